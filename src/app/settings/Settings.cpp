#include "app/settings/Settings.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <sstream>
#include <utility>

#include "app/common/FormerNames.h"
#include "base/FileName.h"
#include "base/Files.h"
#include "base/Json.h"

namespace app {
namespace {

using base::msgid;
using nlohmann::json;
namespace fs = std::filesystem;

constexpr std::size_t kRecentFiles = 8;
constexpr std::size_t kPeople = 20;

constexpr std::size_t kMostProblems = 100;

std::string listed(const std::vector<std::string>& names) {
    std::string all;
    for (const std::string& name : names) all += (all.empty() ? "" : ", ") + name;
    return all;
}

/// Reads values one by one and collects the problems.
class Reader {
  public:
    Reader(const base::Json& values, const fs::path& file, std::vector<base::Error>& problems)
        : values_(values), object_(values.root()), file_(file.string()), problems_(problems) {}
    /// A reader for an object within the settings.
    [[nodiscard]] Reader of(const json& object) const { return {values_, object, file_, problems_}; }

    void read(const char* key, bool& value) const {
        if (const json* j = find(key, &json::is_boolean, msgid("true or false"))) value = j->get<bool>();
    }
    void read(const char* key, std::string& value) const {
        if (const json* j = find(key, &json::is_string, msgid("a text"))) value = j->get<std::string>();
    }
    void read(const char* key, std::string& value, const std::vector<std::string>& known) const {
        std::string text = value;
        read(key, text);
        if (std::find(known.begin(), known.end(), text) != known.end())
            value = text;
        else
            complain(key, {msgid("one of {names}"), {{"names", listed(known)}}}, object_[key]);
    }
    template <class Number>
    void read(const char* key, Number& value, double min, double max) const {
        const json* j = find(key, &json::is_number, msgid("a number"));
        if (!j) return;
        const double number = j->get<double>();
        if (number >= min && number <= max)
            value = static_cast<Number>(number);
        else
            complain(key,
                     {msgid("a number from {least} to {most}"),
                      {{"least", shortened(min)}, {"most", shortened(max)}}},
                     *j);
    }
    void read(const char* key, std::vector<std::string>& values) const {
        const json* j = find(key, &json::is_array, msgid("a list of texts"));
        if (!j) return;
        values.clear();
        for (const json& item : *j)
            if (item.is_string())
                values.push_back(item.get<std::string>());
            else
                complain(key, msgid("a list of texts"), item);
    }
    void read(const char* key, std::map<std::string, std::string>& values) const {
        const json* j = find(key, &json::is_object, msgid("names with texts"));
        if (!j) return;
        for (const auto& [name, item] : j->items())
            if (item.is_string())
                values[name] = item.get<std::string>();
            else
                complain(key, msgid("names with texts"), item);
    }
    /// Lists of texts, by name; values that are not lists are left out.
    void read(const char* key, std::map<std::string, std::vector<std::string>>& values) const {
        const json* j = find(key, &json::is_object, msgid("names with lists of texts"));
        if (!j) return;
        const Reader own = of(*j);
        for (const auto& [name, item] : j->items())
            if (item.is_array())
                own.read(name.c_str(), values[name]);
            else
                complain(name.c_str(), msgid("a list of texts"), item);
    }

    /// The objects within an object, by name; empty if there is no such object.
    [[nodiscard]] std::vector<std::pair<std::string, const json*>> objects(const char* key) const {
        std::vector<std::pair<std::string, const json*>> found;
        const json* j = find(key, &json::is_object, msgid("names with objects"));
        if (!j) return found;
        for (const auto& [name, item] : j->items())
            if (item.is_object())
                found.emplace_back(name, &item);
            else
                complain(key, msgid("names with objects"), item);
        return found;
    }

