#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "game/Bot.h"
#include "game/Ids.h"
#include "match/Event.h"

/// Judges turns by their loss: the share of the mover's chance to win, by an engine's evaluation, that the
/// turn gives away. What its mover could not foresee counts for nothing.
namespace match {

class Followed;

/// Losses in percentage points of the chance to win.
struct Thresholds {
    int doubtful = 5;  ///< from this loss on a turn is marked ?!
    int mistake = 10;  ///< … ?
    int blunder = 20;  ///< … ??
    int only = 10;     ///< the best turn is marked ! if the second best loses this much
};
inline constexpr Thresholds kThresholds{};

/// The evaluation of a turn that was played. Chances are the mover's, 0 to 1.
struct PlayedTurn {
    double before = 0;                  ///< with the best turn
    double after = 0;                   ///< with this one
    bool best = false;                  ///< this one is the best turn: its loss is 0
    std::optional<double> second = {};  ///< with the second best turn
    bool obvious = false;               ///< easy to find: it is forced, or ends the game
};

/// The mover's loss of winning chance, 0 to 1.
[[nodiscard]] double lossOf(const PlayedTurn& turn);
/// The whole points that are lost, as the thresholds count them: 9.7 are not 10.
[[nodiscard]] int pointsOf(double loss);
/// "", "?!", "?" or "??" for this loss.
[[nodiscard]] std::string markOfLoss(double loss);
/// The same, but also "!" for the only good turn, and "!!" if that one wins for certain.
[[nodiscard]] std::string judgementOf(const PlayedTurn& turn);

/// Whether this is one of "!!", "!", "!?", "?!", "?", "??".
[[nodiscard]] bool isJudgement(std::string_view text);
/// The judgement among a turn's marks: "?" of "'?".
[[nodiscard]] std::string judgementIn(std::string_view marks);
/// The marks with their judgement replaced; other marks stay.
[[nodiscard]] std::string withJudgement(std::string_view marks, std::string_view judgement);

// ---- for a whole game, as far as its turns have evaluations

/// Whether the main line has evaluations from its beginning to its end.
[[nodiscard]] bool isAnalysed(const Followed& match);

/// The loss of this turn; nothing if it is unknown.
[[nodiscard]] std::optional<double> lossOf(const Followed& match, NodeId turn);
/// By how much the mover's chance was greater after this turn than he could foresee, -1 to 1: luck, if the
/// turn brought a secret to light.
[[nodiscard]] double luckOf(const Followed& match, NodeId turn);

/// The judgement of a turn of the main line from the evaluations before and after it; empty if one is
/// unknown. `found`: an engine's candidates for the position before it; `forced`: there was hardly a choice.
[[nodiscard]] std::string judgementOf(const Followed& match, NodeId turn,
                                      std::span<const game::Candidate> found, bool forced);

/// A player's turns on the main line whose loss is known.
struct Tally {
    int turns = 0;
    int doubtful = 0;
    int mistakes = 0;
    int blunders = 0;
    double loss = 0;  ///< of an average turn, 0 to 1
};
/// One tally for each player.
[[nodiscard]] std::vector<Tally> talliesOf(const Followed& match);
/// At most `count` turns of the main line, in the order of play: those with the largest losses among the
/// turns that are marked for their loss. `of`: only this player's turns.
[[nodiscard]] std::vector<NodeId> costliestTurns(const Followed& match, std::size_t count,
                                                 std::optional<game::PlayerId> of = {});

}  // namespace match
