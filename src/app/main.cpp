#include <SDL.h>

#include <CLI/CLI.hpp>
#include <csignal>
#include <cstdio>
#include <exception>
#include <iostream>
#include <tuple>

#include "app/App.h"
#include "app/Loop.h"
#include "app/catalog/GameCatalog.h"
#include "app/tools/CourseStrip.h"
#include "app/tools/Film.h"
#include "app/tools/Gallery.h"
#include "app/tools/RenderBench.h"
#include "base/Program.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace {

/// At the start, many large pictures are decoded. Without this setting each would get new memory from the
/// system and return it, which takes up to a tenth of the time to the first frame.
void keepFreedMemory() {
#ifdef __GLIBC__
    mallopt(M_MMAP_THRESHOLD, 32 << 20);
    mallopt(M_TRIM_THRESHOLD, 64 << 20);
    mallopt(M_TOP_PAD, 16 << 20);
#endif
}

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
    return {{base::msgid("Dolmen has to stop: {why}"), {{"why", problem.what()}}}};
}

/// The command-line options.
struct Wanted {
    app::StartOptions start;
    app::tools::BenchOptions bench;
    app::tools::GalleryOptions gallery;
    app::tools::FilmOptions film;
    app::tools::CourseOptions course;
    std::string filmCamera = "still";
    bool filmPlain = false;
    const CLI::App* filmCommand = nullptr;
    const CLI::App* benchCommand = nullptr;
    const CLI::App* galleryCommand = nullptr;
    const CLI::App* courseCommand = nullptr;
    std::string size;
    bool verbose = false;
};

/// Adds --option for the options of a game that its file leaves open.
void addGivenOption(CLI::App& cli, game::OptionValues& given) {
    cli.add_option_function<std::vector<std::string>>(
           "--option",
           [&given](const std::vector<std::string>& options) {
               for (const std::string& option : options) {
                   const std::size_t equals = option.find('=');
                   if (equals == std::string::npos)
                       throw CLI::ValidationError("--option", "expected NAME=VALUE, such as size=6");
                   given[option.substr(0, equals)] = option.substr(equals + 1);
               }
           },
           "An option of the game that its file does not say, such as size=6")
        ->allow_extra_args(false);
}

void describeGame(CLI::App& cli, Wanted& wanted) {
    app::StartOptions& start = wanted.start;
    cli.add_option("file,--open", start.open, "A game file to open, or a position or a link");
    addGivenOption(cli, start.given);
    cli.add_option("--ply", start.ply, "Show that game after this number of turns")
        ->check(CLI::Range(0, 1'000'000));
    cli.add_flag("--go-on", start.goOn, "Go on with the game that was left last");
    cli.add_option("--size", wanted.size, "Size of the window or picture, such as 1280x720");
    cli.add_flag("--offscreen", start.offscreen, "Draw without a display, with a fixed clock");
    cli.add_option("--screenshot", start.screenshot,
                   "Write a picture (PNG) once nothing moves any more, and end");
    cli.add_option("--script", start.script, "Play this script, and end (docs/SCRIPTS.md)");
    cli.add_option("--frame-rate", start.frameRate, "Frames a second of that script's clock")
        ->check(CLI::Range(10, 240))
        ->capture_default_str();
    // For tests that ask where a button is.
    cli.add_flag("--keep-labels", start.keepsLabels)->group("");
    cli.add_flag("--verbose", wanted.verbose, "Report on the standard error output what happens");
    cli.set_version_flag("--version", "Dolmen " DOLMEN_VERSION);
}

void describeBench(CLI::App& cli, Wanted& wanted) {
    CLI::App* bench = cli.add_subcommand(
        "bench-render", "Measure how long pictures of a fixed position take, without a display");
    wanted.benchCommand = bench;
    bench->add_option("--game", wanted.bench.game, "The game on the table, by its id in the settings");
    bench->add_option("--theme", wanted.bench.theme, "The theme's folder name");
    bench->add_option("--size", wanted.size, "Size of the picture, such as 1280x720");
    bench->add_option("--quality", wanted.bench.quality, "As in the settings");
    bench->add_option("--case", wanted.bench.only, "Measure only this case")
        ->check(CLI::IsMember(app::tools::benchCases()));
    bench->add_option("--json", wanted.bench.json, "Also write the figures into this file");
}

void describeGallery(CLI::App& cli, Wanted& wanted) {
    CLI::App* gallery = cli.add_subcommand(
        "gallery", "Write pictures of every screen and piece in every theme, and one sheet with all of them");
    wanted.galleryCommand = gallery;
    gallery->add_option("folder", wanted.gallery.folder, "Where to write them")->required();
    gallery->add_option("--game", wanted.gallery.game, "Only this game; its id in the settings");
    gallery->add_option("--theme", wanted.gallery.theme, "Only this theme; the name of its folder");
    gallery->add_option("--size", wanted.size, "Size of each picture, such as 1280x720");
    gallery->add_option("--quality", wanted.gallery.quality, "As in the settings");
}

void describeCourse(CLI::App& cli, Wanted& wanted) {
    CLI::App* course = cli.add_subcommand(
        "course", "Write a strip of pictures of each lesson, one picture for each step, without a display");
    wanted.courseCommand = course;
    course->add_option("folder", wanted.course.folder, "Where to write them")->required();
    course->add_option("--game", wanted.course.game, "The game of the lessons, by its id in the settings");
    course->add_option("--language", wanted.course.language, "Language of the texts, such as fr");
    course->add_option("--lesson", wanted.course.lesson,
                       "Only lessons whose file name begins with this, such as 03");
    course->add_option("--size", wanted.size, "Size of the picture of a step, such as 1280x720");
    course->add_option("--quality", wanted.course.quality, "As in the settings");
}

