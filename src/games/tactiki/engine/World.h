#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>

#include "games/tactiki/engine/Step.h"

namespace tactiki::engine {

/// A position in which all ranks are known, as search needs it: without what the players know, in 128 bytes.
/// A search copies it for every step. It follows rules::Board exactly; a test compares the two.
class World {
  public:
    /// All ranks must be known.
    explicit World(const rules::Board& board);

    [[nodiscard]] rules::Side toMove() const { return toMove_; }
    /// Whether the second move of a turn is due.
    [[nodiscard]] bool second() const { return second_; }
    [[nodiscard]] bool over() const { return result_ != Result::None; }
    /// None while the game goes on, and after a draw.
    [[nodiscard]] std::optional<rules::Side> winner() const;
    [[nodiscard]] const rules::Rules& rules() const { return rules_; }

    [[nodiscard]] rules::Piece topOf(rules::Field field) const { return top_[at(field)]; }
    [[nodiscard]] rules::Piece below(rules::Piece piece) const { return below_[at(piece)]; }
    [[nodiscard]] bool onBoard(rules::Piece piece) const { return where_[at(piece)] >= 0; }
    [[nodiscard]] bool inPile(rules::Piece piece) const { return (piles_ >> piece & 1U) != 0; }
    [[nodiscard]] rules::Field fieldOf(rules::Piece piece) const {
        return rules::Field::fromIndex(where_[at(piece)]);
    }
    [[nodiscard]] rules::Rank rankOf(rules::Piece piece) const { return rank_[at(piece)]; }
    /// The defeated pieces of both players, a bit for each.
    [[nodiscard]] std::uint32_t piles() const { return piles_; }
    /// Own pieces of a player on one of his opponent's start fields.
    [[nodiscard]] int statueAt(rules::Side side, int file) const { return statues_[at(side)][at(file)]; }

    /// The legal steps of the player to move; a pass if there is no other.
    void addSteps(Steps& steps) const;
    /// Whether a move attacks.
    [[nodiscard]] bool attacks(Step step) const;
    /// Plays a legal step.
    void play(Step step);

    /// Equal for equal positions, and for no others but for a chance of 2^-64. Pieces of one rank are alike,
    /// and so are numbers of quiet turns (rule 18) from which a search hardly comes to a draw.
    [[nodiscard]] std::uint64_t key() const;

  private:
    enum class Result : std::uint8_t { None, Tiki, Tac, Draw };
    static constexpr std::int8_t kOffBoard = -1;

    [[nodiscard]] static constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }
    [[nodiscard]] static constexpr std::size_t at(rules::Field field) { return at(field.index()); }
    [[nodiscard]] static constexpr std::size_t at(rules::Side side) { return at(rules::index(side)); }

    [[nodiscard]] bool mayLeave(rules::Piece piece, rules::Field field) const;
    void addMoves(rules::Piece piece, Steps& steps) const;
    void addReincarnations(Steps& steps) const;
    [[nodiscard]] bool hasMove() const;
    [[nodiscard]] std::uint64_t columnKey(rules::Field field) const;
    [[nodiscard]] std::uint64_t pileKey(rules::Piece piece) const;

    void move(rules::Piece piece, rules::Field to);
    /// Whether the attacker is still there.
    bool attack(rules::Piece attacker, rules::Field to);
    void take(rules::Piece piece);
    void put(rules::Piece piece, rules::Field field);
    void defeat(rules::Piece piece);
    void finishMove(rules::Field to);
    void endTurn();
    [[nodiscard]] bool canReachFive(rules::Side side) const;

    std::uint64_t key_ = 0;
    std::uint32_t piles_ = 0;
    std::array<rules::Piece, rules::kFields> top_;
    std::array<rules::Piece, rules::kPieces> below_;
    std::array<std::int8_t, rules::kPieces> where_;
    std::array<rules::Rank, rules::kPieces> rank_;
    std::array<std::array<std::uint8_t, rules::kWidth>, rules::kSides> statues_{};
    rules::Rules rules_;
    rules::Side toMove_;
    bool second_;
    bool eventful_;
    std::uint8_t quiet_;
    Result result_ = Result::None;
};
static_assert(sizeof(World) <= 128);

}  // namespace tactiki::engine
