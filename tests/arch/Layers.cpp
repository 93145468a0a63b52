#include "arch/Layers.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <map>
#include <optional>
#include <regex>
#include <set>
#include <sstream>
#include <string_view>
#include <utility>

namespace arch {
namespace {

using Names = std::vector<std::string_view>;

/// A layer is a folder below src, with the folders in it unless they are layers, or a single file; `*` stands
/// for the name of a game, the same in both columns. Files of a layer may include the layer itself and the
/// listed ones; folders of `app` are listed apart, "" for its own files.
struct Layer {
    std::string_view folder;
    Names mayInclude;
    Names andOfApp = {};
};

const std::vector<Layer> kLayers = {
    {"base", {}},
    {"process", {"base"}},
    {"net", {"base"}},
    {"i18n", {"base"}},
    {"unicode", {"base"}},
    {"game", {"base"}},
    {"games/*/rules", {"base"}},
    {"games/*/network", {"base", "games/*/rules"}},
    {"games/*/playtak", {"base", "games/*/rules"}},
    {"games/*/engine", {"base", "games/*/rules", "games/*/network"}},
    {"games/*/play", {"base", "process", "game", "games/*/rules", "games/*/network", "games/*/engine"}},
    {"games/*/table",
     {"base", "i18n", "game", "games/*/rules", "games/*/play", "scene", "ui/kit", "ui/game"}},
    {"kinds", {"game"}},
    {"match", {"base", "game"}},
    {"lobby", {"base", "game", "match"}},
    {"games/*/online",
     {"base", "game", "match", "lobby", "net", "games/*/rules", "games/*/playtak", "games/*/play"}},
    {"host", {"base", "game", "match"}},
    {"hosting", {"base", "host", "net"}},
    {"tournament", {"base", "game", "match"}},
    {"archive", {"base", "unicode"}},
    {"tutorial", {"base", "game"}},
    {"ecs", {"base"}},
    {"scene", {"base", "game", "ecs"}},
    {"render", {"base", "scene"}},
    {"film", {"base", "process"}},
    {"audio", {"base"}},
    {"speech", {}},
    {"ui/kit", {"base", "i18n", "unicode"}},
    {"ui/game", {"base", "game", "ui/kit"}},
    {"ui/screens", {"base", "i18n", "scene", "ui/kit"}},
    {"app/common", {"base", "i18n", "ui/kit"}},
    {"app/input", {"base", "i18n", "scene", "ui/kit"}, {"common"}},
    {"app/window", {"base", "scene", "render", "ui/kit"}, {"common", "input"}},
    {"app/catalog", {"base", "i18n", "game", "match", "lobby", "scene", "ui/game"}},
    {"app/sound", {"base", "i18n", "game", "scene", "audio", "speech", "ui/kit", "ui/screens"}, {"common"}},
    {"app/settings",
     {"base", "i18n", "match", "scene", "audio", "ui/screens"},
     {"common", "input", "window", "catalog", "sound"}},
    {"app/thinking",
     {"base", "i18n", "unicode", "game", "match", "tutorial", "scene", "ui/kit", "ui/screens"},
     {"common", "catalog", "settings"}},
    {"app/table",
     {"base", "i18n", "unicode", "game", "match", "scene", "ui/kit", "ui/game", "ui/screens"},
     {"catalog"}},
    {"app/library",
     {"base", "i18n", "unicode", "game", "match", "archive", "ui/kit", "ui/screens"},
     {"common", "catalog", "settings", "table"}},
    {"app/play",
     {"base", "i18n", "unicode", "game", "match", "archive", "render", "ui/kit", "ui/screens"},
     {"common", "window", "catalog", "sound", "settings", "thinking", "table", "library"}},
    {"app/far",
     {"base", "i18n", "game", "match", "lobby", "archive", "host", "net", "hosting", "ui/kit"},
     {"common", "window", "catalog", "settings", "library", "play"}},
    {"app/contests",
     {"base", "match", "tournament", "archive"},
     {"common", "catalog", "settings", "thinking", "library", "play"}},
    {"app/learning",
     {"base", "i18n", "game", "match", "tutorial"},
     {"common", "catalog", "settings", "thinking", "table", "library", "play"}},
    {"app/film",
     {"base", "i18n", "unicode", "match", "render", "film", "ui/kit", "ui/screens"},
     {"common", "window", "catalog", "settings", "thinking", "table", "play"}},
    {"app/shell",
     {"base", "i18n", "game", "ui/screens"},
     {"common", "input", "window", "catalog", "sound", "settings", "thinking", "library", "play", "far",
      "contests", "learning", "film"}},
    {"app/screens/table",
     {"base", "i18n", "unicode", "game", "match", "scene", "ui/kit", "ui/game", "ui/screens"},
     {"common", "input", "window", "catalog", "sound", "settings", "thinking", "table", "library", "play",
      "far", "learning", "shell"}},
    {"app/screens/setup",
     {"base", "i18n", "unicode", "game", "match", "lobby", "host", "tournament", "ui/kit", "ui/screens"},
     {"common", "input", "window", "catalog", "sound", "settings", "thinking", "table", "library", "play",
      "far", "contests", "learning", "shell", "screens/table"}},
    {"app/screens/learning",
     {"base", "unicode", "tutorial", "ui/kit", "ui/screens"},
     {"common", "input", "window", "sound", "settings", "play", "learning", "shell", "screens/table",
      "screens/setup"}},
    {"app/screens",
     {"base", "i18n", "unicode", "game", "archive", "ui/kit", "ui/game", "ui/screens"},
     {"common", "input", "window", "catalog", "sound", "settings", "thinking", "table", "library", "play",
      "far", "contests", "learning", "film", "shell", "screens/table", "screens/setup", "screens/learning"}},
    {"app/frame",
     {"base", "scene", "render", "ui/kit", "ui/screens"},
     {"common", "input", "window", "sound", "settings", "table", "play", "film", "shell"}},
    {"app/script", {"base", "match", "ui/kit"}, {"common", "input", "window", "table", "shell", "frame"}},
    {"app/main.cpp", {"base"}, {"", "catalog", "tools"}},
    {"app",
     {"base", "render"},
     {"common", "input", "window", "sound", "settings", "library", "play", "film", "shell", "screens",
      "frame", "script"}},
    {"app/tools", {"base", "tutorial", "render"}, {"common", "catalog", "film", "script", ""}},
    {"games/*/lab",
     {"base", "match", "tournament", "tutorial", "games/*/rules", "games/*/network", "games/*/engine",
      "games/*/play", "cli"}},
    {"cli", {"base", "game", "kinds", "match", "net", "hosting", "tournament"}},
};

/// The only files that may know the whole shell: the loop and the factory of screens, which give others what
/// they use, and what looks at the program from outside.
const Names kKnowShell = {"app/shell/", "app/App.", "app/screens/Screens.", "app/script/", "app/tools/"};

/// The only files of `app` that may look with the eyes of the record, which sees all: where nothing is hidden
/// (lessons, puzzles, a start set up by hand, what ThinkingService has let through), where a secret game is
/// sealed or its viewer is chosen. All others show what Rights::viewer() may see.
const Names kKnowRecord = {"app/learning/",
                           "app/library/ArchiveEntry.",
                           "app/library/Explorer.",
                           "app/play/OwnArrangements.",
                           "app/screens/learning/PracticeScreen.",
                           "app/screens/setup/UnfinishedPosition.",
                           "app/screens/table/MovesPanel.",
                           "app/screens/table/ReviewPart.",
                           "app/screens/table/thinking/AnalysisPart.h",
                           "app/table/Rights.",
                           "app/thinking/"};

/// The only files of `app` that may have the match itself, with all it hides, and so change it or read more
/// than TableSession::view(): the table, which has it; what begins, keeps and ends the game under way; what
/// shares, films or checks a whole game; notes after its end; a lesson, and a start set up by hand.
const Names kHaveMatch = {"app/film/Films.",
                          "app/learning/LessonTable.",
                          "app/play/Analysis.",
                          "app/play/CurrentGame.",
                          "app/play/CurrentGameSeen.",
                          "app/play/PositionDesk.",
                          "app/screens/AnalysisScreen.",
                          "app/screens/LibraryScreen.",
                          "app/screens/setup/SeatsScreen.",
                          "app/screens/table/PlayActions.",
                          "app/screens/table/ReviewPart.",
                          "app/script/ScriptAnswers.",
                          "app/table/SharedGame.",
                          "app/table/TableSession."};

/// The only files outside a game that may name it.
const Names kKnowGames = {"app/catalog/GameCatalog.", "cli/tak/"};

/// Headers reserved for a few layers. Patterns match the whole path of the header.
struct Reserved {
    const char* what;
    std::regex header;
    Names layers;
};

const std::vector<Reserved>& reservedHeaders() {
    static const std::vector<Reserved> kReserved = {
        {"OpenGL", std::regex(R"((GL|GLES\d?|EGL|KHR)/.*|epoxy/.*|glad/.*)"), {"render"}},
        {"SDL",
         std::regex(R"((SDL2?/)?SDL.*\.h)"),
         {"audio", "app/common", "app/input", "app/window", "app/play", "app/screens/table",
          "app/screens/setup", "app/screens/learning", "app/screens", "app/frame", "app/script", "app",
          "app/main.cpp"}},
        {"Dear ImGui",
         std::regex(R"(imgui.*|imstb.*)"),
         {"ui/kit", "ui/game", "ui/screens", "games/*/table", "app/input", "app/window", "app/film",
          "app/screens/table", "app/screens/setup", "app/screens/learning", "app/screens", "app/frame", "app",
          "app/tools"}},
        {"Boost.Asio or Boost.Beast", std::regex(R"(boost/(asio|beast)[./].*)"), {"net"}},
        {"Avahi", std::regex(R"(avahi-.*)"), {"net"}},
        {"QR codes", std::regex(R"(qrencode\.h)"), {"app/far"}},
        {"OpenSSL", std::regex(R"(openssl/.*)"), {"net"}},
        {"ICU", std::regex(R"(unicode/[a-z].*)"), {"unicode"}},
        {"fontconfig", std::regex(R"(fontconfig/.*)"), {"ui/kit"}},
        {"giflib", std::regex(R"(gif_lib\.h)"), {"film"}},
        {"SQLite", std::regex(R"(sqlite.*)"), {"archive"}},
        {"speech-dispatcher", std::regex(R"((speech-dispatcher/)?libspeechd.*)"), {"speech"}},
        {"glm",
         std::regex(R"(glm/.*)"),
         {"scene", "render", "ui/kit", "ui/game", "ui/screens", "games/*/table", "app/input", "app/window",
          "app/table", "app/film", "app/screens/table"}},
    };
    return kReserved;
}

/// Headers that some layers must not use: rules and engine neither print nor read files, and rules know no
/// clock or chance.
struct Barred {
    std::string_view layer;
    std::regex header;
};

const std::vector<Barred>& barredHeaders() {
    static const std::vector<Barred> kBarred = {
        {"games/*/rules", std::regex("iostream|istream|ostream|fstream|sstream|cstdio|stdio\\.h|filesystem|"
                                     "chrono|ctime|time\\.h|random")},
        {"games/*/network", std::regex("iostream|fstream|cstdio|stdio\\.h|filesystem")},
        {"games/*/engine", std::regex("iostream|fstream|cstdio|stdio\\.h|filesystem")},
    };
    return kBarred;
}

bool startsWith(std::string_view text, std::string_view prefix) {
    return text.substr(0, prefix.size()) == prefix;
}

/// The game of a path: "tak" for "games/tak/rules/Move.h", empty for others.
std::string gameOf(const std::string& path) {
    if (!startsWith(path, "games/")) return {};
    return path.substr(6, path.find('/', 6) - 6);
}

std::string named(std::string_view pattern, const std::string& game) {
    std::string folder(pattern);
    const std::size_t star = folder.find('*');
    if (star != std::string::npos) folder.replace(star, 1, game);
    return folder;
}

/// The layer of this folder of `app`.
std::string ofApp(std::string_view folder) { return folder.empty() ? "app" : "app/" + std::string(folder); }

/// Whether there are folders in the folder of this layer that are layers themselves.
bool hasLayersInIt(const Layer& layer) {
    const std::string inIt = std::string(layer.folder) + '/';
    return std::any_of(kLayers.begin(), kLayers.end(),
                       [&](const Layer& other) { return startsWith(other.folder, inIt); });
}

bool isOf(const std::string& path, const Layer& layer) {
    const std::string folder = named(layer.folder, gameOf(path));
    if (path == folder) return true;
    if (!startsWith(path, folder + '/')) return false;
    return path.find('/', folder.size() + 1) == std::string::npos || !hasLayersInIt(layer);
}

const Layer* layerOf(const std::string& path) {
    for (const Layer& layer : kLayers)
        if (isOf(path, layer)) return &layer;
    return nullptr;
}

bool holds(const Names& names, std::string_view name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

/// Whether the file is in one of these folders, or begins like one of these names.
bool isAmong(const Names& names, const std::string& file) {
    return std::any_of(names.begin(), names.end(),
                       [&](std::string_view name) { return startsWith(file, name); });
}

bool mayInclude(const Layer& layer, std::string_view target) {
    if (holds(layer.mayInclude, target)) return true;
    return std::any_of(layer.andOfApp.begin(), layer.andOfApp.end(),
                       [&](std::string_view folder) { return ofApp(folder) == target; });
}

/// Why this file may not include our own header of this path; nothing if it may.
std::optional<std::string> againstOwn(const std::string& file, const Layer& layer,
                                      const std::string& header) {
    const Layer* target = layerOf(header);
    if (!target) return "\"" + header + "\" is in no known layer; includes start at src";
    const std::string game = gameOf(file);
    const std::string headersGame = gameOf(header);
    if (!headersGame.empty() && game.empty()) {
        if (isAmong(kKnowGames, file)) return {};
        return std::string(layer.folder) + " must not know a game: " + header;
    }
    if (!headersGame.empty() && headersGame != game) return "one game must not include another: " + header;
    if (header == "app/shell/Shell.h" && !isAmong(kKnowShell, file))
        return file + " must be given what it uses, not the shell";
    if (target == &layer || mayInclude(layer, target->folder)) return {};
    return std::string(layer.folder) + " must not include " + std::string(target->folder) + ": " + header;
}

/// Why this line of `app` reaches more than its file may; nothing if it does not.
std::optional<std::string> againstReach(const std::string& file, const std::string& line) {
    static const std::regex kMatch(R"(.*\b(ownMatch|localMatch)\(\).*)");
    if (!isAmong(kKnowRecord, file) && line.find("Viewer::record()") != std::string::npos)
        return "must not see more than Rights::viewer()";
    if (!isAmong(kHaveMatch, file) && std::regex_match(line, kMatch))
        return "must not have the match itself, but TableSession::match() and view()";
    return {};
}

/// Why this layer may not include a foreign header; nothing if it may.
std::optional<std::string> againstForeign(const Layer& layer, const std::string& header) {
    for (const Reserved& reserved : reservedHeaders())
        if (std::regex_match(header, reserved.header) && !holds(reserved.layers, layer.folder))
            return std::string(layer.folder) + " must not use " + reserved.what + ": <" + header + ">";
    for (const Barred& barred : barredHeaders())
        if (barred.layer == layer.folder && std::regex_match(header, barred.header))
            return std::string(layer.folder) + " must not use <" + header + ">";
    return {};
}

using Arrows = std::set<std::pair<std::string_view, std::string_view>>;  // of layers

void checkFile(const std::filesystem::path& root, const std::string& file, std::vector<std::string>& found,
               Arrows& used) {
    const Layer* layer = layerOf(file);
    if (!layer) {
        found.push_back(file + ": is in no known layer");
        return;
    }
    static const std::regex kInclude(R"(\s*#\s*include\s*([<"])([^>"]+\.?[^>"]*)[>"].*)");
    std::ifstream in(root / file);
    std::string line;
    const bool inApp = startsWith(file, "app/");
    for (int number = 1; std::getline(in, line); ++number) {
        if (const auto against = inApp ? againstReach(file, line) : std::nullopt)
            found.push_back(file + ":" + std::to_string(number) + ": " + *against);
        std::smatch parts;
        if (!std::regex_match(line, parts, kInclude)) continue;
        const std::string header = parts[2];
        // Shader sources have includes of their own, which may appear in a C++ string.
        if (std::filesystem::path(header).extension() == ".glsl") continue;
        if (const Layer* target = layerOf(header)) used.insert({layer->folder, target->folder});
        const auto against = parts[1] == "\"" && !startsWith(header, "imgui")
                                 ? againstOwn(file, *layer, header)
                                 : againstForeign(*layer, header);
        if (against) found.push_back(file + ":" + std::to_string(number) + ": " + *against);
    }
}

bool isSource(const std::filesystem::path& path) {
    const std::string extension = path.extension().string();
    return extension == ".h" || extension == ".hpp" || extension == ".cpp" || extension == ".inl";
}

std::vector<std::string> sourcesOf(const std::filesystem::path& root) {
    std::vector<std::string> files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(root))
        if (entry.is_regular_file() && isSource(entry.path()))
            files.push_back(entry.path().lexically_relative(root).generic_string());
    std::sort(files.begin(), files.end());
    return files;
}

/// The layers that a layer may include.
std::vector<std::string> targetsOf(const Layer& layer) {
    std::vector<std::string> targets(layer.mayInclude.begin(), layer.mayInclude.end());
    std::transform(layer.andOfApp.begin(), layer.andOfApp.end(), std::back_inserter(targets), ofApp);
    return targets;
}

/// The library of a layer of shared code.
std::string libraryOf(std::string layer) {
    std::replace(layer.begin(), layer.end(), '/', '_');
    return layer;
}

/// What an app_library(...) of CMake links of our own.
std::set<std::string> linksOf(const std::string& arguments) {
    std::istringstream words(arguments);
    std::set<std::string> links;
    std::string keyword;
    for (std::string word; words >> word;) {
        if (word == "APP" || word == "FOLDERS")
            keyword = word;
        else if (keyword == "APP")
            links.insert(libraryOf("app/" + word));
        else if (keyword.empty() && word.find("dolmen_") == std::string::npos)
            links.insert(word);
    }
    return links;
}

}  // namespace

