#include "app/settings/EngineSettings.h"

#include <algorithm>
#include <cctype>
#include <nlohmann/json.hpp>
#include <optional>

#include "base/FileName.h"

namespace app {
namespace {

using base::msgid;
using nlohmann::json;

constexpr const char* kKey = "engines";
constexpr std::string_view kSeatPrefix = "engine:";

/// An error in one engine of the file, and the key of the faulty value.
struct Fault {
    const char* key;
    base::Message expected;
    const json* value;
};

bool isTexts(const json& value) {
    return value.is_array() &&
           std::all_of(value.begin(), value.end(), [](const json& item) { return item.is_string(); });
}

std::optional<Fault> readText(const json& object, const char* key, std::string& text) {
    const auto found = object.find(key);
    if (found == object.end()) return {};
    if (!found->is_string()) return Fault{key, msgid("a text"), &*found};
    text = found->get<std::string>();
    return {};
}

std::optional<Fault> readCommand(const json& object, std::vector<std::string>& command) {
    const auto found = object.find("command");
    if (found == object.end()) return Fault{"command", msgid("a program and its arguments"), &object};
    if (!isTexts(*found) || found->empty() || found->front().get<std::string>().empty())
        return Fault{"command", msgid("a program and its arguments"), &*found};
    command = found->get<std::vector<std::string>>();
    command.front() = base::pathOf(command.front()).string();
    return {};
}

std::optional<Fault> readOptions(const json& object, std::map<std::string, std::string>& options) {
    const auto found = object.find("options");
    if (found == object.end()) return {};
    if (!found->is_object()) return Fault{"options", msgid("names with texts"), &*found};
    for (const auto& [name, value] : found->items()) {
        if (!value.is_string()) return Fault{"options", msgid("names with texts"), &value};
        options[name] = value.get<std::string>();
    }
    return {};
}

std::optional<Fault> readEngine(const json& value, EngineSettings& engine) {
    if (!value.is_object()) return Fault{kKey, msgid("an object"), &value};
    for (auto [key, text] :
         {std::pair("id", &engine.id), std::pair("name", &engine.name), std::pair("game", &engine.game)})
        if (auto fault = readText(value, key, *text)) return fault;
    if (auto fault = readCommand(value, engine.command)) return fault;
    if (engine.name.empty()) engine.name = shownName(engine);
    return readOptions(value, engine.options);
}

bool hasId(const std::vector<EngineSettings>& engines, std::string_view id) {
    return std::any_of(engines.begin(), engines.end(), [&](const auto& engine) { return engine.id == id; });
}

/// The engine's object in the file; an empty object if it has none.
json objectOf(const json& before, const std::string& id) {
    for (const json& object : before) {
        EngineSettings known;
        if (!readEngine(object, known) && known.id == id) return object;
    }
    return json::object();
}

}  // namespace

std::string shownName(const EngineSettings& engine) {
    return engine.name.empty() ? base::shownPath(std::filesystem::path(engine.command.front()).filename())
                               : engine.name;
}

std::string seatIdOf(const EngineSettings& engine) { return std::string(kSeatPrefix) + engine.id; }

bool isEngineSeat(std::string_view seatId) { return seatId.starts_with(kSeatPrefix); }

const EngineSettings* engineAt(const std::vector<EngineSettings>& engines, std::string_view seatId) {
    if (!isEngineSeat(seatId)) return nullptr;
    seatId.remove_prefix(kSeatPrefix.size());
    const auto found =
        std::find_if(engines.begin(), engines.end(), [&](const auto& engine) { return engine.id == seatId; });
    return found == engines.end() ? nullptr : &*found;
}

std::string freeEngineId(const std::vector<EngineSettings>& engines, std::string_view name) {
    std::string stem;
    for (const char letter : name.substr(0, kLongestEngineName)) {
        if (std::isalnum(static_cast<unsigned char>(letter)) != 0)
            stem += static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
        else if (!stem.empty() && stem.back() != '-')
            stem += '-';
    }
    while (!stem.empty() && stem.back() == '-') stem.pop_back();
    if (stem.empty()) stem = "engine";
    std::string id = stem;
    for (int number = 2; hasId(engines, id); ++number) id = stem + "-" + std::to_string(number);
    return id;
}

std::vector<EngineSettings> readEngines(const base::Json& settings, const std::filesystem::path& file,
                                        const std::string& firstGame, std::vector<base::Error>& problems) {
    std::vector<EngineSettings> engines;
    const auto complain = [&](const Fault& fault) {
        problems.push_back(
            {{msgid("\"{key}\": expected {expected}"), {{"key", fault.key}, {"expected", fault.expected}}},
             file.string(),
             settings.positionOf(*fault.value)});
    };
    const auto list = settings.root().find(kKey);
    if (list == settings.root().end()) return engines;
    if (!list->is_array()) {
        complain({kKey, msgid("a list of objects"), &*list});
        return engines;
    }
    for (const json& value : *list) {
        EngineSettings engine{.id = {}, .name = {}, .game = firstGame, .command = {}};
        if (const auto fault = readEngine(value, engine)) {
            complain(*fault);
            continue;
        }
        if (engine.id.empty()) engine.id = freeEngineId(engines, engine.name);
        if (hasId(engines, engine.id) || engines.size() == kMostEngines) {
            complain({"id", msgid("a different one for each engine, and at most 100 engines"), &value});
            continue;
        }
        engines.push_back(std::move(engine));
    }
    return engines;
}

void writeEngines(const std::vector<EngineSettings>& engines, json& settings) {
    json before = settings.contains(kKey) ? settings[kKey] : json::array();
    if (!before.is_array()) before = json::array();
    json list = json::array();
    for (const EngineSettings& engine : engines) {
        json object = objectOf(before, engine.id);
        object["id"] = engine.id;
        object["name"] = engine.name;
        object["game"] = engine.game;
        json command = engine.command;
        command.front() = base::pathText(engine.command.front());
        object["command"] = std::move(command);
        object["options"] = engine.options;
        list.push_back(std::move(object));
    }
    for (const json& value : before) {
        EngineSettings unused;
        if (readEngine(value, unused)) list.push_back(value);
    }
    if (list.empty())
        settings.erase(kKey);
    else
        settings[kKey] = std::move(list);
}

}  // namespace app
