#include "app/tools/Gallery.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/App.h"
#include "app/common/Paths.h"
#include "app/script/Script.h"
#include "app/script/ScriptRunner.h"
#include "app/tools/ContactSheet.h"
#include "app/tools/Scenes.h"
#include "render/texture/Image.h"

namespace app::tools {
namespace {

using base::msgid;
namespace fs = std::filesystem;

constexpr int kColumns = 4;
constexpr int kThumbnail = 480;  // pixels wide

constexpr const char* kPicture = "picture";
constexpr const char* kCloseUp = "close-up";

/// The scenes of a game in the gallery.
struct Program {
    std::string game;    ///< its id
    std::string prefix;  ///< prefix of its pictures' names, if several games have scenes
    fs::path folder;     ///< folder with the files that its scripts use
    std::vector<Scene> scenes = {};
};

/// Reads the scenes of a game; of all games if `wanted` is empty. A heading is one of: a picture of the
/// screen (`picture NAME`), a scene with pieces (`pieces`), a close-up in that scene (`close-up NAME PLACE`),
/// or the second player of the game
/// (`opponent ID`).
base::Result<std::vector<Program>> programsOf(const std::vector<CatalogEntry>& games,
                                              std::string_view wanted) {
    std::vector<Program> programs;
    bool first = true;
    for (const CatalogEntry& game : games) {
        if (game.scenes.empty()) continue;
        const std::string id = game.kind->id();
        const std::string prefix = std::exchange(first, false) ? "" : id + "-";
        if (!wanted.empty() && id != wanted) continue;
        Program program{.game = id, .prefix = prefix, .folder = Paths::find().assets / game.scenes};
        auto scenes = readScenes(program.folder / "gallery.scenes");
        if (!scenes) return scenes.error();
        program.scenes = std::move(*scenes);
        programs.push_back(std::move(program));
    }
    if (programs.empty()) return base::Error{msgid("no such game has pictures")};
    return programs;
}

/// The name of a scene's picture; nullopt if the scene has no picture.
std::optional<std::string> nameOf(const Program& program, const Scene& scene) {
    const bool picture = scene.words.front() == kPicture || scene.words.front() == kCloseUp;
    if (!picture || scene.words.size() < 2) return {};
    return program.prefix + scene.words[1];
}

scene::Camera closeTo(glm::vec3 point, float aspect) {
    scene::Camera camera;
    camera.aspect = aspect;
    camera.verticalFov = 0.42F;
    camera.target = point - glm::vec3(0, 0.006F, 0);
    camera.eye = point + glm::vec3(-0.06F, 0.105F, 0.17F);
    camera.near = 0.02F;
    return camera;
}

/// Draws the pictures of a game with one theme.
class ThemeGallery {
  public:
    ThemeGallery(const GalleryOptions& options, const std::string& theme, const Program& program,
                 std::vector<CatalogEntry> games, base::Log& log)
        : options_(options),
          theme_(theme),
          program_(program),
          app_(startOf(options, theme, program), std::move(games), log) {}

    base::Result<void> open() {
        if (auto opened = app_.open(); !opened) return opened;
        app_.shell().playing().thinking.fixClock();
        return {};
    }
    base::Result<void> draw(ContactSheet& sheet, std::vector<fs::path>& files) {
        for (const Scene& scene : program_.scenes) {
            if (auto played = play(absolute(scene.script)); !played) return played;
            const auto name = nameOf(program_, scene);
            if (!name) continue;
            const fs::path file = options_.folder / (theme_ + "-" + *name + ".png");
            if (auto drawn = drawScene(scene, file); !drawn) return drawn;
            if (auto added = add(sheet, file, name->c_str(), files); !added) return added;
        }
        return {};
    }

