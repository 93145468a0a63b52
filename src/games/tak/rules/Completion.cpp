#include "games/tak/rules/Completion.h"

#include <algorithm>

#include "games/tak/rules/Notation.h"

namespace tak::rules {
namespace {

std::string lowered(std::string_view text) {
    std::string result(text);
    for (char& c : result)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return result;
}

/// The typed text in lower case, without blanks around it and without marks.
std::string normalized(std::string_view typed) {
    const std::size_t begin = typed.find_first_not_of(" \t");
    if (begin == std::string_view::npos) return {};
    const std::size_t end = typed.find_last_not_of(" \t'\"!?");
    return end == std::string_view::npos || end < begin ? std::string()
                                                        : lowered(typed.substr(begin, end - begin + 1));
}

/// Every spelling of a move that a player may type, in lower case.
std::vector<std::string> spellings(Move move, bool crush) {
    const std::string canonical = lowered(formatMove(move));
    if (move.isStackPlacement()) return {canonical, canonical.substr(1)};
    if (move.isPlacement())
        return move.kind() == PieceKind::Flat ? std::vector{canonical, "f" + canonical}
                                              : std::vector{canonical};
    std::vector<std::string> all{canonical};
    if (move.carried() == 1) all.push_back("1" + canonical);
    if (move.distance() == 1)
        for (std::size_t i = all.size(); i-- > 0;)
            all.push_back(all[i] + static_cast<char>('0' + move.carried()));
    if (crush)
        for (std::string& text : all) text += '*';
    return all;
}

enum class Match { None, Begins, Complete };

Match matchOf(const std::string& typed, Move move, bool crush) {
    Match best = Match::None;
    for (const std::string& text : spellings(move, crush)) {
        if (text.compare(0, typed.size(), typed) != 0) continue;
        const bool complete = typed.size() == text.size() || (crush && typed.size() + 1 == text.size());
        best = std::max(best, complete ? Match::Complete : Match::Begins);
    }
    return best;
}

}  // namespace

std::vector<Completion> completions(std::string_view typed, const Position& position) {
    const std::string text = normalized(typed);
    MoveList moves;
    legalMoves(position, moves);
    std::vector<Completion> complete;
    std::vector<Completion> begun;
    for (const Move move : moves) {
        const Match match = matchOf(text, move, position.flattens(move));
        if (match == Match::None) continue;
        (match == Match::Complete ? complete : begun).push_back({move, formatMove(position, move)});
    }
    complete.insert(complete.end(), begun.begin(), begun.end());
    return complete;
}

}  // namespace tak::rules
