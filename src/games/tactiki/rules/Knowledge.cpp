// What a player knows, and what may be true beyond it.

#include <algorithm>

#include "base/Shuffle.h"
#include "games/tactiki/rules/Position.h"

namespace tactiki::rules {
namespace {

using Lives = std::array<Rank, kPieces>;

/// Hides what only the owner of these pieces knows.
void hide(Board& board, Side side) {
    for (Piece piece = firstOf(side); piece < firstOf(side) + kPiecesEach; ++piece) {
        if (!board.isShown(piece)) board.setRank(piece, kUnknownRank);
        board.setFigure(piece, piece - firstOf(side));
    }
    if (board.stage() == Stage::SetUp) board.hideSetUp(side);
}

void hide(Played& played, Side side) {
    hide(played.before, side);
    if (played.side != side) return;
    if (played.act.kind == Act::Kind::SetUp) played.act.setUp = {};
    if (!played.known) played.act.rank = kUnknownRank;
}

std::vector<Rank> ranksIn(const RankCounts& counts) {
    std::vector<Rank> ranks;
    for (Rank rank = 1; rank <= kHighestRank; ++rank) ranks.insert(ranks.end(), counts[rank], rank);
    return ranks;
}

/// The ranks that a player has neither on the board nor, as far as they are known, in his pile.
RankCounts missing(const Board& board, Side side) {
    RankCounts counts{0, kOfEachRank, kOfEachRank, kOfEachRank, kOfEachRank, kOfEachRank};
    for (Piece piece = firstOf(side); piece < firstOf(side) + kPiecesEach; ++piece)
        if (board.rankOf(piece) != kUnknownRank) --counts[board.rankOf(piece)];
    return counts;
}

void fillPile(Board& board, Side side) {
    const std::vector<Rank> left = ranksIn(missing(board, side));
    auto next = left.begin();
    for (const Piece piece : board.pile(side))
        if (board.rankOf(piece) == kUnknownRank) board.setRank(piece, *next++);
}

/// Gives ranks to the unknown pieces of a player: to those never shown, to those that came back, and to the
/// pile, which has those that are left.
void fillIn(Board& board, Side side, const std::vector<Rank>& fresh, const RebornRanks& risen) {
    const auto reborn = board.unseen(side).reborn();
    for (std::size_t i = 0; i < reborn.size(); ++i) board.setRank(reborn[i].piece, risen[i]);
    auto next = fresh.begin();
    for (Piece piece = firstOf(side); piece < firstOf(side) + kPiecesEach; ++piece)
        if (board.onBoard(piece) && board.rankOf(piece) == kUnknownRank) board.setRank(piece, *next++);
    fillPile(board, side);
    nameFigures(board, side);
}

bool isHidden(const Board& board, Side side) {
    for (Piece piece = firstOf(side); piece < firstOf(side) + kPiecesEach; ++piece)
        if ((board.onBoard(piece) || board.inPile(piece)) && board.rankOf(piece) == kUnknownRank) return true;
    return false;
}

Arrangement drawSetUp(base::Random& random) {
    std::vector<Rank> ranks = ranksIn({0, kOfEachRank, kOfEachRank, kOfEachRank, kOfEachRank, kOfEachRank});
    base::shuffle(ranks, random);
    Arrangement setUp{};
    std::copy(ranks.begin(), ranks.end(), setUp.begin());
    return setUp;
}

/// Goes back through a game whose present ranks are known, and finds the hidden ranks of its acts.
class Recollection {
  public:
    Recollection(const Board& now, base::Random& random) : random_(&random) {
        for (Piece piece = 0; piece < kPieces; ++piece) lives_[at(piece)] = now.rankOf(piece);
    }

    /// The act with its ranks. Acts are asked for from the last to the first.
    Act completed(const Played& played) {
        Act act = played.act;
        for (const Blow& blow : played.blows) {
            lives_[at(blow.attacker)] = blow.attackersRank;
            lives_[at(blow.defender)] = blow.defendersRank;
        }
        if (act.kind == Act::Kind::Reincarnation && act.rank == kUnknownRank)
            act.rank = lives_[at(played.before.pile(played.side).back())];
        if (act.kind == Act::Kind::SetUp && act.setUp == Arrangement{}) act.setUp = setUpOf(act.side);
        return act;
    }

