#pragma once

#include <compare>
#include <cstdint>
#include <vector>

#include "game/View.h"

namespace app {

/// What a turn does to the pieces, as far as its player foresees it: whether a turn that was entered in one
/// position does the same in another one. It is the same if equal pieces go to the same places and show the
/// same sides there, nothing else moves, and a piece that goes on from one place of an area to another finds
/// nothing there, or a piece of the same player. Which of several equal pieces goes does not matter, nor how
/// many lie below it: a pile to which cards go grows all the time.
class TurnEffect {
  public:
    /// The action must be legal in the view.
    TurnEffect(const game::View& view, game::Action action);
    friend bool operator==(const TurnEffect&, const TurnEffect&) = default;

  private:
    struct Change {
        std::uint8_t owner = 0;
        std::uint8_t shape = 0;
        game::Face face = 0;
        std::uint16_t from = 0;  ///< area
        std::uint8_t shapeAfter = 0;
        game::Face faceAfter = 0;
        std::uint16_t area = 0;
        std::uint16_t spot = 0;
        int found = 0;  ///< what lay there: kNothing, kAnything or the number of its owner
        friend auto operator<=>(const Change&, const Change&) = default;
    };
    static constexpr int kNothing = -1;
    static constexpr int kAnything = -2;  ///< it does not matter

    std::vector<Change> changes_;  ///< sorted
};

}  // namespace app
