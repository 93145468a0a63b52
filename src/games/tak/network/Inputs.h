#pragma once

#include <array>
#include <cstdint>

#include "games/tak/rules/Position.h"

namespace tak::network {

/// What the first layer sees of a position, as numbers of its inputs, which are on or off. It looks at each
/// position twice, once as each side: "own" are the pieces of the side that looks.
///
/// Every piece on the board is one input: by square, and within the square
///   - the top piece by owner and kind,
///   - every piece below it by owner, by its depth (1 is next to the top; all beyond the carry limit count
///     as one depth), by the owner of the top piece, and by whether that is a flat.
/// Six more inputs tell the situation: the lead in flats by how near the end is, the supplies, the empty
/// squares. Each pair of squares that are neighbours in a row, a column or a diagonal, or next but one in a
/// row or column, is one input, too, by the faces of both (what is on top, and whether a stack is below it),
/// unless both are empty.
class Layout {
  public:
    constexpr explicit Layout(int size) : size_(size) {}

    [[nodiscard]] constexpr int size() const { return size_; }
    [[nodiscard]] constexpr int squares() const { return size_ * size_; }
    [[nodiscard]] constexpr int perSquare() const { return kTops + 8 * size_; }
    [[nodiscard]] constexpr int boardInputs() const { return squares() * perSquare(); }
    /// Of pieces and the situation.
    [[nodiscard]] constexpr int inputs() const { return boardInputs() + kSituations; }
    /// Inputs of pairs, which have numbers of their own.
    [[nodiscard]] constexpr int pairs() const {
        return static_cast<int>(kSteps.size()) * squares() * kFacePairs;
    }

    [[nodiscard]] constexpr int square(rules::Square s) const {
        return (s.rank() * size_ + s.file()) * perSquare();
    }
    /// Within a square.
    [[nodiscard]] static constexpr int top(rules::PieceKind kind, bool own) {
        return 2 * static_cast<int>(kind) + !own;
    }
    /// The first input of the pair of a square and the one a step away (an index of kSteps).
    [[nodiscard]] constexpr int pair(rules::Square s, std::size_t step) const {
        return (static_cast<int>(step) * squares() + s.rank() * size_ + s.file()) * kFacePairs;
    }
    /// Within a pair: the faces of its two squares. 0 if both are empty, which is no input.
    [[nodiscard]] static constexpr int both(int here, int there) { return here * kFaces + there; }
    /// Within a square; `depth` from 1.
    [[nodiscard]] constexpr int below(int depth, bool own, rules::PieceKind top, bool topOwn) const {
        const int slot = depth < size_ ? depth - 1 : size_ - 1;
        return kTops + 4 * (2 * slot + (top != rules::PieceKind::Flat)) + 2 * !topOwn + !own;
    }
    /// The same piece as the other side sees it.
    [[nodiscard]] static constexpr int flipped(int withinSquare) {
        return withinSquare < kTops ? withinSquare ^ 1 : kTops + ((withinSquare - kTops) ^ 3);
    }

    /// From one square of a pair to the other.
    struct Step {
        int files;
        int ranks;
    };
    static constexpr std::array<Step, 6> kSteps = {{{1, 0}, {0, 1}, {1, 1}, {-1, 1}, {2, 0}, {0, 2}}};

    static constexpr int kTops = 6;
    /// Faces of a square: empty, or by owner one of a flat alone, a flat on an own piece, a flat on
    /// another's, a wall, a capstone alone and a capstone on a stack.
    static constexpr int kFaces = 1 + 2 * 6;
    static constexpr int kFacePairs = kFaces * kFaces;
    static constexpr int kMostLead = 24;  ///< half flats
    static constexpr int kStages = 8;     ///< how near the end is
    static constexpr int kMostStones = 63;
    static constexpr int kMostCapstones = 3;
    // Behind the inputs of the board:
    static constexpr int kLead = 0;
    static constexpr int kOwnStones = kLead + kStages * (2 * kMostLead + 1);
    static constexpr int kTheirStones = kOwnStones + kMostStones + 1;
    static constexpr int kOwnCapstones = kTheirStones + kMostStones + 1;
    static constexpr int kTheirCapstones = kOwnCapstones + kMostCapstones + 1;
    static constexpr int kEmpty = kTheirCapstones + kMostCapstones + 1;
    static constexpr int kSituations = kEmpty + 65;

