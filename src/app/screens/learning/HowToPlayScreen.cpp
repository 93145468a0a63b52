#include "app/screens/learning/HowToPlayScreen.h"

#include <utility>

#include "app/common/Changes.h"
#include "app/common/Messages.h"
#include "app/common/Paths.h"
#include "app/common/Wake.h"
#include "app/play/Tables.h"
#include "app/window/Display.h"
#include "app/window/ScreenStack.h"
#include "base/Files.h"
#include "ui/screens/learning/HowToPlay.h"

namespace app {
namespace {

base::Result<std::vector<HowToPlayCard>> cardsIn(const std::filesystem::path& file, const game::Kind& kind) {
    const auto text = base::readFile(file);
    if (!text) return text.error();
    return readHowToPlay(*text, file.string(), kind);
}

}  // namespace

HowToPlayScreen::HowToPlayScreen(const ScreenBasics& basics, const Playing& playing)
    : basics_(basics), game_(playing.tables.shown().entry()), scene_(game_, playing.tables) {
    task_ = std::make_unique<BackgroundTask<std::vector<HowToPlayCard>>>(
        [file = basics.paths.assets / game_.howToPlay, &kind = *game_.kind](const std::stop_token&) {
            auto cards = cardsIn(file, kind);
            wakeLoop();
            return cards;
        });
}

void HowToPlayScreen::takeCards() {
    auto cards = task_->take();
    task_.reset();
    if (!cards) {
        basics_.messages.toast(basics_.texts.describe(cards.error()), ui::kit::Severity::Warning);
        return basics_.screens.close();
    }
    cards_ = std::move(*cards);
    scene_.show(cards_.front());
    basics_.changes.interface = true;
}

void HowToPlayScreen::pass(float seconds) {
    if (task_ && task_->ready()) takeCards();
    if (scene_.update(seconds)) basics_.changes.interface = true;
}

void HowToPlayScreen::turn(int steps) {
    const auto wanted = static_cast<std::size_t>(static_cast<int>(card_) +
                                                 steps);  // a step before the first card gives a huge number
    if (wanted >= cards_.size()) return;
    card_ = wanted;
    scene_.show(cards_[card_]);
    basics_.changes.interface = true;
}

std::string HowToPlayScreen::ending() const {
    const game::Outcome outcome = scene_.outcome();
    return outcome.over && !outcome.reason.empty() ? basics_.texts.tr(outcome.reason.c_str()) : "";
}

void HowToPlayScreen::draw(ui::kit::Context& ui, float) {
    using ui::screens::HowToPlayCommand;
    if (cards_.empty()) return;
    const HowToPlayCard& card = cards_[card_];
    for (const HowToPlayCommand command :
         ui::screens::drawHowToPlay(ui, {.title = ui.tr(card.title.c_str()),
                                        .text = ui.tr(card.text.c_str()),
                                        .ending = ending(),
                                        .card = static_cast<int>(card_),
                                        .cards = static_cast<int>(cards_.size())})) {
        if (command == HowToPlayCommand::Next) turn(1);
        if (command == HowToPlayCommand::Previous) turn(-1);
        if (command == HowToPlayCommand::Controls) basics_.screens.open(ScreenId::Controls);
        if (command == HowToPlayCommand::Back) basics_.screens.close();
    }
}

void HowToPlayScreen::handle(const SDL_Event& event) {
    if (event.type == SDL_KEYDOWN) {
        const SDL_Keycode key = event.key.keysym.sym;
        if (key == SDLK_RIGHT || key == SDLK_PAGEDOWN) turn(1);
        if (key == SDLK_LEFT || key == SDLK_PAGEUP) turn(-1);
    } else if (event.type == SDL_CONTROLLERBUTTONDOWN) {
        const Uint8 button = event.cbutton.button;
        if (button == SDL_CONTROLLER_BUTTON_RIGHTSHOULDER) turn(1);
        if (button == SDL_CONTROLLER_BUTTON_LEFTSHOULDER) turn(-1);
    }
}

bool HowToPlayScreen::escape() {
    basics_.screens.close();
    return true;
}

std::string HowToPlayScreen::text() const {
    if (cards_.empty()) return {};
    const i18n::Catalogue& texts = basics_.texts;
    std::string all =
        texts.tr(cards_[card_].title.c_str()) + std::string("\n") + texts.tr(cards_[card_].text.c_str());
    if (const std::string end = ending(); !end.empty()) all += "\n" + end;
    return all;
}

ui::kit::Rect HowToPlayScreen::tableArea(ui::kit::Rect display) const {
    return ui::screens::howToPlayTableArea(display, basics_.display.pixelScale);
}

}  // namespace app
