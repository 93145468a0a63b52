#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "game/State.h"

namespace tutorial {

/// What a lesson or puzzle says of a turn: which turns it means.
struct Expectation {
    enum class Kind : std::uint8_t {
        Action,     ///< this one
        Pattern,    ///< those whose notation fits, with * for any characters and ? for one
        Any,        ///< every legal turn
        Wins,       ///< those that end the game, with the mover among the winners
        Threatens,  ///< those after which custom demands an announcement
        Defends,    ///< those after which the next player cannot win at once
        Loses       ///< those after which the next player can, or has won already
    };
    Kind kind = Kind::Any;
    game::Action action{};
    std::string pattern = {};
};

/// Whether `text` fits `pattern`, where * stands for any characters and ? for one.
[[nodiscard]] bool fits(std::string_view text, std::string_view pattern);

/// Whether a legal turn of this position is meant. The position is the same afterwards.
[[nodiscard]] bool meets(const Expectation& expectation, game::State& before, game::Action turn);

/// A turn by which the player to move wins at once; nothing if there is none.
[[nodiscard]] std::optional<game::Action> winningTurn(game::State& state);

}  // namespace tutorial
