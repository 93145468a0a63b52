#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include "games/tak/engine/Tinue.h"
#include "games/tak/play/puzzles/PuzzleSolution.h"
#include "games/tak/play/puzzles/PuzzleTheme.h"

namespace tak::play {

/// Proves solutions of puzzles. What it answers holds against every defence:
/// - Road: every turn that completes a road of the mover.
/// - Stop: the opponent threatens a road; every turn after which no road is forced in 5 plies, by threats.
/// - Tinue: the shortest forced road has as many plies as the theme says; every turn by which it is forced in
///   them, each turn of the solver being a threat of a road. No puzzle where a quiet turn does as well: it
///   would be right too.
/// - Flats: every turn that wins on flats at once; else every turn after which any answer allows that.
/// - Crush: every turn that forces the shortest road, of 1, 3 or 5 plies, where no line does without
///   flattening.
/// The answers that are listed last longest, and of those they leave the fewest right turns.
///
/// It blocks; use it in one thread at a time.
class PuzzleProver {
  public:
    /// `nodes` is the budget for one question.
    explicit PuzzleProver(std::uint64_t nodes = 100'000) : nodes_(nodes) {}

    /// Nothing if the position is no such puzzle, if too many turns are right, if the budget does not
    /// suffice, or after a stop request.
    [[nodiscard]] std::optional<Solution> prove(PuzzleTheme theme, const rules::Position& position,
                                                const std::stop_token& stop = {});

  private:
    using Moves = std::vector<rules::Move>;
    /// How a puzzle's last turn wins.
    enum class Goal : std::uint8_t { Road, Flats };
    /// A reply with every right turn after it.
    struct Reply {
        rules::Move move;
        Moves right;
    };

    [[nodiscard]] std::optional<Solution> proveStop(const rules::Position& position);
    [[nodiscard]] std::optional<Solution> proveFlats(const rules::Position& position);
    [[nodiscard]] std::optional<Solution> proveCrush(const rules::Position& position);
    /// The shortest forced win by threats, if it has exactly `plies` plies.
    [[nodiscard]] std::optional<Solution> proveForced(const rules::Position& position, int plies);
    /// Whether a road is forced within these plies; nothing if the budget does not suffice.
    [[nodiscard]] std::optional<bool> forced(const rules::Position& position, int plies);
    /// Every turn that wins within these plies, with the last turn of this goal; nothing if the budget does
    /// not suffice, if there is no such turn, or if one wins in another way.
    [[nodiscard]] std::optional<Moves> rightTurns(const rules::Position& position, int plies, Goal goal);
    /// Whether a quiet turn forces a road by threats as soon; nothing if the budget does not suffice.
    [[nodiscard]] std::optional<bool> quietTurnWins(const rules::Position& position, int plies);
    [[nodiscard]] bool everyAnswerLoses(const rules::Position& position, int plies);
    [[nodiscard]] std::optional<Solution> continued(const rules::Position& position, const Moves& right,
                                                    int plies, Goal goal);
    [[nodiscard]] std::optional<std::vector<Reply>> repliesTo(const rules::Position& position, int plies,
                                                              Goal goal);
    /// The replies that may last longest, including some after which the win comes sooner.
    [[nodiscard]] static Moves triesOf(const rules::Position& position, int plies);

    std::uint64_t nodes_;
    std::stop_token stop_;
    engine::TinueSolver solver_;
};

}  // namespace tak::play
