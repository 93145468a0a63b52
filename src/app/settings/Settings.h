#pragma once

#include <array>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "app/input/Bindings.h"
#include "app/settings/EngineSettings.h"
#include "audio/Sound.h"
#include "base/Result.h"

namespace app {

/// The selectable qualities, as in the settings file.
inline constexpr std::array kQualities{"auto", "software", "low", "medium", "high"};

/// The threads that the game's own engines may use; "auto": all cores of this computer but one.
inline constexpr std::array kEngineThreads{"auto", "1", "2", "3", "4", "6", "8", "12", "16", "24", "32"};

/// Taking back turns: at once, with the others' consent, or never. Values of the settings file, in the order
/// of match::TakingBack.
inline constexpr std::array kTakingBack{"free", "agreed", "never"};

/// How long an analysis thinks about each position; values of the settings file.
inline constexpr std::array kAnalysisPaces{"quick", "normal", "deep"};

/// The choices for one game when it was last begun.
struct GameSettings {
    std::map<std::string, std::string> options = {};
    /// By player: the id of a bot, or the seatIdOf() of an engine; empty for a person.
    std::vector<std::string> opponents = {};
    friend bool operator==(const GameSettings&, const GameSettings&) = default;
};

/// The player's settings, stored in a file that a person can edit.
struct Settings {
    bool fullScreen = false;
    bool verticalSync = true;
    std::string quality = "auto";  ///< one of kQualities
    double resolutionScale = 1;    ///< 0.5 to 1
    bool animated = true;
    double animationSpeed = 1;   ///< 0.5 to 4
    bool reducedMotion = false;  ///< pieces fade instead of moving; the camera never moves by itself
    bool cameraTurns = true;     ///< to the seat of the player to move, if several persons share the table
    bool cameraFollows = true;   ///< long moves and the pieces that decide the game
    bool cameraBreathes = true;  ///< at rest, if drawing is fast
    bool panelsFade = true;      ///< unused panels beside the table fade
    double interfaceScale = 1;   ///< 0.75 to 2.5
    std::string language = "";   ///< empty: the system's language
    bool sayAnnouncements = true;
    bool markAnnouncements = true;  ///< the places that an announcement is about are marked
    bool speech = false;            ///< turns, and places under the keyboard's cursor, are spoken
    bool captions = false;          ///< sounds with a meaning are also shown as text
    bool highContrast = false;      ///< for the interface and the marks on the table
    bool askedSenses = false;       ///< the start screen has asked how the player sees and hears
    bool largePrint = false;        ///< pieces and marks on the table that can be told from across a room
    bool confirmMoves = false;      ///< a move entered by pointing is previewed, and played by a second click
    bool holdsTurns = true;         ///< a turn entered while others decide is held ready
    bool playsOnlyTurns = false;    ///< a person's turn without a choice is played by itself
    bool laysDownAlone = false;     ///< a person who can play nothing lays down by itself
    std::string engineThreads = "auto";  ///< one of kEngineThreads
    bool coach = false;                  ///< warns a person who plays against engines, and explains turns
    bool showProspects = false;          ///< how near each player is to winning
    bool showBeliefs = false;            ///< what players may believe about hidden pieces
    bool showAnalysis = false;           ///< engines without a seat think about the position
    bool showIdeas = true;               ///< the turns that they consider are shown on the table
    bool showForecast = false;  ///< and with them the expected owners and points at the end of the game
    bool showExplorer = false;  ///< the turns that the library's games have played in the position
    std::string theme = "tavern";
    audio::Volumes volumes{.master = 0.9, .pieces = 0.9, .interface = 0.7, .ambience = 0.6};  ///< 0 to 1
    int windowWidth = 1280;  ///< of the window that is not maximised; pixels, at least 640
    int windowHeight = 720;  ///< pixels, at least 400
    bool windowMaximised = false;
    std::vector<std::string> playerNames;
    std::vector<std::string> people;     ///< names of persons who have played, the latest first
    std::string series;                  ///< as match::formatGoal() writes it
    std::vector<std::string> clocks;     ///< by player, as match::formatTimeControl() writes them
    std::string takingBack = "free";     ///< one of kTakingBack
    double thinkingSeconds = 5;          ///< thinking time of a bot for a turn; 0.1 to 3600
    double replaySeconds = 2;            ///< time for a turn of a replay; 0: as long as the player took
    bool showThinking = false;           ///< the thoughts of bots are shown above the table
    std::string analysisPace = "quick";  ///< one of kAnalysisPaces
    std::string analysisEngine = "";     ///< a seat id, as in `opponents`; empty: the strongest bot
    std::map<std::string, std::string> contest;      ///< choices for the last engine match
    std::string game = "";                           ///< id of the game begun last; empty: the first
    std::map<std::string, GameSettings> games;       ///< by the game's id
    std::vector<EngineSettings> engines;             ///< in the order in which they were added
    std::vector<std::string> analysts;               ///< ids as of seats; empty: the game's strongest bot
    std::vector<std::filesystem::path> recentFiles;  ///< newest first
    KeySettings keys;                                ///< those that differ from the defaults

    /// The choices for a game; null if it was never begun.
    [[nodiscard]] const GameSettings* of(const std::string& game) const;
    /// Whether marks on the table are thick, in strong colours.
    [[nodiscard]] bool boldMarks() const { return highContrast || largePrint; }
    void rememberPerson(const std::string& name);
    void rememberFile(const std::filesystem::path& file);
    friend bool operator==(const Settings&, const Settings&) = default;
};

/// The threads that this setting means on this computer, from 1.
[[nodiscard]] int threadsOf(const std::string& engineThreads);

struct SettingsReading {
    Settings settings;
    std::vector<base::Error> problems;  ///< one for each unusable value, or one for the whole file
    std::map<std::string, base::TextPosition> positions = {};  ///< position of each key's value in the file
};

/// The key in SettingsReading::positions of a value of a game's settings ("options", "opponents").
[[nodiscard]] std::string positionKey(const std::string& game, const std::string& key);
/// The same for the chords of an action.
[[nodiscard]] std::string keyPosition(const std::string& action);

/// Reads the file without changing it. Missing or unusable values get their defaults; all values do if the
/// file cannot be read or is not JSON. `firstGame`: id of the game to which `gameOptions` and `opponents`
/// outside `games` belong, as written by earlier versions.
[[nodiscard]] SettingsReading readSettings(const std::filesystem::path& file, const std::string& firstGame);

/// Writes the whole file or nothing, and keeps keys that this version does not know. If the existing file
/// cannot be read, for example because of a misprint, it is first renamed to `settings.json.broken-1`, or
/// with the next free number; if that fails, nothing is written.
base::Result<void> writeSettings(const Settings& settings, const std::filesystem::path& file);
/// The same, but what another copy of the program, or the player, has written meanwhile stays, except where
/// this copy has made a change of its own. `before`: what this copy has last read from the file or written
/// into it. Each setting is on its own, and so are the choices for each game, the keys of each action, and
/// each engine; of the persons and the files used last, those of both are kept. Values of the file that
/// cannot be used are replaced. `firstGame` as for readSettings().
base::Result<void> writeChanges(const Settings& settings, const Settings& before,
                                const std::filesystem::path& file, const std::string& firstGame);

}  // namespace app
