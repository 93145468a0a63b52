#pragma once

#include <array>
#include <bit>

#include "games/tak/engine/Features.h"
#include "games/tak/engine/Tactics.h"

namespace tak::engine {

/// Features of a move before it is searched, as indices into one list of weights: the policy with which the
/// search orders moves and decides how deep to search them.
namespace policy {

inline constexpr int kPlace = 0;                                 ///< + 10 kind + class
inline constexpr int kOwnNear = kPlace + 3 * feature::kClasses;  ///< + kind, times adjacent own road squares
inline constexpr int kEnemyNear = kOwnNear + 3;         ///< + kind, times adjacent enemy road squares
inline constexpr int kEnemyStackNear = kEnemyNear + 3;  ///< + kind, times the height of adjacent enemy stacks
inline constexpr int kMakesTak = kEnemyStackNear + 3;   ///< + kind: threatens a road
inline constexpr int kStopsTak = kMakesTak + 3;         ///< + kind: where the opponent would threaten one
inline constexpr int kOwnLine = kStopsTak + 3;  ///< + 9 (kind > 0) + count: own in the fuller of row, column
inline constexpr int kEnemyLine = kOwnLine + 18;   ///< + 9 (kind > 0) + count: enemy's in the fuller
inline constexpr int kNearLast = kEnemyLine + 18;  ///< + kind: next to the opponent's last move
inline constexpr int kOwnWallNear = kNearLast + 3;
inline constexpr int kLatePlace = kOwnWallNear + 1;    ///< + kind, times phase / 32
inline constexpr int kSpread = kLatePlace + 3;         ///< + kind of the top piece
inline constexpr int kSpreadSteps = kSpread + 3;       ///< + squares entered - 1
inline constexpr int kFlatsWon = kSpreadSteps + 7;     ///< own flats gained plus enemy flats lost
inline constexpr int kCaptured = kFlatsWon + 1;        ///< + min(2, enemy squares captured) - 1
inline constexpr int kCapturedHeight = kCaptured + 2;  ///< times the pieces below the tops of captured stacks
inline constexpr int kCovered = kCapturedHeight + 1;   ///< times own tops covered
inline constexpr int kOriginLost = kCovered + 1;       ///< the origin then shows an enemy piece
inline constexpr int kOriginKept = kOriginLost + 1;    ///< … an own piece
inline constexpr int kOriginEmpty = kOriginKept + 1;
inline constexpr int kGivenUp = kOriginEmpty + 1;   ///< captives dropped so that they end on top
inline constexpr int kSpreadTak = kGivenUp + 1;     ///< lands where a road is threatened
inline constexpr int kSpreadStop = kSpreadTak + 1;  ///< lands where the opponent would threaten a road
inline constexpr int kTakesLast = kSpreadStop + 1;  ///< captures the piece that the opponent moved last
inline constexpr int kCrush = kTakesLast + 1;
inline constexpr int kRoadLeft = kCrush + 1;        ///< leaves squares of an own chain, times neighbours
inline constexpr int kEndNear = kRoadLeft + 1;      ///< + kind, times own road squares next to the end
inline constexpr int kEndEnemyNear = kEndNear + 3;  ///< + kind, times the enemy's
inline constexpr int kCount = kEndEnemyNear + 3;

}  // namespace policy

/// Data shared by all moves of one position.
class MoveContext {
  public:
    /// `last` is the move that led to the position, or none.
    MoveContext(const rules::Position& position, rules::Move last);

    /// Calls sink(feature, count) for every feature of a legal move that is not zero.
    template <class Sink>
    void describe(rules::Move move, Sink&& sink) const;

  private:
    using Bitboard = rules::Bitboard;
    template <class Sink>
    void describePlacement(rules::Move move, Sink& sink) const;
    template <class Sink>
    void describeSpread(rules::Move move, Sink& sink) const;
    [[nodiscard]] int fullest(const std::array<std::int8_t, 16>& lines, rules::Square s) const {
        return std::max(lines[static_cast<std::size_t>(s.rank())],
                        lines[static_cast<std::size_t>(8 + s.file())]);
    }

