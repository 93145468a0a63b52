#pragma once

#include "app/table/TableSession.h"
#include "ui/screens/play/PlayCounts.h"

namespace app {

/// A number for a place on the table, at its position in a picture of this size.
[[nodiscard]] ui::screens::CountView countView(const TableSession& table, const game::PlaceCount& count,
                                               ImVec2 picture);

}  // namespace app
