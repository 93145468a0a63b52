#include "arch/Layers.h"

#include <algorithm>
#include <fstream>
#include <optional>
#include <regex>
#include <string_view>

namespace arch {
namespace {

using Names = std::vector<std::string_view>;

/// A layer is a folder below src; `*` stands for the name of a game, the same in both columns. Files of a
/// layer may include the layer itself and the listed ones.
struct Layer {
    std::string_view folder;
    Names mayInclude;
};

const std::vector<Layer> kLayers = {
    {"base", {}},
    {"process", {"base"}},
    {"i18n", {"base"}},
    {"unicode", {"base"}},
    {"game", {"base", "i18n"}},
    {"games/*/rules", {"base"}},
    {"games/*/network", {"base", "games/*/rules"}},
    {"games/*/engine", {"base", "games/*/rules", "games/*/network"}},
    {"games/*/play",
     {"base", "i18n", "process", "game", "games/*/rules", "games/*/network", "games/*/engine"}},
    {"games/*/table",
     {"base", "i18n", "game", "games/*/rules", "games/*/play", "scene", "ui/kit", "ui/game"}},
    {"kinds", {"game"}},
    {"match", {"base", "i18n", "game"}},
    {"tournament", {"base", "game", "match"}},
    {"archive", {"base", "unicode"}},
    {"tutorial", {"base", "i18n", "game", "match"}},
    {"ecs", {"base"}},
    {"scene", {"base", "game", "ecs"}},
    {"render", {"base", "scene"}},
    {"film", {"base", "process"}},
    {"audio", {"base"}},
    {"speech", {"base"}},
    {"ui/kit", {"base", "i18n", "unicode"}},
    {"ui/game", {"base", "i18n", "game", "ui/kit"}},
    {"ui/screens", {"base", "i18n", "scene", "ui/kit"}},
    {"app",
     {"base", "i18n", "unicode", "game", "match", "tournament", "archive", "tutorial", "ecs", "scene",
      "render", "film", "audio", "speech", "ui/kit", "ui/game", "ui/screens"}},
    {"games/*/lab",
     {"base", "game", "match", "tournament", "tutorial", "games/*/rules", "games/*/network", "games/*/engine",
      "games/*/play", "cli"}},
    {"cli", {"base", "game", "kinds", "match", "tournament"}},
};

/// The folders of `app` in their order: files may include those of their own folder and of earlier ones.
/// Files directly in `app`, and `app/tools`, come last.
const Names kOrderOfApp = {"app/common",   "app/input",    "app/window", "app/catalog", "app/settings",
                           "app/thinking", "app/sound",    "app/table",  "app/library", "app/play",
                           "app/contests", "app/learning", "app/film",   "app/shell",   "app/screens",
                           "app/frame",    "app/script"};

/// The only files that may know the whole shell: the loop and the factory of screens, which give others what
/// they use, and what looks at the program from outside.
const Names kKnowShell = {"app/shell/", "app/App.", "app/screens/Screens.", "app/script/", "app/tools/"};

/// The only files of `app` that may look with the eyes of the record, which sees all: where nothing is hidden
/// (lessons, puzzles, what ThinkingService has let through), where a secret game is sealed or its viewer is
/// chosen. All others show what Rights::viewer() may see.
const Names kKnowRecord = {"app/learning/",
                           "app/library/ArchiveEntry.",
                           "app/library/Explorer.",
                           "app/play/OwnArrangements.",
                           "app/screens/learning/PracticeScreen.",
                           "app/screens/table/MovesPanel.",
                           "app/screens/table/ReviewPart.",
                           "app/screens/table/thinking/AnalysisPart.h",
                           "app/table/Rights.",
                           "app/thinking/"};

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
        {"SDL", std::regex(R"((SDL2?/)?SDL.*\.h)"), {"app", "audio"}},
        {"Dear ImGui",
         std::regex(R"(imgui.*|imstb.*)"),
         {"ui/kit", "ui/game", "ui/screens", "games/*/table", "app"}},
        {"ICU", std::regex(R"(unicode/[a-z].*)"), {"unicode"}},
        {"fontconfig", std::regex(R"(fontconfig/.*)"), {"ui/kit"}},
        {"giflib", std::regex(R"(gif_lib\.h)"), {"film"}},
        {"SQLite", std::regex(R"(sqlite.*)"), {"archive"}},
        {"speech-dispatcher", std::regex(R"((speech-dispatcher/)?libspeechd.*)"), {"speech"}},
        {"glm",
         std::regex(R"(glm/.*)"),
         {"scene", "render", "ui/kit", "ui/game", "ui/screens", "games/*/table", "app", "cli"}},
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

bool inFolder(const std::string& path, std::string_view pattern, const std::string& game) {
    return startsWith(path, named(pattern, game) + '/');
}

const Layer* layerOf(const std::string& path) {
    for (const Layer& layer : kLayers)
        if (inFolder(path, layer.folder, gameOf(path))) return &layer;
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

/// The place of a file of `app` in the order of its folders; the number of folders if it comes last.
std::size_t placeInApp(const std::string& file) {
    const auto folder = std::find_if(kOrderOfApp.begin(), kOrderOfApp.end(), [&](std::string_view name) {
        return startsWith(file, std::string(name) + '/');
    });
    return static_cast<std::size_t>(folder - kOrderOfApp.begin());
}

/// Why this file of `app` may not include another one; nothing if it may.
std::optional<std::string> againstOrder(const std::string& file, const std::string& header) {
    if (header == "app/shell/Shell.h" && !isAmong(kKnowShell, file))
        return file + " must be given what it uses, not the shell";
    if (placeInApp(header) <= placeInApp(file)) return {};
    const std::string folder = std::filesystem::path(file).parent_path().generic_string();
    return folder + " must not include what comes after it: " + header;
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
    if (target == &layer && layer.folder == "app") return againstOrder(file, header);
    if (target == &layer || holds(layer.mayInclude, target->folder)) return {};
    return std::string(layer.folder) + " must not include " + std::string(target->folder) + ": " + header;
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

void checkFile(const std::filesystem::path& root, const std::string& file, std::vector<std::string>& found) {
    const Layer* layer = layerOf(file);
    if (!layer) {
        found.push_back(file + ": is in no known layer");
        return;
    }
    static const std::regex kInclude(R"(\s*#\s*include\s*([<"])([^>"]+\.?[^>"]*)[>"].*)");
    std::ifstream in(root / file);
    std::string line;
    const bool showsAll = layer->folder != "app" || isAmong(kKnowRecord, file);
    for (int number = 1; std::getline(in, line); ++number) {
        if (!showsAll && line.find("Viewer::record()") != std::string::npos)
            found.push_back(file + ":" + std::to_string(number) +
                            ": must not see more than Rights::viewer()");
        std::smatch parts;
        if (!std::regex_match(line, parts, kInclude)) continue;
        const std::string header = parts[2];
        // Shader sources have includes of their own, which may appear in a C++ string.
        if (std::filesystem::path(header).extension() == ".glsl") continue;
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

}  // namespace

std::vector<std::string> violations(const std::filesystem::path& root) {
    std::vector<std::string> files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(root))
        if (entry.is_regular_file() && isSource(entry.path()))
            files.push_back(entry.path().lexically_relative(root).generic_string());
    std::sort(files.begin(), files.end());
    std::vector<std::string> found;
    for (const std::string& file : files) checkFile(root, file, found);
    return found;
}

}  // namespace arch
