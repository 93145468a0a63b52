#include "games/tak/play/TakSymmetries.h"

#include <cctype>
#include <optional>

#include "games/tak/play/TakState.h"
#include "games/tak/rules/Notation.h"
#include "games/tak/rules/Symmetry.h"

namespace tak::play {

using game::Symmetry;
using rules::Move;

namespace {

int symmetryOf(Symmetry symmetry) {
    switch (symmetry) {
        case Symmetry::TurnLeft:
            return rules::kTurnedLeft;
        case Symmetry::TurnRight:
            return rules::kTurnedRight;
        case Symmetry::Mirror:
            break;
    }
    return rules::kMirrored;
}

const rules::Position& positionIn(const game::State& state) {
    return dynamic_cast<const TakState&>(state).position();
}

/// Whether a character can be part of a square or a move, so that a word ends before and after it.
bool joins(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '+' || c == '-' || c == '<' || c == '>';
}

bool onBoard(Move move, int size) {
    return rules::onBoard(move.square().file(), move.square().rank(), size) &&
           (move.isPlacement() || rules::onBoard(move.destination().file(), move.destination().rank(), size));
}

/// A square or a move as it is after the symmetry: `3c3>12` keeps its digits, and only the square and the
/// direction in it change. Nothing if the text is neither.
std::optional<std::string> turnedTurn(std::string_view text, Symmetry symmetry, int size) {
    const auto written = rules::parseMoveText(text);
    // A small letter before the square names a piece, as in "ca1".
    const auto isLetter = [](char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; };
    const bool named = text.size() > 1 && isLetter(text[0]) && isLetter(text[1]);
    const std::size_t square = text.find_first_of("abcdefgh", named ? 1 : 0);
    if (!written || !written->marks.empty() || !onBoard(written->move, size) ||
        square == std::string_view::npos)
        return {};
    const Move move = rules::turned(written->move, symmetryOf(symmetry), size);
    std::string after(text);
    after.replace(square, 2, rules::formatSquare(move.square()));
    if (!move.isPlacement())
        after[after.find_first_of("+-<>")] = "+-><"[static_cast<std::size_t>(move.direction())];
    return after;
}

/// A word of a comment. A dash may join two squares, or follow one that no stack can leave downwards.
std::string turnedWord(std::string_view word, Symmetry symmetry, int size) {
    constexpr std::size_t kLongest = 16;  // no move is longer
    const auto turnedPart = [&](std::string_view part) {
        return part.size() > kLongest ? std::nullopt : turnedTurn(part, symmetry, size);
    };
    std::string after;
    while (true) {
        if (const auto whole = turnedPart(word)) return after + *whole;
        const std::size_t dash = word.find('-');
        if (dash == std::string_view::npos) return after.append(word);
        const std::string_view part = word.substr(0, dash);
        after += turnedPart(part).value_or(std::string(part)) + '-';
        word.remove_prefix(dash + 1);
    }
}

}  // namespace

std::unique_ptr<game::State> TakSymmetries::turned(const game::State& start, Symmetry symmetry) const {
    return std::make_unique<TakState>(rules::turned(positionIn(start), symmetryOf(symmetry)),
                                      dynamic_cast<const TakState&>(start).variants());
}

game::Action TakSymmetries::turned(const game::State& before, game::Action action, Symmetry symmetry) const {
    return actionOf(rules::turned(moveOf(action), symmetryOf(symmetry), positionIn(before).size()));
}

std::string TakSymmetries::turned(std::string_view comment, const game::State& start,
                                  Symmetry symmetry) const {
    const int size = positionIn(start).size();
    std::string after;
    for (std::size_t at = 0; at < comment.size();) {
        std::size_t end = at;
        while (end < comment.size() && joins(comment[end])) ++end;
        after += turnedWord(comment.substr(at, end - at), symmetry, size);
        if (end < comment.size()) after += comment[end++];
        at = end;
    }
    return after;
}

}  // namespace tak::play
