#pragma once

#include <string>

namespace app {

/// Who sits at a seat of a game.
struct Seat {
    std::string name;
    std::string opponent = {};  ///< id of the bot; empty: a person
    friend bool operator==(const Seat&, const Seat&) = default;
};

}  // namespace app
