#pragma once

#include <cstdint>

#include "app/Evening.h"

namespace app {

/// Which position the table shows: another one where the game or the view has changed.
struct ShownPosition {
    int session = -1;  ///< Evening::sessionNumber()
    std::uint64_t view = 0;
    friend bool operator==(const ShownPosition&, const ShownPosition&) = default;
};

[[nodiscard]] inline ShownPosition shownPosition(const Evening& evening) {
    return {evening.sessionNumber(), evening.table().viewNumber()};
}

}  // namespace app
