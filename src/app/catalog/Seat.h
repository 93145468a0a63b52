#pragma once

#include <string>

#include "match/TimeControl.h"

namespace app {

/// The player at a seat of a game.
struct Seat {
    std::string name;
    std::string opponent = {};  ///< id of the bot; empty for a person
    match::TimeControl time = {};
    friend bool operator==(const Seat&, const Seat&) = default;
};

}  // namespace app
