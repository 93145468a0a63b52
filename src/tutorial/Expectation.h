#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "game/State.h"

namespace tutorial {

/// A set of turns that a lesson or puzzle describes.
struct Expectation {
    enum class Kind : std::uint8_t {
        Action,     ///< only this one
        Pattern,    ///< those whose notation matches, * for any characters and ? for one
        Any,        ///< every legal turn
        Wins,       ///< those that end the game, with the mover among the winners
        Draws,      ///< those that end the game, and nobody wins
        Continues,  ///< those after which the game goes on
        Threatens,  ///< those after which there is an announcement
        Forces,     ///< those after which the mover wins with the next turn, whatever the answer is
        Defends,    ///< those after which the next player cannot win at once
        Stops,      ///< those after which the next player can neither win at once nor force it with one turn
        Loses       ///< those after which the next player can win at once, or has already won
    };
    Kind kind = Kind::Any;
    game::Action action{};
    std::string pattern = {};
};

/// Whether `text` matches `pattern`, in which * stands for any characters and ? for one.
[[nodiscard]] bool fits(std::string_view text, std::string_view pattern);

/// Whether the last turn, which this player has played, meets a condition, that is any kind from Wins on.
/// Stops and Forces look a few turns ahead. Leaves the position as it was.
[[nodiscard]] bool holdsAfter(Expectation::Kind condition, game::State& after, game::PlayerId mover);

/// Whether a kind says what becomes of the game, which only who knows all of it can tell before a turn.
[[nodiscard]] bool needsTruth(Expectation::Kind kind);

/// Whether a turn that is legal for the viewer is in the set, as far as he can know: what becomes of a game
/// of which something is hidden from him, he cannot.
[[nodiscard]] bool meets(const Expectation& expectation, const game::View& before, game::Action turn);

/// The rest of the present turn, with which the player to move wins at once: one action, or several where a
/// turn has parts; as few as possible. Empty if there is none.
[[nodiscard]] std::vector<game::Action> winningTurn(game::State& state);

}  // namespace tutorial
