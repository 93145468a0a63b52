#include "games/tak/play/DraftChange.h"

#include <cstdlib>

#include "games/tak/rules/Notation.h"

namespace tak::play {

using rules::Color;
using rules::PieceKind;
using rules::Square;

namespace {

// Bits of the code, from the lowest: kind, colour, piece, both squares, count.
constexpr int kColorBit = 3;
constexpr int kPieceBit = 4;
constexpr int kFromBit = 6;
constexpr int kToBit = 12;
constexpr int kCountBit = 32;

}  // namespace

game::Action actionOf(const DraftChange& change) {
    const auto bits = [](auto value, int at) {
        return static_cast<std::uint64_t>(static_cast<std::uint32_t>(value)) << at;
    };
    return game::Action(bits(change.kind, 0) | bits(change.color, kColorBit) | bits(change.piece, kPieceBit) |
                        bits(change.from.index(), kFromBit) | bits(change.to.index(), kToBit) |
                        bits(change.count, kCountBit));
}

DraftChange changeOf(game::Action action) {
    const auto part = [&](int at, unsigned mask) { return static_cast<unsigned>(action.value >> at) & mask; };
    const unsigned kind = part(0, 7);
    const unsigned piece = part(kPieceBit, 3);
    return {.kind = kind > static_cast<unsigned>(DraftChange::Kind::Komi)
                        ? DraftChange::Kind::Clear
                        : static_cast<DraftChange::Kind>(kind),
            .color = static_cast<Color>(part(kColorBit, 1)),
            .piece = piece > 2 ? PieceKind::Flat : static_cast<PieceKind>(piece),
            .from = Square::fromIndex(static_cast<int>(part(kFromBit, 63))),
            .to = Square::fromIndex(static_cast<int>(part(kToBit, 63))),
            .count = static_cast<int>(part(kCountBit, ~0U))};
}

std::string komiText(int halfKomi) {
    const int half = std::abs(halfKomi);
    return (halfKomi < 0 ? "-" : "") + std::to_string(half / 2) + (half % 2 != 0 ? ".5" : "");
}

std::string textOf(const DraftChange& change) {
    using Kind = DraftChange::Kind;
    const std::string player = change.color == Color::White ? "1" : "2";
    const std::string count = std::to_string(change.count);
    switch (change.kind) {
        case Kind::Put: {
            const char* const letter = change.piece == PieceKind::Wall       ? "S"
                                       : change.piece == PieceKind::Capstone ? "C"
                                                                             : "";
            return player + letter + rules::formatSquare(change.to);
        }
        case Kind::Move:
            return count + rules::formatSquare(change.from) + "-" + rules::formatSquare(change.to);
        case Kind::TakeOff:
            return count + rules::formatSquare(change.from) + "-";
        case Kind::Clear:
            return "clear";
        case Kind::ToMove:
            return "to move " + player;
        case Kind::MoveNumber:
            return "move " + count;
        case Kind::Komi:
            return "komi " + komiText(change.count);
    }
    return {};
}

}  // namespace tak::play
