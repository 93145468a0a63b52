#pragma once

#include <cstdint>

#include "app/Evening.h"

namespace app {

/// Identifies the position on the table; differs after a change of game or view.
struct ShownPosition {
    int session = -1;  ///< Evening::sessionNumber()
    std::uint64_t view = 0;
    friend bool operator==(const ShownPosition&, const ShownPosition&) = default;
};

[[nodiscard]] inline ShownPosition shownPosition(const Evening& evening) {
    return {evening.sessionNumber(), evening.table().viewNumber()};
}

}  // namespace app
