#include "app/Settings.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <sstream>

#include "base/Files.h"
#include "base/Json.h"

namespace app {
namespace {

using base::mark;
using nlohmann::json;
namespace fs = std::filesystem;

constexpr std::size_t kRecentFiles = 8;

constexpr std::size_t kMostProblems = 100;

std::string listed(const std::vector<std::string>& names) {
    std::string all;
    for (const std::string& name : names) all += (all.empty() ? "" : ", ") + name;
    return all;
}

/// Reads one value after the other and notes what is wrong with it.
class Reader {
  public:
    Reader(const base::Json& values, const fs::path& file, std::vector<base::Error>& problems)
        : values_(values), file_(file.string()), problems_(problems) {}

    void read(const char* key, bool& value) const {
        if (const json* j = find(key, &json::is_boolean, mark("true or false"))) value = j->get<bool>();
    }
    void read(const char* key, std::string& value) const {
        if (const json* j = find(key, &json::is_string, mark("a text"))) value = j->get<std::string>();
    }
    void read(const char* key, std::string& value, const std::vector<std::string>& known) const {
        std::string text = value;
        read(key, text);
        if (std::find(known.begin(), known.end(), text) != known.end())
            value = text;
        else
            complain(key, {mark("one of {names}"), {{"names", listed(known)}}}, values_.root()[key]);
    }
    template <class Number>
    void read(const char* key, Number& value, double min, double max) const {
        const json* j = find(key, &json::is_number, mark("a number"));
        if (!j) return;
        const double number = j->get<double>();
        if (number >= min && number <= max)
            value = static_cast<Number>(number);
        else
            complain(key,
                     {mark("a number from {least} to {most}"),
                      {{"least", shortened(min)}, {"most", shortened(max)}}},
                     *j);
    }
    void read(const char* key, std::vector<std::string>& values) const {
        const json* j = find(key, &json::is_array, mark("a list of texts"));
        if (!j) return;
        values.clear();
        for (const json& item : *j)
            if (item.is_string())
                values.push_back(item.get<std::string>());
            else
                complain(key, mark("a list of texts"), item);
    }
    void read(const char* key, std::map<std::string, std::string>& values) const {
        const json* j = find(key, &json::is_object, mark("names with texts"));
        if (!j) return;
        for (const auto& [name, item] : j->items())
            if (item.is_string())
                values[name] = item.get<std::string>();
            else
                complain(key, mark("names with texts"), item);
    }

  private:
    static std::string shortened(double number) {
        std::ostringstream text;
        text << number;
        return text.str();
    }
    using Check = bool (json::*)() const noexcept;
    const json* find(const char* key, Check is, base::Msgid expected) const {
        const auto found = values_.root().find(key);
        if (found == values_.root().end()) return nullptr;
        if (((*found).*is)()) return &*found;
        complain(key, expected, *found);
        return nullptr;
    }
    void complain(const char* key, base::Message expected, const json& value) const {
        if (problems_.size() == kMostProblems) return;
        problems_.push_back(
            {{mark("\"{key}\": expected {expected}"), {{"key", key}, {"expected", std::move(expected)}}},
             file_,
             values_.positionOf(value)});
    }
    const base::Json& values_;
    std::string file_;
    std::vector<base::Error>& problems_;
};

/// The values of a settings file.
base::Result<base::Json> parse(const fs::path& file) {
    const auto text = base::readFile(file);
    if (!text) return text.error();
    auto read = base::Json::read(*text, file.string());
    if (read && !read->root().is_object())
        return base::Error{mark("expected an object"), file.string(), {1, 1}};
    return read;
}

bool isThere(const fs::path& file) {
    std::error_code ignored;
    return fs::symlink_status(file, ignored).type() != fs::file_type::not_found;
}

/// Renames what is no settings file, whatever it is, and overwrites nothing.
base::Result<void> setAside(const fs::path& file) {
    constexpr int kMostKept = 1000;
    for (int i = 1; i <= kMostKept; ++i) {
        const fs::path kept = file.string() + ".broken-" + std::to_string(i);
        if (isThere(kept)) continue;
        std::error_code error;
        fs::rename(file, kept, error);
        if (error)
            return base::Error{{mark("the file cannot be set aside: {why}"), {{"why", error.message()}}},
                               file.string()};
        return {};
    }
    return base::Error{mark("there are too many broken files beside it"), file.string()};
}

}  // namespace

void Settings::rememberFile(const fs::path& file) {
    const std::string path = file.string();
    std::erase(recentFiles, path);
    recentFiles.insert(recentFiles.begin(), path);
    if (recentFiles.size() > kRecentFiles) recentFiles.resize(kRecentFiles);
}

SettingsReading readSettings(const fs::path& file) {
    SettingsReading reading;
    if (!isThere(file)) return reading;
    const auto read = parse(file);
    if (!read) {
        reading.problems.push_back(read.error());
        return reading;
    }
    for (const auto& [key, value] : read->root().items()) reading.positions[key] = read->positionOf(value);
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
    reader.read("announceThreats", s.announceThreats);
    reader.read("theme", s.theme);
    reader.read("masterVolume", s.volumes.master, 0, 1);
    reader.read("stonesVolume", s.volumes.stones, 0, 1);
    reader.read("interfaceVolume", s.volumes.interface, 0, 1);
    reader.read("ambienceVolume", s.volumes.ambience, 0, 1);
    reader.read("windowWidth", s.windowWidth, 640, 16384);
    reader.read("windowHeight", s.windowHeight, 400, 16384);
    reader.read("playerNames", s.playerNames);
    reader.read("opponents", s.opponents);
    reader.read("thinkingSeconds", s.thinkingSeconds, 0.1, 3600);
    reader.read("showThinking", s.showThinking);
    reader.read("gameOptions", s.gameOptions);
    reader.read("recentFiles", s.recentFiles);
    return reading;
}

base::Result<void> writeSettings(const Settings& s, const fs::path& file) {
    json object = json::object();
    if (isThere(file)) {
        if (const auto known = parse(file))
            object = known->root();
        else if (auto kept = setAside(file); !kept)
            return kept;
    }
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
    object["announceThreats"] = s.announceThreats;
    object["theme"] = s.theme;
    object["masterVolume"] = s.volumes.master;
    object["stonesVolume"] = s.volumes.stones;
    object["interfaceVolume"] = s.volumes.interface;
    object["ambienceVolume"] = s.volumes.ambience;
    object["windowWidth"] = s.windowWidth;
    object["windowHeight"] = s.windowHeight;
    object["playerNames"] = s.playerNames;
    object["opponents"] = s.opponents;
    object["thinkingSeconds"] = s.thinkingSeconds;
    object["showThinking"] = s.showThinking;
    object["gameOptions"] = s.gameOptions;
    object["recentFiles"] = s.recentFiles;
    // Names of players and files may hold bytes that are no UTF-8: they are replaced rather than thrown at.
    return base::writeFile(file, object.dump(2, ' ', false, json::error_handler_t::replace) + "\n");
}

}  // namespace app
