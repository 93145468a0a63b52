#include "app/screens/DescriptionScreen.h"

#include "app/shell/Shell.h"
#include "app/table/PositionWords.h"
#include "app/table/SharedGame.h"
#include "ui/screens/Description.h"

namespace app {
namespace {

std::string joined(const std::vector<std::string>& paragraphs) {
    std::string all;
    for (const std::string& paragraph : paragraphs) all += (all.empty() ? "" : "\n") + paragraph;
    return all;
}

}  // namespace

DescriptionScreen::DescriptionScreen(Shell& shell) : shell_(shell) {
    describe();
    shell_.narrator().say(text());
}

DescriptionScreen::~DescriptionScreen() { shell_.narrator().silence(); }

void DescriptionScreen::describe() {
    const CurrentGame& game = shell_.currentGame();
    described_ = shownPosition(game);
    paragraphs_ = positionInWords(game.table(), game.table().viewer(), shell_.texts());
}

void DescriptionScreen::draw(ui::kit::Context& ui, float) {
    // The game may go on meanwhile.
    if (described_ != shownPosition(shell_.currentGame())) describe();
    using ui::screens::DescriptionCommand;
    const bool speaks = shell_.narrator().state() != speech::Speaker::State::Silent;
    for (const DescriptionCommand command :
         ui::screens::drawDescription(ui, {.paragraphs = paragraphs_, .canSpeak = speaks})) {
        if (command == DescriptionCommand::Back) shell_.screens().close();
        if (command == DescriptionCommand::Speak) shell_.narrator().sayOnce(text());
        if (command == DescriptionCommand::Copy)
            SDL_SetClipboardText(joined(sharedWords(shell_.currentGame().table(), shell_.texts())).c_str());
    }
}

/// Handles the key that opens this screen: it also closes it.
void DescriptionScreen::handle(const SDL_Event& event) {
    if (event.type != SDL_KEYDOWN || event.key.repeat != 0) return;
    const auto action = shell_.preferences().bindings().find(chordOf(event.key.keysym), ActionPlace::Table);
    if (action == Action::Describe) shell_.screens().close();
}

bool DescriptionScreen::escape() {
    shell_.screens().close();
    return true;
}

std::string DescriptionScreen::text() const { return joined(paragraphs_); }

}  // namespace app
