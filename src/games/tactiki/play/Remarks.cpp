#include "games/tactiki/play/Remarks.h"

#include <algorithm>

#include "games/tactiki/play/Pieces.h"

namespace tactiki::play {
namespace {

using base::msgid;
using game::Remark;
using rules::Act;
using rules::Blow;
using rules::Board;
using rules::FightResult;
using rules::Piece;
using rules::Played;
using rules::Position;
using rules::Side;
using rules::Stage;

constexpr int kPileWorthARemark = 3;  // one or two defeated figures may wait

std::optional<Remark> remarkOnEnd(const Board& board, Side to) {
    if (board.ending() == rules::Ending::OutOfReach)
        return Remark{"out-of-reach", msgid("Neither side can bring five figures onto one field any more.")};
    if (const auto winner = board.winner())
        return Remark{"statue", *winner == to
                                    ? msgid("Five of your figures stand on one field: this is a statue.")
                                    : msgid("Five figures of your opponent stand on one field of yours.")};
    return {};
}

// ---- fights ----

/// An attack on a figure whose rank was known to be stronger.
std::optional<Remark> remarkOnKnownRank(const Played& last, Side to) {
    if (last.side != to || last.blows.empty()) return {};
    const Blow& blow = last.blows.back();
    if (blow.result() != FightResult::Lost || !last.before.isShown(blow.defender)) return {};
    return Remark{"known-rank",
                  {msgid("Your {attacker} has attacked a figure that everybody knew as a {defender}."),
                   {{"attacker", int{blow.attackersRank}}, {"defender", int{blow.defendersRank}}}},
                  true};
}

std::optional<Remark> remarkOnFight(const Played& last) {
    const auto isUpset = [](const Blow& blow) {
        return rules::isUpset(blow.attackersRank, blow.defendersRank);
    };
    if (std::any_of(last.blows.begin(), last.blows.end(), isUpset))
        return Remark{"one-beats-five", msgid("A 1 beats a 5, whoever attacks."), true};
    if (!last.blows.empty() && last.blows.back().result() == FightResult::Tied &&
        !last.before.rules().bothFall)
        return Remark{"tie", msgid("Equal ranks: both stay, and the upper figure blocks the lower one."),
                      true};
    return {};
}

/// Who stays is hidden again, which seems a fault of the table to those who do not know it.
std::optional<Remark> remarkOnMemory(const Played& last) {
    if (last.blows.empty() || last.before.rules().remember) return {};
    if (last.blows.back().result() == FightResult::Tied && last.before.rules().bothFall) return {};
    return Remark{"memory", msgid("Ranks are shown in the fight only: remember the one that stays."), true};
}

// ---- statues ----

/// Whether it can be read from the table what an act of the player to move does: no fight of a figure whose
/// rank is out of sight decides it.
bool isForeseeable(const Board& board, const RanksInSight& ranks, const Act& act) {
    if (act.kind != Act::Kind::Move) return false;
    const Piece top = board.topOf(act.to);
    const Piece mover = board.pieceAt(act.from, act.level);
    return top == rules::kNoPiece || rules::ownerOf(top) == board.toMove() ||
           ranks[mover] != rules::kUnknownRank;
}

/// Whether the player to move can complete a statue in the rest of his turn, as far as can be foreseen.
bool canComplete(const Board& board, const RanksInSight& ranks) {
    const Side side = board.toMove();
    const std::vector<Act> acts = board.legalActs();
    return std::any_of(acts.begin(), acts.end(), [&](const Act& act) {
        if (!isForeseeable(board, ranks, act)) return false;
        Board after = board;
        (void)after.play(act);
        return after.winner() == side || (after.ending() == rules::Ending::None &&
                                          after.stage() == Stage::Second && canComplete(after, ranks));
    });
}

std::optional<Remark> remarkOnOpenStatue(const Board& known, Side to) {
    if (known.stage() != Stage::First) return {};
    Board theirs = known;
    Board::Due due = theirs.due();
    due.side = !to;
    theirs.setDue(due);
    // A rank that was shown and is hidden again is the player's to remember.
    if (!canComplete(theirs, ranksInSight(known, playerOf(to), false))) return {};
    return Remark{"open-statue",
                  known.toMove() == to
                      ? msgid("Your opponent can complete a statue in the next turn: win now, or stop it.")
                      : msgid("You have left your opponent a way to complete a statue in the next turn.")};
}

// ---- start fields ----

/// Whether a player stands on all start fields of the other one.
bool holdsAllFields(const Board& board, Side side) {
    for (int file = 0; file < rules::kWidth; ++file)
        if (board.countOf(side, rules::Field(file, startRow(!side))) == 0) return false;
    return true;
}

std::optional<Remark> remarkOnArrival(const Played& last, const Board& now, Side to) {
    const Act& act = last.act;
    if (act.kind != Act::Kind::Move || !isStartField(act.to, !last.side)) return {};
    if (now.rules().sideways) return {};  // then it can be attacked there
    const Piece top = now.topOf(act.to);
    if (top == rules::kNoPiece || rules::ownerOf(top) != last.side) return {};  // the attacker has fallen
    const bool yours = last.side == to;
    if (holdsAllFields(now, last.side) && !holdsAllFields(last.before, last.side))
        return Remark{
            "no-field",
            yours ? msgid("You hold all start fields of your opponent: nothing can come back there any more.")
                  : msgid("Your opponent holds all of your start fields: nothing of yours can come back."),
            true};
    return Remark{
        "frozen",
        yours ? msgid("Your figure has reached a start field of your opponent: it stays there for good.")
              : msgid("A figure of your opponent stands on your start field: it stays there for good."),
        true};
}

// ---- figures that come back ----

/// The acts of the turn that has just ended.
std::vector<const Played*> lastTurn(const Position& position) {
    std::vector<const Played*> turn;
    const Played& last = position.past().back();
    for (const Played& played : position.past())
        if (played.before.turn() == last.before.turn()) turn.push_back(&played);
    return turn;
}

/// A turn without a fight or an arrival, where many figures lie that could have come back.
std::optional<Remark> remarkOnPile(const Position& position, Side to) {
    const Played& last = position.past().back();
    if (last.side != to || last.act.kind != Act::Kind::Move || position.board().toMove() == to) return {};
    const std::vector<const Played*> turn = lastTurn(position);
    const Board& before = turn.front()->before;
    if (!before.canReincarnate() || before.pile(to).size() < kPileWorthARemark) return {};
    const bool better = std::any_of(turn.begin(), turn.end(), [&](const Played* played) {
        return !played->blows.empty() || isStartField(played->act.to, !to);
    });
    if (better) return {};
    return Remark{"reincarnation",
                  msgid("One of your defeated figures could have come back, instead of the two moves."),
                  true};
}

std::optional<Remark> remarkOnReturn(const Played& last, Side to) {
    if (last.side == to || last.act.kind != Act::Kind::Reincarnation || last.known) return {};
    return Remark{"returned",
                  msgid("A figure of your opponent has come back: its rank is one of those that lay there."),
                  true};
}

}  // namespace

std::vector<std::string> remarkTopics() {
    return {"statue",   "out-of-reach", "known-rank",    "open-statue", "one-beats-five", "tie",
            "no-field", "frozen",       "reincarnation", "returned",    "memory"};
}

std::optional<Remark> remarkOn(const Position& position, Side to) {
    if (position.past().empty()) return {};
    if (position.over()) return remarkOnEnd(position.board(), to);
    const Position known = position.knownTo(to);
    const Played& last = known.past().back();
    if (auto fault = remarkOnKnownRank(last, to)) return fault;
    if (auto open = remarkOnOpenStatue(known.board(), to)) return open;
    if (auto fight = remarkOnFight(last)) return fight;
    if (auto arrival = remarkOnArrival(last, known.board(), to)) return arrival;
    if (auto pile = remarkOnPile(known, to)) return pile;
    if (auto back = remarkOnReturn(last, to)) return back;
    return remarkOnMemory(last);
}

}  // namespace tactiki::play
