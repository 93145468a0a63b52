#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "game/State.h"

/// Finds mistakes that show within one turn: a win that was missed, or a loss that follows at once. Used by
/// the coach; knows nothing of the table on the screen.
namespace tutorial {

/// The mistake of a turn, and what follows from it.
struct Oversight {
    enum class Kind : std::uint8_t {
        EndsForOthers,  ///< the turn ends the game, and only others win
        MissesWin,      ///< another turn would have won at once
        AllowsWin       ///< the next player can win with the next turn
    };
    Kind kind = Kind::AllowsWin;
    /// The turn that wins, or its first part: the one missed (MissesWin) or the answer (AllowsWin).
    game::Action turn{};
    /// View::describeEnd() of the position in which the game would end; without a value show `reason`.
    std::optional<base::Message> end = {};
    std::string reason = {};  ///< Outcome::reason in that position
    std::string topic = {};   ///< topic of View::remark() there; may be empty
    /// The places to point out. AllowsWin: where the answer is played. EndsForOthers: what decides the game.
    /// MissesWin: what decides it, except where the missed turn is played, so that the player can find it.
    std::vector<game::Place> places = {};
};

/// The mistake of a legal turn; nullopt if it is none that shows before the turn after the next. Changes
/// nothing: `before` is the same position afterwards. Tries at most every turn of two positions.
[[nodiscard]] std::optional<Oversight> oversightOf(game::State& before, game::Action turn);

/// What the player to move can reach with one turn.
struct Outlook {
    std::optional<game::Action> win = {};  ///< a turn that wins, or its first part
    /// A turn that neither loses nor lets another player win with the next turn.
    std::optional<game::Action> safe = {};
};

/// Changes nothing: `state` is the same position afterwards. May try every pair of turns, which takes a
/// second in a large game where no turn is safe. After a stop it returns soon, with what it has found by
/// then.
[[nodiscard]] Outlook outlookOf(game::State& state, const std::stop_token& stop);

}  // namespace tutorial
