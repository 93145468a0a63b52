#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "app/far/FarKeeper.h"
#include "base/Result.h"
#include "game/Options.h"

namespace app {

/// What the program remembers of a game's public server.
struct ServerMemory {
    std::string address = {};                    ///< for lobby::Address::parse(); empty: the public one
    std::string name = {};                       ///< of the account; empty: a guest
    std::string token = {};                      ///< by which a guest comes back: a secret
    std::vector<game::OptionValues> seeks = {};  ///< made before, the last one first
    std::vector<std::string> ignored = {};       ///< players who are not heard
    bool quiet = false;                          ///< nothing that others say is shown in passing
    KeptMatch kept = {};                         ///< the last match there
    friend bool operator==(const ServerMemory&, const ServerMemory&) = default;
};

/// The servers that were visited, by the id of their game, in a file that only the player can read. A
/// password is never kept.
class ServerMemories {
  public:
    /// An empty path keeps nothing. What cannot be read is left out.
    explicit ServerMemories(std::filesystem::path file);
    [[nodiscard]] ServerMemory of(const std::string& game) const;
    /// An error if it cannot be kept.
    base::Result<void> put(const std::string& game, ServerMemory memory);

  private:
    [[nodiscard]] base::Result<void> write() const;

    std::filesystem::path file_;
    std::map<std::string, ServerMemory> all_;
};

}  // namespace app
