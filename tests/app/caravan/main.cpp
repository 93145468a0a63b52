// The program with the games of the tests in its catalogue.
#include <CLI/CLI.hpp>
#include <cstdio>

#include "app/App.h"
#include "app/caravan/CaravanEntry.h"
#include "app/hex/HexEntry.h"
#include "app/tools/Film.h"
#include "base/Program.h"

namespace {

int failed(const std::string& text) {
    std::fprintf(stderr, "dolmen_caravan: %s\n", text.c_str());
    return 1;
}

std::vector<app::CatalogEntry> withTestGames() {
    std::vector<app::CatalogEntry> games = app::gameCatalog();
    games.push_back(test::caravanEntry());
    games.push_back(test::hexEntry());
    return games;
}

int makeFilm(const app::tools::FilmOptions& options, base::Log& log) {
    const auto made = app::tools::makeFilm(options, withTestGames(), log);
    return made ? 0 : failed(made.error().describe());
}

int play(const app::StartOptions& options, base::Log& log) {
    app::App app(options, withTestGames(), log);
    if (const auto opened = app.open(); !opened) return failed(opened.error().describe());
    const auto ended = app.run();
    return ended ? 0 : failed(ended.error().describe());
}

/// Runs the command.
int run(int argc, char** argv) {
    CLI::App cli("Dolmen with the games of its tests");
    app::StartOptions options;
    std::string size;
    cli.add_option("file,--open", options.open, "A game file to open");
    cli.add_option("--ply", options.ply, "Show that game after this number of turns");
    cli.add_option("--size", size, "Size of the window or picture, such as 1280x720");
    cli.add_flag("--offscreen", options.offscreen, "Draw without a display, with a fixed clock");
    cli.add_option("--screenshot", options.screenshot, "Write a picture (PNG), and end");
    cli.add_option("--script", options.script, "Play this script, and end (docs/SCRIPTS.md)");
    cli.add_option("--frame-rate", options.frameRate, "Frames a second of that script's clock")
        ->check(CLI::Range(10, 240));
    CLI::App* const film =
        cli.add_subcommand("film", "Make a small film of a game's first turn, without a display");
    app::tools::FilmOptions filmed;
    filmed.order.width = 320;
    filmed.order.height = 180;
    filmed.order.to = 1;
    filmed.quality = "low";
    film->add_option("game", filmed.game, "The game file")->required();
    film->add_option("--out", filmed.order.file, "The film: a .gif")->required();
    CLI11_PARSE(cli, argc, argv);
    int width = 0;
    int height = 0;
    if (std::sscanf(size.c_str(), "%dx%d", &width, &height) == 2) options.size = {width, height};
    base::Log log([](base::LogLevel level, std::string_view text) {
        if (level != base::LogLevel::Info)
            std::fprintf(stderr, "dolmen_caravan: %.*s\n", static_cast<int>(text.size()), text.data());
    });
    return film->parsed() ? makeFilm(filmed, log) : play(options, log);
}

}  // namespace

int main(int argc, char** argv) {
    return base::runProgram("dolmen_caravan", [&] { return run(argc, argv); });
}
