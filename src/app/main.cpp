#include <SDL.h>

#include <CLI/CLI.hpp>
#include <cstdio>
#include <exception>

#include "app/App.h"

namespace {

std::optional<std::pair<int, int>> sizeOf(const std::string& text) {
    int width = 0;
    int height = 0;
    char end = 0;
    if (std::sscanf(text.c_str(), "%dx%d%c", &width, &height, &end) != 2) return {};
    if (width < 16 || height < 16 || width > 16384 || height > 16384) return {};
    return std::pair(width, height);
}

int failed(const std::string& text, bool inWindow) {
    std::fprintf(stderr, "dolmen: %s\n", text.c_str());
    if (inWindow) SDL_ShowSimpleMessageBox(SDL_MESSAGEBOX_ERROR, "Dolmen", text.c_str(), nullptr);
    return 1;
}

base::Error stopped(const std::exception& problem) {
    return {{base::mark("Dolmen has to stop: {why}"), {{"why", problem.what()}}}};
}

}  // namespace

int main(int argc, char** argv) {
    CLI::App cli("Dolmen: a table for Tak");
    app::StartOptions options;
    std::string size;
    bool verbose = false;
    cli.add_option("file,--open", options.open, "A PTN file to open");
    cli.add_option("--ply", options.ply, "Turns into that game at which to stand")
        ->check(CLI::NonNegativeNumber);
    cli.add_option("--size", size, "Size of the window or picture, as 1280x720");
    cli.add_flag("--offscreen", options.offscreen, "Draw without any display, by a fixed clock");
    cli.add_option("--screenshot", options.screenshot,
                   "Write a picture (PNG) once everything is at rest, and end");
    cli.add_option("--script", options.script, "Play this script, and end (docs/SCRIPTS.md)");
    cli.add_flag("--verbose", verbose, "Tell on the standard error output what happens");
    cli.set_version_flag("--version", "Dolmen " DOLMEN_VERSION);
    CLI11_PARSE(cli, argc, argv);
    if (!size.empty()) {
        options.size = sizeOf(size);
        if (!options.size)
            return failed(
                base::Message(base::mark("--size: expected width and height in pixels, as 1280x720"))
                    .english(),
                false);
    }
    base::Log log([verbose](base::LogLevel level, std::string_view text) {
        if (verbose || level != base::LogLevel::Info)
            std::fprintf(stderr, "dolmen: %.*s\n", static_cast<int>(text.size()), text.data());
    });
    std::unique_ptr<app::App> app;
    try {
        app = std::make_unique<app::App>(options, log);
        if (const auto opened = app->open(); !opened)
            return failed(app->texts().describe(opened.error()), !options.offscreen);
        const auto ended = app->run();
        return ended ? 0 : failed(app->texts().describe(ended.error()), false);
    } catch (const std::exception& problem) {
        const i18n::Catalogue english;
        return failed((app ? app->texts() : english).describe(stopped(problem)), !options.offscreen);
    }
}
