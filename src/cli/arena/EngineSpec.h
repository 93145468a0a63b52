#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/Result.h"
#include "games/tak/engine/Engine.h"
#include "games/tak/play/tei/TeiClient.h"

namespace cli::arena {

using Milliseconds = std::chrono::milliseconds;

/// The time for an engine. Several limits may hold together.
struct TimeControl {
    std::optional<tak::engine::Limits::Clock> clock = {};  ///< base time and increment
    std::optional<Milliseconds> moveTime = {};
    std::optional<std::uint64_t> nodes = {};
    std::optional<int> depth = {};

    [[nodiscard]] bool unlimited() const { return !clock && !moveTime && !nodes && !depth; }
    /// "10+0.1", "200 ms a move", "20000 nodes", joined by commas.
    [[nodiscard]] std::string describe() const;
};

/// Reads seconds and increment: "10+0.1" or "10".
[[nodiscard]] base::Result<tak::engine::Limits::Clock> parseClock(std::string_view text);

/// One engine of the arena.
struct EngineSpec {
    std::string name = {};
    std::vector<std::string> command = {};  ///< program and arguments; empty: the engine of this program
    std::vector<std::pair<std::string, std::string>> options = {};  ///< for an external engine
    tak::play::TeiPatience patience = {};                           ///< for an external engine
    tak::engine::Options own = {.hashMiB = 16};                     ///< for Dolmen's own engine
    TimeControl time = {};  ///< without any limit, the common one counts

    [[nodiscard]] bool isOwn() const { return command.empty(); }
};

/// `dolmen,name=new,level=10,nodes=20000` or `cmd=./old --x,name=old,option.Threads=1`. Quotes protect
/// commas. Keys: name, cmd, option.NAME, level, network (yes or no), margin.NAME (see engine::Margins), hash,
/// threads, nodes, depth, movetime (ms), tc.
[[nodiscard]] base::Result<EngineSpec> parseEngineSpec(std::string_view text);

}  // namespace cli::arena
