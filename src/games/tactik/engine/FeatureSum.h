#pragma once

#include <algorithm>

#include "games/tactik/engine/Features.h"
#include "games/tactik/engine/Places.h"

namespace tactik::engine {

/// How the cards reach a pawn that stands a given number of squares ahead.
enum Reach : int { kByNumberOrSeven, kByNumber, kBySeven, kByFour, kNotAtAll };
inline constexpr int kFarthest = 12;  ///< squares that a card goes
inline constexpr std::array<Reach, kFarthest + 1> kReaches{
    kNotAtAll,        kByNumberOrSeven, kByNumberOrSeven, kByNumberOrSeven, kBySeven,
    kByNumberOrSeven, kByNumberOrSeven, kBySeven,         kByNumber,        kByNumber,
    kByNumber,        kNotAtAll,        kByNumber};

/// What the loss of a pawn on the circuit costs, more or less: 1 is a whole lap.
[[nodiscard]] inline float stakeOf(const FastBoard& board, rules::Pawn pawn) {
    constexpr float kOfStarting = 0.3F;
    return kOfStarting + static_cast<float>(board.stepOf(pawn)) / static_cast<float>(board.squares());
}

/// The pawns of a side on the circuit.
struct OnCircuit {
    std::array<rules::Pawn, 2 * rules::kPawnsEach> pawns;
    std::array<int, 2 * rules::kPawnsEach> squares;
    int size = 0;
};

/// Adds up what a side has on the board. The sink has add(feature, amount) and addPlace(step, amount).
template <class Sink>
class BoardSum {
  public:
    BoardSum(const FastBoard& board, int toMove, Sink& sink)
        : board_(board), sideOnMove_(sideNumber(toMove)), sink_(sink) {
        for (const int side : {0, 1}) collect(side);
    }

    /// Of this side, less that of the other.
    void add(int side) {
        addSide(side, 1);
        addSide(1 - side, -1);
    }
    void addSide(int side, float sign) {
        for (const rules::Colour colour : {rules::colourAt(side), rules::colourAt(side + kSides)})
            addColour(colour, sign);
        addHome(side, sign);
        addDanger(side, sign);
        sink_.add(kOnMove, side == sideOnMove_ ? sign : 0);
    }

  private:
    void collect(int side) {
        OnCircuit& all = circuit_[static_cast<std::size_t>(side)];
        for (int i = 0; i < 2 * rules::kPawnsEach; ++i) {
            const auto pawn = static_cast<rules::Pawn>((i / 4 * 2 + side) * rules::kPawnsEach + i % 4);
            if (!board_.onCircuit(pawn)) continue;
            all.pawns[static_cast<std::size_t>(all.size)] = pawn;
            all.squares[static_cast<std::size_t>(all.size++)] = board_.squareOf(pawn);
        }
    }

    void addColour(rules::Colour colour, float sign) {
        const int pocket = board_.pocketOf(colour);
        if (pocket > 0) sink_.add(kInPocket + pocket - 1, sign);
        const unsigned cells = board_.cellsOf(colour);
        int home = 0;
        for (int cell = 0; cell < rules::kBaseCells; ++cell) {
            if ((cells >> unsigned(cell) & 1U) == 0) continue;
            ++home;
            sink_.add(kCell + cell, sign);
            for (int deeper = cell + 1; deeper < rules::kBaseCells; ++deeper)
                if ((cells >> unsigned(deeper) & 1U) == 0) sink_.add(kGap, sign);
        }
        if (pocket > 0 && pocket + home == rules::kPawnsEach) sink_.add(kStranded, sign);
    }

    void addHome(int side, float sign) {
        int home = 0;
        for (const rules::Colour colour : {rules::colourAt(side), rules::opposite(rules::colourAt(side))})
            for (unsigned cells = board_.cellsOf(colour); cells != 0; cells &= cells - 1) ++home;
        if (home > 0) sink_.add(kHome + home - 1, sign);
    }