    const rules::Position& p_;
    rules::Color color_;
    Bitboard own_;          ///< road squares
    Bitboard enemy_;        ///< road squares
    Bitboard takSquares_;   ///< where one more stone threatens a road
    Bitboard stopSquares_;  ///< where an opponent's stone would
    Bitboard lastAround_ = 0;
    Bitboard lastEnd_ = 0;
    int phase_;
    std::array<std::int8_t, 16> ownLines_{};  ///< road squares by row, then by column
    std::array<std::int8_t, 16> enemyLines_{};
};

// ---- implementation ----

template <class Sink>
void MoveContext::describe(rules::Move move, Sink&& sink) const {
    if (move.isPlacement())
        describePlacement(move, sink);
    else
        describeSpread(move, sink);
}

template <class Sink>
void MoveContext::describePlacement(rules::Move move, Sink& sink) const {
    const rules::Square s = move.square();
    const Bitboard here = rules::bit(s);
    const Bitboard around = rules::grown(here) & ~here;
    const int kind = static_cast<int>(move.kind());
    sink(policy::kPlace + feature::kClasses * kind + SquareClasses::classOf(s.file(), s.rank(), p_.size()),
         1);
    if (const int n = rules::count(around & own_)) sink(policy::kOwnNear + kind, n);
    if (const int n = rules::count(around & enemy_)) sink(policy::kEnemyNear + kind, n);
    int stacks = 0;
    for (Bitboard rest = around & enemy_ & p_.stacks(); rest;)
        stacks += std::min(p_.height(rules::takeFirst(rest)), p_.size());
    if (stacks) sink(policy::kEnemyStackNear + kind, stacks);
    if (kind != 1 && (here & takSquares_)) sink(policy::kMakesTak + kind, 1);
    if (here & stopSquares_) sink(policy::kStopsTak + kind, 1);
    const int line = kind > 0 ? 9 : 0;
    sink(policy::kOwnLine + line + fullest(ownLines_, s), 1);
    sink(policy::kEnemyLine + line + fullest(enemyLines_, s), 1);
    if (here & lastAround_) sink(policy::kNearLast + kind, 1);
    if (around & p_.controlled(color_) & ~own_) sink(policy::kOwnWallNear, 1);
    if (const int late = phase_ / 32) sink(policy::kLatePlace + kind, late);
}

template <class Sink>
void MoveContext::describeSpread(rules::Move move, Sink& sink) const {
    const rules::Square from = move.square();
    const Bitboard here = rules::bit(from);
    const int kind = static_cast<int>(p_.topKind(from));
    const std::uint64_t black = p_.colors(from).low;
    const std::uint64_t owned = color_ == rules::Color::Black ? black : ~black;
    int inHand = move.carried();

    int won = 0;
    if (p_.height(from) == inHand) {
        sink(policy::kOriginEmpty, 1);
        won -= kind == 0;
    } else if ((owned >> inHand) & 1) {
        sink(policy::kOriginKept, 1);
        won += kind != 0;
    } else {
        sink(policy::kOriginLost, 1);
        won -= 1 + (kind == 0);
    }
    const Bitboard ownAll = p_.controlled(color_);
    const Bitboard flats = p_.flats();
    const Bitboard lost = here & own_ ? rules::grown(here) & own_ & ~here : 0;
    int captured = 0;
    int capturedHeight = 0;
    int covered = 0;
    int givenUp = 0;
    Bitboard touched = 0;
    rules::Square at = from;
    for (unsigned pattern = move.pattern(); pattern != 0;) {
        at = rules::moved(at, move.direction());
        pattern ^= 1U << (inHand - 1);
        inHand = std::bit_width(pattern);
        const Bitboard square = rules::bit(at);
        touched |= square;
        if (square & p_.occupied()) {
            if (square & ownAll) {
                ++covered;
                won -= (square & flats) != 0;
            } else {
                ++captured;
                capturedHeight += p_.height(at) - 1;
                won += (square & flats) != 0;
            }
        }
        const bool mine = (owned >> inHand) & 1;
        if (pattern == 0) {
            won += kind == 0;
        } else {
            won += mine ? 1 : -1;
            givenUp += !mine;
        }
    }
    sink(policy::kSpread + kind, 1);
    sink(policy::kSpreadSteps + move.distance() - 1, 1);
    if (won) sink(policy::kFlatsWon, won);
    if (captured) sink(policy::kCaptured + std::min(captured, 2) - 1, 1);
    if (capturedHeight) sink(policy::kCapturedHeight, std::min(capturedHeight, 8));
    if (covered) sink(policy::kCovered, covered);
    if (givenUp) sink(policy::kGivenUp, givenUp);
    if (kind != 1 && (touched & takSquares_)) sink(policy::kSpreadTak, 1);
    if (touched & stopSquares_) sink(policy::kSpreadStop, 1);
    if (touched & lastEnd_) sink(policy::kTakesLast, 1);
    const Bitboard end = rules::bit(at);
    if (end & p_.walls()) sink(policy::kCrush, 1);
    if (lost) sink(policy::kRoadLeft, rules::count(lost));
    const Bitboard around = rules::grown(end) & ~end & ~here;
    if (const int n = rules::count(around & own_)) sink(policy::kEndNear + kind, n);
    if (const int n = rules::count(around & enemy_)) sink(policy::kEndEnemyNear + kind, n);
}

}  // namespace tak::engine
