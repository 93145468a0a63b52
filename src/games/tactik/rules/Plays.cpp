#include "games/tactik/rules/Plays.h"

#include <algorithm>

namespace tactik::rules {
namespace {

constexpr int kSeven = stepsOf(Card::SevenOnes);

/// Whether a pawn of this colour cannot come to rest on a square, or take a step of a 7x1 there.
bool isBarred(const Board& board, int square, Colour colour, const Rules& rules) {
    return board.stakeOn(square) || (rules.spareOwn && isOwnSidesOn(board, square, colour));
}

/// Whether the cells of a base from the first to the last one are free.
bool areFree(const Board& board, Colour colour, int first, int last) {
    for (int cell = first; cell <= last; ++cell)
        if (board.pawnAt(Spot::base(colour, cell)) != kNoPawn) return false;
    return true;
}

/// How many squares forward nothing stops a pawn on its way to a place `steps` steps ahead.
int freeSteps(const Board& board, Pawn pawn, int steps, bool everyStep, const Rules& rules) {
    const int from = board.spotOf(pawn).square();
    for (int step = 1; step <= steps; ++step) {
        const int square = board.after(from, step);
        const bool barred = everyStep || step == steps ? isBarred(board, square, colourOf(pawn), rules)
                                                       : board.stakeOn(square);
        if (barred) return step - 1;
    }
    return steps;
}

/// The cell that a pawn on the circuit reaches by `steps` steps; 0: none (rule 11).
int cellReached(const Board& board, Pawn pawn, int steps, bool everyStep, const Rules& rules) {
    const Colour colour = colourOf(pawn);
    if (board.isStake(pawn)) return 0;
    const int toStart = board.distance(board.spotOf(pawn).square(), board.startOf(colour));
    const int cell = steps - toStart;
    if (cell < 1 || cell > kBaseCells || !areFree(board, colour, 1, cell)) return 0;
    // A number card passes the start square like any other.
    const int needed = everyStep ? toStart : toStart + 1;
    const int free = freeSteps(board, pawn, needed, everyStep, rules);
    return free >= toStart ? cell : 0;
}

template <class Visit>
bool eachForward(const Board& board, Colours movers, Card card, const Rules& rules, Visit visit) {
    for (Pawn pawn = 0; pawn < kPawns; ++pawn) {
        if (!movers.has(colourOf(pawn)) || board.spotOf(pawn).inPocket()) continue;
        for (const Spot to : waysForward(board, pawn, stepsOf(card), false, rules))
            if (visit(Leg{board.spotOf(pawn), to})) return true;
    }
    return false;
}

template <class Visit>
bool eachStart(const Board& board, Colours movers, const Rules& rules, Visit visit) {
    for (const Colour colour : kAllColours) {
        if (!movers.has(colour) || board.inPocket(colour) == 0) continue;
        const int start = board.startOf(colour);
        if (isBarred(board, start, colour, rules)) continue;
        if (visit(Leg{Spot::pocket(colour), Spot::square(start)})) return true;
    }
    return false;
}

template <class Visit>
bool eachBackward(const Board& board, Colours movers, const Rules& rules, Visit visit) {
    constexpr int kBack = stepsOf(Card::Four);
    for (Pawn pawn = 0; pawn < kPawns; ++pawn) {
        const Spot from = board.spotOf(pawn);
        if (!movers.has(colourOf(pawn)) || !from.onCircuit()) continue;
        const int to = board.after(from.square(), -kBack);
        bool barred = isBarred(board, to, colourOf(pawn), rules);
        for (int step = 1; step < kBack; ++step)
            barred = barred || board.stakeOn(board.after(from.square(), -step));
        if (!barred && visit(Leg{from, Spot::square(to)})) return true;
    }
    return false;
}

/// Swaps with different results. Each is told from the side of the first pawn that is the mover's.
template <class Visit>
bool eachSwap(const Board& board, Colours movers, Visit visit) {
    const auto mayMove = [&](Pawn pawn) {
        return board.spotOf(pawn).onCircuit() && (movers.has(colourOf(pawn)) || !board.isStake(pawn));
    };
    std::vector<std::uint64_t> results;
    for (Pawn one = 0; one < kPawns; ++one) {
        if (!movers.has(colourOf(one)) || !mayMove(one)) continue;
        for (Pawn other = 0; other < kPawns; ++other) {
            const bool bothOwn = movers.has(colourOf(other));
            if (other == one || !mayMove(other) || (bothOwn && other < one)) continue;
            Play play{.card = Card::Swap};
            play.push({board.spotOf(one), board.spotOf(other)});
            Board next = board;
            next.carryOut(play);
            if (std::find(results.begin(), results.end(), next.key()) != results.end()) continue;
            results.push_back(next.key());
            if (visit(play.legs.front())) return true;
        }
    }
    return false;
}

/// Finds the plays of a 7x1 by pawns of one colour: which pawns go, how far, and in which order (rule 16).
template <class Visit>
class SevenSearch {
  public:
    SevenSearch(Colour colour, const Rules& rules, Visit& visit)
        : colour_(colour), rules_(rules), visit_(visit) {}

