#include "app/screens/table/thinking/AdvicePart.h"

#include <utility>

#include "app/common/Changes.h"
#include "app/play/Tables.h"
#include "app/screens/table/thinking/HintPanel.h"
#include "app/sound/Narrator.h"
#include "app/thinking/ThinkingService.h"

namespace app {

void AdvicePart::ask() {
    TableSession& table = playing_.tables.shown();
    if (!table.rights().personToMove()) return;
    // Else the button beside the advice would play something else.
    const bool playsOther = table.turn().begun() && table.turn().shown().finish;
    if (playsOther || table.turn().awaitsConfirmation()) (void)table.turn().cancel();
    if (view_)
        ++steps_;
    else
        begin();
    asked_ = shownPosition(table);
    (void)update(0);
    show();
}

void AdvicePart::begin() {
    const TableSession& table = playing_.tables.shown();
    bot_ = playing_.thinking.employStrongest(*table.entry().kind);
    if (!bot_ || !bot_->ask(table.view(), kAdviceEffort)) return;
    view_ = table.view().copy();
    steps_ = 1;
}

void AdvicePart::forget() {
    bot_.reset();
    view_.reset();
    turn_.reset();
    advice_.reset();
    saidSteps_ = 0;
}

void AdvicePart::readNews(const TableSession& game) {
    const ShownPosition now = shownPosition(game);
    if (!view_ || now == asked_) return;
    forget();
    show();
}

bool AdvicePart::update(float /*seconds*/) {
    const auto answer = view_ && !turn_ ? bot_->take() : std::nullopt;
    if (!answer) return false;
    turn_ = answer->action;
    if (!turn_) forget();  // the bot cannot go on, so there will be none
    show();
    return true;
}

void AdvicePart::show() {
    if (turn_) advice_ = adviceOf(*view_, *turn_, steps_ > 1);
    hint_.setAdvice(advice_, thinking());
    basics_.changes.interface = true;
    say();
}

void AdvicePart::say() {
    if (advice_ && std::exchange(saidSteps_, steps_) != steps_)
        basics_.narrator.say(spokenAdvice(basics_.texts, *view_, *advice_));
}

}  // namespace app
