#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "game/State.h"

namespace game {

/// What tells the positions of a game apart, for statistics of what was played in them. One object for each
/// game, without state: any thread may call it.
class PositionKeys {
  public:
    virtual ~PositionKeys() = default;
    /// Must change with every change of the keys: those that were kept are computed anew then. From 1.
    [[nodiscard]] virtual int version() const = 0;
    /// A number for a position, the same in every build of the program: equal for positions that are the
    /// same, also after turning or mirroring the table, and different for all others. It depends on
    /// everything that decides how the game can go on, such as the player to move and the supplies, but not
    /// on the way to the position, the number of turns, or points that were agreed. In a game with secrets it
    /// depends only on what an onlooker knows. Nothing: this position has none. Takes microseconds.
    [[nodiscard]] virtual std::optional<std::uint64_t> keyOf(const State& state) const = 0;

    /// What was agreed for the game that begins here and matters for results, though not for the positions: a
    /// short text without language, such as "2.5". Empty: nothing.
    [[nodiscard]] virtual std::string termsOf(const State&) const { return {}; }
    /// What lists call such terms; msgids. Empty if there are none.
    struct TermsWords {
        std::string one = {};  ///< one of them
        std::string all = {};  ///< the choice that shows games with any of them
    };
    [[nodiscard]] virtual TermsWords termsWords() const { return {}; }
};

}  // namespace game