  private:
    Reader(const base::Json& values, const json& object, std::string file, std::vector<base::Error>& problems)
        : values_(values), object_(object), file_(std::move(file)), problems_(problems) {}
    static std::string shortened(double number) {
        std::ostringstream text;
        text << number;
        return text.str();
    }
    using Check = bool (json::*)() const noexcept;
    const json* find(const char* key, Check is, base::Msgid expected) const {
        auto found = object_.find(key);
        if (found == object_.end()) found = object_.find(formerNameOf(key));
        if (found == object_.end()) return nullptr;
        if (((*found).*is)()) return &*found;
        complain(key, expected, *found);
        return nullptr;
    }
    void complain(const char* key, base::Message expected, const json& value) const {
        if (problems_.size() == kMostProblems) return;
        problems_.push_back(
            {{msgid("\"{key}\": expected {expected}"), {{"key", key}, {"expected", std::move(expected)}}},
             file_,
             values_.positionOf(value)});
    }
    const base::Json& values_;
    const json& object_;  ///< the settings object that is read
    std::string file_;
    std::vector<base::Error>& problems_;
};

/// Options and opponents of each game; those outside `games` belong to the first game.
void readGames(const Reader& reader, const base::Json& read, const std::string& firstGame,
               SettingsReading& reading) {
    const auto place = [&](const json& object, const char* key, const std::string& game, const char* name) {
        if (const auto value = object.find(key); value != object.end())
            reading.positions[positionKey(game, name)] = read.positionOf(*value);
    };
    const json& root = read.root();
    GameSettings first;
    reader.read("opponents", first.opponents);
    reader.read("gameOptions", first.options);
    place(root, "opponents", firstGame, "opponents");
    place(root, "gameOptions", firstGame, "options");
    if (first != GameSettings()) reading.settings.games[firstGame] = std::move(first);
    for (const auto& [id, object] : reader.objects("games")) {
        GameSettings& game = reading.settings.games[id];
        const Reader own = reader.of(*object);
        own.read("options", game.options);
        own.read("opponents", game.opponents);
        place(*object, "options", id, "options");
        place(*object, "opponents", id, "opponents");
    }
}

void writeGames(const Settings& s, json& object) {
    object["game"] = s.game;
    object.erase("opponents");
    object.erase("gameOptions");
    json& games = object["games"];
    if (!games.is_object()) games = json::object();
    for (const auto& [id, settings] : s.games) {
        if (!games[id].is_object()) games[id] = json::object();
        games[id]["options"] = settings.options;
        games[id]["opponents"] = settings.opponents;
    }
}

/// Writes all values into the object; other keys stay.
void put(const Settings& s, json& object) {
    object["fullScreen"] = s.fullScreen;
    object["verticalSync"] = s.verticalSync;
    object["quality"] = s.quality;
    object["resolutionScale"] = s.resolutionScale;
    object["animated"] = s.animated;
    object["animationSpeed"] = s.animationSpeed;
    object["reducedMotion"] = s.reducedMotion;
    object["cameraTurns"] = s.cameraTurns;
    object["cameraFollows"] = s.cameraFollows;
    object["cameraBreathes"] = s.cameraBreathes;
    object["panelsFade"] = s.panelsFade;
    object["interfaceScale"] = s.interfaceScale;
    object["language"] = s.language;
    object["sayAnnouncements"] = s.sayAnnouncements;
    object["markAnnouncements"] = s.markAnnouncements;
    object["confirmMoves"] = s.confirmMoves;
    object["coach"] = s.coach;
    object["showProspects"] = s.showProspects;
    object["showAnalysis"] = s.showAnalysis;
    object["showIdeas"] = s.showIdeas;
    object["showForecast"] = s.showForecast;
    object["analysts"] = s.analysts;
    object["speech"] = s.speech;
    object["captions"] = s.captions;
    object["highContrast"] = s.highContrast;
    object["theme"] = s.theme;
    object["masterVolume"] = s.volumes.master;
    object["piecesVolume"] = s.volumes.pieces;
    object["interfaceVolume"] = s.volumes.interface;
    object["ambienceVolume"] = s.volumes.ambience;
    object["windowWidth"] = s.windowWidth;
    object["windowHeight"] = s.windowHeight;
    object["windowMaximised"] = s.windowMaximised;
    object["playerNames"] = s.playerNames;
    object["people"] = s.people;
    object["series"] = s.series;
    object["clocks"] = s.clocks;
    object["takingBack"] = s.takingBack;
    object["thinkingSeconds"] = s.thinkingSeconds;
    object["replaySeconds"] = s.replaySeconds;
    object["showThinking"] = s.showThinking;
    object["analysisPace"] = s.analysisPace;
    object["analysisEngine"] = s.analysisEngine;
    object["contest"] = s.contest;
    writeGames(s, object);
    writeEngines(s.engines, object);
    json& recent = object["recentFiles"] = json::array();
    for (const fs::path& path : s.recentFiles) recent.push_back(base::pathText(path));
    if (s.keys.empty())
        object.erase("keys");
    else
        object["keys"] = s.keys;
}

/// Reads a settings file as JSON.
base::Result<base::Json> parse(const fs::path& file) {
    const auto text = base::readFile(file);
    if (!text) return text.error();
    auto read = base::Json::read(*text, file.string());
    if (read && !read->root().is_object())
        return base::Error{msgid("expected an object"), file.string(), {1, 1}};
    return read;
}

bool isTaken(const fs::path& file) {
    std::error_code ignored;
    return fs::symlink_status(file, ignored).type() != fs::file_type::not_found;
}

/// Renames a file that is not a valid settings file; never overwrites another file.
base::Result<void> renameBroken(const fs::path& file) {
    constexpr int kMostKept = 1000;
    for (int i = 1; i <= kMostKept; ++i) {
        const fs::path kept = file.string() + ".broken-" + std::to_string(i);
        if (isTaken(kept)) continue;
        std::error_code error;
        fs::rename(file, kept, error);
        if (error)
            return base::Error{{msgid("the file cannot be set aside: {why}"), {{"why", error.message()}}},
                               file.string()};
        return {};
    }
    return base::Error{msgid("there are already too many damaged copies of it"), file.string()};
}

/// The edit distance: the least number of letters to add, remove or replace.
std::size_t distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t i = 0; i <= b.size(); ++i) row[i] = i;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t before = std::exchange(row[0], i);
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t changed = before + (a[i - 1] == b[j - 1] ? 0 : 1);
            before = row[j];
            row[j] = std::min({row[j] + 1, row[j - 1] + 1, changed});
        }
    }
    return row.back();
}

