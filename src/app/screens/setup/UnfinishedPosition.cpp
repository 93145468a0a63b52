#include "app/screens/setup/UnfinishedPosition.h"

#include <utility>

#include "app/catalog/Games.h"
#include "app/common/Messages.h"
#include "app/screens/setup/KindOptions.h"
#include "app/shell/NewGameDraft.h"
#include "app/window/ScreenStack.h"
#include "game/PositionEditor.h"

namespace app {

UnfinishedPosition::UnfinishedPosition(const ScreenBasics& basics, const Tables& tables, PositionDesk& desk)
    : basics_(basics), desk_(desk) {
    begin(tables);
    begun_ = desk_.draft().positionText();
}

UnfinishedPosition::~UnfinishedPosition() {
    if (!keeps_) return;
    if (finished_)
        basics_.keptPositions.erase(&desk_.game());
    else if (last_ && last_->positionText() != begun_)
        basics_.keptPositions[&desk_.game()] = {std::move(last_), emptyTable_};
}

const KeptPosition* UnfinishedPosition::keptOf(const CatalogEntry& game) const {
    const auto kept = basics_.keptPositions.find(&game);
    return kept == basics_.keptPositions.end() ? nullptr : &kept->second;
}

/// Begins with this position; undoing leads back to the one that was left unfinished, if it is another one.
void UnfinishedPosition::beginWith(const CatalogEntry& game, std::unique_ptr<game::Draft> draft) {
    const KeptPosition* const kept = keptOf(game);
    const bool other = kept != nullptr && kept->draft->positionText() != draft->positionText();
    desk_.begin(game, std::move(draft), other ? PositionDesk::copyOf(*kept->draft) : nullptr);
}

/// A position that was left unfinished comes back above the form of a new game, unless options were chosen
/// since that need another table.
void UnfinishedPosition::beginForNewGame(const NewGameDraft& form) {
    const CatalogEntry& game = *form.game;
    const game::PositionEditor& editor = *game.kind->positionEditor();
    auto empty = editor.empty(*game.kind, valuesOf(form.settings, *game.kind));
    if (!empty) empty = editor.empty(*game.kind, {});
    emptyTable_ = (*empty)->positionText();
    if (form.start) return beginWith(game, editor.copyOf(*form.start->view(game::Viewer::record())));
    const KeptPosition* const kept = keptOf(game);
    if (kept == nullptr) return desk_.begin(game, std::move(*empty), nullptr);
    if (kept->emptyTable.empty() || kept->emptyTable == emptyTable_)
        return desk_.begin(game, PositionDesk::copyOf(*kept->draft), nullptr);
    beginWith(game, std::move(*empty));
    basics_.messages.toast(basics_.texts.tr(
        "The position that you left does not fit the options of the new game. Undo brings it back."));
}

/// Undoing leads back to a position that was left unfinished.
void UnfinishedPosition::begin(const Tables& tables) {
    if (basics_.screens.onTop(ScreenId::NewGame) && basics_.newGameDraft)
        return beginForNewGame(*basics_.newGameDraft);
    const TableSession& below = tables.shown();
    // Others at the same table may not see what this player knows.
    keeps_ = below.view().truth() != nullptr || !below.rights().hidesFromPersons();
    beginWith(below.entry(), below.entry().kind->positionEditor()->copyOf(below.view()));
}

}  // namespace app
