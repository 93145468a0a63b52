#include "app/screens/SettingsOptions.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

namespace {

using app::Settings;
using app::SettingsOffer;
using ui::screens::Option;
using ui::screens::OptionKind;
using ui::screens::SettingsSection;

const i18n::Catalogue kEnglish;
constexpr std::array kSections{SettingsSection::Video, SettingsSection::Animation, SettingsSection::Sound,
                               SettingsSection::Interface, SettingsSection::Table};

/// Everything that a program may offer.
SettingsOffer everything() {
    return {.texts = kEnglish,
            .languages = {{"en", "English"}, {"fr", "French"}},
            .themes = {{"tavern", "Tavern"}, {"study", "Study"}},
            .canCoach = true,
            .announcements = {"Announce threats", "Mark threats", "Where they are."}};
}

std::vector<Option> allOptions(const Settings& settings, const SettingsOffer& offer) {
    std::vector<Option> all;
    for (const SettingsSection section : kSections)
        for (Option& option : app::settingOptions(section, settings, offer)) all.push_back(std::move(option));
    return all;
}

std::optional<Option> find(const std::vector<Option>& options, std::string_view key) {
    const auto found =
        std::find_if(options.begin(), options.end(), [&](const Option& option) { return option.key == key; });
    return found == options.end() ? std::nullopt : std::optional(*found);
}

/// Another value than the present one.
ui::screens::OptionValue another(const Option& option) {
    if (const bool* on = std::get_if<bool>(&option.value)) return !*on;
    if (const double* number = std::get_if<double>(&option.value))
        return *number == option.minimum ? option.maximum : option.minimum;
    return 1 - std::get<int>(option.value);
}

TEST(SettingsOptions, EachChangesItsOwnSettingAndShowsIt) {
    const SettingsOffer offer = everything();
    Settings before;
    before.language = "en";
    const std::vector<Option> options = allOptions(before, offer);
    EXPECT_GT(options.size(), 20U);
    for (const Option& option : options) {
        EXPECT_FALSE(option.label.empty()) << option.key;
        const ui::screens::OptionValue wanted = another(option);
        const Settings changed = app::withOption(before, {option.key, wanted}, offer);
        EXPECT_NE(changed, before) << option.key;
        for (const Option& shown : allOptions(changed, offer))
            EXPECT_EQ(shown.value, shown.key == option.key ? wanted : find(options, shown.key)->value)
                << shown.key << " after a change of " << option.key;
        EXPECT_EQ(app::withDefaults(changed), app::withDefaults(before)) << option.key;
    }
}

TEST(SettingsOptions, WhatIsNotOfferedHasNoRow) {
    const std::vector<Option> options = allOptions({}, {.texts = kEnglish, .languages = {{"en", "English"}}});
    for (const char* key : {"language", "sayAnnouncements", "markAnnouncements", "coach"})
        EXPECT_FALSE(find(options, key)) << key;
    EXPECT_TRUE(find(options, "confirmMoves"));
}

TEST(SettingsOptions, SayWhyTheyCannotBeChanged) {
    Settings settings;
    settings.animated = false;
    settings.reducedMotion = true;
    const std::vector<Option> options = allOptions(settings, everything());
    for (const char* key : {"animationSpeed", "cameraTurns", "cameraFollows", "cameraBreathes"}) {
        EXPECT_FALSE(find(options, key)->disabled.empty()) << key;
        EXPECT_TRUE(find(allOptions({}, everything()), key)->disabled.empty()) << key;
    }
}

TEST(SettingsOptions, ThePlaceStaysWhileAFilmIsMade) {
    SettingsOffer offer = everything();
    EXPECT_TRUE(find(allOptions({}, offer), "theme")->disabled.empty());
    offer.filming = true;
    EXPECT_FALSE(find(allOptions({}, offer), "theme")->disabled.empty());
}

/// As in a page of a browser that lets none fill the screen.
TEST(SettingsOptions, FullScreenIsOfferedWhereItIsPossible) {
    SettingsOffer offer = everything();
    EXPECT_TRUE(find(allOptions({}, offer), "fullScreen"));
    offer.fullScreen = false;
    EXPECT_FALSE(find(allOptions({}, offer), "fullScreen"));
}

TEST(SettingsOptions, NumbersStayInTheirRangeAndChoicesAmongTheOffered) {
    const Settings before;
    EXPECT_EQ(app::withOption(before, {"animationSpeed", 9.0}, everything()).animationSpeed, 4);
    EXPECT_EQ(app::withOption(before, {"theme", 7}, everything()), before);
    EXPECT_EQ(app::withOption(before, {"no such key", true}, everything()), before);
}

TEST(SettingsOptions, DefaultsLeaveWhatIsSetElsewhere) {
    Settings settings;
    settings.people = {"Ann"};
    settings.series = "wins:2";
    settings.showProspects = true;
    settings.windowWidth = 1000;
    Settings changed = settings;
    changed.highContrast = true;
    changed.volumes.master = 0;
    EXPECT_EQ(app::withDefaults(changed), settings);
}

TEST(SettingsOptions, SpeechNamesTheKeyThatDescribesThePosition) {
    SettingsOffer offer = everything();
    offer.describeKey = "W";
    EXPECT_NE(find(allOptions({}, offer), "speech")->help.find("W shows"), std::string::npos);
    offer.voice = app::VoiceFound::None;
    EXPECT_NE(find(allOptions({}, offer), "speech")->help.find("nothing will be heard"), std::string::npos);
}

/// Who cannot read small letters must not look for the setting that makes them large.
TEST(SettingsOptions, SeeingStandsFirstInItsGroupAndLargePrintFirstOfAll) {
    std::vector<std::string> group;
    for (const Option& option : app::settingOptions(SettingsSection::Interface, {}, everything()))
        if (option.group == "Seeing and hearing") group.push_back(option.key);
    EXPECT_EQ(group, (std::vector<std::string>{"largePrint", "interfaceScale", "highContrast", "speech",
                                               "captions"}));
    const auto all = app::settingOptions(SettingsSection::Interface, {}, everything());
    EXPECT_EQ(all[1].key, "largePrint") << "after the language alone";
}

TEST(SettingsOptions, SpeechCanBeTriedAndSaysWhatToInstall) {
    SettingsOffer offer = everything();
    const auto trial = [&](app::VoiceFound voice) {
        offer.voice = voice;
        const Option speech = *find(allOptions({}, offer), "speech");
        EXPECT_FALSE(speech.trial.empty());
        return speech.trialHelp;
    };
    using app::VoiceFound;
    EXPECT_NE(trial(VoiceFound::None).find("packages speech-dispatcher and "), std::string::npos);
    EXPECT_NE(trial(VoiceFound::Speaks).find("speech-dispatcher-espeak-ng"), std::string::npos);
    EXPECT_NE(trial(VoiceFound::NotBuilt).find("libspeechd-dev"), std::string::npos);
    EXPECT_EQ(trial(VoiceFound::Unknown).find("nstall"), std::string::npos);
}

}  // namespace