  private:
    int size_;
};

/// What is on top of the squares.
struct Tops {
    rules::Bitboard white = 0;
    rules::Bitboard black = 0;
    rules::Bitboard walls = 0;
    rules::Bitboard capstones = 0;

    [[nodiscard]] rules::PieceKind kindAt(rules::Square s) const {
        return contains(walls, s)       ? rules::PieceKind::Wall
               : contains(capstones, s) ? rules::PieceKind::Capstone
                                        : rules::PieceKind::Flat;
    }
    /// Where the two differ.
    [[nodiscard]] friend rules::Bitboard operator^(const Tops& a, const Tops& b) {
        return (a.white ^ b.white) | (a.black ^ b.black) | (a.walls ^ b.walls) | (a.capstones ^ b.capstones);
    }
};
[[nodiscard]] inline Tops topsOf(const rules::Position& p) {
    return {p.controlled(rules::Color::White), p.controlled(rules::Color::Black), p.walls(), p.capstones()};
}

/// Pieces deeper in a stack are not seen: no stack of a game with standard supplies is so high.
inline constexpr int kSeenHeight = 64;

/// The pieces on a square.
struct SquareContent {
    int height = 0;
    rules::PieceKind top = rules::PieceKind::Flat;
    std::uint64_t colors = 0;  ///< bit 0 is the top piece, 1 means Black
};
/// What a pair sees of a square, one of Layout::kFaces, as White sees it.
[[nodiscard]] constexpr int faceOf(const SquareContent& content) {
    if (content.height == 0) return 0;
    const bool stack = content.height > 1;
    const bool black = (content.colors & 1) != 0;
    const bool onBlack = (content.colors & 2) != 0;
    int kind = 3;
    if (content.top == rules::PieceKind::Flat) kind = !stack ? 0 : (onBlack == black ? 1 : 2);
    if (content.top == rules::PieceKind::Capstone) kind = stack ? 5 : 4;
    return 1 + 2 * kind + black;
}
/// The same as Black sees it.
[[nodiscard]] constexpr int flippedFace(int face) { return face == 0 ? 0 : 1 + ((face - 1) ^ 1); }

[[nodiscard]] inline SquareContent contentOf(const rules::Position& position, rules::Square square) {
    return {position.height(square), position.topKind(square), position.colors(square).low};
}

/// Calls sink(input) for each piece of a square, with its input within the square as White sees it.
template <class Sink>
void forEachInput(const Layout& layout, const SquareContent& content, Sink&& sink) {
    if (content.height == 0) return;
    const bool topWhite = (content.colors & 1) == 0;
    sink(Layout::top(content.top, topWhite));
    const int height = content.height < kSeenHeight ? content.height : kSeenHeight;
    for (int depth = 1; depth < height; ++depth)
        sink(layout.below(depth, ((content.colors >> depth) & 1) == 0, content.top, topWhite));
}

inline constexpr int kSituationInputs = 6;
/// The inputs for the situation as this side sees it, numbers of the first layer.
[[nodiscard]] std::array<std::uint16_t, kSituationInputs> situation(const Layout& layout,
                                                                    const rules::Position& position,
                                                                    rules::Color side);

inline constexpr int kTermLimit = 127;  ///< terms of the tuned evaluation are limited to ± this
/// The number of a term that the network sees.
[[nodiscard]] constexpr std::int16_t limitedTerm(int count) {
    return static_cast<std::int16_t>(count < -kTermLimit  ? -kTermLimit
                                     : count > kTermLimit ? kTermLimit
                                                          : count);
}

/// How near the end is, by the empty squares and the smaller supply: 0 (at hand) to Layout::kStages - 1.
[[nodiscard]] int stageOf(const rules::Position& position);

}  // namespace tak::network
