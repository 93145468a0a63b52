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

/// An engine that the player has added: a program of somebody else's, as the settings keep it.
struct EngineSettings {
    std::string id;                                   ///< lasting, among all of them
    std::string name;                                 ///< as a player of games
    std::string game;                                 ///< id of the game that it plays
    std::vector<std::string> command;                 ///< program and arguments; not empty
    std::map<std::string, std::string> options = {};  ///< where they differ from the program's defaults
    friend bool operator==(const EngineSettings&, const EngineSettings&) = default;
};

inline constexpr std::size_t kMostEngines = 100;
inline constexpr std::size_t kLongestEngineName = 40;  // bytes

/// Its name, or without one that of its program.
[[nodiscard]] std::string shownName(const EngineSettings& engine);

/// What a seat calls an engine: no id of a bot has a colon.
[[nodiscard]] std::string seatIdOf(const EngineSettings& engine);
/// Whether a seat's id is that of an engine, be there such a one or not.
[[nodiscard]] bool isEngineSeat(std::string_view seatId);
/// The engine of that seat's id, or null.
[[nodiscard]] const EngineSettings* engineAt(const std::vector<EngineSettings>& engines,
                                             std::string_view seatId);

/// An id made of a name that none of these has: "My Engine" becomes "my-engine", then "my-engine-2".
[[nodiscard]] std::string freeEngineId(const std::vector<EngineSettings>& engines, std::string_view name);

/// The list "engines" of the settings. One that cannot be read is a problem with its place, and is left out.
/// `firstGame`: what those play that name no game.
[[nodiscard]] std::vector<EngineSettings> readEngines(const base::Json& settings,
                                                      const std::filesystem::path& file,
                                                      const std::string& firstGame,
                                                      std::vector<base::Error>& problems);
/// Enters the list into the settings' object. What that says of each engine beyond what this version knows is
/// kept, and so is an engine that could not be read.
void writeEngines(const std::vector<EngineSettings>& engines, nlohmann::json& settings);

}  // namespace app
