#pragma once

#include <array>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "app/Bindings.h"
#include "app/EngineSettings.h"
#include "audio/Sound.h"
#include "base/Result.h"

namespace app {

/// Names of the qualities that can be chosen, as files have them.
inline constexpr std::array kQualities{"auto", "software", "low", "medium", "high"};

/// Whether turns are taken back at once, if the others agree, or not at all; as files have it, in the order
/// of match::TakingBack.
inline constexpr std::array kTakingBack{"free", "agreed", "never"};

/// How long an analysis thinks about each position; as files have it.
inline constexpr std::array kAnalysisPaces{"quick", "normal", "deep"};

/// What was chosen for one game the last time it was begun.
struct GameSettings {
    std::map<std::string, std::string> options = {};
    /// By player: the id of the bot that plays, or what seatIdOf() calls an engine; empty: a person.
    std::vector<std::string> opponents = {};
    friend bool operator==(const GameSettings&, const GameSettings&) = default;
};

/// What the player has chosen, kept in a file that a person can edit.
struct Settings {
    bool fullScreen = false;
    bool verticalSync = true;
    std::string quality = "auto";  ///< one of kQualities
    double resolutionScale = 1;    ///< 0.5 to 1
    bool animated = true;
    double animationSpeed = 1;   ///< 0.5 to 4
    bool reducedMotion = false;  ///< pieces fade to their places; the camera never moves by itself
    bool cameraTurns = true;     ///< to the chair of whoever is to move, where persons share the table
    bool cameraFollows = true;   ///< long moves and what decides the game
    bool cameraBreathes = true;  ///< at rest, where drawing costs little
    bool panelsFade = true;      ///< those beside the table, while nobody uses them
    double interfaceScale = 1;   ///< 0.75 to 2.5
    std::string language = "";   ///< empty: as the system says
    bool announceThreats = true;
    bool markThreats = true;     ///< where they would be carried out stays marked on the board
    bool speech = false;         ///< turns, and places under the keyboard's cursor, are spoken
    bool captions = false;       ///< sounds that mean something are written, too
    bool highContrast = false;   ///< of the interface and of marks on the table
    bool confirmMoves = false;   ///< a move entered by pointing is shown first, and played by one more click
    bool coach = false;          ///< warns a person who plays against engines, and explains
    bool showProspects = false;  ///< how near each player is to winning
    bool showAnalysis = false;   ///< engines beside the seats think about the position
    bool showIdeas = true;       ///< what they consider is shown on the board
    bool showForecast = false;   ///< with them: who is expected to have what at the end of the game
    std::string theme = "tavern";
    audio::Volumes volumes{.master = 0.9, .stones = 0.9, .interface = 0.7, .ambience = 0.6};  ///< 0 to 1
    int windowWidth = 1280;  ///< pixels, at least 640
    int windowHeight = 720;  ///< pixels, at least 400
    std::vector<std::string> playerNames;
    std::vector<std::string> people;             ///< who has sat at a table, the last one first
    std::string series;                          ///< as match::formatGoal() writes it
    std::vector<std::string> clocks;             ///< by player, as match::formatTimeControl() writes them
    std::string takingBack = "free";             ///< one of kTakingBack
    double thinkingSeconds = 5;                  ///< a bot's, for a turn; 0.1 to 3600
    double replaySeconds = 2;                    ///< that a turn of a replay is shown; 0: as long as it took
    bool showThinking = false;                   ///< what a bot thinks stands above the board
    std::string analysisPace = "quick";          ///< one of kAnalysisPaces
    std::string analysisEngine = "";             ///< a seat's id, as in `opponents`; empty: the strongest bot
    std::map<std::string, std::string> contest;  ///< what was chosen for the last match of engines
    std::string game = "";                       ///< id of the one that was begun last; empty: the first
    std::map<std::string, GameSettings> games;   ///< by the game's id
    std::vector<EngineSettings> engines;         ///< in the order in which they were added
    std::vector<std::string> analysts;           ///< ids as of seats; empty: the game's strongest bot
    std::vector<std::string> recentFiles;        ///< newest first
    KeySettings keys;                            ///< where they differ from the defaults

    /// Those of a game, or null if it was never begun.
    [[nodiscard]] const GameSettings* of(const std::string& game) const;
    void rememberPerson(const std::string& name);
    void rememberFile(const std::filesystem::path& file);
    friend bool operator==(const Settings&, const Settings&) = default;
};

struct SettingsReading {
    Settings settings;
    std::vector<base::Error> problems;  ///< each value that was not usable, or the whole file
    std::map<std::string, base::TextPosition> positions = {};  ///< where the value of each key stands
};

/// The key of SettingsReading::positions for a value of a game's settings ("options", "opponents").
[[nodiscard]] std::string positionKey(const std::string& game, const std::string& key);
/// The same for the chords of an action.
[[nodiscard]] std::string keyPosition(const std::string& action);

/// Reads the file, and leaves it as it is. A value that is missing or unusable has its default; so has
/// everything if the file cannot be read or is no JSON. `firstGame` is the id of the game that settings are
/// of which name none: `gameOptions` and `opponents` beside `games`, as earlier versions wrote them.
[[nodiscard]] SettingsReading readSettings(const std::filesystem::path& file, const std::string& firstGame);

/// Writes whole or not at all, and keeps what the file says beyond what this version knows. Whatever is there
/// and cannot be read, a file with a misprint say, is renamed to `settings.json.broken-1`, or the next number
/// that is free; if that fails nothing is written.
base::Result<void> writeSettings(const Settings& settings, const std::filesystem::path& file);

}  // namespace app
