#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "games/tak/network/Network.h"
#include "games/tak/network/Pairs.h"
#include "games/tak/rules/Position.h"

namespace tak::network {

/// The first layer of a network for the positions of a search. It is not computed anew for each position, but
/// taken from the last position that was seen a ply earlier, or at the same ply, and changed where the two
/// differ. One thread at a time.
class Accumulators {
  public:
    /// The network must outlive it.
    explicit Accumulators(const Network& network);

    /// Looks at a position: as() then tells of it.
    void look(const rules::Position& position);
    /// The first layer as this side sees the board, without the situation. Until the next look().
    [[nodiscard]] std::span<const std::int16_t> as(rules::Color side) const {
        const auto& layer = current_->layers[static_cast<std::size_t>(index(side))];
        return {layer.data(), static_cast<std::size_t>(network_.width())};
    }

  private:
    /// What the first layer depends on.
    struct Board {
        Tops tops;
        Faces faces{};
        rules::Bitboard stacks = 0;
        std::array<std::uint8_t, 64> heights{};
        std::array<std::uint64_t, 64> colors{};  ///< see rules::StackColors::low

        [[nodiscard]] SquareContent at(rules::Square square) const;
    };
    struct Entry {
        Board board;
        alignas(64) std::array<std::array<std::int16_t, kMaxWidth>, 2> layers{};  ///< by side
    };
    static constexpr int kEntries = 64;  ///< by ply, used in turn

    [[nodiscard]] static rules::Bitboard difference(const Board& board, const rules::Position& position);
    static void copy(const rules::Position& position, rules::Bitboard squares, Board& to);

    const Network& network_;
    Pairs pairs_;
    std::vector<Entry> entries_;
    const Entry* current_;
};

}  // namespace tak::network
