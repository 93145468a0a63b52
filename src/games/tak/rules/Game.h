#pragma once

#include <vector>

#include "games/tak/rules/Position.h"

namespace tak::rules {

/// A position with the moves that led to it, for repetition (rule 21) and undo.
class Game {
  public:
    explicit Game(const Setup& setup) : Game(Position(setup)) {}
    explicit Game(const Position& start) : position_(start) {}

    [[nodiscard]] const Position& position() const { return position_; }
    [[nodiscard]] int movesPlayed() const { return static_cast<int>(past_.size()); }
    [[nodiscard]] std::vector<Move> moves() const;
    [[nodiscard]] Move lastMove() const { return past_.empty() ? Move::none() : past_.back().move; }
    [[nodiscard]] bool isLegal(Move move) const { return !outcome().over() && position_.isLegal(move); }
    /// Plays a legal move.
    void play(Move move) { past_.push_back(position_.make(move)); }
    /// Takes back the last move; there must be one.
    void undo() {
        position_.undo(past_.back());
        past_.pop_back();
    }
    /// The same as Position::outcome(), plus a draw by repetition if agreed.
    [[nodiscard]] Outcome outcome() const;
    /// Hashes of earlier positions that can recur by quiet turns alone, the latest first.
    [[nodiscard]] std::vector<std::uint64_t> repeatableHashes() const;

  private:
    [[nodiscard]] int occurrences() const;
    Position position_;
    std::vector<Undo> past_;
};

}  // namespace tak::rules