    void addDanger(int side, float sign) {
        const OnCircuit& own = circuit_[static_cast<std::size_t>(side)];
        const OnCircuit& enemies = circuit_[static_cast<std::size_t>(1 - side)];
        const int first = side == sideOnMove_ ? kBehindIdle : kBehindEnemy;
        for (int i = 0; i < own.size; ++i) {
            const rules::Pawn pawn = own.pawns[static_cast<std::size_t>(i)];
            const int square = own.squares[static_cast<std::size_t>(i)];
            if (board_.isStake(pawn)) {
                sink_.add(kStake, sign);
                continue;
            }
            sink_.addPlace(board_.stepOf(pawn), sign);
            addBars(square, side, sign);
            const float worth = sign * stakeOf(board_, pawn);
            for (int k = 0; k < enemies.size; ++k)
                if (const Reach reach = reachOf(enemies.squares[static_cast<std::size_t>(k)], square);
                    reach != kNotAtAll)
                    sink_.add(first + reach, worth);
            const rules::Colour enemy = startAt(square);
            if (sideNumber(enemy) != side && board_.startOf(enemy) == square && board_.pocketOf(enemy) > 0)
                sink_.add(kOnStart, worth);
        }
    }

    /// How an enemy reaches a pawn that is not a stake.
    [[nodiscard]] Reach reachOf(int enemy, int square) const {
        const int ahead = board_.distance(enemy, square);
        if (ahead <= kFarthest)
            return kReaches[static_cast<std::size_t>(ahead)] != kNotAtAll && board_.stakeWithin(enemy, ahead)
                       ? kNotAtAll
                       : kReaches[static_cast<std::size_t>(ahead)];
        constexpr int kBack = rules::stepsOf(rules::Card::Four);
        if (ahead != board_.squares() - kBack) return kNotAtAll;
        return board_.stakeWithin(square, kBack - 1) ? kNotAtAll : kByFour;
    }

    /// The colour in whose quarter a square lies.
    [[nodiscard]] rules::Colour startAt(int square) const {
        return rules::colourAt(square * rules::kColours / board_.squares());
    }

    void addBars(int square, int side, float sign) {
        if (!board_.hasStakes()) return;
        for (const rules::Colour colour : rules::kAllColours) {
            if (!board_.hasStake(colour)) continue;
            const int ahead = board_.distance(square, board_.startOf(colour));
            if (ahead >= 1 && ahead <= kFarthest)
                sink_.add(sideNumber(colour) == side ? kBarredByOwn : kBarredByEnemy, sign);
        }
    }

    const FastBoard& board_;
    int sideOnMove_;
    Sink& sink_;
    std::array<OnCircuit, kSides> circuit_;
};

/// Adds up what a hand is worth on a board to its player, who moves these colours.
template <class Sink>
class HandSum {
  public:
    HandSum(const FastBoard& board, rules::Colours movers, const Hand& hand, Sink& sink)
        : board_(board), movers_(movers), hand_(hand), sink_(sink) {}

    void add(float sign) {
        if (hand_.empty()) return;
        for (const rules::Card card : rules::kAllCards)
            if (const int count = hand_.count(card); count > 0)
                sink_.add(kHeld + rules::index(card) - 1, sign * static_cast<float>(count));
        addStarts(sign);
        if (hand_.has(rules::Card::Four)) addFours(sign);
        addNumbers(sign);
        if (hand_.has(rules::Card::Swap)) addSwap(sign);
    }

  private:
    template <class Visit>
    void eachOnCircuit(Visit visit) const {
        for (rules::Pawn pawn = 0; pawn < rules::kPawns; ++pawn)
            if (movers_.has(rules::colourOf(pawn)) && board_.onCircuit(pawn)) visit(pawn);
    }

    void addStarts(float sign) {
        int cards = hand_.count(rules::Card::One) + hand_.count(rules::Card::Ten);
        for (const rules::Colour colour : rules::kAllColours) {
            if (cards == 0) return;
            const int pocket = movers_.has(colour) ? board_.pocketOf(colour) : 0;
            if (pocket == 0 || board_.hasStake(colour)) continue;
            sink_.add(kStarts, sign * static_cast<float>(std::min(cards, pocket)));
            bool any = false;
            for (int i = 0; i < rules::kPawnsEach; ++i)
                any = any || board_.onCircuit(static_cast<rules::Pawn>(rules::firstOf(colour) + i));
            if (!any) sink_.add(kFreesStranded, sign);
            cards -= std::min(cards, pocket);
        }
    }

