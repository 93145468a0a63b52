#include "cli/EngineProgram.h"

#include <CLI/CLI.hpp>
#include <vector>

#include "base/Printable.h"
#include "cli/AnalyseCommand.h"
#include "cli/ArenaCommand.h"
#include "cli/BenchCommand.h"
#include "cli/CheckCommand.h"
#include "cli/CommandLine.h"
#include "cli/PerftCommand.h"
#include "cli/SolveCommand.h"
#include "cli/TeiCommand.h"
#include "cli/games/Commands.h"

namespace cli {

namespace {

/// Tak has more of its own than the commands for any game: sizes, openings, programs of others.
void addTakCommands(CLI::App& app, const games::GameEntry& tak, const Console& console, int& status) {
    games::addMovesCommand(app, tak, console, status);
    games::addPlayCommand(app, tak, console, status);
    addPerftCommand(app, console, status);
    addCheckCommand(app, console, status);
    addBenchCommand(app, console, status);
    addTeiCommand(app, console, status);
    addArenaCommand(app, console, status);
    addSolveCommand(app, console, status);
    addAnalyseCommand(app, console, status);
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
    const games::GameEntry* game = games::gameNamed(all, choice.game);
    if (game == nullptr)
        return complain(
            console, "dolmen-engine",
            "--game: expected " + games::namesOf(all) + ", not \"" + base::excerpt(choice.game) + '"',
            kBadArguments);

    CLI::App app;
    app.set_version_flag("--version", "dolmen-engine " DOLMEN_VERSION);
    app.require_subcommand(1);
    int status = kDone;
    app.description("Dolmen's engine program for the board game " + game->kind->name() + ".");
    if (choice.game == games::kTak) {
        app.name("dolmen-engine");
        addTakCommands(app, *game, console, status);
    } else {
        app.name("dolmen-engine --game " + choice.game);
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
    return flushed(runCommand(arguments, console), "dolmen-engine", console);
}

}  // namespace cli
