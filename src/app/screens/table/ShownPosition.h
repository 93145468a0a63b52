#pragma once

#include <cstdint>

#include "app/table/TableSession.h"

namespace app {

/// Identifies the position on the table; differs after a change of game or view.
struct ShownPosition {
    std::uint64_t match = 0;  ///< match::Followed::number()
    std::uint64_t view = 0;
    friend bool operator==(const ShownPosition&, const ShownPosition&) = default;
};

[[nodiscard]] inline ShownPosition shownPosition(const TableSession& table) {
    return {table.match().number(), table.viewNumber()};
}

}  // namespace app
