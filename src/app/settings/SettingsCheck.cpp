#include "app/settings/SettingsCheck.h"

#include <algorithm>
#include <cstdlib>

#include "base/Message.h"
#include "match/Series.h"
#include "match/TimeControl.h"

namespace app {

using base::msgid;

namespace {

/// Whether two values of an option are the same text or the same number.
bool sameValue(const std::string& a, const std::string& b) {
    char* endA = nullptr;
    char* endB = nullptr;
    const double x = std::strtod(a.c_str(), &endA);
    const double y = std::strtod(b.c_str(), &endB);
    const bool numbers = !a.empty() && !b.empty() && *endA == '\0' && *endB == '\0';
    return a == b || (numbers && x == y);
}

class Checker {
  public:
    Checker(SettingsReading& reading, const std::filesystem::path& file)
        : reading_(reading), file_(file.string()) {}

    void checkLanguage(const std::vector<i18n::Language>& languages) {
        const std::string& language = reading_.settings.language;
        if (language.empty() || language.starts_with("en")) return;
        if (i18n::chooseLanguage(language, languages) == "en")
            complain("language",
                     {msgid("there is no language \"{name}\": English is used"), {{"name", language}}});
    }

    void checkSeries() {
        const Settings& settings = reading_.settings;
        if (!settings.series.empty() && !match::parseGoal(settings.series)) ignore("series", settings.series);
        for (const std::string& clock : settings.clocks)
            if (!clock.empty() && !match::parseTimeControl(clock)) ignore("clocks", clock);
    }

    void checkLastGame(const Games& games) {
        const std::string& id = reading_.settings.game;
        if (!id.empty() && std::none_of(games.entries().begin(), games.entries().end(),
                                        [&](const CatalogEntry& entry) { return entry.kind->id() == id; }))
            ignore("game", id);
    }

    void checkGame(const game::Kind& kind) {
        const GameSettings* settings = reading_.settings.of(kind.id());
        if (settings == nullptr) return;
        checkOpponents(kind, settings->opponents);
        checkOptions(kind, settings->options);
    }

    void checkKeys(const Games& games) {
        std::vector<Bindings::Problem> problems;
        (void)Bindings::from(
            reading_.settings.keys, [&](char character) { return games.beginTurn(character); }, &problems);
        for (const Bindings::Problem& problem : problems)
            complain(keyPosition(problem.id),
                     {msgid("\"{key}\": {why}"), {{"key", problem.id}, {"why", problem.what}}});
    }

  private:
    void checkOpponents(const game::Kind& kind, const std::vector<std::string>& ids) {
        const auto opponents = kind.opponents();
        const auto known = [&](const std::string& id) {
            const EngineSettings* engine = engineAt(reading_.settings.engines, id);
            return (engine && engine->game == kind.id()) ||
                   std::any_of(opponents.begin(), opponents.end(),
                               [&](const game::Opponent& opponent) { return opponent.id == id; });
        };
        for (const std::string& id : ids)
            if (!id.empty() && !known(id))
                complain(positionKey(kind.id(), "opponents"),
                         {msgid("there is no opponent \"{name}\": a person plays instead"), {{"name", id}}});
    }
    void checkOptions(const game::Kind& kind, const game::OptionValues& values) {
        for (const game::OptionSpec& option : kind.options(values)) {
            const auto wanted = values.find(option.key);
            if (wanted == values.end() || sameValue(wanted->second, option.value)) continue;
            complain(positionKey(kind.id(), "options"),
                     {msgid("the option \"{name}\" cannot be \"{wanted}\": \"{value}\" is used"),
                      {{"name", option.key}, {"wanted", wanted->second}, {"value", option.value}}});
        }
    }
    void ignore(const std::string& key, const std::string& value) {
        complain(key, {msgid("\"{key}\": there is no \"{value}\" here"), {{"key", key}, {"value", value}}});
    }
    void complain(const std::string& key, base::Message message) {
        reading_.problems.push_back({std::move(message), file_, reading_.positions[key]});
    }

    SettingsReading& reading_;
    std::string file_;
};

}  // namespace

void checkSettings(SettingsReading& reading, const std::filesystem::path& file, const Games& games,
                   const std::vector<i18n::Language>& languages) {
    Checker checker(reading, file);
    checker.checkLanguage(languages);
    checker.checkKeys(games);
    checker.checkSeries();
    checker.checkLastGame(games);
    for (const CatalogEntry& entry : games.entries()) checker.checkGame(*entry.kind);
}

}  // namespace app
