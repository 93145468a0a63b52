#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "base/Random.h"
#include "games/tactiki/rules/Board.h"

namespace tactiki::rules {

inline constexpr int kMostRepetitions = 3;  ///< of a public position: then the game is drawn (rule 17)

/// An act that was played. In what a viewer sees, hidden ranks of the act are unknown.
struct Played {
    Act act;
    Side side = Side::Tiki;
    Board before;
    Blows blows = {};
    bool known = true;  ///< everybody knows the rank of the reincarnated piece
    friend bool operator==(const Played&, const Played&) = default;
};

/// A game of TacTiki up to a position: the board, and how it came about. As a player may know it, it has
/// unknown ranks.
class Position {
  public:
    explicit Position(Rules rules = {}) : Position(Board(rules)) {}
    /// Begins with a position that was set up.
    explicit Position(const Board& start);

    [[nodiscard]] const Board& board() const { return board_; }
    [[nodiscard]] const Board& start() const { return past_.empty() ? board_ : past_.front().before; }
    [[nodiscard]] const std::vector<Played>& past() const { return past_; }
    /// The players who owe a decision: one, or during the set-up perhaps both.
    [[nodiscard]] std::vector<Side> awaited() const;
    /// The round of the next decision, from 1: the set-up, and then one turn of each player.
    [[nodiscard]] int round() const { return 1 + (board_.turn() + 1) / kSides; }
    [[nodiscard]] bool over() const { return board_.ending() != Ending::None; }

    /// Plays a legal act.
    void play(const Act& act);
    /// Goes on by an act that somebody saw (Board::tell()). It ends no game by repetition, since that depends
    /// on ranks that may be unknown.
    void tell(const Act& act, const Blows& seen);
    void undo();
    /// Makes it this player's turn, which the rules do not allow: for a turn that is entered while the other
    /// player moves. Not during the set-up, nor after the end.
    void giveTurnTo(Side side);
    /// How often the present public position began a turn (rule 17), with this time; 0 in the middle of a
    /// turn.
    [[nodiscard]] int repetitions() const;

    /// What a player knows of it, or without a player what everybody knows; all of it after the end
    /// (rule 19).
    [[nodiscard]] Position seenBy(std::optional<Side> player) const;
    /// The same, as it would be if the game were not over.
    [[nodiscard]] Position knownTo(std::optional<Side> player) const;
    /// A copy in which all unknown ranks, now and in the past, are drawn at random: each arrangement of the
    /// ranks never shown is as likely as any other, and each possibility for the pieces that came back.
    [[nodiscard]] Position completed(base::Random& random) const;

    friend bool operator==(const Position&, const Position&) = default;

  private:
    friend class PastReplay;
    Board board_;
    std::vector<Played> past_;
    std::vector<std::uint64_t> keys_;  ///< of the positions that began a turn, with the present one
};

/// What a player knows of a board, as Position::knownTo() does.
[[nodiscard]] Board knownTo(Board board, std::optional<Side> player);

/// Draws the unknown ranks of a player in a board, as Position::completed() does.
void drawUnknown(Board& board, Side side, base::Random& random);

/// The boards that may be the true one where ranks of a player are unknown, each possibility once; nothing if
/// there are more than `most`.
[[nodiscard]] std::optional<std::vector<Board>> possibleBoards(const Board& seen, Side side,
                                                               std::size_t most);

/// Gives figures to a player's pieces, whose ranks are all known (Board::figureOf()).
void nameFigures(Board& board, Side side);

}  // namespace tactiki::rules
