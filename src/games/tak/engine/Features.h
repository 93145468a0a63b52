#pragma once

#include <algorithm>
#include <array>
#include <bit>

#include "games/tak/engine/Tactics.h"
#include "games/tak/rules/Bitboard.h"
#include "games/tak/rules/Position.h"
#include "games/tak/rules/Rays.h"

namespace tak::engine {

/// The terms of the evaluation, as indices into one list of weights. Each counts White's minus Black's. Every
/// term has a weight for the start and one for the end of the game.
namespace feature {

inline constexpr int kClasses = 10;  ///< most classes of squares that symmetries map to each other
inline constexpr int kCounts = 9;

inline constexpr int kTempo = 0;   ///< 1 for the side to move
inline constexpr int kLead = 1;    ///< flats on top, komi included
inline constexpr int kSupply = 2;  ///< stones left in the supply
inline constexpr int kCapstoneInHand = 3;
inline constexpr int kFlat = 4;  ///< + class: single flats
inline constexpr int kFlatStack = kFlat + kClasses;
inline constexpr int kWall = kFlatStack + kClasses;
inline constexpr int kCapstone = kWall + kClasses;
/// + kind of the top piece: pieces under it within the carry limit, own ones and captives; those deeper;
/// whether the piece directly below is own.
inline constexpr int kFriends = kCapstone + kClasses;
inline constexpr int kCaptives = kFriends + 3;
inline constexpr int kDeepFriends = kCaptives + 3;
inline constexpr int kDeepCaptives = kDeepFriends + 3;
inline constexpr int kHard = kDeepCaptives + 3;
/// + count: rows and columns with this number of own road squares, if the rest is empty, if it has flats of
/// the opponent, or if walls or capstones block it.
inline constexpr int kLineFree = kHard + 3;
inline constexpr int kLineContested = kLineFree + kCounts;
inline constexpr int kLineBlocked = kLineContested + kCounts;
inline constexpr int kGroups = kLineBlocked + kCounts;
/// + stones needed for the nearest road, first in the direction that needs fewer, then in the other.
inline constexpr int kNearRoad = kGroups + 1;
inline constexpr int kFarRoad = kNearRoad + kCounts;
/// + how many of the opponent's road squares are next to a capstone.
inline constexpr int kCapstoneReach = kFarRoad + kCounts;
inline constexpr int kCapstoneByWall = kCapstoneReach + 5;
/// Own stacks with a flat on top next to an enemy flat, wall or capstone; + 3: the captives in them.
inline constexpr int kStackNear = kCapstoneByWall + 1;
inline constexpr int kWallReach = kStackNear + 6;             ///< opponent's flats next to own walls
inline constexpr int kFlatNextToFlat = kWallReach + 1;        ///< pairs of own road squares
inline constexpr int kFlatNextToEnemy = kFlatNextToFlat + 1;  ///< own flats that an enemy flat can take
inline constexpr int kCitadel = kFlatNextToEnemy + 1;         ///< 2x2 blocks of own road squares
inline constexpr int kRoom = kCitadel + 1;                    ///< empty squares next to own road squares
inline constexpr int kMobileStack = kRoom + 1;       ///< squares within reach of stacks, weighted by height
inline constexpr int kMoverNear = kMobileStack + 1;  ///< + stones that the side to move needs for a road
/// + count: empty squares where one more stone threatens a road; first of either side, then of the side to
/// move.
inline constexpr int kTakSquares = kMoverNear + kCounts;
inline constexpr int kMoverTakSquares = kTakSquares + kCounts;
/// Flats that the opponent can capture at once: single ones and stacks, without an own neighbour to
/// recapture, or with one; + 4: the pieces under those stacks.
inline constexpr int kHanging = kMoverTakSquares + kCounts;
/// The same for flats of the side that is not to move.
inline constexpr int kWaiting = kHanging + 6;
/// Empty squares next to more own pieces than enemy ones.
inline constexpr int kGround = kWaiting + 6;
/// Squares that stacks with a flat, wall or capstone on top can spread over, times the own pieces that they
/// carry.
inline constexpr int kSpreadRoom = kGround + 1;
inline constexpr int kCount = kSpreadRoom + 3;

}  // namespace feature

/// Classes of squares that symmetries of the board map to each other, ordered by distance from the edge.
class SquareClasses {
  public:
    explicit constexpr SquareClasses(int size) {
        for (int rank = 0; rank < size; ++rank)
            for (int file = 0; file < size; ++file)
                masks_[static_cast<std::size_t>(classOf(file, rank, size))] |= rules::bit({file, rank});
        const int half = (size + 1) / 2;
        count_ = half * (half + 1) / 2;
    }
    [[nodiscard]] constexpr int count() const { return count_; }
    [[nodiscard]] constexpr rules::Bitboard operator[](int i) const {
        return masks_[static_cast<std::size_t>(i)];
    }
    [[nodiscard]] static constexpr int classOf(int file, int rank, int size) {
        const int x = std::min(file, size - 1 - file);
        const int y = std::min(rank, size - 1 - rank);
        const int low = std::min(x, y);
        const int high = std::max(x, y);
        return high * (high + 1) / 2 + low;
    }

