#include "games/tactik/engine/MoveList.h"

#include <algorithm>

#include "base/Random.h"

namespace tactik::engine {
namespace {

using rules::Card;
using rules::Colour;
using rules::Colours;
using rules::Pawn;
using rules::Rules;

constexpr int kSeven = rules::stepsOf(Card::SevenOnes);
constexpr int kBack = rules::stepsOf(Card::Four);

bool isOwnSidesOn(const FastBoard& board, int square, Colour colour) {
    const Pawn pawn = board.pawnOn(square);
    return pawn != rules::kNoPawn && rules::sideOf(colour).has(rules::colourOf(pawn));
}

/// Where a walk of a given number of steps may end: the places ahead, none, one or two.
struct Ends {
    std::array<std::int8_t, 2> to{};
    int size = 0;
};

/// Whether the cells after the first `from` ones, up to cell `to`, are free. Cells count from 1.
bool areFree(unsigned cells, int from, int to) {
    return (cells & ((1U << unsigned(to)) - 1U) & ~((1U << unsigned(from)) - 1U)) == 0;
}

/// Whether pawns of the own side stand in the way of a walk, in games where they are spared.
bool ownSideBars(const FastBoard& board, Colour colour, int square, int steps, bool everyStep) {
    for (int step = everyStep ? 1 : steps; step <= steps; ++step)
        if (isOwnSidesOn(board, (square + step) % board.squares(), colour)) return true;
    return false;
}

/// `everyStep`: as a 7x1 goes.
Ends endsOf(const FastBoard& board, Pawn pawn, int steps, bool everyStep, const Rules& rules) {
    Ends ends;
    const int from = board.stepOf(pawn);
    if (from == FastBoard::kPocket) return ends;
    const Colour colour = rules::colourOf(pawn);
    const int squares = board.squares();
    if (from >= squares) {
        const int cell = from - squares + 1;
        if (cell + steps <= rules::kBaseCells && areFree(board.cellsOf(colour), cell, cell + steps))
            ends.to[ends.size++] = static_cast<std::int8_t>(from + steps);
        return ends;
    }
    const int square = board.squareAt(colour, from);
    const int toStart = from == 0 ? 0 : squares - from;
    const int cell = steps - toStart;
    if (cell >= 1 && cell <= rules::kBaseCells && !board.isStake(pawn) &&
        areFree(board.cellsOf(colour), 0, cell) && !board.stakeWithin(square, toStart) &&
        !(rules.spareOwn && everyStep && ownSideBars(board, colour, square, toStart, true))) {
        ends.to[ends.size++] = static_cast<std::int8_t>(squares + cell - 1);
        if (rules.mustEnter) return ends;
    }
    if (!board.stakeWithin(square, steps) &&
        !(rules.spareOwn && ownSideBars(board, colour, square, steps, everyStep)))
        ends.to[ends.size++] = static_cast<std::int8_t>((from + steps) % squares);
    return ends;
}

/// The visitors of moves return whether they have seen enough.
template <class Visit>
bool visitForward(const FastBoard& board, Pawn pawn, Card card, const Rules& rules, Visit& visit) {
    const Ends ends = endsOf(board, pawn, rules::stepsOf(card), false, rules);
    for (int i = 0; i < ends.size; ++i) {
        Move move{.card = card};
        move.push(pawn, ends.to[static_cast<std::size_t>(i)]);
        if (visit(move)) return true;
    }
    return false;
}

template <class Visit>
bool visitStart(const FastBoard& board, Colour colour, Card card, const Rules& rules, Visit& visit) {
    if (board.pocketOf(colour) == 0 || board.hasStake(colour)) return false;
    const int start = board.startOf(colour);
    if (rules.spareOwn && isOwnSidesOn(board, start, colour)) return false;
    Pawn pawn = rules::firstOf(colour);
    while (!board.inPocket(pawn)) ++pawn;
    Move move{.card = card};
    move.push(pawn, 0);
    return visit(move);
}

template <class Visit>
bool visitBack(const FastBoard& board, Pawn pawn, const Rules& rules, Visit& visit) {
    if (!board.onCircuit(pawn)) return false;
    const Colour colour = rules::colourOf(pawn);
    const int to = (board.stepOf(pawn) - kBack + board.squares()) % board.squares();
    const int square = board.squareAt(colour, to);
    // From just behind the end, so that the end itself counts.
    const int before = square == 0 ? board.squares() - 1 : square - 1;
    if (board.stakeWithin(before, kBack)) return false;
    if (rules.spareOwn && isOwnSidesOn(board, square, colour)) return false;
    Move move{.card = Card::Four};
    move.push(pawn, to);
    return visit(move);
}

template <class Visit>
bool visitSwaps(const FastBoard& board, Colours movers, Visit& visit) {
    const auto mayMove = [&](Pawn pawn) {
        return board.onCircuit(pawn) && (movers.has(rules::colourOf(pawn)) || !board.isStake(pawn));
    };
    // Swapping two pawns of one colour changes nothing but a stake: one such move of each kind is enough.
    bool changesNothing = false;
    Colours givesStakeUp;
    for (Pawn one = 0; one < rules::kPawns; ++one) {
        const Colour colour = rules::colourOf(one);
        if (!movers.has(colour) || !mayMove(one)) continue;
        for (Pawn other = 0; other < rules::kPawns; ++other) {
            if (other == one || !mayMove(other)) continue;
            if (movers.has(rules::colourOf(other)) && other < one) continue;
            if (rules::colourOf(other) == colour) {
                const bool stake = board.isStake(one) || board.isStake(other);
                if (stake ? givesStakeUp.has(colour) : changesNothing) continue;
                if (stake) givesStakeUp = givesStakeUp.with(colour);
                changesNothing = changesNothing || !stake;
            }
            Move move{.card = Card::Swap};
            move.push(one, 0);
            move.push(other, 0);
            if (visit(move)) return true;
        }
    }
    return false;
}

/// Numbers that are equal only for equal sets of steps and captured pawns, but for a chance of 2^-64.
std::uint64_t stepKey(int step) {
    static const auto kKeys = [] {
        std::array<std::uint64_t, rules::kMostSquares + rules::kBaseCells + 1> keys{};
        for (std::size_t i = 0; i < keys.size(); ++i) keys[i] = base::scrambled(2 * i + 1);
        return keys;
    }();
    return kKeys[static_cast<std::size_t>(step + 1)];
}

/// A few keys, looked for one after another: a 7x1 has seven results on average.
class KeySet {
  public:
    [[nodiscard]] bool add(std::uint64_t key) {
        for (std::size_t i = 0; i < size_; ++i)
            if (keys_[i] == key) return false;
        if (size_ < keys_.size()) keys_[size_++] = key;
        return true;
    }

