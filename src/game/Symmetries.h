#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "base/Result.h"
#include "game/Record.h"

namespace game {

/// A way to turn or mirror the places of a game, as the first player sees it. A turn is the smallest after
/// which the places lie as before: a quarter of a circle if there are as many rows as columns, half of one
/// for a rhombus, a sixth for a hexagon.
enum class Symmetry : std::uint8_t { TurnLeft, TurnRight, Mirror };
inline constexpr Symmetry kSymmetries[] = {Symmetry::TurnLeft, Symmetry::TurnRight, Symmetry::Mirror};

/// The symmetries of the places of a game: a game that is turned or mirrored is the same game on other
/// places. One object for each game, without state. Callable from any thread.
class Symmetries {
  public:
    virtual ~Symmetries() = default;
    /// Whether the places of this game have this symmetry.
    [[nodiscard]] virtual bool has(Symmetry symmetry) const = 0;
    /// The start of a game, with its pieces at their new places.
    [[nodiscard]] virtual std::unique_ptr<State> turned(const State& start, Symmetry symmetry) const = 0;
    /// The turn that means the same after it. `before`: the position before the turn, not turned.
    [[nodiscard]] virtual Action turned(const State& before, Action action, Symmetry symmetry) const = 0;
    /// A comment, in which names of places and turns are those of their new places, as far as it is certain
    /// that they are meant. `start`: of the game, not turned.
    [[nodiscard]] virtual std::string turned(std::string_view comment, const State& start,
                                             Symmetry symmetry) const = 0;
};

/// The whole game after it: all turns, variations and comments, and the strokes drawn in these, if the names
/// of places are a letter and a digit.
[[nodiscard]] Record turned(const Record& game, const Symmetries& symmetries, Symmetry symmetry);

}  // namespace game
