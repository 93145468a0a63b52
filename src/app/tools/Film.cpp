#include "app/tools/Film.h"

#include <algorithm>

#include "app/App.h"
#include "app/tools/Scenes.h"

namespace app::tools {
namespace {

using base::msgid;

StartOptions startFor(const FilmOptions& options) {
    StartOptions start;
    start.open = options.game;
    start.given = options.given;
    start.size = {options.order.width, options.order.height};
    start.offscreen = true;
    start.unseen = true;
    start.settings = Settings{};
    if (!options.theme.empty()) start.settings->theme = options.theme;
    start.settings->quality = options.quality;
    start.settings->showProspects = options.prospects;
    return start;
}

}  // namespace

std::optional<film::Format> filmFormatOf(const std::filesystem::path& file) {
    for (const film::Format format : {film::Format::Gif, film::Format::Mp4, film::Format::Webm})
        if (file.extension() == film::extensionOf(format)) return format;
    return {};
}

const std::vector<std::string>& filmCameras() {
    static const std::vector<std::string> names{"still", "around", "follows"};  // as FilmCamera
    return names;
}

FilmCamera filmCameraNamed(std::string_view name) {
    const auto found = std::find(filmCameras().begin(), filmCameras().end(), name);
    return found == filmCameras().end() ? FilmCamera::Still
                                        : static_cast<FilmCamera>(found - filmCameras().begin());
}

base::Result<void> makeFilm(FilmOptions options, std::vector<CatalogEntry> games, base::Log& log) {
    const auto format = filmFormatOf(options.order.file);
    if (!format)
        return base::fileError(options.order.file, msgid("expected a name that ends in .gif, .mp4 or .webm"));
    options.order.format = *format;
    // H.264 needs an even width.
    options.order.width += options.order.width % 2;
    options.order.height += options.order.height % 2;
    App app(startFor(options), std::move(games), log);
    if (auto opened = app.open(); !opened) return opened;
    if (const int most = app.renderer().longestSide();
        std::max(options.order.width, options.order.height) > most)
        return base::Error{
            {msgid("this computer draws pictures of at most {most} pixels a side"), {{"most", most}}}};
    Shell& shell = app.shell();
    if (!options.theme.empty() && shell.basics().preferences.theme().id != options.theme)
        return base::Error{{msgid("there is no theme \"{theme}\""), {{"theme", options.theme}}}};
    shell.playing().thinking.fixClock();
    do
        if (auto turned = app.turn(kFrame); !turned) return turned;
    while (shell.collection().opener.loading());
    if (shell.collection().opener.openProblem()) return *shell.collection().opener.openProblem();
    if (auto turned = app.turn(kFrame); !turned) return turned;
    shell.collection().films.start(options.order);
    while (shell.collection().films.busy())
        if (auto turned = app.turn(kFrame); !turned) return turned;
    if (shell.collection().films.problem()) return *shell.collection().films.problem();
    return {};
}

}  // namespace app::tools