    void addFours(float sign) {
        constexpr int kBack = rules::stepsOf(rules::Card::Four);
        int pawns = 0;
        eachOnCircuit([&](rules::Pawn pawn) { pawns += board_.stepOf(pawn) <= kBack ? 1 : 0; });
        if (pawns > 0)
            sink_.add(kFourHome, sign * static_cast<float>(std::min(pawns, hand_.count(rules::Card::Four))));
    }

    void addNumbers(float sign) {
        std::array<int, rules::kKinds> numbers;
        std::size_t count = 0;
        for (const rules::Card card : rules::kAllCards)
            if (rules::goesForward(card) && hand_.has(card)) numbers[count++] = rules::stepsOf(card);
        float best = 0;
        unsigned entering = 0;
        eachOnCircuit([&](rules::Pawn pawn) {
            const int square = board_.squareOf(pawn);
            for (std::size_t i = 0; i < count; ++i) {
                if (enters(pawn, numbers[i])) entering |= 1U << unsigned(numbers[i]);
                const int end = square + numbers[i];
                const rules::Pawn met = board_.pawnOn(end >= board_.squares() ? end - board_.squares() : end);
                if (met == rules::kNoPawn ||
                    sideNumber(rules::colourOf(met)) == sideNumber(rules::colourOf(pawn)))
                    continue;
                if (!board_.stakeWithin(square, numbers[i])) best = std::max(best, stakeOf(board_, met));
            }
        });
        int kinds = 0;
        for (; entering != 0; entering &= entering - 1) ++kinds;
        if (kinds > 0) sink_.add(kEnters, sign * static_cast<float>(kinds));
        if (best > 0) sink_.add(kHits, sign * best);
    }

    /// Whether a number card brings a pawn on the circuit into its base.
    [[nodiscard]] bool enters(rules::Pawn pawn, int steps) const {
        const int step = board_.stepOf(pawn);
        const int toStart = step == 0 ? 0 : board_.squares() - step;
        const int cell = steps - toStart;
        return cell >= 1 && cell <= rules::kBaseCells && !board_.isStake(pawn) &&
               (board_.cellsOf(rules::colourOf(pawn)) & ((1U << unsigned(cell)) - 1U)) == 0 &&
               !board_.stakeWithin(board_.squareOf(pawn), toStart);
    }

    void addSwap(float sign) {
        int best = 0;
        eachOnCircuit([&](rules::Pawn pawn) {
            const rules::Colour colour = rules::colourOf(pawn);
            for (rules::Pawn other = 0; other < rules::kPawns; ++other) {
                const rules::Colour its = rules::colourOf(other);
                if (!board_.onCircuit(other) || its == colour || board_.isStake(other)) continue;
                const int own = board_.distance(board_.startOf(colour), board_.squareOf(other));
                const int theirs = board_.distance(board_.startOf(its), board_.squareOf(pawn));
                const int change = theirs - board_.stepOf(other);
                best = std::max(best, own - board_.stepOf(pawn) +
                                          (sideNumber(its) == sideNumber(colour) ? change : -change));
            }
        });
        if (best > 0)
            sink_.add(kSwapGain, sign * static_cast<float>(best) / static_cast<float>(board_.squares()));
    }

    const FastBoard& board_;
    rules::Colours movers_;
    const Hand& hand_;
    Sink& sink_;
};

/// The sink that collects the features themselves, or the first ones of them.
template <std::size_t size>
struct FeatureSink {
    std::array<float, size>& features;
    int squares;

    void add(int feature, float amount) { features[static_cast<std::size_t>(feature)] += amount; }
    void addPlace(int step, float amount) {
        const Between between = knotsAround(step, squares);
        add(kPlace + between.knot, amount * (1 - between.share));
        if (between.share > 0) add(kPlace + between.knot + 1, amount * between.share);
    }
};

}  // namespace tactik::engine
