#pragma once

#include <array>
#include <cstdint>

#include "games/tactiki/engine/World.h"

namespace tactiki::engine {

/// Facts about a position, each of which holds or does not, as the player to move sees them: his start row
/// is the first one. The evaluation has a value for each. They have numbers:
/// - for each piece one, by owner (first the player to move), rank and place. A place is the pile, or a field
///   with what is above the piece: nothing, a piece whose owner is the same, or one of the other player.
/// - for each two top pieces of different owners that stand face to face, by the row of the piece of the
///   player to move, its rank, and the other one's rank.
/// - the same for two that stand side by side.
/// - whether the second move of a turn is due.
class Inputs {
  public:
    static constexpr int kPlaces = 3 * rules::kFields + 1;
    static constexpr int kRanks = static_cast<int>(rules::kHighestRank);
    static constexpr int kFacing = rules::kSides * kRanks * kPlaces;  ///< the first one of two face to face
    static constexpr int kAside = kFacing + (rules::kWidth - 1) * kRanks * kRanks;
    static constexpr int kSecond = kAside + rules::kWidth * kRanks * kRanks;
    static constexpr int kNumbers = kSecond + 1;

    /// Of a position that is not over.
    explicit Inputs(const World& world);

    [[nodiscard]] const std::uint16_t* begin() const { return numbers_.data(); }
    [[nodiscard]] const std::uint16_t* end() const { return numbers_.data() + size_; }
    [[nodiscard]] int size() const { return static_cast<int>(size_); }

  private:
    /// All pieces; each own piece faces at most one other; each row has four neighbourhoods; the second move.
    static constexpr int kMost =
        rules::kPieces + rules::kPiecesEach + rules::kWidth * (rules::kWidth - 1) + 1;

    void add(int number) { numbers_[size_++] = static_cast<std::uint16_t>(number); }
    void addPieces(const World& world);
    void addNeighbours(const World& world);

    std::array<std::uint16_t, kMost> numbers_;
    std::size_t size_ = 0;
};

/// The number of the fact in a position whose files are exchanged, a with e and b with d.
[[nodiscard]] int mirroredInput(int number);

}  // namespace tactiki::engine
