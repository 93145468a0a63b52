#include "app/screens/table/HeldTurnPart.h"

#include <utility>

#include "app/common/Messages.h"
#include "app/input/Pointing.h"
#include "app/play/Tables.h"
#include "app/sound/Narrator.h"
#include "app/thinking/Ideas.h"
#include "app/window/Display.h"

namespace app {
namespace {

constexpr float kAbove = 30;  // units: a label is written below its point, and this one above the piece

}  // namespace

bool HeldTurnPart::update(float /*seconds*/) {
    sayChange();
    sayLost();
    if (!expecting() || table().animating() || table().control().offerToAnswer()) return false;
    if (!table().turn().playHeld()) return false;
    said_.clear();  // the turn is announced as any other
    return true;
}

bool HeldTurnPart::expecting() const { return table().turn().heldTurn().due(); }

void HeldTurnPart::sayChange() {
    const auto& held = table().turn().heldTurn().turn();
    const std::string now = held ? held->text : std::string();
    const std::string before = std::exchange(said_, now);
    const bool sameMatch = std::exchange(match_, table().match().number()) == table().match().number();
    const i18n::Catalogue& texts = basics_.texts;
    if (!now.empty() && now != before) basics_.narrator.say(texts.tr("Prepared: {move}", {{"move", now}}));
    // What ends it otherwise, such as the end of the game, is announced itself.
    const bool byPlayer = sameMatch && table().turn().heldTurn().position() != nullptr;
    if (now.empty() && !before.empty() && byPlayer)
        basics_.narrator.say(texts.tr("{move} was taken back.", {{"move", before}}));
}

/// Once the turn that has made it impossible has been seen.
void HeldTurnPart::sayLost() {
    if (auto lost = table().turn().takeLost()) {
        lost_ = std::move(lost);
        said_.clear();
    }
    if (!lost_ || table().animating()) return;
    const i18n::Catalogue& texts = basics_.texts;
    const std::string text =
        lost_->why == HeldTurn::Lost::Why::Illegal
            ? texts.tr("{move} was held ready, but is not possible any more.", {{"move", lost_->text}})
            : texts.tr("{move} was held ready, but would now do something else.", {{"move", lost_->text}});
    lost_.reset();
    basics_.messages.toast(text);
    basics_.narrator.sayTurn(text, false);
}

ImVec2 HeldTurnPart::endOfTurn(const game::Transition& turn) const {
    const scene::TableModel& model = table().stage().scene().model();
    const game::Place end = endOf(turn);
    glm::vec3 top = model.highlight(end).position;
    for (const game::Hop& hop : netHopsOf(turn))
        if (hop.after.place == end)
            top = model.rest(hop.after).position + glm::vec3(0, model.heightOf(hop.after), 0);
    return onDisplay(table().stage().project(top));
}

void HeldTurnPart::refresh(const ui::kit::Context& ui, float /*seconds*/) {
    sentence_.clear();
    labels_.clear();
    const auto& held = table().turn().heldTurn().turn();
    if (!held) return;
    const ImVec2 end = endOfTurn(held->course);
    labels_.push_back({.text = ui.trc("a turn, on the table", "held"),
                       .at = {end.x, end.y - ui.px(kAbove)},
                       .strong = true});
    sentence_ = basics_.display.pad
                    ? ui.tr("Prepared: {move}", {{"move", held->text}})
                    : ui.tr("Prepared: {move} – right click or Esc takes it back", {{"move", held->text}});
}

void HeldTurnPart::draw(ui::kit::Context& ui, const ui::screens::PlayLayout& /*layout*/) {
    ui::screens::drawIdeaLabels(ui, labels_);
}

bool HeldTurnPart::escape() { return table().turn().takeBackHeld(); }

}  // namespace app
