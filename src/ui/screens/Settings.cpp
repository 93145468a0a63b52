#include "ui/screens/Settings.h"

#include <array>
#include <cmath>
#include <utility>

#include "i18n/Numbers.h"
#include "ui/kit/Button.h"
#include "ui/kit/Choice.h"
#include "ui/kit/Field.h"
#include "ui/kit/Panel.h"
#include "ui/screens/FooterParts.h"
#include "ui/screens/Option.h"

namespace ui::screens {
namespace {

std::string percent(double part) { return std::to_string(std::lround(part * 100)) + "\xE2\x80\xAF%"; }
std::string times(const kit::Context& ui, double factor) {
    return i18n::numberText(ui.texts, factor, 0.25) + "\xC3\x97";
}

std::vector<Option> videoOptions(const kit::Context& ui, const SettingsModel& model) {
    const SettingValues& now = model.values;
    return {{.key = "fullScreen", .label = ui.tr("Full screen"), .value = now.fullScreen},
            {.key = "verticalSync",
             .label = ui.tr("Wait for the display"),
             .value = now.verticalSync,
             .help = ui.tr("Prevents tearing: a picture is shown only when the display is ready for it.")},
            {.key = "quality",
             .label = ui.tr("Quality"),
             .kind = OptionKind::Choice,
             .value = now.quality,
             .choices = model.qualities},
            {.key = "resolutionScale",
             .label = ui.tr("Resolution"),
             .kind = OptionKind::Slider,
             .value = now.resolutionScale,
             .help = ui.tr("Of the window's pixels. Less is faster; texts stay sharp."),
             .minimum = 0.5,
             .maximum = 1,
             .step = 0.05,
             .shown = percent(now.resolutionScale)}};
}

std::vector<Option> animationOptions(const kit::Context& ui, const SettingsModel& model) {
    const SettingValues& now = model.values;
    return {
        {.key = "animated",
         .label = ui.tr("Animate pieces"),
         .value = now.animated,
         .help = ui.tr("When off, pieces are in their new place at once.")},
        {.key = "animationSpeed",
         .label = ui.tr("Speed"),
         .kind = OptionKind::Slider,
         .value = now.animationSpeed,
         .minimum = 0.5,
         .maximum = 4,
         .step = 0.25,
         .shown = times(ui, now.animationSpeed),
         .disabled =
             kit::unless(now.animated, ui.tr("Pieces do not move: they are in their new place at once."))},
        {.key = "reducedMotion",
         .label = ui.tr("Reduced motion"),
         .value = now.reducedMotion,
         .help = ui.tr("Pieces fade to their places, and the camera never moves by itself.")},
        {.key = "cameraTurns",
         .label = ui.tr("Turn to the player to move"),
         .value = now.cameraTurns,
         .help =
             ui.tr("When several people share the table, the camera goes around it to the player to move."),
         .disabled =
             kit::unless(!now.reducedMotion, ui.tr("With reduced motion the camera never moves by itself."))},
        {.key = "cameraFollows",
         .label = ui.tr("Camera follows the play"),
         .value = now.cameraFollows,
         .help = ui.tr(
             "It turns to moves far away and to what decides the game, unless you have moved it yourself."),
         .disabled =
             kit::unless(!now.reducedMotion, ui.tr("With reduced motion the camera never moves by itself."))},
        {.key = "cameraBreathes",
         .label = ui.tr("Camera sways"),
         .value = now.cameraBreathes,
         .help = ui.tr("A little, at rest, on a fast computer."),
         .disabled = kit::unless(!now.reducedMotion,
                                 ui.tr("With reduced motion the camera never moves by itself."))}};
}

std::vector<Option> soundOptions(const kit::Context& ui, const SettingsModel& model) {
    const SettingValues& now = model.values;
    const auto volume = [](const char* key, const char* label, double value, const char* help = "") {
        return Option{.key = key,
                      .label = label,
                      .kind = OptionKind::Slider,
                      .value = value,
                      .help = help,
                      .minimum = 0,
                      .maximum = 1,
                      .step = 0.05,
                      .shown = percent(value)};
    };
    return {volume("masterVolume", ui.tr("Overall volume"), now.masterVolume),
            volume("piecesVolume", ui.tr("Pieces"), now.piecesVolume),
            volume("interfaceVolume", ui.trc("sound", "Interface"), now.interfaceVolume,
                   ui.tr("Buttons and announcements.")),
            volume("ambienceVolume", ui.tr("Surroundings"), now.ambienceVolume,
                   ui.tr("The sounds of the place: the hearth, the wind."))};
}

void addAccessOptions(const kit::Context& ui, const SettingsModel& model, std::vector<Option>& options) {
    const SettingValues& now = model.values;
    const std::string group = ui.tr("Seeing and hearing");
    const std::string key = ui.keyOf("describe");
    std::string spoken =
        model.noVoice ? ui.tr("No speech-dispatcher was found on this computer: nothing will be heard.")
                      : ui.tr("Uses speech-dispatcher; also reads what the keyboard cursor is on.");
    if (!key.empty())
        spoken += " " + ui.tr("During a game, {key} shows the position in words.", {{"key", key}});
    options.push_back({.key = "speech",
                       .label = ui.tr("Speak moves and positions"),
                       .value = now.speech,
                       .help = std::move(spoken),
                       .group = group});
    options.push_back({.key = "captions",
                       .label = ui.tr("Captions for sounds"),
                       .value = now.captions,
                       .help = ui.tr("A few words beside the table for each sound that means something."),
                       .group = group});
    options.push_back({.key = "highContrast",
                       .label = ui.tr("High contrast"),
                       .value = now.highContrast,
                       .help = ui.tr("Opaque panels, strong edges, thick marks on the table."),
                       .group = group});
}

std::vector<Option> interfaceOptions(const kit::Context& ui, const SettingsModel& model) {
    const SettingValues& now = model.values;
    std::vector<Option> options{
        {.key = "interfaceScale",
         .label = ui.tr("Size of texts"),
         .kind = OptionKind::Number,
         .value = now.interfaceScale,
         .help = ui.tr("As large as the window allows."),
         .minimum = 0.75,
         .maximum = 2.5,
         .step = 0.25,
         .shown = percent(now.interfaceScale)},
        {.key = "panelsFade",
         .label = ui.tr("Panels fade"),
         .value = now.panelsFade,
         .help = ui.tr("The panels beside the table, while others play and you do not use them.")}};
    // A single language leaves nothing to choose.
    if (model.languages.size() > 1)
        options.push_back({.key = "language",
                           .label = ui.tr("Language"),
                           .kind = OptionKind::Choice,
                           .value = now.language,
                           .choices = model.languages});
    if (!model.announcementLabel.empty()) {
        options.push_back(
            {.key = "sayAnnouncements", .label = model.announcementLabel, .value = now.sayAnnouncements});
        options.push_back({.key = "markAnnouncements",
                           .label = model.announcementMarks,
                           .value = now.markAnnouncements,
                           .help = model.announcementMarksHelp});
    }
    options.push_back({.key = "confirmMoves",
                       .label = ui.tr("Confirm moves"),
                       .value = now.confirmMoves,
                       .help = ui.tr("A move is shown first, and played by one more click on it.")});
    if (model.canCoach)
        options.push_back({.key = "coach",
                           .label = ui.tr("Coach"),
                           .value = now.coach,
                           .help = ui.tr("Against engines: warns you once before a blunder, says what would "
                                         "happen, and offers the lesson about it.")});
    addAccessOptions(ui, model, options);
    return options;
}

std::vector<Option> tableOptions(const kit::Context& ui, const SettingsModel& model) {
    return {{.key = "theme",
             .label = ui.tr("Place to play"),
             .kind = OptionKind::Choice,
             .value = model.values.theme,
             .choices = model.themes}};
}

std::vector<Option> optionsOf(const kit::Context& ui, const SettingsModel& model) {
    switch (model.section) {
        case SettingsSection::Video:
            return videoOptions(ui, model);
        case SettingsSection::Animation:
            return animationOptions(ui, model);
        case SettingsSection::Sound:
            return soundOptions(ui, model);
        case SettingsSection::Interface:
            return interfaceOptions(ui, model);
        case SettingsSection::Table:
            break;
    }
    return tableOptions(ui, model);
}

SettingValues with(SettingValues values, const SetOption& change) {
    const auto set = [&](const char* key, auto& field) {
        using Field = std::decay_t<decltype(field)>;
        if (change.key == key) field = std::get<Field>(change.value);
    };
    set("fullScreen", values.fullScreen);
    set("verticalSync", values.verticalSync);
    set("quality", values.quality);
    set("resolutionScale", values.resolutionScale);
    set("animated", values.animated);
    set("animationSpeed", values.animationSpeed);
    set("reducedMotion", values.reducedMotion);
    set("cameraTurns", values.cameraTurns);
    set("cameraFollows", values.cameraFollows);
    set("cameraBreathes", values.cameraBreathes);
    set("interfaceScale", values.interfaceScale);
    set("panelsFade", values.panelsFade);
    set("language", values.language);
    set("sayAnnouncements", values.sayAnnouncements);
    set("markAnnouncements", values.markAnnouncements);
    set("speech", values.speech);
    set("captions", values.captions);
    set("highContrast", values.highContrast);
    set("confirmMoves", values.confirmMoves);
    set("coach", values.coach);
    set("theme", values.theme);
    set("masterVolume", values.masterVolume);
    set("piecesVolume", values.piecesVolume);
    set("interfaceVolume", values.interfaceVolume);
    set("ambienceVolume", values.ambienceVolume);
    return values;
}

void drawSections(kit::Context& ui, const SettingsModel& model, std::vector<SettingsCommand>& commands) {
    const std::array<std::string, 5> names{ui.trc("settings", "Video"), ui.trc("settings", "Animation"),
                                           ui.trc("settings", "Sound"), ui.trc("settings", "Interface"),
                                           ui.trc("settings", "Table")};
    auto section = static_cast<int>(model.section);
    if (kit::choice(ui, "##sections", names, section, ImGui::GetContentRegionAvail().x)) {
        commands.emplace_back(static_cast<SettingsSection>(section));
    }
}

/// Draws buttons to further screens in one row and actions of this screen in the other; a single row if there
/// is only one further screen.
void drawFooter(kit::Context& ui, const SettingsModel& model, std::vector<SettingsCommand>& commands) {
    const float space = ui.px(12);
    const float whole = ImGui::GetContentRegionAvail().x;
    const float width = std::floor(model.enginesPossible ? (whole - space) / 2 : (whole - 2 * space) / 3);
    const auto offer = [&](const kit::ButtonSpec& spec, SettingsAction action) {
        if (kit::button(ui, spec)) commands.emplace_back(action);
    };
    offer({.id = "##controls",
           .label = ui.tr("Controls"),
           .tooltip = ui.tr("Keys, mouse, touch and gamepad"),
           .width = width},
          SettingsAction::Controls);
    ImGui::SameLine(0, space);
    if (model.enginesPossible)
        offer({.id = "##engines",
               .label = ui.tr("Engines"),
               .tooltip = ui.tr("Programs by others that can play here"),
               .width = width},
              SettingsAction::Engines);
    offer({.id = "##defaults",
           .label = ui.tr("Defaults"),
           .tooltip = ui.tr("Gives all settings their default values"),
           .width = width},
          SettingsAction::Defaults);
    ImGui::SameLine(0, space);
    offer(mainBackButton(ui, width), SettingsAction::Back);
}

}  // namespace

std::vector<SettingsCommand> drawSettings(kit::Context& ui, const SettingsModel& model) {
    std::vector<SettingsCommand> commands;
    kit::Sheet sheet(ui, "##settings", ui.tr("Settings"), 500, model.enginesPossible ? 92 : 44);
    drawSections(ui, model, commands);
    ImGui::Spacing();
    sheet.beginScroll(static_cast<int>(model.section));
    SettingValues values = model.values;
    for (const SetOption& change : drawOptions(ui, optionsOf(ui, model), true)) values = with(values, change);
    if (values != model.values) commands.emplace_back(ApplySettings{values});
    sheet.beginFooter();
    drawFooter(ui, model, commands);
    return commands;
}

}  // namespace ui::screens
