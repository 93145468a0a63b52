#include "app/screens/table/TableHint.h"

#include "app/shell/Shell.h"

namespace app {
namespace {

/// The pieces in the hand, and the effect of the next click; empty if the hand is empty.
std::string entryHint(const ui::kit::Context& ui, const TableSession& table) {
    if (table.hand().awaitsConfirmation())
        return ui.tr("Click once more to play it, elsewhere to take it back");
    const game::InputView& input = table.hand().shownInput();
    if (input.words) return ui.texts.tr(*input.words);
    return input.text.empty() ? std::string() : ui.tr("In hand: {move}", {{"move", input.text}});
}

/// The turn being entered in the game's notation; empty if entryHint() contains it.
std::string entryNotation(const TableSession& table) {
    const game::InputView& input = table.hand().shownInput();
    if (table.hand().awaitsConfirmation()) return table.hand().entryText();
    if (!input.words) return {};
    return input.proposal.empty() ? input.text : input.proposal;
}

}  // namespace

TableSession& TableHint::table() const { return shell_.currentGame().table(); }

void TableHint::refresh(const ui::kit::Context& ui, float seconds, ui::screens::PlayModel& model) {
    model.advising = advising_ || advice_;
    model.hint = hintText(ui);
    model.hintNotation = entryNotation(table());
    showRefusal(ui, seconds, model);
    if (model.hint.empty() && table().hand().cursor() && shell_.narrator().on())
        model.hint = ui.texts.tr(table().view().describe(*table().hand().cursor()));
}

/// The turn being entered takes precedence over advice, and advice over the game's own hint.
std::string TableHint::hintText(const ui::kit::Context& ui) const {
    if (std::string entered = entryHint(ui, table()); !entered.empty()) return entered;
    if (std::string advice = advised(ui); !advice.empty()) return advice;
    const std::string hint = table().personToMove() ? table().view().hint() : std::string();
    return hint.empty() ? std::string() : ui.tr(hint.c_str());
}

std::string TableHint::advised(const ui::kit::Context& ui) const {
    if (advice_) return adviceText(ui.texts, *advice_);
    return advising_ ? ui.tr("Looking for a good turn …") : std::string();
}

/// The line of typed turns shows a refusal until the next input, the hint for a few seconds.
void TableHint::showRefusal(const ui::kit::Context& ui, float seconds, ui::screens::PlayModel& model) {
    constexpr float kShown = 4;  // seconds
    if (std::exchange(refusalsSeen_, table().hand().refusalNumber()) != table().hand().refusalNumber())
        refusalAge_ = 0;
    refusalAge_ += seconds;
    model.refusal = table().hand().refusal() ? ui.texts.tr(*table().hand().refusal()) : std::string();
    model.hintRefuses = !model.refusal.empty() && refusalAge_ < kShown;
    if (!model.hintRefuses) return;
    model.hint = model.refusal;
    model.hintNotation.clear();
}

}  // namespace app
