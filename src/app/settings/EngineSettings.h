#pragma once

#include <filesystem>
#include <map>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "base/Json.h"
#include "base/Result.h"

namespace app {

/// An external engine program that the player has added, as stored in the settings.
struct EngineSettings {
    std::string id;                                   ///< never changes; unique among all engines
    std::string name;                                 ///< name as a player of games
    std::string game;                                 ///< id of the game that it plays
    std::vector<std::string> command;                 ///< program and arguments; not empty
    std::map<std::string, std::string> options = {};  ///< only those that differ from the program's defaults
    friend bool operator==(const EngineSettings&, const EngineSettings&) = default;
};

inline constexpr std::size_t kMostEngines = 100;
inline constexpr std::size_t kLongestEngineName = 40;  // letters (unicode/Letters.h)

/// The engine's name, or the program's name if it is empty.
[[nodiscard]] std::string shownName(const EngineSettings& engine);

/// The seat id of an engine. It contains a colon; ids of bots do not.
[[nodiscard]] std::string seatIdOf(const EngineSettings& engine);
/// Whether a seat id is that of an engine, even of one that no longer exists.
[[nodiscard]] bool isEngineSeat(std::string_view seatId);
/// The engine with this seat id; null if there is none.
[[nodiscard]] const EngineSettings* engineAt(const std::vector<EngineSettings>& engines,
                                             std::string_view seatId);

/// An unused id made from a name: "My Engine" becomes "my-engine", then "my-engine-2".
[[nodiscard]] std::string freeEngineId(const std::vector<EngineSettings>& engines, std::string_view name);

/// Reads the list "engines" of the settings. An engine that cannot be read is reported as a problem with its
/// position, and left out. `firstGame`: the game of engines that name none.
[[nodiscard]] std::vector<EngineSettings> readEngines(const base::Json& settings,
                                                      const std::filesystem::path& file,
                                                      const std::string& firstGame,
                                                      std::vector<base::Error>& problems);
/// Writes the list into the settings' object. Keys that this version does not know are kept, and so are
/// engines that could not be read.
void writeEngines(const std::vector<EngineSettings>& engines, nlohmann::json& settings);

}  // namespace app