    /// Whether the visitor has stopped it.
    bool go(const Board& board) {
        Play play{.card = Card::SevenOnes};
        return go(board, play, kSeven, 0);
    }

  private:
    bool go(const Board& board, Play& play, int left, unsigned gone) {
        if (left == 0 || (play.size > 0 && isSideHome(board, colour_)))
            return isNew(finished_, board.key()) && visit_(play);
        // The same pawns may have come to the same places in another order.
        if (play.size > 1 && !isNew(reached_, board.key() ^ (std::uint64_t{gone} << 3U) ^ unsigned(left)))
            return false;
        for (int i = 0; i < kPawnsEach; ++i)
            if ((gone >> unsigned(i) & 1U) == 0 && goOn(board, play, left, gone, i)) return true;
        return false;
    }

    bool goOn(const Board& board, Play& play, int left, unsigned gone, int number) {
        const auto pawn = static_cast<Pawn>(firstOf(colour_) + number);
        if (board.spotOf(pawn).inPocket()) return false;
        for (int steps = left; steps > 0; --steps)
            for (const Spot to : waysForward(board, pawn, steps, true, rules_)) {
                play.push({board.spotOf(pawn), to});
                Board next = board;
                Play leg{.card = Card::SevenOnes};
                leg.push(*(play.end() - 1));
                next.carryOut(leg);
                const bool stopped = go(next, play, left - steps, gone | 1U << unsigned(number));
                --play.size;
                play.legs[play.size] = {};
                if (stopped) return true;
            }
        return false;
    }

    static bool isNew(std::vector<std::uint64_t>& keys, std::uint64_t key) {
        if (std::find(keys.begin(), keys.end(), key) != keys.end()) return false;
        keys.push_back(key);
        return true;
    }

    Colour colour_;
    const Rules& rules_;
    Visit& visit_;
    std::vector<std::uint64_t> finished_;
    std::vector<std::uint64_t> reached_;
};

template <class Visit>
bool eachSeven(const Board& board, Colours movers, const Rules& rules, Visit visit) {
    for (const Colour colour : kAllColours)
        if (movers.has(colour) && SevenSearch<Visit>(colour, rules, visit).go(board)) return true;
    return false;
}

/// Visits every play until the visitor returns true; whether it did.
template <class Visit>
bool eachPlay(const Board& board, Colours movers, Card card, const Rules& rules, Visit visit) {
    if (card == Card::SevenOnes) return eachSeven(board, movers, rules, visit);
    const auto visitLeg = [&](const Leg& leg) {
        Play play{.card = card};
        play.push(leg);
        return visit(play);
    };
    if (card == Card::Swap) return eachSwap(board, movers, visitLeg);
    if (card == Card::Four) return eachBackward(board, movers, rules, visitLeg);
    if (canStart(card) && eachStart(board, movers, rules, visitLeg)) return true;
    return eachForward(board, movers, card, rules, visitLeg);
}

}  // namespace

Ways waysForward(const Board& board, Pawn pawn, int steps, bool everyStep, const Rules& rules) {
    Ways ways;
    const Spot from = board.spotOf(pawn);
    const Colour colour = colourOf(pawn);
    if (from.inPocket()) return ways;
    if (from.inBase()) {
        const int cell = from.cell() + steps;
        if (cell <= kBaseCells && areFree(board, colour, from.cell() + 1, cell))
            ways.to[ways.size++] = Spot::base(colour, cell);
        return ways;
    }
    if (const int cell = cellReached(board, pawn, steps, everyStep, rules); cell > 0) {
        ways.to[ways.size++] = Spot::base(colour, cell);
        if (rules.mustEnter) return ways;
    }
    if (freeSteps(board, pawn, steps, everyStep, rules) == steps)
        ways.to[ways.size++] = Spot::square(board.after(from.square(), steps));
    return ways;
}

void addPlays(const Board& board, Colours movers, Card card, const Rules& rules, std::vector<Play>& plays) {
    eachPlay(board, movers, card, rules, [&](const Play& play) {
        plays.push_back(play);
        return false;
    });
}

std::vector<Play> playsOf(const Board& board, Colours movers, Card card, const Rules& rules) {
    std::vector<Play> plays;
    addPlays(board, movers, card, rules, plays);
    return plays;
}

bool isPlayable(const Board& board, Colours movers, Card card, const Rules& rules) {
    return eachPlay(board, movers, card, rules, [](const Play&) { return true; });
}

}  // namespace tactik::rules
