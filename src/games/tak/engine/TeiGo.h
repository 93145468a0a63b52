#pragma once

#include <string>
#include <vector>

#include "games/tak/engine/Engine.h"
#include "games/tak/engine/TeiText.h"

namespace tak::engine {

/// What a `go` asks for.
struct TeiGo {
    Limits limits;
    bool infinite = false;              ///< no bestmove before `stop`
    bool ponder = false;                ///< no bestmove before `ponderhit` or `stop`
    std::vector<std::string> problems;  ///< the first that could not be read
};

/// Reads what follows the word `go`. Any words will do: a number out of range is moved into it, and a limit
/// whose number cannot be read counts as 0, for a client is better served by a hasty move than by none.
/// Unknown words are skipped. Moves of `searchmoves` that are not legal in the position are left out; if none
/// is left, all moves are searched.
[[nodiscard]] TeiGo readGo(TeiWords words, const rules::Position& position);

}  // namespace tak::engine