  private:
    std::array<rules::Bitboard, feature::kClasses> masks_{};
    int count_ = 0;
};

inline constexpr std::array<SquareClasses, 6> kSquareClasses = {SquareClasses(3), SquareClasses(4),
                                                                SquareClasses(5), SquareClasses(6),
                                                                SquareClasses(7), SquareClasses(8)};

/// The phase of the game: from 0 (empty board) to 256 (full board or empty supply).
inline constexpr int kPhaseEnd = 256;
[[nodiscard]] int phaseOf(const rules::Position& position);

/// Stones needed for the nearest road from side to side: an own road square costs nothing, an empty square 1,
/// an opponent's flat 2; at most feature::kCounts - 1. First left to right, then bottom to top.
[[nodiscard]] std::array<int, 2> roadDistances(const rules::Position& position, rules::Color color);

/// Calls sink(feature, count) for every term that is not zero, from White's side.
template <class Sink>
void extractFeatures(const rules::Position& position, Sink&& sink);

// ---- implementation ----

namespace detail {

template <class Sink>
class FeatureExtractor {
  public:
    FeatureExtractor(const rules::Position& p, Sink& sink)
        : p_(p),
          sink_(sink),
          classes_(kSquareClasses[static_cast<std::size_t>(p.size() - rules::kMinSize)]) {}

    void run() {
        global();
        for (const rules::Color c : {rules::Color::White, rules::Color::Black}) {
            sign_ = c == rules::Color::White ? 1 : -1;
            squares(c);
            stacks(c);
            lines(c);
            shape(c);
            capstones(c);
            roads(c);
            tension(c);
        }
    }

  private:
    using Bitboard = rules::Bitboard;
    using Color = rules::Color;

    void add(int which, int n) {
        if (n != 0) sink_(which, sign_ * n);
    }
    static int at(int i) { return std::min(i, feature::kCounts - 1); }

    void global() {
        sign_ = 1;
        add(feature::kTempo, p_.toMove() == Color::White ? 2 : -2);
        add(feature::kLead,
            2 * (p_.flatCount(Color::White) - p_.flatCount(Color::Black)) - p_.setup().halfKomi);
        const rules::Supply white = p_.supply(Color::White);
        const rules::Supply black = p_.supply(Color::Black);
        add(feature::kSupply, white.stones - black.stones);
        add(feature::kCapstoneInHand, white.capstones - black.capstones);
    }

