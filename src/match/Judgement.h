#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/Ids.h"
#include "match/Event.h"

/// How turns are judged by what they cost: of the mover's chance to win, which an engine tells, the part that
/// the turn gives away.
namespace match {

class Match;

/// In percent points of the chance to win.
struct Thresholds {
    int doubtful = 5;  ///< from here on a turn that gives away so much is marked ?!
    int mistake = 10;  ///< … ?
    int blunder = 20;  ///< … ??
    int only = 10;     ///< the best turn is marked ! where the second best gives away so much
};
inline constexpr Thresholds kThresholds{};

/// What is known of a turn that was played. Chances are the mover's, 0 to 1.
struct PlayedTurn {
    double before = 0;                  ///< with the best turn
    double after = 0;                   ///< with this one
    bool best = false;                  ///< this one is the best turn: it gives nothing away
    std::optional<double> second = {};  ///< with the second best turn
    bool obvious = false;               ///< nobody needs to look for it: it is forced, or ends the game
};

/// What the turn gives away of the chance to win, 0 to 1.
[[nodiscard]] double lossOf(const PlayedTurn& turn);
/// "", "?!", "?" or "??" for a turn that gives away so much.
[[nodiscard]] std::string markOfLoss(double loss);
/// The same; also "!" for the only good turn, "!!" if it wins for certain.
[[nodiscard]] std::string judgementOf(const PlayedTurn& turn);

/// Whether this is one of "!!", "!", "!?", "?!", "?", "??".
[[nodiscard]] bool isJudgement(std::string_view text);
/// What marks say of how good the turn is: "?" of "'?".
[[nodiscard]] std::string judgementIn(std::string_view marks);
/// The marks with another judgement; the other ones stay.
[[nodiscard]] std::string withJudgement(std::string_view marks, std::string_view judgement);

// ---- of a whole game, as far as its turns have evaluations

/// What this turn gave away; nothing where nobody knows.
[[nodiscard]] std::optional<double> lossOf(const Match& match, NodeId turn);

/// A player's turns of the main line, as far as their losses are known.
struct Tally {
    int turns = 0;
    int doubtful = 0;
    int mistakes = 0;
    int blunders = 0;
    double loss = 0;  ///< of an average turn, 0 to 1
};
/// By player.
[[nodiscard]] std::vector<Tally> talliesOf(const Match& match);
/// The turns of the main line that gave away the most, as far as they are marked for it, in the order in
/// which they were played; so many at most. `of`: this player's alone.
[[nodiscard]] std::vector<NodeId> costliestTurns(const Match& match, std::size_t count,
                                                 std::optional<game::PlayerId> of = {});

}  // namespace match
