#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/Result.h"
#include "cli/Additions.h"
#include "game/Program.h"
#include "tournament/Contest.h"

namespace cli::arena {

/// Reads seconds and increment: "10+0.1" or "10".
[[nodiscard]] base::Result<tournament::Pace::Clock> parseClock(std::string_view text);

/// One engine of the arena.
struct EngineSpec {
    std::string name = {};
    BotSettings settings = {};                  ///< of the game's own engine
    std::optional<game::Program> program = {};  ///< an external engine
    tournament::Pace pace = {};                 ///< without any limit, the common one counts
    MakeBot makeBot = {};

    [[nodiscard]] bool isOwn() const { return !program; }
};

/// Reads the id of one of the game's bots, `dolmen,name=new,level=10,nodes=20000`, or
/// `cmd=./old --x,name=old,option.Threads=1`. Quotes protect commas. Keys: name, cmd, option.NAME, nodes,
/// depth, movetime (ms), tc; of `dolmen` also those of its settings (Additions::botSettings).
[[nodiscard]] base::Result<EngineSpec> parseEngineSpec(const game::Kind& kind, std::string_view text);

}  // namespace cli::arena
