#include "app/screens/table/ReviewPart.h"

#include <algorithm>

#include "app/catalog/PlayerNames.h"
#include "app/play/Tables.h"
#include "app/table/SeatNames.h"
#include "base/Printable.h"
#include "i18n/Numbers.h"
#include "match/Comments.h"
#include "match/TurnTime.h"

namespace app {

bool ReviewPart::canRestore() const { return removal_ && !removal_->since.due(table().match()); }

/// What everybody may see, while engines play; everything; what each player sees, in the order of the seats.
std::vector<game::Viewer> ReviewPart::allViewers() const {
    std::vector<game::Viewer> all;
    if (table().rights().keepsSecrets()) all.push_back(game::Viewer::onlooker());
    all.push_back(game::Viewer::record());
    for (std::size_t seat = 0; seat < table().match().players().size(); ++seat)
        all.emplace_back(game::playerAt(seat));
    return all;
}

void ReviewPart::refreshViewers(const ui::kit::Context& ui) {
    viewers_ = {};
    if (!table().rights().showsSecrets()) return;
    if (table().rights().keepsSecrets()) viewers_.names.push_back(ui.tr("What everybody may see"));
    viewers_.names.push_back(ui.tr("All that happened"));
    for (const std::string& name : namesAt(table(), ui.texts))
        viewers_.names.push_back(
            aboutPlayer(ui.texts, {base::msgid("What {name} saw"), base::msgid("What you saw")}, name));
    const std::vector<game::Viewer> all = allViewers();
    const auto chosen = std::find(all.begin(), all.end(), table().rights().viewer());
    viewers_.chosen = chosen == all.end() ? 0 : static_cast<int>(chosen - all.begin());
}

void ReviewPart::seeAs(int index) {
    const std::vector<game::Viewer> all = allViewers();
    if (index >= 0 && static_cast<std::size_t>(index) < all.size())
        table().seeAs(all[static_cast<std::size_t>(index)]);
}

void ReviewPart::seeAsNext() {
    if (!viewers_.names.empty()) seeAs((viewers_.chosen + 1) % static_cast<int>(viewers_.names.size()));
}

void ReviewPart::readNews(const TableSession& game) {
    const match::Followed& match = game.match();
    const game::Viewer viewer = game.rights().viewer();
    if (!news_.due(match) && reader_ == viewer) return;
    // What is being written belongs to its turn, even if the game goes on meanwhile: the field keeps its own
    // copy of the text, and would write it to the next turn, too.
    if (comment_.active && !game.rights().handOver()) return;
    (void)news_.read(match);
    reader_ = viewer;
    comment_.of = ui::screens::MoveId(match.current().value);
    comment_.text =
        base::printable(match::commentSeenBy(match.tree().node(match.current()).comments, viewer));
}

void ReviewPart::refresh(const ui::kit::Context& ui, float /*seconds*/) {
    refreshViewers(ui);
    comment_.active = false;  // unless it is drawn and has the keyboard
    const match::Followed& match = table().match();
    const match::NodeId current = match.current();
    notes_.aboutTurn = !match.atStart();
    notes_.canRestore = canRestore();
    const auto elsewhere = table().rights().whyNoReferee();
    notes_.noWriting = elsewhere                     ? ui.texts.tr(*elsewhere)
                       : table().rights().handOver() ? ui.tr("Nobody has taken over the table yet.")
                                                     : "";
    const auto taken = match::timeTaken(match, current);
    notes_.time = taken ? ui.tr("{time} for this turn",
                                {{"time", i18n::numberText(ui.texts, match::formatTime(*taken))}})
                        : "";
}

void ReviewPart::toggle() {
    notes_.open = !notes_.open;
    if (notes_.open) basics_.panels.moves = ui::screens::PanelState::Open;
}

void ReviewPart::write() {
    notes_.open = true;
    basics_.panels.moves = ui::screens::PanelState::Open;
    comment_.wantsFocus =
        !table().rights().handOver() && table().localMatch();  // at a covered table nobody writes
}

void ReviewPart::toggleMark(const std::string& mark) {
    match::Match& match = table().ownMatch();
    if (match.atStart()) return;
    match.edits().setMarks(match.current(),
                           match.tree().node(match.current()).marks == mark ? std::string() : mark);
}

void ReviewPart::setComment(const ui::screens::SetComment& comment) {
    const Rights& rights = table().rights();
    if (rights.handOver() || !table().localMatch()) return;
    match::Match& match = *table().localMatch();
    match.edits().setComment(match::NodeId(comment.of.value), comment.text,
                             {.viewer = rights.viewer(), .forHimself = rights.keepsSecrets()});
    // Do not reload the comment while it is being typed.
    if (match.current().value == comment.of.value) (void)news_.read(match);
}

void ReviewPart::promote() { table().ownMatch().edits().promote(table().match().current()); }

void ReviewPart::removeOrRestore() {
    match::Match& match = table().ownMatch();
    if (canRestore()) {
        match.edits().restore(removal_->what);
        table().history().goTo(removal_->what.turn);
        removal_.reset();
    } else if (match::canRemove(match, match.current())) {
        const match::NodeId turn = match.current();
        const match::NodeId before = match.tree().node(turn).parent;
        table().history().goTo(before);
        const match::GameTree::Removed what = match.edits().remove(turn);
        removal_ = Removal{what, {}};
        (void)removal_->since.read(match);
    }
}

}  // namespace app
