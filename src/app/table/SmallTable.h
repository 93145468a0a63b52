#pragma once

#include "app/catalog/GameCatalog.h"
#include "game/View.h"
#include "ui/kit/Palette.h"
#include "ui/screens/SmallPicture.h"

namespace app {

/// The field of play with its pieces, as seen from above the first player's seat: for many games side by
/// side. `table`: of a game with this start, as the catalogue entry makes it.
[[nodiscard]] ui::screens::SmallPicture smallPicture(const scene::TableModel& table, const game::View& view,
                                                     const ui::game::Presentation& presentation,
                                                     const ui::kit::Palette& palette);

}  // namespace app