/// Reports keys that look like misprints of known ones. Other unknown keys may belong to a later version, so
/// they are not reported.
void findMisprints(const base::Json& read, const fs::path& file, std::vector<base::Error>& problems) {
    json known = json::object();
    put(Settings(), known);
    for (const char* other : {"keys", "opponents", "gameOptions"}) known[other] = nullptr;
    for (const auto& [present, former] : kFormerNames) known[std::string(former)] = nullptr;
    for (const auto& [key, value] : read.root().items()) {
        if (known.contains(key) || problems.size() >= kMostProblems) continue;
        const std::size_t most = key.size() > 5 ? 2 : 1;
        for (const auto& [meant, ignored] : known.items()) {
            if (distance(key, meant) > most) continue;
            problems.push_back({{msgid("there is no setting \"{key}\"; did you mean \"{meant}\"?"),
                                 {{"key", key}, {"meant", meant}}},
                                file.string(),
                                read.positionOf(value)});
            break;
        }
    }
}

/// Adds a value under the present name of its key; a value written under that name itself takes precedence.
template <class Map, class Value>
void keep(Map& values, const std::string& written, Value value) {
    const std::string present(presentNameOf(written));
    if (present == written)
        values.insert_or_assign(present, std::move(value));
    else
        values.try_emplace(present, std::move(value));
}

void readKeys(const Reader& reader, const base::Json& read, SettingsReading& reading) {
    KeySettings written;
    reader.read("keys", written);
    for (auto& [action, chords] : written) keep(reading.settings.keys, action, std::move(chords));
    const auto keys = read.root().find("keys");
    if (keys == read.root().end() || !keys->is_object()) return;
    std::map<std::string, base::TextPosition> positions;
    for (const auto& [action, chords] : keys->items()) keep(positions, action, read.positionOf(chords));
    for (const auto& [action, at] : positions) reading.positions[keyPosition(action)] = at;
}

}  // namespace

std::string positionKey(const std::string& game, const std::string& key) {
    return "games." + game + "." + key;
}

std::string keyPosition(const std::string& action) { return "keys." + action; }

const GameSettings* Settings::of(const std::string& id) const {
    const auto found = games.find(id);
    return found == games.end() ? nullptr : &found->second;
}

void Settings::rememberPerson(const std::string& name) {
    if (name.empty()) return;
    std::erase(people, name);
    people.insert(people.begin(), name);
    if (people.size() > kPeople) people.resize(kPeople);
}

