#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "game/State.h"

namespace tutorial {

/// A set of turns that a lesson or puzzle describes.
struct Expectation {
    enum class Kind : std::uint8_t {
        Action,     ///< only this one
        Pattern,    ///< those whose notation matches, * for any characters and ? for one
        Any,        ///< every legal turn
        Wins,       ///< those that end the game, with the mover among the winners
        Threatens,  ///< those after which there is an announcement
        Defends,    ///< those after which the next player cannot win at once
        Loses       ///< those after which the next player can, or has already won
    };
    Kind kind = Kind::Any;
    game::Action action{};
    std::string pattern = {};
};

/// Whether `text` matches `pattern`, in which * stands for any characters and ? for one.
[[nodiscard]] bool fits(std::string_view text, std::string_view pattern);

/// Whether a legal turn of this position is in the set. Leaves the position as it was.
[[nodiscard]] bool meets(const Expectation& expectation, game::State& before, game::Action turn);

/// A turn with which the player to move wins at once; nothing if there is none.
[[nodiscard]] std::optional<game::Action> winningTurn(game::State& state);

}  // namespace tutorial
