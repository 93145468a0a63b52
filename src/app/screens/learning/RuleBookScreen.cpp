#include "app/screens/learning/RuleBookScreen.h"

#include <utility>

#include "app/learning/GameToLearn.h"
#include "app/learning/Lessons.h"
#include "app/play/CurrentGame.h"
#include "app/screens/setup/ChoiceOfGames.h"
#include "app/settings/Preferences.h"
#include "app/window/Display.h"
#include "app/window/ScreenStack.h"
#include "unicode/Fold.h"

namespace app {

using ui::screens::RuleBookAction;
using ui::screens::RuleBookModel;

RuleBookScreen::RuleBookScreen(const ScreenBasics& basics, const Playing& playing, const Learning& learning)
    : TeachingScreen(basics, playing), learning_(learning) {
    learning.lessons.switchTo(learning.games.current({Matter::Rules}));
}

bool RuleBookScreen::working() const { return !learning_.lessons.ready(); }

bool RuleBookScreen::expecting() const { return working() || !shown_ || shown_->table.busy(); }

/// First the pieces move as the rule describes; then the player can move them.
void RuleBookScreen::update(float seconds) {
    input().update(seconds, keyboardNavigation());
    if (working()) return;
    if (!shown_) show(0);
    if (!shown_ || shown_->shown) return;
    if (shown_->table.update(seconds)) redraw();
    if (shown_->table.busy()) return;
    shown_->shown = true;
    shown_->table.release();
}

void RuleBookScreen::turnTo(int game) {
    GameToLearn& games = learning_.games;
    games.choose(*games.with({Matter::Rules})[static_cast<std::size_t>(game)]);
    shown_.reset();
    search_.clear();
    learning_.lessons.switchTo(games.current({Matter::Rules}));
}

void RuleBookScreen::show(int rule) {
    int first = 0;
    for (const tutorial::Lesson& chapter : learning_.lessons.rules()) {
        const auto count = static_cast<int>(chapter.steps.size());
        if (rule < first + count) {
            rule_ = rule;
            shown_.reset();
            shown_ =
                std::make_unique<Shown>(chapter, static_cast<std::size_t>(rule - first),
                                        *learning_.lessons.game(), playing_.tables, playing_.participants);
            redraw();
            return;
        }
        first += count;
    }
}

// ---- display ----

RuleBookModel RuleBookScreen::model(const ui::kit::Context& ui) const {
    RuleBookModel model{
        .games = choiceOf(learning_.games.with({Matter::Rules}), *learning_.lessons.game(), ui),
        .canUndo = shown_ && shown_->shown && table().history().canUndo()};
    const std::string wanted = unicode::folded(search_);
    int index = 0;
    for (const tutorial::Lesson& chapter : learning_.lessons.rules()) {
        std::string title = ui.tr(chapter.title.c_str());
        for (const tutorial::Step& rule : chapter.steps) {
            const std::string text = ui.tr(rule.say.c_str());
            const bool found = wanted.empty() || rule.name == wanted ||
                               unicode::folded(text).find(wanted) != std::string::npos;
            if (found)
                model.rules.push_back({.index = index,
                                       .chapter = std::exchange(title, {}),
                                       .number = rule.name,
                                       .text = text,
                                       .chosen = index == rule_});
            ++index;
        }
    }
    return model;
}

void RuleBookScreen::draw(ui::kit::Context& ui, float) {
    const RuleBookModel shown = model(ui);
    std::string words;
    for (const RuleBookModel::Rule& rule : shown.rules) words += rule.number + " " + rule.text + "\n";
    setText(std::move(words));
    for (const auto& command : ui::screens::drawRuleBook(ui, shown, search_)) execute(command);
}

ui::kit::Rect RuleBookScreen::tableArea(ui::kit::Rect display) const {
    return ui::screens::ruleBookTableArea(display, basics_.display.pixelScale);
}

// ---- commands ----

void RuleBookScreen::execute(const ui::screens::RuleBookCommand& command) {
    if (const auto* rule = std::get_if<ui::screens::ChooseRule>(&command)) return show(rule->rule);
    if (const auto* kind = std::get_if<ui::screens::ChooseKind>(&command)) return turnTo(kind->game);
    const auto* action = std::get_if<RuleBookAction>(&command);
    if (action == nullptr) return redraw();
    if (*action == RuleBookAction::Back) basics_.screens.close();
    if (*action == RuleBookAction::ShowAgain) show(rule_);
    if (*action == RuleBookAction::Undo && shown_ && shown_->shown) (void)table().history().undo();
}

/// A gamepad's directions and A are for the panel, its other buttons for the camera.
void RuleBookScreen::handle(const SDL_Event& event) {
    (void)input().handle(event, takesTurns() && event.type != SDL_CONTROLLERBUTTONDOWN);
}

}  // namespace app