void describeFilm(CLI::App& cli, Wanted& wanted) {
    CLI::App* film = cli.add_subcommand("film", "Make a film of a game, without a display");
    wanted.filmCommand = film;
    app::FilmOrder& order = wanted.film.order;
    film->add_option("game", wanted.film.game, "The game file")->required();
    addGivenOption(*film, wanted.film.given);
    film->add_option("--out", order.file, "The film: a .gif, or by ffmpeg an .mp4 or .webm")->required();
    film->add_option("--size", wanted.size, "Size of the picture, such as 1280x720");
    film->add_option("--from", order.from, "Turns played when the film begins")
        ->check(CLI::Range(0, 1'000'000));
    film->add_option("--to", order.to, "Turns played when the film ends")->check(CLI::Range(0, 1'000'000));
    film->add_option("--pace", order.pace, "Seconds per turn")->check(CLI::Range(0.1, 60.0));
    film->add_option("--camera", wanted.filmCamera, "How the camera moves")
        ->check(CLI::IsMember(app::tools::filmCameras()));
    film->add_flag("--plain", wanted.filmPlain, "Without any marks on the table");
    film->add_flag(
        "--thoughts", order.thoughts,
        "With everybody's chances and the turn that an engine would play; analyses the game first");
    film->add_flag("--prospects", wanted.film.prospects, "Mark how near each player is to winning");
    film->add_option("--theme", wanted.film.theme, "The theme's folder name");
    film->add_option("--quality", wanted.film.quality, "As in the settings");
}

int makeFilm(Wanted& wanted, base::Log& log) {
    wanted.film.order.camera = app::tools::filmCameraNamed(wanted.filmCamera);
    wanted.film.order.marks = !wanted.filmPlain;
    const auto made = app::tools::makeFilm(wanted.film, app::gameCatalog(), log);
    return made ? 0 : failed(made.error().describe(), false);
}

/// Prints the files that a tool has written, or its error; returns the exit status.
int listed(const base::Result<std::vector<std::filesystem::path>>& files) {
    if (!files) return failed(files.error().describe(), false);
    for (const auto& file : *files) std::printf("%s\n", file.string().c_str());
    return 0;
}

int bench(const app::tools::BenchOptions& options, base::Log& log) {
    const auto report = app::tools::benchRender(options, app::gameCatalog(), log);
    if (!report) return failed(report.error().describe(), false);
    std::fputs(app::tools::textOf(*report).c_str(), stdout);
    return 0;
}

int play(const app::StartOptions& options, base::Log& log) {
    // Nobody closes a box when a script or a picture was asked for.
    const bool attended = !options.offscreen && options.script.empty() && options.screenshot.empty();
    std::unique_ptr<app::App> app;
    try {
        app = std::make_unique<app::App>(options, app::gameCatalog(), log);
        if (const auto opened = app->open(); !opened)
            return failed(app->texts().describe(opened.error()), attended);
        return app::loop(std::move(app), [attended](app::App& program, const base::Result<void>& ended) {
            return ended ? 0 : failed(program.texts().describe(ended.error()), attended);
        });
    } catch (const std::exception& problem) {
        const i18n::Catalogue english;
        return failed((app ? app->texts() : english).describe(stopped(problem)), attended);
    }
}

/// Runs the command.
int run(int argc, char** argv) {
    CLI::App cli("Dolmen: a table for board games");
    Wanted wanted;
    describeGame(cli, wanted);
    describeBench(cli, wanted);
    describeGallery(cli, wanted);
    describeFilm(cli, wanted);
    describeCourse(cli, wanted);
    CLI11_PARSE(cli, argc, argv);
    if (!wanted.size.empty()) {
        wanted.start.size = sizeOf(wanted.size);
        if (!wanted.start.size)
            return failed(
                base::Message(base::msgid("--size: expected width and height in pixels, such as 1280x720"))
                    .english(),
                false);
        wanted.bench.size = wanted.gallery.size = wanted.course.size = *wanted.start.size;
        std::tie(wanted.film.order.width, wanted.film.order.height) = *wanted.start.size;
    }
    // In a page the program lives on after main().
    static base::Log log([verbose = wanted.verbose](base::LogLevel level, std::string_view text) {
        if (verbose || level != base::LogLevel::Info)
            std::fprintf(stderr, "dolmen: %.*s\n", static_cast<int>(text.size()), text.data());
    });
    if (wanted.benchCommand->parsed()) return bench(wanted.bench, log);
    if (wanted.galleryCommand->parsed())
        return listed(app::tools::drawGallery(wanted.gallery, app::gameCatalog, log));
    if (wanted.filmCommand->parsed()) return makeFilm(wanted, log);
    if (wanted.courseCommand->parsed())
        return listed(app::tools::drawCourse(wanted.course, app::gameCatalog(), log));
    return play(wanted.start, log);
}

}  // namespace

int main(int argc, char** argv) {
    return base::runProgram("dolmen", [&] {
        // If nobody reads the output any more, writing fails, but the game goes on.
        std::signal(SIGPIPE, SIG_IGN);
        keepFreedMemory();
        const int status = run(argc, argv);
        std::cout.flush();
        if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0 && std::cout) return status;
        return failed(base::Message(base::msgid("the standard output could not be written")).english(),
                      false);
    });
}