    void squares(Color c) {
        const Bitboard flats = p_.controlled(c) & p_.flats();
        const Bitboard singles = flats & ~p_.stacks();
        const Bitboard high = flats & p_.stacks();
        const Bitboard walls = p_.controlled(c) & p_.walls();
        const Bitboard capstones = p_.controlled(c) & p_.capstones();
        for (int i = 0; i < classes_.count(); ++i) {
            add(feature::kFlat + i, rules::count(singles & classes_[i]));
            add(feature::kFlatStack + i, rules::count(high & classes_[i]));
            if (walls) add(feature::kWall + i, rules::count(walls & classes_[i]));
            if (capstones) add(feature::kCapstone + i, rules::count(capstones & classes_[i]));
        }
    }

    void stacks(Color c) {
        const Bitboard enemy = p_.controlled(!c);
        const Bitboard enemyFlats = rules::grown(enemy & p_.flats());
        const Bitboard enemyWalls = rules::grown(enemy & p_.walls());
        const Bitboard enemyCapstones = rules::grown(enemy & p_.capstones());
        const Bitboard open = p_.board() & ~p_.walls() & ~p_.capstones();
        for (Bitboard rest = p_.controlled(c) & p_.stacks(); rest;) {
            const rules::Square s = rules::takeFirst(rest);
            const int kind = static_cast<int>(p_.topKind(s));
            const int height = p_.height(s);
            const std::uint64_t black = p_.colors(s).low;
            const std::uint64_t own = c == Color::Black ? black : ~black;
            // Pieces below the top one, within the carry limit.
            const int reach = std::min(height, p_.size()) - 1;
            const std::uint64_t near = ((std::uint64_t{1} << reach) - 1) << 1;
            const int friends = std::popcount(own & near);
            const int captives = reach - friends;
            const int deep = std::min(height, 64) - 1 - reach;
            const std::uint64_t below = deep > 0 ? ((std::uint64_t{1} << deep) - 1) << (reach + 1) : 0;
            const int deepFriends = std::popcount(own & below);
            add(feature::kFriends + kind, friends);
            add(feature::kCaptives + kind, captives);
            add(feature::kDeepFriends + kind, deepFriends);
            add(feature::kDeepCaptives + kind, deep - deepFriends);
            if (own & 2) add(feature::kHard + kind, 1);
            add(feature::kMobileStack,
                reach * rules::count(rules::grown(rules::bit(s)) & open & ~rules::bit(s)));
            int room = 0;
            const auto& rays = rules::raysOf(p_.size());
            for (const rules::Direction d : rules::kDirections)
                room += std::min(
                    reach + 1, rules::count(rules::openPart(
                                   rays[static_cast<std::size_t>(d)][static_cast<std::size_t>(s.index())], d,
                                   p_.walls() | p_.capstones())));
            add(feature::kSpreadRoom + kind, room * friends);
            if (kind != 0) continue;
            const Bitboard here = rules::bit(s);
            for (int i = 0; i < 3; ++i) {
                const Bitboard near3[] = {enemyFlats, enemyWalls, enemyCapstones};
                if ((near3[i] & here) == 0) continue;
                add(feature::kStackNear + i, 1);
                add(feature::kStackNear + 3 + i, captives + friends);
            }
        }
    }

    void lines(Color c) {
        const Bitboard own = p_.roadSquares(c);
        const Bitboard flats = p_.controlled(!c) & p_.flats();
        const Bitboard blocked = (p_.controlled(!c) & ~p_.flats()) | (p_.controlled(c) & p_.walls());
        const Bitboard row = rules::kRank1 & p_.board();
        const Bitboard column = rules::kFileA & p_.board();
        for (int i = 0; i < p_.size(); ++i) {
            line(own, flats, blocked, row << (8 * i));
            line(own, flats, blocked, column << i);
        }
    }
    void line(Bitboard own, Bitboard flats, Bitboard blocked, Bitboard squares) {
        const int n = rules::count(own & squares);
        if (n == 0) return;
        add((blocked & squares ? feature::kLineBlocked
             : flats & squares ? feature::kLineContested
                               : feature::kLineFree) +
                n,
            1);
    }