    /// Fills in the start, before all acts.
    void complete(Board& start) {
        for (const Side side : {Side::Tiki, Side::Tac}) {
            if (start.hasSetUp(side) && hidesSetUp(start, side)) standSetUp(start, side);
            if (!isHidden(start, side)) continue;
            for (Piece piece = firstOf(side); piece < firstOf(side) + kPiecesEach; ++piece)
                if (start.onBoard(piece)) start.setRank(piece, lives_[at(piece)]);
            fillPile(start, side);
            nameFigures(start, side);
        }
    }

  private:
    [[nodiscard]] static std::size_t at(Piece piece) { return static_cast<std::size_t>(piece); }

    /// Whether the game begins when this player has set his figures up, which are not yet seen.
    [[nodiscard]] static bool hidesSetUp(const Board& start, Side side) {
        return start.stage() == Stage::SetUp && !start.onBoard(firstOf(side));
    }
    void standSetUp(Board& start, Side side) {
        const Arrangement setUp = setUpOf(side);
        for (int i = 0; i < kPiecesEach; ++i)
            start.stand(static_cast<Piece>(firstOf(side) + i), Field(i / kPerStartField, startRow(side)),
                        setUp[static_cast<std::size_t>(i)], false);
        nameFigures(start, side);
    }

    /// Nothing is known of a set-up that others wait for.
    [[nodiscard]] Arrangement setUpOf(Side side) {
        Arrangement setUp{};
        std::copy_n(lives_.begin() + firstOf(side), kPiecesEach, setUp.begin());
        return setUp.front() == kUnknownRank ? drawSetUp(*random_) : setUp;
    }

    Lives lives_{};  ///< the ranks on the board, as they were after the act that comes next
    base::Random* random_;
};

}  // namespace

void nameFigures(Board& board, Side side) {
    std::array<int, kHighestRank + 1> used{};
    for (Piece piece = firstOf(side); piece < firstOf(side) + kPiecesEach; ++piece) {
        const Rank rank = board.rankOf(piece);
        board.setFigure(piece, kOfEachRank * (rank - 1) + used[rank]++);
    }
}

Board knownTo(Board board, std::optional<Side> player) {
    for (const Side side : {Side::Tiki, Side::Tac})
        if (side != player) hide(board, side);
    return board;
}

Position Position::seenBy(std::optional<Side> player) const { return over() ? *this : knownTo(player); }

Position Position::knownTo(std::optional<Side> player) const {
    Position seen = *this;
    seen.board_ = rules::knownTo(board_, player);
    for (const Side side : {Side::Tiki, Side::Tac}) {
        if (side == player) continue;
        for (Played& played : seen.past_) hide(played, side);
    }
    return seen;
}

void drawUnknown(Board& board, Side side, base::Random& random) {
    if (!isHidden(board, side)) return;
    std::vector<Rank> fresh = ranksIn(board.unseen(side).neverShown());
    base::shuffle(fresh, random);
    const std::vector<RebornRanks> possible = possibleRanks(board.unseen(side));
    fillIn(board, side, fresh, possible[random.below(static_cast<std::uint32_t>(possible.size()))]);
}

std::optional<std::vector<Board>> possibleBoards(const Board& seen, Side side, std::size_t most) {
    std::vector<Board> boards;
    const std::vector<RebornRanks> possible = possibleRanks(seen.unseen(side));
    std::vector<Rank> fresh = ranksIn(seen.unseen(side).neverShown());  // ascending, so the first order
    do {
        for (const RebornRanks& risen : possible) {
            if (boards.size() == most) return {};
            fillIn(boards.emplace_back(seen), side, fresh, risen);
        }
    } while (std::next_permutation(fresh.begin(), fresh.end()));
    return boards;
}

Position Position::completed(base::Random& random) const {
    Board now = board_;
    for (const Side side : {Side::Tiki, Side::Tac}) drawUnknown(now, side, random);
    Recollection recollection(now, random);
    std::vector<Act> acts;
    for (auto played = past_.rbegin(); played != past_.rend(); ++played)
        acts.push_back(recollection.completed(*played));
    Board begin = start();
    recollection.complete(begin);
    Position whole(begin);
    for (auto act = acts.rbegin(); act != acts.rend(); ++act) whole.play(*act);
    return whole;
}

}  // namespace tactiki::rules