  private:
    std::array<std::uint64_t, Moves::kMost> keys_;  // not cleared: only the first size_ of them are read
    std::size_t size_ = 0;
};

/// Finds the moves of a 7x1 by pawns of one colour: which pawns go, how far, and in which order. Of two pawns
/// that cannot meet, the order does not matter: only one of the two orders is tried.
template <class Visit>
class SevenSearch {
  public:
    SevenSearch(const FastBoard& board, Colour colour, const Rules& rules, Visit& visit)
        : colour_(colour), rules_(rules), visit_(visit) {
        for (int one = 0; one < rules::kPawnsEach; ++one)
            for (int other = 0; other < one; ++other)
                if (canMeet(board, pawnAt(one), pawnAt(other))) {
                    meets_[static_cast<std::size_t>(one)] |= 1U << unsigned(other);
                    anyMeet_ = true;
                }
    }

    bool go(const FastBoard& board) {
        Move move{.card = Card::SevenOnes};
        return go(board, move, kSeven, 0, -1);
    }

  private:
    [[nodiscard]] Pawn pawnAt(int number) const {
        return static_cast<Pawn>(rules::firstOf(colour_) + number);
    }

    static bool canMeet(const FastBoard& board, Pawn one, Pawn other) {
        if (board.inPocket(one) || board.inPocket(other)) return false;
        const auto nearBase = [&](Pawn pawn) {
            const int step = board.stepOf(pawn);
            return step >= board.squares() - kSeven || step == 0;
        };
        if (nearBase(one) && nearBase(other)) return true;
        if (board.inBase(one) || board.inBase(other)) return false;
        const int ahead = board.distance(board.squareOf(one), board.squareOf(other));
        return ahead <= kSeven || ahead >= board.squares() - kSeven;
    }

