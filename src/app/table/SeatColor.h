#pragma once

#include <cstddef>

#include "app/table/TableSession.h"
#include "ui/kit/Context.h"

namespace app {

/// The colour of the pieces at this seat of the table.
[[nodiscard]] inline ImVec4 seatColor(const ui::kit::Context& ui, const TableSession& table,
                                      std::size_t seat) {
    return table.entry().presentation->seatColor(ui.palette, game::playerAt(seat));
}

}  // namespace app
