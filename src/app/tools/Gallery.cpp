#include "app/tools/Gallery.h"

#include <algorithm>
#include <cmath>

#include "app/App.h"
#include "app/Script.h"
#include "app/ScriptRunner.h"
#include "app/tools/ContactSheet.h"
#include "base/Files.h"
#include "render/Image.h"

namespace app::tools {
namespace {

using base::mark;
namespace fs = std::filesystem;

constexpr float kFrame = 1.0F / 60;  // seconds of script time
constexpr int kColumns = 4;
constexpr int kThumbnail = 480;  // pixels wide

constexpr const char* kMiddle =
    "[Size \"6\"]\n[Player1 \"Ann\"]\n[Player2 \"Bo\"]\n\n1. a6 f1 2. c3 d4 3. d3 c4 4. Cc5 Cd5 5. e3 b4 6. "
    "e4 Se5 7. b3 c2 8. c3- b2 9. a3 d2\n";
constexpr const char* kStack =
    "[Size \"5\"]\n[Player1 \"Ann\"]\n[Player2 \"Bo\"]\n[TPS \"x3,2,2/x,1,x3/x2,112,x2/x,1S,2C,x2/1,x4 2 "
    "9\"]\n";
constexpr const char* kWon =
    "[Size \"5\"]\n[Player1 \"Ann\"]\n[Player2 \"Bo\"]\n\n1. e5 a1 2. b1 b4 3. c1 c4 4. d1 d4 5. e1\n";
constexpr const char* kPieces =
    "[Size \"5\"]\n[Player1 \"Ann\"]\n[Player2 \"Bo\"]\n[TPS \"1,x,2,x,1S/x5/2S,x,1C,x,2C/x5/12121,x,21,x,x "
    "1 "
    "9\"]\n";

/// A state of the screens: what leads there from the one before.
struct State {
    const char* name;
    const char* script;
};

constexpr State kStates[] = {
    {"start", "settle"},
    {"new-game", "click \"New game\"\nsettle"},
    {"new-game-all-options", "click \"More options\"\nsettle"},
    {"settings-video", "key Escape\nsettle\nclick Settings\nsettle"},
    {"settings-animation", "click Animation\nsettle"},
    {"settings-sound", "click Sound\nsettle"},
    {"settings-interface", "click Interface\nsettle"},
    {"settings-table", "click Table\nsettle"},
    {"play-empty",
     "key Escape\nsettle\nclick \"New game\"\nclick \"6×6\"\nclick Start\nsettle\nwait 3\nsettle"},
    {"play-middle", "drop middle.ptn\nsettle\nkey End\nsettle\nwait 3\nsettle"},
    {"play-from-above", "key t\nsettle"},
    {"toast", "paste \" \"\nkey ctrl+v\nwait 0.6"},
    {"play-hand-lifted", "wait 6\ndrop stack.ptn\nsettle\nclick @c3\nmove @d3\nsettle"},
    {"file-dialog", "key Escape\nsettle\nkey ctrl+o\nsettle"},
    {"pause", "key Escape\nsettle\nkey Escape\nsettle"},
    {"seats", "click \"Who plays\"\nsettle"},
    {"photo", "key Escape\nsettle\nkey Escape\nsettle\nkey F12\nsettle"},
    {"notice", "key Escape\nsettle\ndrop broken.ptn\nsettle"},
    {"play-win", "key Escape\nsettle\ndrop won.ptn\nsettle\nkey End\nsettle\nwait 4\nsettle"},
    {"play-thinking",
     "key Escape\nsettle\nclick \"Main menu\"\nsettle\nclick \"New game\"\nclick \"6×6\"\nclick \"Who "
     "begins\"\nclick Ann\nclick "
     "Start\nsettle\nclick @a1\nsettle\nwait 1\nclick @c3\nwait 0.3"},
};

/// Pieces seen closely, by the square of the game above on which they stand.
struct CloseUp {
    const char* name;
    const char* square;
};
constexpr CloseUp kCloseUps[] = {{"flat-white", "a5"}, {"flat-black", "c5"},     {"wall-white", "e5"},
                                 {"wall-black", "a3"}, {"capstone-white", "c3"}, {"capstone-black", "e3"},
                                 {"stack", "a1"}};

scene::Camera closeTo(glm::vec3 point, float aspect) {
    scene::Camera camera;
    camera.aspect = aspect;
    camera.verticalFov = 0.42F;
    camera.target = point - glm::vec3(0, 0.006F, 0);
    camera.eye = point + glm::vec3(-0.06F, 0.105F, 0.17F);
    camera.near = 0.02F;
    return camera;
}

/// Draws one theme's pictures.
class ThemeGallery {
  public:
    ThemeGallery(const GalleryOptions& options, const std::string& theme, base::Log& log)
        : options_(options), theme_(theme), app_(startOf(options, theme), log) {}

