#pragma once

#include <cstdint>

#include "app/play/CurrentGame.h"

namespace app {

/// Identifies the position on the table; differs after a change of game or view.
struct ShownPosition {
    int session = -1;  ///< CurrentGame::sessionNumber()
    std::uint64_t view = 0;
    friend bool operator==(const ShownPosition&, const ShownPosition&) = default;
};

[[nodiscard]] inline ShownPosition shownPosition(const CurrentGame& currentGame) {
    return {currentGame.sessionNumber(), currentGame.tables().shown().viewNumber()};
}

}  // namespace app
