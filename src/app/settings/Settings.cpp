#include "app/settings/Settings.h"

#include <algorithm>
#include <charconv>
#include <nlohmann/json.hpp>
#include <thread>
#include <utility>

#include "app/common/ChangeLock.h"
#include "app/common/FormerNames.h"
#include "app/settings/RecentList.h"
#include "app/settings/SettingsTable.h"
#include "app/settings/ValueReader.h"
#include "base/FileName.h"
#include "base/Files.h"
#include "base/SetAside.h"

namespace app {
namespace {

using base::msgid;
using nlohmann::json;
namespace fs = std::filesystem;

constexpr std::size_t kRecentFiles = 8;
constexpr std::size_t kPeople = 20;

/// Options and opponents of each game; those outside `games` belong to the first game.
void readGames(const ValueReader& reader, const base::Json& read, const std::string& firstGame,
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
        const ValueReader own = reader.of(*object);
        own.read("options", game.options);
        own.read("opponents", game.opponents);
        place(*object, "options", id, "options");
        place(*object, "opponents", id, "opponents");
    }
}

void writeGames(const Settings& s, json& object) {
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

/// Reads the value of a line of the table of settings.
struct ReadValue {
    const ValueReader& reader;
    const char* key;
    Settings& settings;
    template <class T>
    void operator()(const AnyValue<T>& value) const {
        reader.read(key, value.of(settings));
    }
    template <class T>
    void operator()(const NumberWithin<T>& value) const {
        reader.read(key, value.of(settings), value.least, value.most);
    }
    void operator()(const OneOf& value) const {
        reader.read(key, value.of(settings), {value.texts.begin(), value.texts.end()});
    }
};

/// Writes all values into the object; other keys stay.
void put(Settings s, json& object) {
    for (const Setting& setting : settingsTable())
        std::visit([&](const auto& value) { object[setting.key] = value.of(s); }, setting.value);
    for (const auto& [present, former] : kFormerNames) object.erase(std::string(former));
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
        if (known.contains(key) || problems.size() >= ValueReader::kMostProblems) continue;
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

void readKeys(const ValueReader& reader, const base::Json& read, SettingsReading& reading) {
    KeySettings written;
    reader.read("keys", written);
    for (auto& [action, chords] : written) keep(reading.settings.keys, action, std::move(chords));
    const auto keys = read.root().find("keys");
    if (keys == read.root().end() || !keys->is_object()) return;
    std::map<std::string, base::TextPosition> positions;
    for (const auto& [action, chords] : keys->items()) keep(positions, action, read.positionOf(chords));
    for (const auto& [action, at] : positions) reading.positions[keyPosition(action)] = at;
}

std::vector<fs::path> readRecentFiles(const ValueReader& reader) {
    std::vector<std::string> texts;
    reader.read("recentFiles", texts);
    std::vector<fs::path> files;
    for (const std::string& text : texts) files.push_back(base::pathOf(text));
    return files;
}

}  // namespace

std::string positionKey(const std::string& game, const std::string& key) {
    return "games." + game + "." + key;
}

std::string keyPosition(const std::string& action) { return "keys." + action; }

int threadsOf(const std::string& engineThreads) {
    const int cores = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
    int wanted = std::max(1, cores - 1);
    (void)std::from_chars(engineThreads.data(), engineThreads.data() + engineThreads.size(), wanted);
    return std::clamp(wanted, 1, cores);
}

const GameSettings* Settings::of(const std::string& id) const {
    const auto found = games.find(id);
    return found == games.end() ? nullptr : &found->second;
}

void Settings::rememberPerson(const std::string& name) {
    if (!name.empty()) remember(people, name, kPeople);
}

void Settings::rememberFile(const fs::path& file) { remember(recentFiles, file, kRecentFiles); }

SettingsReading readSettings(const fs::path& file, const std::string& firstGame) {
    SettingsReading reading;
    if (!base::isTaken(file)) return reading;
    const auto read = parse(file);
    if (!read) {
        reading.problems.push_back(read.error());
        return reading;
    }
    for (const auto& [key, value] : read->root().items())
        keep(reading.positions, key, read->positionOf(value));
    Settings& s = reading.settings;
    const ValueReader reader(*read, file.string(), reading.problems);
    for (const Setting& setting : settingsTable())
        std::visit(ReadValue{reader, setting.key, s}, setting.value);
    readGames(reader, *read, firstGame, reading);
    s.engines = readEngines(*read, file, firstGame, reading.problems);
    s.recentFiles = readRecentFiles(reader);
    readKeys(reader, *read, reading);
    findMisprints(*read, file, reading.problems);
    return reading;
}

// ---- two copies of the program ----

namespace {

/// What this copy of the program has changed since `before`, and otherwise what another has left.
template <class Map>
Map mergedByName(const Map& own, const Map& before, Map other) {
    for (const auto& [name, value] : own)
        if (const auto known = before.find(name); known == before.end() || known->second != value)
            other.insert_or_assign(name, value);
    for (const auto& [name, value] : before)
        if (own.count(name) == 0) other.erase(name);
    return other;
}

std::map<std::string, EngineSettings> byId(const std::vector<EngineSettings>& engines) {
    std::map<std::string, EngineSettings> all;
    for (const EngineSettings& engine : engines) all.emplace(engine.id, engine);
    return all;
}

/// In the order in which they were added: first those in the file.
std::vector<EngineSettings> mergedEngines(const std::vector<EngineSettings>& own,
                                          const std::vector<EngineSettings>& before,
                                          const std::vector<EngineSettings>& other) {
    auto left = mergedByName(byId(own), byId(before), byId(other));
    std::vector<EngineSettings> merged;
    for (const auto* engines : {&other, &own})
        for (const EngineSettings& engine : *engines)
            if (auto found = left.extract(engine.id)) merged.push_back(std::move(found.mapped()));
    return merged;
}

/// Takes the value of each setting that this copy has not changed since `before` from the file, if it has one
/// that can be used.
void takeValues(const base::Json& read, Settings before, Settings& own) {
    std::vector<base::Error> problems;
    const ValueReader reader(read, "", problems);
    for (const Setting& setting : settingsTable()) {
        if (!read.root().contains(setting.key)) continue;
        Settings other;
        std::visit(ReadValue{reader, setting.key, other}, setting.value);
        if (!std::exchange(problems, {}).empty()) continue;
        std::visit(
            [&](const auto& value) {
                if (value.of(own) == value.of(before)) value.of(own) = value.of(other);
            },
            setting.value);
    }
}

/// The settings with what another copy of the program, or a person, has written meanwhile. Each setting, and
/// each game, key and engine, is that of the last who has changed it. A part of the file of which something
/// cannot be used is left as this copy has it.
Settings mergedSettings(const Settings& own, const Settings& before, const base::Json& read,
                        const std::string& firstGame) {
    Settings result = own;
    takeValues(read, before, result);
    SettingsReading now;
    Settings& other = now.settings;
    std::vector<base::Error> problems;
    const ValueReader reader(read, "", problems);
    const auto sound = [&] { return std::exchange(problems, {}).empty(); };
    readGames(reader, read, firstGame, now);
    if (sound()) result.games = mergedByName(own.games, before.games, other.games);
    readKeys(reader, read, now);
    if (sound()) result.keys = mergedByName(own.keys, before.keys, other.keys);
    reader.read("people", other.people);
    if (sound()) result.people = mergedRecent(own.people, before.people, other.people, kPeople);
    other.recentFiles = readRecentFiles(reader);
    if (sound())
        result.recentFiles =
            mergedRecent(own.recentFiles, before.recentFiles, other.recentFiles, kRecentFiles);
    // Those that cannot be used stay in the file.
    other.engines = readEngines(read, "", firstGame, problems);
    result.engines = mergedEngines(own.engines, before.engines, other.engines);
    return result;
}

/// Writes the file; `mergedWith` gives the settings to write if there is a file with values.
template <class MergedWith>
base::Result<void> writeFileOf(const Settings& s, const fs::path& file, const MergedWith& mergedWith) {
    const auto lock = lockToChange(file);
    json object = json::object();
    Settings all = s;
    if (base::isTaken(file)) {
        if (const auto known = parse(file)) {
            object = known->root();
            if (!object.empty()) all = mergedWith(*known);
        } else if (auto kept = base::setAside(file, "broken"); !kept) {
            return kept;
        }
    }
    put(all, object);
    // Names of players may contain bytes that are not UTF-8; they are replaced instead of causing an
    // exception.
    return base::writeFile(file, object.dump(2, ' ', false, json::error_handler_t::replace) + "\n");
}

}  // namespace

base::Result<void> writeSettings(const Settings& settings, const fs::path& file) {
    return writeFileOf(settings, file, [&](const base::Json&) { return settings; });
}

base::Result<void> writeChanges(const Settings& settings, const Settings& before, const fs::path& file,
                                const std::string& firstGame) {
    return writeFileOf(settings, file, [&](const base::Json& read) {
        return mergedSettings(settings, before, read, firstGame);
    });
}

}  // namespace app
