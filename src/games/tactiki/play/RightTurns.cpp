#include "games/tactiki/play/RightTurns.h"

#include <algorithm>
#include <utility>

#include "games/tactiki/rules/Position.h"

namespace tactiki::play {

using rules::Act;
using rules::Blows;
using rules::Board;
using rules::Side;
using rules::Stage;

namespace {

constexpr std::size_t kMostPossibilities = 400;

bool goesOn(const Board& board) { return board.ending() == rules::Ending::None; }

// ---- statues that are certain ----

/// Plays an act if its result is certain for everybody; nothing if it meets an enemy of unknown rank.
std::optional<Board> afterCertain(const Board& before, const Act& act) {
    Board after = before;
    for (const rules::Blow& blow : after.play(act))
        if (!before.isShown(blow.defender)) return {};
    return after;
}

/// Whether the opponent could complete a statue with certainty if it were his turn.
bool isThreatened(const Board& board) {
    Board theirs = board;
    Board::Due due = theirs.due();
    due.side = !due.side;
    theirs.setDue(due);
    return !winningTurns(theirs).empty();
}

// ---- statues that are possible ----

/// Whether the player to move can complete a statue in what is left of his turn. All ranks are known.
bool completesNow(const Board& board) {
    const Side side = board.toMove();
    const bool last = board.stage() == Stage::Second;
    if (board.bestStatue(side) + (last ? 1 : 2) < rules::kStatue) return false;
    const std::vector<Act> acts = board.legalActs();
    return std::any_of(acts.begin(), acts.end(), [&](const Act& act) {
        if (act.kind != Act::Kind::Move || (last && !isStartField(act.to, !side))) return false;
        Board after = board;
        (void)after.play(act);
        if (after.winner() == side) return true;
        return goesOn(after) && after.stage() == Stage::Second && completesNow(after);
    });
}

/// Whether nothing is lost after a turn.
bool holds(const Board& after) { return !goesOn(after) || !completesNow(after); }

/// What may be true, as far as the player to move knows.
using Possibilities = std::vector<Board>;

bool holdsInAll(const Possibilities& before, const Act& last) {
    return std::all_of(before.begin(), before.end(), [&](Board board) {
        (void)board.play(last);
        return holds(board);
    });
}

/// Plays an act in all possibilities; nothing if its fight looks different in some of them.
std::optional<Possibilities> afterAlike(Possibilities boards, const Act& act) {
    const Blows shown = Board(boards.front()).play(act);
    for (Board& board : boards)
        if (board.play(act) != shown) return {};
    return boards;
}

/// Whether after a first act, in each possibility, some second one would hold.
bool mightHold(const Possibilities& boards, const Act& first) {
    return std::all_of(boards.begin(), boards.end(), [&](Board board) {
        (void)board.play(first);
        if (!goesOn(board) || board.stage() != Stage::Second) return holds(board);
        const std::vector<Act> seconds = board.legalActs();
        return std::any_of(seconds.begin(), seconds.end(), [&](const Act& second) {
            Board after = board;
            (void)after.play(second);
            return holds(after);
        });
    });
}

/// Whether the player wins now, or by one second act in all of these positions.
bool winsTogether(const Possibilities& boards, Side side) {
    const auto won = [&](const Board& board) { return board.winner() == side; };
    if (!goesOn(boards.front())) return std::all_of(boards.begin(), boards.end(), won);
    if (boards.front().stage() != Stage::Second) return false;
    const std::vector<Act> seconds = boards.front().legalActs();
    return std::any_of(seconds.begin(), seconds.end(), [&](const Act& second) {
        return std::all_of(boards.begin(), boards.end(), [&](Board after) {
            (void)after.play(second);
            return won(after);
        });
    });
}

/// Whether a first act leads to a statue, whatever its fight shows.
bool winsAnyway(const Possibilities& boards, Side side, const Act& first) {
    std::vector<std::pair<Blows, Possibilities>> seen;  // by what it shows
    for (Board after : boards) {
        const Blows shown = after.play(first);
        const auto alike =
            std::find_if(seen.begin(), seen.end(), [&](const auto& other) { return other.first == shown; });
        if (alike == seen.end())
            seen.emplace_back(shown, Possibilities{std::move(after)});
        else
            alike->second.push_back(std::move(after));
    }
    return std::all_of(seen.begin(), seen.end(),
                       [&](const auto& one) { return winsTogether(one.second, side); });
}

}  // namespace

std::vector<RightTurn> winningTurns(const Board& board) {
    std::vector<RightTurn> right;
    if (board.stage() != Stage::First || !goesOn(board)) return right;
    const Side side = board.toMove();
    for (const Act& first : board.legalActs()) {
        if (first.kind != Act::Kind::Move) continue;
        const auto between = afterCertain(board, first);
        if (!between) continue;
        if (between->winner() == side) right.push_back({first});
        if (between->stage() != Stage::Second || !goesOn(*between)) continue;
        RightTurn turn{first};
        for (const Act& second : between->legalActs())
            if (const auto after = afterCertain(*between, second); after && after->winner() == side)
                turn.second.push_back(second);
        if (!turn.second.empty()) right.push_back(std::move(turn));
    }
    return right;
}

std::optional<std::vector<RightTurn>> statueTurns(const Board& board) {
    std::vector<RightTurn> right = winningTurns(board);
    if (right.empty()) return right;
    const Side side = board.toMove();
    const auto boards = possibleBoards(rules::knownTo(board, side), !side, kMostPossibilities);
    for (const Act& first : board.legalActs()) {
        if (first.kind != Act::Kind::Move || afterCertain(board, first)) continue;
        if (!boards || winsAnyway(*boards, side, first)) return {};
    }
    return right;
}

std::optional<std::vector<RightTurn>> holdingTurns(const Board& board) {
    if (board.stage() != Stage::First || !goesOn(board) || !winningTurns(board).empty() ||
        !isThreatened(board))
        return {};
    const Side side = board.toMove();
    const auto boards = possibleBoards(rules::knownTo(board, side), !side, kMostPossibilities);
    if (!boards) return {};
    std::vector<RightTurn> right;
    for (const Act& first : board.legalActs()) {
        const auto between = afterAlike(*boards, first);
        if (!between) {
            if (mightHold(*boards, first)) return {};
            continue;
        }
        const Board& seen = between->front();
        RightTurn turn{first};
        if (!goesOn(seen) || seen.stage() != Stage::Second) {
            if (holdsInAll(*boards, first)) right.push_back(std::move(turn));
            continue;
        }
        for (const Act& second : seen.legalActs())
            if (holdsInAll(*between, second)) turn.second.push_back(second);
        if (!turn.second.empty()) right.push_back(std::move(turn));
    }
    return right;
}

}  // namespace tactiki::play
