#include "games/tak/playtak/TurnText.h"

#include <cassert>
#include <cstdlib>
#include <optional>
#include <vector>

#include "games/tak/playtak/LineWords.h"

namespace tak::playtak {
namespace {

using rules::Direction;
using rules::Move;
using rules::PieceKind;
using rules::Square;

constexpr int kMostCarried = 8;

std::optional<Square> squareIn(std::string_view word) {
    if (word.size() != 2) return {};
    const int file = (word[0] >= 'a' ? word[0] - 'a' : word[0] - 'A');
    const int rank = word[1] - '1';
    if (!rules::onBoard(file, rank, rules::kMaxSize)) return {};
    return Square(file, rank);
}

std::string squareText(Square square) {
    return {static_cast<char>('A' + square.file()), static_cast<char>('1' + square.rank())};
}

/// The direction of a straight way, with its length.
struct Way {
    Direction direction;
    int length;
};
std::optional<Way> wayBetween(Square from, Square to) {
    const int files = to.file() - from.file();
    const int ranks = to.rank() - from.rank();
    if ((files == 0) == (ranks == 0)) return {};
    if (ranks != 0) return Way{ranks > 0 ? Direction::Up : Direction::Down, std::abs(ranks)};
    return Way{files > 0 ? Direction::Right : Direction::Left, std::abs(files)};
}

std::optional<Move> placementIn(const std::vector<std::string_view>& words) {
    const auto square = words.size() > 1 ? squareIn(words[1]) : std::nullopt;
    if (!square) return {};
    if (words.size() == 2) return Move::placement(*square, PieceKind::Flat);
    if (words.size() == 3 && sameLetters(words[2], "W")) return Move::placement(*square, PieceKind::Wall);
    if (words.size() == 3 && sameLetters(words[2], "C")) return Move::placement(*square, PieceKind::Capstone);
    return {};
}

std::optional<Move> spreadIn(const std::vector<std::string_view>& words) {
    const auto from = words.size() > 1 ? squareIn(words[1]) : std::nullopt;
    const auto to = words.size() > 2 ? squareIn(words[2]) : std::nullopt;
    const auto way = from && to ? wayBetween(*from, *to) : std::nullopt;
    if (!way || words.size() != 3 + static_cast<std::size_t>(way->length)) return {};
    rules::Drops drops;
    int carried = 0;
    for (std::size_t i = 3; i < words.size(); ++i) {
        const auto dropped = numberIn(words[i], 1, kMostCarried);
        if (!dropped) return {};
        carried += static_cast<int>(*dropped);
        drops.counts[static_cast<std::size_t>(drops.squares++)] = static_cast<std::uint8_t>(*dropped);
    }
    if (carried > kMostCarried) return {};
    return Move::spread(*from, way->direction, rules::patternOf(drops));
}

}  // namespace

std::optional<Move> readTurn(std::string_view text) {
    const std::vector<std::string_view> words = wordsOf(text);
    if (!words.empty() && sameLetters(words[0], "P")) return placementIn(words);
    if (!words.empty() && sameLetters(words[0], "M")) return spreadIn(words);
    return {};
}

std::string writeTurn(Move move) {
    assert(!move.isNone() && !move.isStackPlacement());
    if (move.isPlacement()) {
        constexpr const char* kKinds[] = {"", " W", " C"};
        return "P " + squareText(move.square()) + kKinds[static_cast<int>(move.kind())];
    }
    std::string text = "M " + squareText(move.square()) + ' ' + squareText(move.destination());
    const rules::Drops drops = rules::dropsOf(move.pattern());
    for (int i = 0; i < drops.squares; ++i)
        text += ' ' + std::to_string(drops.counts[static_cast<std::size_t>(i)]);
    return text;
}

}  // namespace tak::playtak
