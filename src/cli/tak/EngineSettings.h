#pragma once

#include "base/Result.h"
#include "cli/Additions.h"
#include "games/tak/engine/Engine.h"

namespace cli {

/// Reads settings of Dolmen's engine: level, network (yes or no), margin.NAME (see engine::Margins), hash
/// (MiB), threads. The error says which one is wrong.
[[nodiscard]] base::Result<tak::engine::Options> engineOptionsOf(const BotSettings& settings);

}  // namespace cli
