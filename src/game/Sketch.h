#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "game/Ids.h"
#include "game/Place.h"
#include "game/Viewer.h"

namespace game {

/// What a stroke is drawn with. Each ink has a colour and a line of its own.
enum class Ink : std::uint8_t { Green, Red, Yellow, Blue };
inline constexpr std::size_t kInks = 4;

/// One thing that a player has drawn on a position: an arrow from a place to another one, or a ring around a
/// place. Its places are on the lowest level.
struct Stroke {
    Ink ink = Ink::Green;
    Place from;
    std::optional<Place> to = {};  ///< nothing: a ring around `from`
    /// The only player who may see it while the game keeps secrets; nothing: everybody may.
    std::optional<PlayerId> seat = {};

    /// Whether both join or surround the same places, in whatever ink.
    [[nodiscard]] bool sameLine(const Stroke& other) const { return from == other.from && to == other.to; }
    friend bool operator==(const Stroke&, const Stroke&) = default;
};

/// Everything drawn on one position, the oldest first.
using Sketch = std::vector<Stroke>;

/// The most strokes on one position: more than eight from each place of the largest tables, and still drawn
/// in a frame.
inline constexpr std::size_t kMostStrokes = 1024;

/// Whether this viewer may see a stroke. The record sees all.
[[nodiscard]] bool mayBeSeen(const Stroke& stroke, Viewer viewer);
/// The strokes that this viewer may see.
[[nodiscard]] Sketch seenBy(const Sketch& sketch, Viewer viewer);
/// The sketch after this viewer has drawn a stroke: one with the same line and ink is removed instead, one
/// with another ink is drawn anew with this one. Nothing changes beyond kMostStrokes.
[[nodiscard]] Sketch drawnOn(Sketch sketch, const Stroke& stroke, Viewer viewer);

}  // namespace game