void Settings::rememberFile(const fs::path& file) {
    std::erase(recentFiles, file);
    recentFiles.insert(recentFiles.begin(), file);
    if (recentFiles.size() > kRecentFiles) recentFiles.resize(kRecentFiles);
}

SettingsReading readSettings(const fs::path& file, const std::string& firstGame) {
    SettingsReading reading;
    if (!isTaken(file)) return reading;
    const auto read = parse(file);
    if (!read) {
        reading.problems.push_back(read.error());
        return reading;
    }
    for (const auto& [key, value] : read->root().items())
        keep(reading.positions, key, read->positionOf(value));
    Settings& s = reading.settings;
    const Reader reader(*read, file, reading.problems);
    reader.read("fullScreen", s.fullScreen);
    reader.read("verticalSync", s.verticalSync);
    reader.read("quality", s.quality, {kQualities.begin(), kQualities.end()});
    reader.read("resolutionScale", s.resolutionScale, 0.5, 1);
    reader.read("animated", s.animated);
    reader.read("animationSpeed", s.animationSpeed, 0.5, 4);
    reader.read("reducedMotion", s.reducedMotion);
    reader.read("cameraTurns", s.cameraTurns);
    reader.read("cameraFollows", s.cameraFollows);
    reader.read("cameraBreathes", s.cameraBreathes);
    reader.read("panelsFade", s.panelsFade);
    reader.read("interfaceScale", s.interfaceScale, 0.75, 2.5);
    reader.read("language", s.language);
    reader.read("sayAnnouncements", s.sayAnnouncements);
    reader.read("markAnnouncements", s.markAnnouncements);
    reader.read("speech", s.speech);
    reader.read("captions", s.captions);
    reader.read("highContrast", s.highContrast);
    reader.read("confirmMoves", s.confirmMoves);
    reader.read("coach", s.coach);
    reader.read("showProspects", s.showProspects);
    reader.read("showAnalysis", s.showAnalysis);
    reader.read("showIdeas", s.showIdeas);
    reader.read("showForecast", s.showForecast);
    reader.read("analysts", s.analysts);
    reader.read("theme", s.theme);
    reader.read("masterVolume", s.volumes.master, 0, 1);
    reader.read("piecesVolume", s.volumes.pieces, 0, 1);
    reader.read("interfaceVolume", s.volumes.interface, 0, 1);
    reader.read("ambienceVolume", s.volumes.ambience, 0, 1);
    reader.read("windowWidth", s.windowWidth, 640, 16384);
    reader.read("windowHeight", s.windowHeight, 400, 16384);
    reader.read("windowMaximised", s.windowMaximised);
    reader.read("playerNames", s.playerNames);
    reader.read("people", s.people);
    reader.read("series", s.series);
    reader.read("clocks", s.clocks);
    reader.read("game", s.game);
    readGames(reader, *read, firstGame, reading);
    reader.read("takingBack", s.takingBack, {kTakingBack.begin(), kTakingBack.end()});
    s.engines = readEngines(*read, file, firstGame, reading.problems);
    reader.read("thinkingSeconds", s.thinkingSeconds, 0.1, 3600);
    reader.read("replaySeconds", s.replaySeconds, 0, 60);
    reader.read("showThinking", s.showThinking);
    reader.read("analysisPace", s.analysisPace, {kAnalysisPaces.begin(), kAnalysisPaces.end()});
    reader.read("analysisEngine", s.analysisEngine);
    reader.read("contest", s.contest);
    std::vector<std::string> recent;
    reader.read("recentFiles", recent);
    for (const std::string& text : recent) s.recentFiles.push_back(base::pathOf(text));
    readKeys(reader, *read, reading);
    findMisprints(*read, file, reading.problems);
    return reading;
}

base::Result<void> writeSettings(const Settings& s, const fs::path& file) {
    json object = json::object();
    if (isTaken(file)) {
        if (const auto known = parse(file))
            object = known->root();
        else if (auto kept = renameBroken(file); !kept)
            return kept;
    }
    put(s, object);
    for (const auto& [present, former] : kFormerNames) object.erase(std::string(former));
    // Names of players may contain bytes that are not UTF-8; they are replaced instead of causing an
    // exception.
    return base::writeFile(file, object.dump(2, ' ', false, json::error_handler_t::replace) + "\n");
}

}  // namespace app
