#include "app/settings/SettingsTable.h"

#include <array>
#include <type_traits>
#include <utility>

#include "i18n/Numbers.h"

namespace app {
namespace {

using base::msgid;
using Section = ui::screens::SettingsSection;
using ui::screens::OptionKind;
using Reason = std::optional<base::Msgid>;

/// The member at the end of a path of pointers to members.
template <auto... path>
constexpr auto& memberAt(Settings& settings) {
    return (settings.*....*path);
}
template <auto... path>
using TypeAt = std::remove_reference_t<decltype(memberAt<path...>(std::declval<Settings&>()))>;

template <auto... path>
constexpr AnyValue<TypeAt<path...>> kAny{&memberAt<path...>};
template <auto... path>
constexpr NumberWithin<TypeAt<path...>> numberAt(double least, double most) {
    return {&memberAt<path...>, least, most};
}

Reason still(const Settings& s, const SettingsOffer&) {
    if (s.animated) return {};
    return msgid("Pieces do not move: they are in their new place at once.");
}
Reason reducedMotion(const Settings& s, const SettingsOffer&) {
    if (!s.reducedMotion) return {};
    return msgid("With reduced motion the camera never moves by itself.");
}
/// The window and the film share the textures of the place.
Reason filming(const Settings&, const SettingsOffer& offer) {
    if (!offer.filming) return {};
    return msgid("A film is being made here: you can go to another place when it is done.");
}

bool severalLanguages(const SettingsOffer& offer) { return offer.languages.size() > 1; }
bool announces(const SettingsOffer& offer) { return !offer.announcements.say.empty(); }
bool offersFullScreen(const SettingsOffer& offer) { return offer.fullScreen; }
bool canCoach(const SettingsOffer& offer) { return offer.canCoach; }

std::string sayAnnouncements(const SettingsOffer& offer) { return offer.announcements.say; }
std::string markAnnouncements(const SettingsOffer& offer) { return offer.announcements.mark; }
std::string aboutMarks(const SettingsOffer& offer) { return offer.announcements.markHelp; }
std::string ofInterface(const SettingsOffer& offer) { return offer.texts.trc("sound", "Interface"); }
bool cannotSpeak(const SettingsOffer& offer) {
    return offer.voice == VoiceFound::None || offer.voice == VoiceFound::NotBuilt;
}

std::string aboutSpeech(const SettingsOffer& offer) {
    std::string all =
        cannotSpeak(offer)
            ? offer.texts.tr("No speech-dispatcher was found on this computer: nothing will be heard.")
            : offer.texts.tr("Uses speech-dispatcher; also reads what the keyboard cursor is on.");
    if (!offer.describeKey.empty())
        all += " " + offer.texts.tr("During a game, {key} shows the position in words.",
                                    {{"key", offer.describeKey}});
    return all;
}

std::string aboutVoice(const SettingsOffer& offer) {
    if (offer.voice == VoiceFound::Unknown)
        return offer.texts.tr("Speaks a sentence, also while this is off.");
    if (offer.voice == VoiceFound::Speaks)
        return offer.texts.tr(
            "A sentence was spoken. If you have not heard it, turn up the volume, or install a voice: "
            "the package {voice}.",
            {{"voice", kVoicePackage}});
    return whyNothingIsSpoken(offer.texts, offer.voice);
}

std::vector<NamedValue> languages(const SettingsOffer& offer) { return offer.languages; }
std::vector<NamedValue> themes(const SettingsOffer& offer) { return offer.themes; }
std::vector<NamedValue> qualities(const SettingsOffer& offer) {
    constexpr std::array kNames{msgid("Automatic"), msgid("Software"), msgid("Low"), msgid("Medium"),
                                msgid("High")};
    static_assert(kNames.size() == kQualities.size());
    std::vector<NamedValue> all;
    for (std::size_t i = 0; i < kNames.size(); ++i)
        all.push_back({kQualities[i], offer.texts.tr(base::Message(kNames[i]))});
    return all;
}

std::vector<NamedValue> engineThreads(const SettingsOffer& offer) {
    std::vector<NamedValue> all{{kEngineThreads.front(), offer.texts.tr("All but one")}};
    for (const char* const number : kEngineThreads)
        if (std::to_string(threadsOf(number)) == number) all.push_back({number, number});
    return all;
}

std::string times(const i18n::Catalogue& texts, double factor) {
    return i18n::numberText(texts, factor, 0.25) + "\xC3\x97";
}

constexpr auto kSettingsTable = std::to_array<Setting>({
    {"fullScreen", kAny<&Settings::fullScreen>,
     SettingRow{.section = Section::Video, .label = msgid("Full screen"), .offered = offersFullScreen}},
    {"verticalSync", kAny<&Settings::verticalSync>,
     SettingRow{
         .section = Section::Video,
         .label = msgid("Wait for the display"),
         .help = msgid("Prevents tearing: a picture is shown only when the display is ready for it.")}},
    {"quality", OneOf{&memberAt<&Settings::quality>, kQualities},
     SettingRow{.section = Section::Video, .label = msgid("Quality"), .choices = qualities}},
    {"resolutionScale", numberAt<&Settings::resolutionScale>(0.5, 1),
     SettingRow{.section = Section::Video,
                .label = msgid("Resolution"),
                .help = msgid("Of the window's pixels. Less is faster; texts stay sharp."),
                .scale = {.step = 0.05}}},

    {"animated", kAny<&Settings::animated>,
     SettingRow{.section = Section::Animation,
                .label = msgid("Animate pieces"),
                .help = msgid("When off, pieces are in their new place at once.")}},
    {"animationSpeed", numberAt<&Settings::animationSpeed>(0.5, 4),
     SettingRow{.section = Section::Animation,
                .label = msgid("Speed"),
                .disabled = still,
                .scale = {.step = 0.25, .shows = times}}},
    {"reducedMotion", kAny<&Settings::reducedMotion>,
     SettingRow{.section = Section::Animation,
                .label = msgid("Reduced motion"),
                .help = msgid("Pieces fade to their places, and the camera never moves by itself.")}},
    {"cameraTurns", kAny<&Settings::cameraTurns>,
     SettingRow{.section = Section::Animation,
                .label = msgid("Turn to the player to move"),
                .help = msgid(
                    "When several people share the table, the camera goes around it to the player to move."),
                .disabled = reducedMotion}},
    {"cameraFollows", kAny<&Settings::cameraFollows>,
     SettingRow{
         .section = Section::Animation,
         .label = msgid("Camera follows the play"),
         .help = msgid(
             "It turns to moves far away and to what decides the game, unless you have moved it yourself."),
         .disabled = reducedMotion}},
    {"cameraBreathes", kAny<&Settings::cameraBreathes>,
     SettingRow{.section = Section::Animation,
                .label = msgid("Camera sways"),
                .help = msgid("A little, at rest, on a fast computer."),
                .disabled = reducedMotion}},

    {"masterVolume", numberAt<&Settings::volumes, &audio::Volumes::master>(0, 1),
     SettingRow{.section = Section::Sound, .label = msgid("Overall volume"), .scale = {.step = 0.05}}},
    {"piecesVolume", numberAt<&Settings::volumes, &audio::Volumes::pieces>(0, 1),
     SettingRow{.section = Section::Sound, .label = msgid("Pieces"), .scale = {.step = 0.05}}},
    {"interfaceVolume", numberAt<&Settings::volumes, &audio::Volumes::interface>(0, 1),
     SettingRow{.section = Section::Sound,
                .help = msgid("Buttons and announcements."),
                .labelFrom = ofInterface,
                .scale = {.step = 0.05}}},
    {"ambienceVolume", numberAt<&Settings::volumes, &audio::Volumes::ambience>(0, 1),
     SettingRow{.section = Section::Sound,
                .label = msgid("Surroundings"),
                .help = msgid("The sounds of the place: the hearth, the wind."),
                .scale = {.step = 0.05}}},

    {"language", kAny<&Settings::language>,
     SettingRow{.section = Section::Interface,
                .label = msgid("Language"),
                .offered = severalLanguages,
                .choices = languages}},
    {"askedSenses", kAny<&Settings::askedSenses>},
    {"largePrint", kAny<&Settings::largePrint>,
     SettingRow{.section = Section::Interface,
                .label = msgid("Large print on the table"),
                .help = msgid("Numbers, cards and marks on the table that can be read from across a room."),
                .group = msgid("Seeing and hearing")}},
    {"interfaceScale", numberAt<&Settings::interfaceScale>(0.75, 2.5),
     SettingRow{.section = Section::Interface,
                .label = msgid("Size of texts"),
                .help = msgid("In a small window texts stay smaller."),
                .group = msgid("Seeing and hearing"),
                .scale = {.control = OptionKind::Number, .step = 0.25}}},
    {"highContrast", kAny<&Settings::highContrast>,
     SettingRow{.section = Section::Interface,
                .label = msgid("High contrast"),
                .help = msgid("Opaque panels, strong edges, thick marks on the table."),
                .group = msgid("Seeing and hearing")}},
    {"speech", kAny<&Settings::speech>,
     SettingRow{.section = Section::Interface,
                .label = msgid("Speak moves and positions"),
                .group = msgid("Seeing and hearing"),
                .trial = msgid("Try speech"),
                .helpFrom = aboutSpeech,
                .trialHelp = aboutVoice}},
    {"captions", kAny<&Settings::captions>,
     SettingRow{.section = Section::Interface,
                .label = msgid("Captions for sounds"),
                .help = msgid("A few words beside the table for each sound that means something."),
                .group = msgid("Seeing and hearing")}},
    {"panelsFade", kAny<&Settings::panelsFade>,
     SettingRow{
         .section = Section::Interface,
         .label = msgid("Panels fade"),
         .help = msgid("The panels beside the table, while only engines play and you do not use them."),
         .group = msgid("At the table")}},
    {"sayAnnouncements", kAny<&Settings::sayAnnouncements>,
     SettingRow{.section = Section::Interface,
                .group = msgid("At the table"),
                .labelFrom = sayAnnouncements,
                .offered = announces}},
    {"markAnnouncements", kAny<&Settings::markAnnouncements>,
     SettingRow{.section = Section::Interface,
                .group = msgid("At the table"),
                .labelFrom = markAnnouncements,
                .helpFrom = aboutMarks,
                .offered = announces}},
    {"confirmMoves", kAny<&Settings::confirmMoves>,
     SettingRow{.section = Section::Interface,
                .label = msgid("Confirm moves"),
                .help = msgid("A move is shown first, and played by one more click on it."),
                .group = msgid("At the table")}},
    {"holdsTurns", kAny<&Settings::holdsTurns>,
     SettingRow{.section = Section::Interface,
                .label = msgid("Prepare a turn in advance"),
                .help = msgid("The turn that you enter while an opponent thinks is played as soon as yours "
                              "has come, if it is still possible and does the same."),
                .group = msgid("At the table")}},
    {"playsOnlyTurns", kAny<&Settings::playsOnlyTurns>,
     SettingRow{.section = Section::Interface,
                .label = msgid("Play forced turns automatically"),
                .help = msgid("After a moment, when the rules leave you a single turn. Not while several "
                              "persons here hide something from each other."),
                .group = msgid("At the table")}},
    {"laysDownAlone", kAny<&Settings::laysDownAlone>,
     SettingRow{.section = Section::Interface,
                .label = msgid("Lay down automatically"),
                .help = msgid("When none of your cards can be played: the one of least use is laid "
                              "down after a moment, in which you can choose another."),
                .group = msgid("At the table")}},
    {"engineThreads", OneOf{&memberAt<&Settings::engineThreads>, kEngineThreads},
     SettingRow{.section = Section::Interface,
                .label = msgid("Cores for engines"),
                .help = msgid("For the strongest levels, with time to think, and for what is shown of their "
                              "thoughts. Engines that you have added have options of their own."),
                .group = msgid("At the table"),
                .offered = canCoach,
                .choices = engineThreads}},
    {"coach", kAny<&Settings::coach>,
     SettingRow{.section = Section::Interface,
                .label = msgid("Coach"),
                .help = msgid("Against engines: warns you once before a blunder, says what would happen, and "
                              "offers the lesson about it. In a game that hides things it only comments."),
                .group = msgid("At the table"),
                .offered = canCoach}},

    {"theme", kAny<&Settings::theme>,
     SettingRow{
         .section = Section::Table, .label = msgid("Place to play"), .disabled = filming, .choices = themes}},

    // Set at the table.
    {"showProspects", kAny<&Settings::showProspects>},
    {"showBeliefs", kAny<&Settings::showBeliefs>},
    {"showAnalysis", kAny<&Settings::showAnalysis>},
    {"showIdeas", kAny<&Settings::showIdeas>},
    {"showForecast", kAny<&Settings::showForecast>},
    {"showExplorer", kAny<&Settings::showExplorer>},
    {"showThinking", kAny<&Settings::showThinking>},
    {"replaySeconds", numberAt<&Settings::replaySeconds>(0, 60)},
    {"analysts", kAny<&Settings::analysts>},
    {"analysisPace", OneOf{&memberAt<&Settings::analysisPace>, kAnalysisPaces}},
    {"analysisEngine", kAny<&Settings::analysisEngine>},

    // Set before a game.
    {"game", kAny<&Settings::game>},
    {"playerNames", kAny<&Settings::playerNames>},
    {"people", kAny<&Settings::people>},
    {"series", kAny<&Settings::series>},
    {"clocks", kAny<&Settings::clocks>},
    {"takingBack", OneOf{&memberAt<&Settings::takingBack>, kTakingBack}},
    {"thinkingSeconds", numberAt<&Settings::thinkingSeconds>(0.1, 3600)},
    {"contest", kAny<&Settings::contest>},

    // Set by the window.
    {"windowWidth", numberAt<&Settings::windowWidth>(640, 16384)},
    {"windowHeight", numberAt<&Settings::windowHeight>(400, 16384)},
    {"windowMaximised", kAny<&Settings::windowMaximised>},
});

}  // namespace

std::span<const Setting> settingsTable() { return kSettingsTable; }

}  // namespace app
