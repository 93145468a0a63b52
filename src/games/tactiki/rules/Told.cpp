// A game that is told as one viewer saw it: ranks that he could not read stay unknown.

#include "games/tactiki/rules/Told.h"

#include <algorithm>

#include "games/tactiki/rules/Notation.h"

namespace tactiki::rules {
namespace {

using base::msgid;

constexpr char signOf(FightResult result) {
    if (result == FightResult::Won) return '+';
    return result == FightResult::Tied ? '=' : '-';
}

base::Result<Rank> rankTold(char digit) {
    if (digit == '?') return kUnknownRank;
    if (digit >= '1' && digit <= '0' + kHighestRank) return static_cast<Rank>(digit - '0');
    return base::Error{msgid("expected a rank from 1 to 5, or ? for one that was not seen")};
}

base::Result<Act> setUpTold(const Board& board, std::string_view word) {
    const bool named = !word.empty() && (word.front() == 'k' || word.front() == 'c');
    if (!named) return base::Error{msgid("expected k or c, the player who sets up")};
    const Side side = word.front() == 'k' ? Side::Tiki : Side::Tac;
    if (board.hasSetUp(side)) return base::Error{msgid("this player has set up already")};
    Arrangement ranks{};
    std::size_t count = 0;
    for (const char c : word.substr(1)) {
        if (c == '-' || c == '/') continue;
        const auto rank = rankTold(c);
        if (!rank || count == ranks.size()) break;
        ranks[count++] = *rank;
    }
    if (count < ranks.size())
        return base::Error{msgid("expected ten ranks: two for each start field, the lower figure first")};
    return settingUp(side, ranks);
}

base::Result<Act> returnTold(const Board& board, std::string_view word) {
    const auto field = word.size() == 4 ? fieldNamed(word.substr(2)) : std::nullopt;
    const auto rank = word.size() == 4 ? rankTold(word[1]) : base::Result<Rank>(kUnknownRank);
    if (!field || !rank)
        return base::Error{msgid("expected a return such as +3a1: a rank and a start field")};
    const bool free = isStartField(*field, board.toMove()) && board.topOf(*field) == kNoPiece;
    if (!board.canReincarnate() || !free)
        return base::Error{msgid("a figure comes back only on an empty start field of its own side")};
    return reincarnation(*rank, *field);
}

/// The enemies that an attacker meets on a field, one below the other.
int enemiesOn(const Board& board, Field field) {
    int enemies = 0;
    for (Piece piece = board.topOf(field); piece != kNoPiece; piece = board.below(piece)) {
        const bool enemy = ownerOf(piece) != board.toMove();
        if (!enemy && !board.rules().through) break;
        enemies += enemy ? 1 : 0;
    }
    const Piece top = board.topOf(field);
    return top != kNoPiece && ownerOf(top) != board.toMove() ? enemies : 0;
}

/// What follows after the x.
base::Result<Blows> blowsIn(std::string_view text) {
    Blows blows;
    const std::size_t colon = text.find(':');
    const bool ranks = colon == 1;
    const auto attacker = ranks ? rankTold(text.front()) : base::Result<Rank>(kUnknownRank);
    if (!attacker) return attacker.error();
    for (const char c : text.substr(ranks ? colon + 1 : 0)) {
        if (blows.size() == kPiecesEach) break;
        Blow blow{.attackersRank = *attacker};
        if (ranks) {
            const auto defender = rankTold(c);
            if (!defender) return defender.error();
            blow.defendersRank = *defender;
        } else {
            if (std::string_view("+=-").find(c) == std::string_view::npos)
                return base::Error{msgid("expected how a fight ended: + won, = tied, - lost")};
            blow.seen = c == '+' ? FightResult::Won : c == '=' ? FightResult::Tied : FightResult::Lost;
        }
        blows.push_back(blow);
    }
    return blows;
}

/// An attack goes on as long as it is won, down to the last enemy.
bool isWhole(const Blows& blows, int enemies) {
    if (blows.empty()) return enemies == 0;
    if (blows.size() > enemies) return false;
    const bool wonBefore = std::all_of(blows.begin(), blows.end() - 1,
                                       [](const Blow& blow) { return blow.result() == FightResult::Won; });
    return wonBefore && (blows.back().result() != FightResult::Won || blows.size() == enemies);
}

base::Result<ActTold> moveTold(const Board& board, std::string_view word) {
    const std::size_t fight = std::min(word.find('x'), word.size());
    const auto act = actIn(board, word.substr(0, fight), board.toMove());
    if (!act) return act.error();
    const auto blows = blowsIn(word.substr(std::min(fight + 1, word.size())));
    if (!blows) return blows.error();
    if (!isWhole(*blows, enemiesOn(board, act->to)))
        return base::Error{msgid("expected the end of each fight of this move: + won, = tied, - lost")};
    return ActTold{*act, *blows};
}

}  // namespace

base::Result<ActTold> actTold(const Board& board, std::string_view word) {
    if (board.ending() != Ending::None) return base::Error{msgid("the game is over")};
    if (board.stage() != Stage::SetUp && word != "pass" && (word.empty() || word.front() != '+'))
        return moveTold(board, word);
    if (word == "pass" && (board.stage() == Stage::SetUp || board.hasMove() || board.canReincarnate()))
        return base::Error{msgid("a pass is possible only where nothing else is")};
    const auto act = word == "pass"                  ? base::Result<Act>(Act{})
                     : board.stage() == Stage::SetUp ? setUpTold(board, word)
                                                     : returnTold(board, word);
    if (!act) return act.error();
    return ActTold{*act};
}

std::string textTold(const Played& played) {
    const bool ranks = played.blows.empty() || !played.blows.back().seen;
    return ranks ? textOf(played) : textOf(played.act, played.before) + resultsOf(played.blows);
}

std::string resultsOf(const Blows& blows) {
    std::string text = blows.empty() ? "" : "x";
    for (const Blow& blow : blows) text += signOf(blow.result());
    return text;
}

}  // namespace tactiki::rules