std::vector<std::string> violations(const std::filesystem::path& root) {
    std::vector<std::string> found;
    Arrows used;
    for (const std::string& file : sourcesOf(root)) checkFile(root, file, found, used);
    return found;
}

std::vector<std::string> unusedArrows(const std::filesystem::path& root) {
    std::vector<std::string> found;
    Arrows used;
    for (const std::string& file : sourcesOf(root)) checkFile(root, file, found, used);
    std::vector<std::string> unused;
    for (const Layer& layer : kLayers)
        for (const std::string& target : targetsOf(layer))
            if (!used.contains({layer.folder, target}))
                unused.push_back(std::string(layer.folder) + " never includes " + target);
    return unused;
}

std::vector<std::string> wrongLinks(const std::string& cmake) {
    static const std::regex kLibrary(R"(\napp_library\((\S+)([^)]*)\))");
    std::map<std::string, std::set<std::string>> links;
    for (std::sregex_iterator at(cmake.begin(), cmake.end(), kLibrary), end; at != end; ++at)
        links[libraryOf("app/" + (*at)[1].str())] = linksOf((*at)[2]);
    std::vector<std::string> wrong;
    for (const Layer& layer : kLayers) {
        const auto library = links.find(libraryOf(std::string(layer.folder)));
        if (library == links.end()) continue;
        std::set<std::string> arrows;
        for (const std::string& target : targetsOf(layer)) arrows.insert(libraryOf(target));
        std::vector<std::string> differences;
        std::set_symmetric_difference(arrows.begin(), arrows.end(), library->second.begin(),
                                      library->second.end(), std::back_inserter(differences));
        for (const std::string& name : differences)
            wrong.push_back(library->first + (arrows.contains(name) ? " must link " : " must not link ") +
                            name);
        links.erase(library);
    }
    for (const auto& [library, unused] : links) wrong.push_back(library + " is no layer");
    return wrong;
}

}  // namespace arch
