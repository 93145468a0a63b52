#pragma once

#include <string>
#include <variant>
#include <vector>

#include "ui/kit/Context.h"

namespace ui::screens {

enum class SettingsSection { Video, Animation, Sound, Interface, Table };

/// The values of the settings. Choices are indices into the lists of SettingsModel.
struct SettingValues {
    bool fullScreen = false;
    bool verticalSync = true;
    int quality = 0;
    double resolutionScale = 1;  ///< 0.5 to 1: a factor of the window's resolution
    bool animated = true;
    double animationSpeed = 1;  ///< 0.5 to 4
    bool reducedMotion = false;
    bool cameraTurns = true;
    bool cameraFollows = true;
    bool cameraBreathes = true;
    double interfaceScale = 1;  ///< 0.75 to 2.5
    bool panelsFade = true;
    int language = 0;
    bool sayAnnouncements = true;
    bool markAnnouncements = true;
    bool speech = false;
    bool captions = false;
    bool highContrast = false;
    bool confirmMoves = false;
    bool coach = false;
    int theme = 0;
    double masterVolume = 1;  ///< 0 to 1, like the other volumes
    double piecesVolume = 1;
    double interfaceVolume = 1;
    double ambienceVolume = 1;
    friend bool operator==(const SettingValues&, const SettingValues&) = default;
};

struct SettingsModel {
    SettingsSection section = SettingsSection::Video;
    SettingValues values;
    std::vector<std::string> qualities = {};  ///< already translated, like the other lists
    std::vector<std::string> languages = {};
    std::vector<std::string> themes = {};
    bool enginesPossible = false;  ///< engines can be added for some game
    bool canCoach = false;         ///< there is a game with engines to play against
    bool noVoice = false;          ///< no speech program was found on this computer
    /// The game's words for saying what custom demands, and for marking the places that this is about; empty:
    /// it has no such custom.
    std::string announcementLabel = {};
    std::string announcementMarks = {};
    std::string announcementMarksHelp = {};
};

enum class SettingsAction { Back, Defaults, Controls, Engines };
/// Applies these values at once.
struct ApplySettings {
    SettingValues values;
    friend bool operator==(const ApplySettings&, const ApplySettings&) = default;
};
using SettingsCommand = std::variant<SettingsAction, SettingsSection, ApplySettings>;

[[nodiscard]] std::vector<SettingsCommand> drawSettings(kit::Context& ui, const SettingsModel& model);

}  // namespace ui::screens
