#include "app/play/PositionDesk.h"

#include <utility>

namespace app {

void PositionDesk::begin(const CatalogEntry& game, std::unique_ptr<game::Draft> draft,
                         std::unique_ptr<game::Draft> before) {
    game_ = &game;
    if (before) before_.push_back({.start = std::move(before), .changes = {}});
    show({.start = std::move(draft), .changes = {}});
}

bool PositionDesk::onTable() const {
    const TableSession* const table = tables_.previewed();
    return table != nullptr && dynamic_cast<const game::Draft*>(&table->view()) != nullptr;
}

const game::Draft& PositionDesk::draft() const { return dynamic_cast<const game::Draft&>(table().view()); }

std::unique_ptr<game::Draft> PositionDesk::copyOf(const game::Draft& draft) {
    // A clone is of the same class.
    return std::unique_ptr<game::Draft>(static_cast<game::Draft*>(draft.clone().release()));
}

// ---- tables ----

PositionDesk::Left PositionDesk::leave() const {
    const match::Match& match = table().ownMatch();
    Left left{.start = match.startState(), .changes = {}};
    for (const match::NodeId node : match.line()) left.changes.push_back(match.tree().node(node).action);
    left.made = match.tree().pathTo(match.current()).size();
    return left;
}

void PositionDesk::show(const Left& left) {
    std::vector<std::string> names;
    for (int seat = 0; seat < left.start->playerCount(); ++seat)
        names.push_back(game_->kind->seatName(game::playerAt(static_cast<std::size_t>(seat))));
    match::Match match(left.start->clone(), std::move(names));
    for (const game::Action change : left.changes) (void)match.submit(match.moverOf(change), change);
    tables_.watch(*game_, std::move(match));
    for (std::size_t i = left.made; i < left.changes.size(); ++i) (void)table().history().undo();
    table().stage().finishAnimations();
    shown_ = table().match().tree().version();
}

bool PositionDesk::changed() const { return table().match().tree().version() != shown_; }

// ---- changes ----

void PositionDesk::apply(game::Action change) { table().control().play(change); }

void PositionDesk::replace(std::unique_ptr<game::Draft> draft) {
    before_.push_back(leave());
    after_.clear();
    show({.start = std::move(draft), .changes = {}});
}

bool PositionDesk::canUndo() const { return table().history().canUndo() || !before_.empty(); }

bool PositionDesk::canRedo() const { return table().history().canRedo() || (!after_.empty() && !changed()); }

void PositionDesk::undo() {
    if (table().history().undo() || before_.empty()) return;
    if (changed()) after_.clear();
    after_.push_back(leave());
    const Left left = std::move(before_.back());
    before_.pop_back();
    show(left);
}

void PositionDesk::redo() {
    if (table().history().redo() || !canRedo()) return;
    before_.push_back(leave());
    const Left left = std::move(after_.back());
    after_.pop_back();
    show(left);
}

}  // namespace app
