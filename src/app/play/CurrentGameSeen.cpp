// Games of which all that they hide was seen in another copy.
#include <utility>

#include "app/play/CurrentGame.h"
#include "app/table/HiddenTags.h"

namespace app {

void CurrentGame::lookAt(const CatalogEntry& game, const match::Match& match, Shown shown) {
    match::Match seen = match::Match::fromRecord(match.toRecord());
    shown.ply = static_cast<int>(seen.line().size());
    show(game, std::move(seen), shown);
    basics_.messages.report(
        basics_.texts.tr("This game can only be looked at"), "",
        {basics_.texts.tr(
            "Another copy of it is over or was opened in the library, so what it hides has been seen.")});
}

/// It is no unfinished game any more.
void CurrentGame::lookAt(ResumedGame resumed) {
    keeper_.unfinished().close(resumed.id);
    lookAt(*resumed.game, match::Match::fromRecord(std::move(resumed.record)), {.archived = resumed.id});
}

/// While the game was on the table, all of it may have been seen in another copy of the program.
void CurrentGame::followSeen() {
    seen_.look(tables_.shown());
    if (!localMatch() || isSecondTry() || !session()->rights().keepsSecrets()) return;
    seen_.follow(*session());
    if (seen_.knows(identityIn(session()->match().tags())))
        lookAt(session()->entry(), *localMatch(),
               {.archived = keeper_.onTable(), .former = Former::Abandoned});
}

}  // namespace app
