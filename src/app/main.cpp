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

int failed(const base::Error& error, bool offscreen) {
    const std::string text = error.describe();
    std::fprintf(stderr, "dolmen: %s\n", text.c_str());
    if (!offscreen) SDL_ShowSimpleMessageBox(SDL_MESSAGEBOX_ERROR, "Dolmen", text.c_str(), nullptr);
    return 1;
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
        if (!options.size) return failed({"--size: expected width and height in pixels, as 1280x720"}, true);
    }
    base::Log log([verbose](base::LogLevel level, std::string_view text) {
        if (verbose || level != base::LogLevel::Info)
            std::fprintf(stderr, "dolmen: %.*s\n", static_cast<int>(text.size()), text.data());
    });
    try {
        auto app = app::App::start(options, log);
        if (!app) return failed(app.error(), options.offscreen);
        const auto ended = (*app)->run();
        return ended ? 0 : failed(ended.error(), true);
    } catch (const std::exception& problem) {
        return failed({problem.what()}, options.offscreen);
    }
}
