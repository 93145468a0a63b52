#include "cli/EngineProgram.h"

#include <CLI/CLI.hpp>
#include <cerrno>
#include <exception>
#include <ostream>
#include <vector>

#include "base/Descriptor.h"
#include "base/Exception.h"
#include "base/Printable.h"
#include "cli/AnalyseCommand.h"
#include "cli/ArenaCommand.h"
#include "cli/BenchCommand.h"
#include "cli/CheckCommand.h"
#include "cli/PerftCommand.h"
#include "cli/PuzzlesCommand.h"
#include "cli/SolveCommand.h"
#include "cli/TacticsCommand.h"
#include "cli/TeiCommand.h"
#include "cli/TrainDataCommand.h"
#include "cli/TuneCommand.h"
#include "cli/games/Commands.h"

namespace cli {

namespace {

void addTakCommands(CLI::App& app, const Console& console, int& status) {
    addPerftCommand(app, console, status);
    addCheckCommand(app, console, status);
    addBenchCommand(app, console, status);
    addTrainDataCommand(app, console, status);
    addTuneCommand(app, console, status);
    addTeiCommand(app, console, status);
    addArenaCommand(app, console, status);
    addSolveCommand(app, console, status);
    addAnalyseCommand(app, console, status);
    addTacticsCommand(app, console, status);
    addPuzzlesCommand(app, console, status);
}

int parseAndRun(CLI::App& app, std::span<const std::string> arguments, const int& status,
                const Console& console) {
    // CLI11 takes arguments from the end of the vector.
    std::vector<std::string> reversed(arguments.rbegin(), arguments.rend());
    try {
        app.parse(reversed);
    } catch (const CLI::ParseError& e) {
        return app.exit(e, console.out, console.err) == 0 ? kDone : kBadArguments;
    } catch (...) {
        return complain(console, "dolmen-engine", base::errorOf(std::current_exception()).describe(),
                        kFailed);
    }
    return status;
}

/// The game that "--game GAME" before the command names, and the arguments after it. It is no option of the
/// app, since the app's commands depend on it.
struct GameChoice {
    std::string game;
    std::span<const std::string> arguments;
};

GameChoice gameChosenBy(std::span<const std::string> arguments) {
    const std::string option = "--game";
    if (arguments.empty()) return {std::string(games::kTak), arguments};
    if (arguments[0] == option && arguments.size() > 1) return {arguments[1], arguments.subspan(2)};
    if (arguments[0] == option) return {};
    if (arguments[0].rfind(option + '=', 0) == 0)
        return {arguments[0].substr(option.size() + 1), arguments.subspan(1)};
    return {std::string(games::kTak), arguments};
}

/// Runs the command that the arguments name.
int runCommand(std::span<const std::string> arguments, const Console& console) {
    const std::vector<games::GameEntry> all = games::gameList();
    const GameChoice choice = gameChosenBy(arguments);
    const bool isTak = choice.game == games::kTak;
    const games::GameEntry* game = games::gameNamed(all, choice.game);
    if (!isTak && game == nullptr)
        return complain(
            console, "dolmen-engine",
            "--game: expected " + games::namesOf(all) + ", not \"" + base::excerpt(choice.game) + '"',
            kBadArguments);

    CLI::App app;
    app.set_version_flag("--version", "dolmen-engine " DOLMEN_VERSION);
    app.require_subcommand(1);
    int status = kDone;
    if (isTak) {
        app.name("dolmen-engine");
        app.description("Dolmen's engine program for the board game Tak.");
        addTakCommands(app, console, status);
    } else {
        app.name("dolmen-engine --game " + choice.game);
        app.description("Dolmen's engine program for the board game " + game->kind->name() + ".");
        games::addCommands(app, *game, console, status);
    }
    // Set last, since commands would inherit it.
    app.footer("'" + app.get_name() + " SUBCOMMAND --help' describes the options of a command.\n" +
               "'dolmen-engine --game GAME …' is for the game " + games::namesOf(all) + "; without it, for " +
               std::string(games::kTak) + '.');
    return parseAndRun(app, choice.arguments, status, console);
}

}  // namespace

int runEngineProgram(std::span<const std::string> arguments, const Console& console) {
    const int status = runCommand(arguments, console);
    errno = 0;
    console.out.flush();
    if (console.out) return status;
    console.err << "dolmen-engine: the standard output could not be written";
    if (errno != 0) console.err << ": " << base::reasonOf(errno);
    console.err << std::endl;
    return kOutputLost;
}

}  // namespace cli
