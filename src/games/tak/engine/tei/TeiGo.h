#pragma once

#include <string>
#include <vector>

#include "games/tak/engine/Engine.h"
#include "games/tak/engine/tei/TeiText.h"

namespace tak::engine {

/// The arguments of `go`.
struct TeiGo {
    Limits limits;
    bool infinite = false;              ///< no bestmove before `stop`
    bool ponder = false;                ///< no bestmove before `ponderhit` or `stop`
    std::vector<std::string> problems;  ///< words that could not be read
};

/// Reads the words after `go`. Any words are accepted: numbers out of range are clamped, and a limit with an
/// unreadable number counts as 0, since a hasty move is better for a client than none. Unknown words are
/// skipped. If the only limit is the other side's clock, it counts for this side. Illegal moves after
/// `searchmoves` are left out; if none remains, all moves are searched.
[[nodiscard]] TeiGo readGo(TeiWords words, const rules::Position& position);

}  // namespace tak::engine
