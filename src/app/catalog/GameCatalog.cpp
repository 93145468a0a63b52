#include "app/catalog/GameCatalog.h"

#include "games/tactik/play/TactikKind.h"
#include "games/tactik/play/TactikState.h"
#include "games/tactik/table/DraftInput.h"
#include "games/tactik/table/TactikInput.h"
#include "games/tactik/table/TactikMaterials.h"
#include "games/tactik/table/TactikPresentation.h"
#include "games/tactik/table/TactikTable.h"
#include "games/tactiki/play/TactikiKind.h"
#include "games/tactiki/table/DraftInput.h"
#include "games/tactiki/table/TactikiInput.h"
#include "games/tactiki/table/TactikiMaterials.h"
#include "games/tactiki/table/TactikiPresentation.h"
#include "games/tactiki/table/TactikiTable.h"
#include "games/tak/online/TakLobby.h"
#include "games/tak/play/TakDraft.h"
#include "games/tak/play/TakKind.h"
#include "games/tak/play/TakState.h"
#include "games/tak/table/DraftInput.h"
#include "games/tak/table/MoveBuilder.h"
#include "games/tak/table/TakMaterials.h"
#include "games/tak/table/TakPresentation.h"
#include "games/tak/table/TakTable.h"

namespace app {

std::vector<CatalogEntry> gameCatalog() {
    std::vector<CatalogEntry> catalog;
    auto kind = std::make_unique<tak::play::TakKind>();
    const game::Kind& takKind = *kind;
    catalog.push_back(
        {.kind = std::move(kind),
         .makeTable =
             [](const game::View& view, const scene::Theme& theme, const TableWishes& wishes) {
                 using tak::table::TakTable;
                 const auto lettering =
                     wishes.largePrint ? TakTable::Lettering::Large : TakTable::Lettering::Usual;
                 if (const auto* draft = dynamic_cast<const tak::play::TakDraft*>(&view))
                     return std::make_shared<const TakTable>(draft->setup(), theme,
                                                             TakTable::Trays::TakePieces, lettering);
                 // Throws std::bad_cast if the view is that of another game.
                 const auto& tak = dynamic_cast<const tak::play::TakState&>(view);
                 return std::make_shared<const TakTable>(tak.position().setup(), theme,
                                                         TakTable::Trays::HoldPieces, lettering);
             },
         .makeInput = [] { return std::make_unique<tak::table::MoveBuilder>(); },
         .makeDraftInput = [] { return std::make_unique<tak::table::DraftInput>(); },
         .presentation = std::make_unique<tak::table::TakPresentation>(),
         .materials = tak::table::materials(),
         .announcements = {.say = tak::table::kSayAnnouncements,
                           .mark = tak::table::kMarkAnnouncements,
                           .markHelp = tak::table::kAboutMarks},
         .showcase = "games/tak/showcase.tps",
         .lessons = "lessons/tak",
         .rules = "rules/tak",
         .puzzles = "puzzles/tak",
         .howToPlay = "games/tak/how-to-play.json",
         .server =
             CatalogEntry::Server{.about = tak::online::aboutPublicServer(),
                                  .make = [&takKind](const lobby::Address& address,
                                                     const lobby::Player& player, std::function<void()> wake,
                                                     base::Log& log) -> std::unique_ptr<lobby::Lobby> {
                                      return std::make_unique<tak::online::TakLobby>(takKind, address, player,
                                                                                     std::move(wake), log);
                                  }},
         .scenes = "games/tak/tools"});
    catalog.push_back({.kind = std::make_unique<tactiki::play::TactikiKind>(),
                       .makeTable =
                           [](const game::View&, const scene::Theme& theme, const TableWishes& wishes) {
                               return std::make_shared<const tactiki::table::TactikiTable>(theme,
                                                                                           wishes.largePrint);
                           },
                       .makeInput = [] { return std::make_unique<tactiki::table::TactikiInput>(); },
                       .makeDraftInput = [] { return std::make_unique<tactiki::table::DraftInput>(); },
                       .presentation = std::make_unique<tactiki::table::TactikiPresentation>(),
                       .materials = tactiki::table::materials(),
                       .showcase = "games/tactiki/showcase.position",
                       .lessons = "lessons/tactiki",
                       .rules = "rules/tactiki",
                       .puzzles = "puzzles/tactiki",
                       .howToPlay = "games/tactiki/how-to-play.json",
                       .scenes = "games/tactiki/tools"});
    catalog.push_back({.kind = std::make_unique<tactik::play::TactikKind>(),
                       .makeTable =
                           [](const game::View& view, const scene::Theme& theme, const TableWishes& wishes) {
                               return std::make_shared<const tactik::table::TactikTable>(
                                   tactik::table::planFor(view, wishes.persons), theme, wishes.largePrint);
                           },
                       .makeInput = [] { return std::make_unique<tactik::table::TactikInput>(); },
                       .makeDraftInput = [] { return std::make_unique<tactik::table::DraftInput>(); },
                       .presentation = std::make_unique<tactik::table::TactikPresentation>(),
                       .materials = tactik::table::materials(),
                       .showcase = "games/tactik/showcase.position",
                       .lessons = "lessons/tactik",
                       .rules = "rules/tactik",
                       .howToPlay = "games/tactik/how-to-play.json",
                       .scenes = "games/tactik/tools"});
    return catalog;
}

}  // namespace app
