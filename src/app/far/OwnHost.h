#pragma once

#include <filesystem>
#include <memory>
#include <vector>

#include "app/far/Reach.h"
#include "base/Log.h"
#include "base/Result.h"

namespace app {

// Tables of this program (OwnHost_desktop.cpp; OwnHost_page.cpp has none).

/// Whether this program can hold tables for players far away: a page can only go to others.
[[nodiscard]] bool canHost();

/// Whether this program can go to servers of others: a page only reaches the server that it came from.
[[nodiscard]] bool reachesServers();

/// Opens the tables of this program, and the way of its own player to them. As hosting::Hosting::open().
[[nodiscard]] base::Result<std::unique_ptr<Reach>> openOwnHost(std::vector<const game::Kind*> games,
                                                               const std::filesystem::path& folder,
                                                               base::Log& log);

}  // namespace app
