#include "games/tactiki/rules/PositionParts.h"

#include <algorithm>

#include "games/tactiki/rules/Position.h"

namespace tactiki::rules {

using base::msgid;
using base::Result;

namespace {

const char* nameOf(Side side) { return side == Side::Tiki ? "Tiki" : "Tac"; }

/// A piece of the board with its number.
struct Numbered {
    Standing standing;
    Piece piece = kNoPiece;
};

/// Numbers the pieces of each player in their order; more than ten get no number.
std::vector<Numbered> numbered(const std::vector<Standing>& standing) {
    std::vector<Numbered> all;
    std::array<int, kSides> used{};
    for (const Standing& piece : standing) {
        const int before = used[piece.side == Side::Tac]++;
        const auto number = static_cast<Piece>(firstOf(piece.side) + before);
        all.push_back({piece, before < kPiecesEach ? number : kNoPiece});
    }
    return all;
}

int countOf(const std::vector<Standing>& standing, Side side) {
    return static_cast<int>(
        std::count_if(standing.begin(), standing.end(), [&](const Standing& s) { return s.side == side; }));
}

/// Ten pieces, two of each rank; before his set-up a player has none.
Result<void> checkPieces(const PositionParts& parts, Side side, bool ready) {
    const std::vector<Rank>& pile = parts.piles[side == Side::Tac];
    const int count = countOf(parts.standing, side) + static_cast<int>(pile.size());
    if (count != (ready ? kPiecesEach : 0))
        return base::Error{{msgid("expected ten figures of {player}, on the board and defeated"),
                            {{"player", nameOf(side)}}}};
    RankCounts counts{};
    for (const Standing& piece : parts.standing)
        if (piece.side == side) ++counts[piece.rank];
    for (const Rank rank : pile) ++counts[rank];
    const bool even = std::all_of(counts.begin() + 1, counts.end(), [](int n) { return n == kOfEachRank; });
    if (!ready || even) return {};
    return base::Error{
        {msgid("expected two figures of each rank from 1 to 5 of {player}"), {{"player", nameOf(side)}}}};
}

/// What everybody knows of the ranks of a player's pieces, which stand and lie already.
Result<void> tellKnown(Board& board, Side side, const std::vector<Numbered>& pieces) {
    RankCounts fresh{};
    std::vector<Numbered> reborn;
    for (const Numbered& numbered : pieces) {
        if (numbered.standing.side != side) continue;
        if (numbered.standing.reborn > 0)
            reborn.push_back(numbered);
        else if (!numbered.standing.shown)
            ++fresh[numbered.standing.rank];
    }
    board.unseenOf(side).setNeverShown(fresh);
    std::sort(reborn.begin(), reborn.end(),
              [](const Numbered& a, const Numbered& b) { return a.standing.reborn < b.standing.reborn; });
    RankCounts used{};
    const RankCounts lying = board.lying(side);
    for (std::size_t i = 0; i < reborn.size(); ++i) {
        const Standing& standing = reborn[i].standing;
        ++used[standing.rank];
        bool fits = standing.reborn == static_cast<int>(i) + 1 && !standing.shown;
        for (Rank rank = 1; rank <= kHighestRank; ++rank)
            fits = fits && used[rank] <= standing.limits[rank] && standing.limits[rank] <= lying[rank];
        if (!fits)
            return base::Error{
                msgid("expected the figures that came back numbered in their order, with ranks that lay in "
                      "the pile")};
        board.unseenOf(side).rise(reborn[i].piece, standing.limits);
    }
    return {};
}

/// Whether the pieces of a player stand as a set-up leaves them (rule 4).
bool standsAsSetUp(const Board& board, Side side) {
    for (int file = 0; file < kWidth; ++file) {
        const std::vector<Piece> column = board.column(Field(file, startRow(side)));
        const bool fresh = std::all_of(column.begin(), column.end(), [&](Piece piece) {
            return ownerOf(piece) == side && !board.isShown(piece) && !board.unseen(side).isReborn(piece);
        });
        if (column.size() != kPerStartField || !fresh) return false;
    }
    return true;
}

/// The set-up goes on: nobody has moved.
Result<void> checkSetUp(const Board& board) {
    if (board.hasSetUp(Side::Tiki) && board.hasSetUp(Side::Tac))
        return base::Error{msgid("expected a player who has still to set up")};
    for (const Side side : {Side::Tiki, Side::Tac})
        if (board.hasSetUp(side) && !standsAsSetUp(board, side))
            return base::Error{
                {msgid(
                     "expected two figures on each start field of {player}, with ranks that nobody has seen"),
                 {{"player", nameOf(side)}}}};
    return {};
}

}  // namespace

Result<Board> boardOf(const PositionParts& parts) {
    Board board(parts.rules);
    const bool settingUp = parts.due.stage == Stage::SetUp;
    const auto ready = [&](Side side) { return !settingUp || parts.ready[side == Side::Tac]; };
    for (const Side side : {Side::Tiki, Side::Tac})
        if (auto fine = checkPieces(parts, side, ready(side)); !fine) return fine.error();
    const std::vector<Numbered> pieces = numbered(parts.standing);
    for (const auto& [standing, piece] : pieces)
        board.stand(piece, standing.field, standing.rank, standing.shown);
    for (const Side side : {Side::Tiki, Side::Tac}) {
        if (!ready(side)) continue;
        auto next = static_cast<Piece>(firstOf(side) + countOf(parts.standing, side));
        for (const Rank rank : parts.piles[side == Side::Tac]) board.lay(next++, rank);
        nameFigures(board, side);
        board.setReady(side);
        if (auto told = tellKnown(board, side, pieces); !told) return told.error();
    }
    const bool tacOwes = ready(Side::Tiki) && !ready(Side::Tac);
    board.setDue(settingUp
                     ? Board::Due{.side = tacOwes ? Side::Tac : Side::Tiki, .stage = Stage::SetUp, .turn = 0}
                     : parts.due);
    return board;
}

std::optional<Field> fieldOnFrozen(const Board& board) {
    if (board.rules().sideways) return {};
    for (Piece piece = 0; piece < kPieces; ++piece) {
        if (!board.onBoard(piece)) continue;
        const Piece below = board.below(piece);
        if (below != kNoPiece && board.isFrozen(below) && ownerOf(piece) != ownerOf(below))
            return board.fieldOf(piece);
    }
    return {};
}

Result<void> checkPlayable(Board& board) {
    if (board.stage() == Stage::SetUp) return checkSetUp(board);
    if (fieldOnFrozen(board)) return base::Error{msgid("expected nothing of the enemy on a frozen figure")};
    board.judge();
    if (board.stage() == Stage::Second && board.ending() == Ending::None && !board.hasMove())
        return base::Error{msgid("expected the first move of a turn, since no second one is possible")};
    return {};
}

Result<void> checkStatues(Board& board) {
    int statues = 0;
    for (const Side side : {Side::Tiki, Side::Tac})
        for (int file = 0; file < kWidth; ++file)
            statues += board.countOf(side, Field(file, startRow(!side))) >= kStatue ? 1 : 0;
    if (statues > 1) return base::Error{msgid("expected only one statue, since it ends the game at once")};
    if (statues == 1 && board.stage() != Stage::SetUp && board.winner() != board.toMove())
        return base::Error{msgid("expected a last turn of the player who has the statue")};
    return {};
}

}  // namespace tactiki::rules