  private:
    static StartOptions startOf(const GalleryOptions& options, const std::string& theme,
                                const Program& program) {
        StartOptions start;
        start.size = options.size;
        start.offscreen = true;
        start.unseen = true;
        start.settings = Settings{};
        start.settings->language = "en";
        start.settings->quality = options.quality;
        start.settings->playerNames = {"Ann", "Bo"};
        start.settings->game = program.game;
        for (const Scene& scene : program.scenes)
            if (scene.words.front() == "opponent" && scene.words.size() > 1)
                start.settings->games[program.game].opponents = {"", scene.words[1]};
        start.settings->showThinking = true;
        if (!theme.empty()) start.settings->theme = theme;
        return start;
    }
    base::Result<void> drawScene(const Scene& scene, const fs::path& file) {
        if (scene.words.front() == kPicture) return app_.scriptHost().screenshot(file);
        TableSession& table = app_.shell().playing().tables.shown();
        const auto place = table.turn().input().placeNamed(scene.words.back());
        if (!place)
            return base::Error{{msgid("there is no place \"{place}\""), {{"place", scene.words.back()}}}};
        const float aspect =
            static_cast<float>(options_.size.first) / static_cast<float>(options_.size.second);
        return app_.picture(closeTo(table.stage().pointOn(*place), aspect), file);
    }
    /// Completes names of files dragged onto the window, which are in the folder of the scripts.
    [[nodiscard]] std::string absolute(std::string script) const {
        const std::string command = "drop ";
        for (auto at = script.find(command); at != std::string::npos; at = script.find(command, at + 1)) {
            const auto from = at + command.size();
            const auto end = std::min(script.find('\n', from), script.size());
            const fs::path file = fs::absolute(program_.folder / script.substr(from, end - from));
            script.replace(from, end - from, '"' + file.string() + '"');
        }
        return script + "\n";
    }
    base::Result<void> play(const std::string& script) {
        auto steps = readScript(script, "gallery");
        if (!steps) return steps.error();
        ScriptRunner runner(std::move(*steps), "gallery");
        while (!runner.done()) {
            if (auto played = runner.advance(app_.scriptHost(), kFrame); !played) return played;
            if (auto made = app_.turn(kFrame); !made) return made;
        }
        return {};
    }
    base::Result<void> add(ContactSheet& sheet, const fs::path& file, const char* name,
                           std::vector<fs::path>& files) {
        const auto picture = render::loadImage(file);
        if (!picture) return picture.error();
        sheet.add(*picture, theme_ + ": " + name);
        files.push_back(file);
        return {};
    }

    const GalleryOptions& options_;
    std::string theme_;
    const Program& program_;
    App app_;
};

base::Result<std::vector<std::string>> themesOf(const GalleryOptions& options,
                                                std::vector<CatalogEntry> games, base::Log& log) {
    StartOptions start;
    start.settings = Settings{};
    App app(start, std::move(games), log);
    std::vector<std::string> themes;
    for (const ThemeChoice& theme : app.shell().basics().preferences.themes())
        if (options.theme.empty() || options.theme == theme.id) themes.push_back(theme.id);
    if (themes.empty())
        return base::Error{{msgid("there is no theme \"{theme}\""), {{"theme", options.theme}}}};
    return themes;
}

}  // namespace

base::Result<std::vector<fs::path>> drawGallery(const GalleryOptions& options,
                                                const std::function<std::vector<CatalogEntry>()>& games,
                                                base::Log& log) {
    const auto programs = programsOf(games(), options.game);
    if (!programs) return programs.error();
    const auto themes = themesOf(options, games(), log);
    if (!themes) return themes.error();
    ContactSheet sheet(kColumns, kThumbnail, kThumbnail * options.size.second / options.size.first);
    std::vector<fs::path> files;
    for (const std::string& theme : *themes)
        for (const Program& program : *programs) {
            ThemeGallery gallery(options, theme, program, games(), log);
            if (auto opened = gallery.open(); !opened) return opened.error();
            if (auto drawn = gallery.draw(sheet, files); !drawn) return drawn.error();
            sheet.breakRow();
        }
    files.push_back(options.folder / "contact.png");
    if (auto written = render::savePng(sheet.sheet(), files.back()); !written) return written.error();
    return files;
}

}  // namespace app::tools