    void shape(Color c) {
        using rules::Direction;
        const Bitboard own = p_.roadSquares(c);
        const Bitboard flats = own & p_.flats();
        const Bitboard up = own & rules::shifted(own, Direction::Down);
        const Bitboard right = own & rules::shifted(own, Direction::Left);
        const int pairs = rules::count(up) + rules::count(right);
        const int blocks = rules::count(up & rules::shifted(up, Direction::Left));
        add(feature::kFlatNextToFlat, pairs);
        add(feature::kCitadel, blocks);
        // Euler's formula: squares - pairs + blocks = groups - holes.
        add(feature::kGroups, rules::count(own) - pairs + blocks);
        add(feature::kRoom, rules::count(rules::grown(own) & p_.empty()));
        add(feature::kFlatNextToEnemy, rules::count(flats & rules::grown(p_.controlled(!c) & ~p_.walls())));
        const Bitboard walls = p_.controlled(c) & p_.walls();
        if (walls)
            add(feature::kWallReach, rules::count(rules::grown(walls) & p_.controlled(!c) & p_.flats()));
    }

    void capstones(Color c) {
        for (Bitboard rest = p_.controlled(c) & p_.capstones(); rest;) {
            const Bitboard around = rules::grown(rules::bit(rules::takeFirst(rest)));
            const int flats = rules::count(around & p_.controlled(!c) & p_.flats());
            add(feature::kCapstoneReach + flats, 1);
            if (around & p_.controlled(!c) & p_.walls()) add(feature::kCapstoneByWall, 1);
        }
    }

    void roads(Color c) {
        const std::array<int, 2> distances = roadDistances(p_, c);
        const int near = std::min(distances[0], distances[1]);
        add(feature::kNearRoad + near, 1);
        add(feature::kFarRoad + std::max(distances[0], distances[1]), 1);
        if (c == p_.toMove()) add(feature::kMoverNear + near, 1);
    }

    void tension(Color c) {
        const int n = std::min(rules::count(takSquares(p_, c)), feature::kCounts - 1);
        if (n > 0) {
            add(feature::kTakSquares + n, 1);
            if (c == p_.toMove()) add(feature::kMoverTakSquares + n, 1);
        }
        const Bitboard own = p_.controlled(c);
        const Bitboard enemy = p_.controlled(!c);
        const Bitboard flats = own & p_.flats() & rules::grown(enemy);
        const Bitboard backed = neighbours(own);
        hanging(c, flats & ~backed, 0);
        hanging(c, flats & backed, 1);
        const Bitboard ground = rules::grown(own) & ~rules::grown(enemy) & p_.empty();
        add(feature::kGround, rules::count(ground));
    }
    void hanging(Color c, Bitboard flats, int backed) {
        const Bitboard stacks = flats & p_.stacks();
        int below = 0;
        for (Bitboard rest = stacks; rest;) below += p_.height(rules::takeFirst(rest)) - 1;
        const int values[] = {rules::count(flats & ~p_.stacks()), rules::count(stacks), below};
        const int base = c == p_.toMove() ? feature::kHanging : feature::kWaiting;
        for (int i = 0; i < 3; ++i) add(base + 2 * i + backed, values[i]);
    }
    static Bitboard neighbours(Bitboard b) {
        using rules::Direction;
        return rules::shifted(b, Direction::Up) | rules::shifted(b, Direction::Down) |
               rules::shifted(b, Direction::Left) | rules::shifted(b, Direction::Right);
    }

    const rules::Position& p_;
    Sink& sink_;
    const SquareClasses& classes_;
    int sign_ = 1;
};

}  // namespace detail

template <class Sink>
void extractFeatures(const rules::Position& position, Sink&& sink) {
    detail::FeatureExtractor<std::remove_reference_t<Sink>>(position, sink).run();
}

}  // namespace tak::engine