    /// `last`: the number of the pawn that has just gone; -1: none.
    bool go(const FastBoard& board, Move& move, int left, unsigned gone, int last) {
        if (left == 0 || (move.size > 0 && board.isSideHome(colour_)))
            return (!anyMeet_ || finished_.add(keyOf(board))) && visit_(move);
        for (int i = 0; i < rules::kPawnsEach; ++i) {
            if ((gone >> unsigned(i) & 1U) != 0) continue;
            const bool alreadyTried =
                i < last && (meets_[static_cast<std::size_t>(last)] >> unsigned(i) & 1U) == 0;
            if (!alreadyTried && goOn(board, move, left, gone, i)) return true;
        }
        return false;
    }

    bool goOn(const FastBoard& board, Move& move, int left, unsigned gone, int number) {
        const Pawn pawn = pawnAt(number);
        if (board.inPocket(pawn)) return false;
        const unsigned goneNow = gone | 1U << unsigned(number);
        // Steps that nobody is left to take lead nowhere, unless they end the game.
        const int fewest = anyLeft(board, goneNow) || mayWinSooner(board) ? 1 : left;
        for (int steps = left; steps >= fewest; --steps) {
            const Ends ends = endsOf(board, pawn, steps, true, rules_);
            for (int i = 0; i < ends.size; ++i) {
                const int to = ends.to[static_cast<std::size_t>(i)];
                move.push(pawn, to);
                FastBoard next = board;
                next.walk(pawn, to, true);
                const bool stopped = go(next, move, left - steps, goneNow, number);
                move.pop();
                if (stopped) return true;
            }
        }
        return false;
    }

    [[nodiscard]] bool anyLeft(const FastBoard& board, unsigned gone) const {
        for (int i = 0; i < rules::kPawnsEach; ++i)
            if ((gone >> unsigned(i) & 1U) == 0 && !board.inPocket(pawnAt(i))) return true;
        return false;
    }
    [[nodiscard]] bool mayWinSooner(const FastBoard& board) const {
        return board.isHome(rules::opposite(colour_));
    }

    /// Of what can differ between the boards of one search.
    [[nodiscard]] std::uint64_t keyOf(const FastBoard& board) const {
        std::uint64_t key = board.hasStake(colour_) ? 1 : 0;
        unsigned pocketed = 0;
        for (Pawn pawn = 0; pawn < rules::kPawns; ++pawn)
            if (rules::colourOf(pawn) == colour_)
                key += stepKey(board.stepOf(pawn));
            else if (board.inPocket(pawn))
                pocketed |= 1U << unsigned(pawn);
        return key + base::scrambled(pocketed);
    }

    Colour colour_;
    const Rules& rules_;
    Visit& visit_;
    std::array<unsigned, rules::kPawnsEach> meets_{};  ///< by pawn, a bit for each one before it
    bool anyMeet_ = false;
    KeySet finished_;
};

template <class Visit>
bool eachMove(const FastBoard& board, Colours movers, Card card, const Rules& rules, Visit visit) {
    if (card == Card::Swap) return visitSwaps(board, movers, visit);
    for (const Colour colour : rules::kAllColours) {
        if (!movers.has(colour)) continue;
        if (card == Card::SevenOnes) {
            if (board.pocketOf(colour) < rules::kPawnsEach &&
                SevenSearch<Visit>(board, colour, rules, visit).go(board))
                return true;
            continue;
        }
        if (rules::canStart(card) && visitStart(board, colour, card, rules, visit)) return true;
        for (int i = 0; i < rules::kPawnsEach; ++i) {
            const auto pawn = static_cast<Pawn>(rules::firstOf(colour) + i);
            if (card == Card::Four ? visitBack(board, pawn, rules, visit)
                                   : visitForward(board, pawn, card, rules, visit))
                return true;
        }
    }
    return false;
}

}  // namespace

void addMoves(const FastBoard& board, Colours movers, Card card, const Rules& rules, Moves& moves) {
    eachMove(board, movers, card, rules, [&](const Move& move) {
        moves.push_back(move);
        return false;
    });
}

bool hasMove(const FastBoard& board, Colours movers, Card card, const Rules& rules) {
    return eachMove(board, movers, card, rules, [](const Move&) { return true; });
}

}  // namespace tactik::engine
