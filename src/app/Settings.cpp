#include "app/Settings.h"

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "base/Files.h"

namespace app {
namespace {

using base::mark;
using nlohmann::json;
namespace fs = std::filesystem;

constexpr std::size_t kRecentFiles = 8;

/// Reads one value after the other and notes what is wrong with it.
class Reader {
  public:
    Reader(const json& object, const fs::path& file, std::vector<base::Error>& problems)
        : object_(object), file_(file.string()), problems_(problems) {}

    void read(const char* key, bool& value) const {
        if (const json* j = find(key, &json::is_boolean, mark("true or false"))) value = j->get<bool>();
    }
    void read(const char* key, std::string& value) const {
        if (const json* j = find(key, &json::is_string, mark("a text"))) value = j->get<std::string>();
    }
    template <class Number>
    void read(const char* key, Number& value, double min, double max) const {
        const json* j = find(key, &json::is_number, mark("a number"));
        if (!j) return;
        const double number = j->get<double>();
        if (number >= min && number <= max)
            value = static_cast<Number>(number);
        else
            complain(key, {mark("a number from {least} to {most}"),
                           {{"least", shortened(min)}, {"most", shortened(max)}}});
    }
    void read(const char* key, std::vector<std::string>& values) const {
        const json* j = find(key, &json::is_array, mark("a list of texts"));
        if (!j) return;
        values.clear();
        for (const json& item : *j)
            if (item.is_string())
                values.push_back(item.get<std::string>());
            else
                complain(key, mark("a list of texts"));
    }
    void read(const char* key, std::map<std::string, std::string>& values) const {
        const json* j = find(key, &json::is_object, mark("names with texts"));
        if (!j) return;
        for (const auto& [name, item] : j->items())
            if (item.is_string())
                values[name] = item.get<std::string>();
            else
                complain(key, mark("names with texts"));
    }

  private:
    static std::string shortened(double number) {
        std::ostringstream text;
        text << number;
        return text.str();
    }
    using Check = bool (json::*)() const noexcept;
    const json* find(const char* key, Check is, base::Msgid expected) const {
        const auto found = object_.find(key);
        if (found == object_.end()) return nullptr;
        if (((*found).*is)()) return &*found;
        complain(key, expected);
        return nullptr;
    }
    void complain(const char* key, base::Message expected) const {
        problems_.push_back(
            {{mark("\"{key}\": expected {expected}"), {{"key", key}, {"expected", std::move(expected)}}},
             file_,
             {}});
    }
    const json& object_;
    std::string file_;
    std::vector<base::Error>& problems_;
};

/// `byte` counts from 1, as the reader of JSON does; 0: somewhere.
base::Error brokenFile(const std::string& text, std::size_t byte, const fs::path& file) {
    base::TextPosition at{1, 1};
    for (std::size_t i = 0; i + 1 < byte && i < text.size(); ++i)
        at =
            text[i] == '\n' ? base::TextPosition{at.line + 1, 1} : base::TextPosition{at.line, at.column + 1};
    return {mark("this is not valid JSON; the defaults are used and the file is kept beside as "
                 "settings.json.broken"),
            file.string(), at};
}

SettingsReading setAside(base::Error why, const fs::path& file) {
    std::error_code ignored;
    fs::copy_file(file, file.string() + ".broken", fs::copy_options::overwrite_existing, ignored);
    SettingsReading reading;
    reading.problems.push_back(std::move(why));
    return reading;
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
    std::error_code ignored;
    if (!fs::exists(file, ignored)) return reading;
    const auto text = base::readFile(file);
    if (!text) {
        reading.problems.push_back(text.error());
        return reading;
    }
    json object;
    try {
        object = json::parse(*text);
    } catch (const json::parse_error& error) {
        return setAside(brokenFile(*text, error.byte, file), file);
    } catch (const json::exception&) {
        return setAside(brokenFile(*text, 0, file), file);  // a number that no computer holds
    }
    if (!object.is_object()) return setAside(brokenFile(*text, 1, file), file);
    Settings& s = reading.settings;
    const Reader reader(object, file, reading.problems);
    reader.read("fullScreen", s.fullScreen);
    reader.read("verticalSync", s.verticalSync);
    reader.read("quality", s.quality);
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
    if (const auto text = base::readFile(file)) {
        json known = json::parse(*text, nullptr, false);
        if (known.is_object()) object = std::move(known);
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