    base::Result<void> open() {
        if (auto opened = app_.open(); !opened) return opened;
        app_.shell().fixClock();
        return {};
    }
    base::Result<void> draw(ContactSheet& sheet, std::vector<fs::path>& files) {
        for (const State& state : kStates) {
            const fs::path file = fileOf(state.name);
            if (auto played = play(absolute(state.script)); !played) return played;
            if (auto drawn = app_.stage().screenshot(file); !drawn) return drawn;
            if (auto added = add(sheet, file, state.name, files); !added) return added;
        }
        if (auto played = play(absolute("key Escape\nwait 0.1\ndrop pieces.ptn\nsettle")); !played)
            return played;
        const float aspect =
            static_cast<float>(options_.size.first) / static_cast<float>(options_.size.second);
        for (const CloseUp& closeUp : kCloseUps) {
            const fs::path file = fileOf(closeUp.name);
            TableSession& table = app_.shell().table();
            const auto place = table.input().placeNamed(closeUp.square);
            if (!place) continue;
            if (auto drawn = app_.picture(closeTo(table.pointOn(*place), aspect), file); !drawn) return drawn;
            if (auto added = add(sheet, file, closeUp.name, files); !added) return added;
        }
        return {};
    }

  private:
    static StartOptions startOf(const GalleryOptions& options, const std::string& theme) {
        StartOptions start;
        start.size = options.size;
        start.offscreen = true;
        start.unseen = true;
        start.settings = Settings{};
        start.settings->language = "en";
        start.settings->quality = options.quality;
        start.settings->playerNames = {"Ann", "Bo"};
        start.settings->opponents = {"", "dolmen-5"};
        start.settings->showThinking = true;
        if (!theme.empty()) start.settings->theme = theme;
        return start;
    }
    [[nodiscard]] fs::path fileOf(const std::string& name) const {
        return options_.folder / (theme_ + "-" + name + ".png");
    }
    /// The games that scripts drop lie beside the pictures.
    [[nodiscard]] std::string absolute(std::string script) const {
        const std::string drop = "drop ";
        for (auto at = script.find(drop); at != std::string::npos; at = script.find(drop, at + 1)) {
            const auto from = at + drop.size();
            const auto end = std::min(script.find('\n', from), script.size());
            const fs::path file = fs::absolute(options_.folder / "games" / script.substr(from, end - from));
            script.replace(from, end - from, '"' + file.string() + '"');
        }
        return script + "\n";
    }
    base::Result<void> play(const std::string& script) {
        auto steps = readScript(script, "gallery");
        if (!steps) return steps.error();
        ScriptRunner runner(std::move(*steps), "gallery");
        while (!runner.done()) {
            if (auto played = runner.advance(app_.stage(), kFrame); !played) return played;
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
    App app_;
};

base::Result<void> writeGames(const fs::path& folder) {
    for (const auto& [name, text] : {std::pair("middle.ptn", kMiddle),
                                     {"stack.ptn", kStack},
                                     {"won.ptn", kWon},
                                     {"pieces.ptn", kPieces},
                                     {"broken.ptn", "[Size \"5\"]\n\n1. a1 e1\n2. a1\n"}})
        if (auto written = base::writeFile(folder / name, text); !written) return written;
    return {};
}

base::Result<std::vector<std::string>> themesOf(const GalleryOptions& options, base::Log& log) {
    StartOptions start;
    start.settings = Settings{};
    App app(start, log);
    std::vector<std::string> themes;
    for (const ThemeChoice& theme : app.shell().themes())
        if (options.theme.empty() || options.theme == theme.id) themes.push_back(theme.id);
    if (themes.empty())
        return base::Error{{mark("there is no theme \"{theme}\""), {{"theme", options.theme}}}};
    return themes;
}

}  // namespace

std::vector<std::string> galleryNames() {
    std::vector<std::string> names;
    for (const State& state : kStates) names.emplace_back(state.name);
    for (const CloseUp& closeUp : kCloseUps) names.emplace_back(closeUp.name);
    return names;
}

base::Result<std::vector<fs::path>> drawGallery(const GalleryOptions& options, base::Log& log) {
    const auto themes = themesOf(options, log);
    if (!themes) return themes.error();
    if (auto written = writeGames(options.folder / "games"); !written) return written.error();
    ContactSheet sheet(kColumns, kThumbnail, kThumbnail * options.size.second / options.size.first);
    std::vector<fs::path> files;
    for (const std::string& theme : *themes) {
        ThemeGallery gallery(options, theme, log);
        if (auto opened = gallery.open(); !opened) return opened.error();
        if (auto drawn = gallery.draw(sheet, files); !drawn) return drawn.error();
        sheet.breakRow();
    }
    files.push_back(options.folder / "contact.png");
    if (auto written = render::savePng(sheet.sheet(), files.back()); !written) return written.error();
    return files;
}

}  // namespace app::tools
