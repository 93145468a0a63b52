#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "audio/Sound.h"
#include "base/Result.h"

namespace app {

/// What the player has chosen, kept in a file that a person can edit.
struct Settings {
    bool fullScreen = false;
    bool verticalSync = true;
    std::string quality = "auto";  ///< auto, software, low, medium, high
    double resolutionScale = 1;    ///< 0.5 to 1
    bool animated = true;
    double animationSpeed = 1;   ///< 0.5 to 4
    bool reducedMotion = false;  ///< pieces fade to their places; the camera never moves by itself
    bool cameraTurns = true;     ///< to the chair of whoever is to move, where persons share the table
    bool cameraFollows = true;   ///< far moves and the winning road
    bool cameraBreathes = true;  ///< at rest, where drawing costs little
    bool panelsFade = true;      ///< those beside the table, while nobody uses them
    double interfaceScale = 1;   ///< 0.75 to 2.5
    std::string language = "";   ///< empty: as the system says
    bool announceThreats = true;
    std::string theme = "tavern";
    audio::Volumes volumes{.master = 0.9, .stones = 0.9, .interface = 0.7, .ambience = 0.6};  ///< 0 to 1
    int windowWidth = 1280;  ///< pixels, at least 640
    int windowHeight = 720;  ///< pixels, at least 400
    std::vector<std::string> playerNames;
    std::vector<std::string> opponents;  ///< by player: the id of the bot that plays; empty: a person
    double thinkingSeconds = 5;          ///< a bot's, for a turn; 0.1 to 3600
    bool showThinking = false;           ///< what a bot thinks stands above the board
    std::map<std::string, std::string> gameOptions;  ///< of the last game
    std::vector<std::string> recentFiles;            ///< newest first

    void rememberFile(const std::filesystem::path& file);
    friend bool operator==(const Settings&, const Settings&) = default;
};

struct SettingsReading {
    Settings settings;
    std::vector<base::Error> problems;  ///< each value that was not usable, or the whole file
};

/// Reads the file. What is missing or unusable has its default; a file that is no JSON at all is set aside as
/// `settings.json.broken`, so that nothing a person wrote is lost.
[[nodiscard]] SettingsReading readSettings(const std::filesystem::path& file);

/// Writes whole or not at all, and keeps what the file says beyond what this version knows.
base::Result<void> writeSettings(const Settings& settings, const std::filesystem::path& file);

}  // namespace app
