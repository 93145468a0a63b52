#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "game/State.h"

/// What a turn overlooks, as far as a look one turn ahead tells. For a coach; knows no table.
namespace tutorial {

/// A turn that somebody will regret, and what comes of it.
struct Oversight {
    enum class Kind : std::uint8_t {
        EndsForOthers,  ///< it ends the game, and others have won
        MissesWin,      ///< another one wins at once, this one does not
        AllowsWin       ///< the next player wins at once
    };
    Kind kind = Kind::AllowsWin;
    game::Action turn{};  ///< that wins: the mover's own of MissesWin, the answer of AllowsWin
    /// How the game would end, as View::describeEnd() has it; nothing: `reason` says it best.
    std::optional<base::Message> end = {};
    std::string reason = {};               ///< Outcome::reason of that ending
    std::string topic = {};                ///< of the remark on that ending; may be empty
    std::vector<game::Place> places = {};  ///< to look at: of an answer where it is played, else what decides
};

/// What a legal turn overlooks; nothing: nobody regrets it before the turn after the next. The position is
/// the same afterwards. Plays every turn of two positions once.
[[nodiscard]] std::optional<Oversight> oversightOf(game::State& before, game::Action turn);

/// What the player to move can do at once.
struct Outlook {
    std::optional<game::Action> win = {};   ///< wins
    std::optional<game::Action> safe = {};  ///< does not lose, and no other player wins with the next turn
};

/// The position is the same afterwards. May play every pair of turns, which takes a second on a large board
/// where nothing is safe; with the token it is given up soon, with what was found by then.
[[nodiscard]] Outlook outlookOf(game::State& state, const std::stop_token& stop);

}  // namespace tutorial
