#include "app/screens/DescriptionScreen.h"

#include "app/common/Desktop.h"
#include "app/play/Tables.h"
#include "app/settings/Preferences.h"
#include "app/sound/Narrator.h"
#include "app/table/PositionWords.h"
#include "app/table/SharedGame.h"
#include "app/window/ScreenStack.h"
#include "ui/screens/Description.h"

namespace app {
namespace {

std::string joined(const std::vector<std::string>& paragraphs) {
    std::string all;
    for (const std::string& paragraph : paragraphs) all += (all.empty() ? "" : "\n") + paragraph;
    return all;
}

}  // namespace

DescriptionScreen::DescriptionScreen(const ScreenBasics& basics, const Playing& playing)
    : basics_(basics), playing_(playing) {
    describe();
    basics_.narrator.say(text());
}

DescriptionScreen::~DescriptionScreen() { basics_.narrator.silence(); }

void DescriptionScreen::describe() {
    const TableSession& table = playing_.tables.shown();
    described_ = shownPosition(table);
    paragraphs_ = positionInWords(table, table.rights().viewer(), basics_.texts);
}

void DescriptionScreen::draw(ui::kit::Context& ui, float) {
    // The game may go on meanwhile.
    if (described_ != shownPosition(playing_.tables.shown())) describe();
    using ui::screens::DescriptionCommand;
    const bool speaks = basics_.narrator.state() != speech::Speaker::State::Silent;
    for (const DescriptionCommand command :
         ui::screens::drawDescription(ui, {.paragraphs = paragraphs_, .canSpeak = speaks})) {
        if (command == DescriptionCommand::Back) basics_.screens.close();
        if (command == DescriptionCommand::Speak) basics_.narrator.sayOnce(text());
        if (command == DescriptionCommand::Copy)
            copyText(joined(sharedWords(playing_.tables.shown(), basics_.texts)));
    }
}

/// Handles the key that opens this screen: it also closes it.
void DescriptionScreen::handle(const SDL_Event& event) {
    if (event.type != SDL_KEYDOWN || event.key.repeat != 0) return;
    const auto action = basics_.preferences.bindings().find(chordOf(event.key.keysym), ActionPlace::Table);
    if (action == Action::Describe) basics_.screens.close();
}

bool DescriptionScreen::escape() {
    basics_.screens.close();
    return true;
}

std::string DescriptionScreen::text() const { return joined(paragraphs_); }

}  // namespace app
