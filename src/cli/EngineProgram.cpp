#include "cli/EngineProgram.h"

#include <CLI/CLI.hpp>
#include <vector>

#include "base/Printable.h"
#include "cli/Additions.h"
#include "cli/CommandLine.h"
#include "cli/Commands.h"
#include "kinds/Kinds.h"

namespace cli {

namespace {

/// The game that is meant where none is named.
constexpr const char* kUsualGame = "tak";

void addCommands(CLI::App& app, const game::Kind& kind, const Console& console, int& status) {
    addMovesCommand(app, kind, console, status);
    addPlayCommand(app, kind, console, status);
    addPerftCommand(app, kind, console, status);
    addCheckCommand(app, kind, console, status);
    if (!kind.bench().positions.empty()) addBenchCommand(app, kind, console, status);
    addArenaCommand(app, kind, console, status);
    addAnalyseCommand(app, kind, console, status);
    if (const auto& add = additionsOf(kind).addCommands) add(app, kind, console, status);
}

/// The game that "--game GAME" before the command names, and the arguments after it. It is no option of the
/// app, since the app's commands depend on it.
struct GameChoice {
    std::string game;
    std::span<const std::string> arguments;
};

GameChoice gameChosenBy(std::span<const std::string> arguments) {
    const std::string option = "--game";
    if (arguments.empty()) return {kUsualGame, arguments};
    if (arguments[0] == option && arguments.size() > 1) return {arguments[1], arguments.subspan(2)};
    if (arguments[0] == option) return {};
    if (arguments[0].rfind(option + '=', 0) == 0)
        return {arguments[0].substr(option.size() + 1), arguments.subspan(1)};
    return {kUsualGame, arguments};
}

/// Runs the command that the arguments name.
int runCommand(std::span<const std::string> arguments, const Console& console) {
    const kinds::Kinds all = kinds::allKinds();
    const GameChoice choice = gameChosenBy(arguments);
    const game::Kind* kind = kinds::kindNamed(all, choice.game);
    if (kind == nullptr)
        return complain(
            console, "dolmen-engine",
            "--game: expected " + kinds::namesOf(all) + ", not \"" + base::excerpt(choice.game) + '"',
            kBadArguments);

    CLI::App app;
    app.set_version_flag("--version", "dolmen-engine " DOLMEN_VERSION);
    app.require_subcommand(1);
    int status = kDone;
    app.description("Dolmen's engine program for the board game " + kind->name() + ".");
    app.name(choice.game == kUsualGame ? "dolmen-engine" : "dolmen-engine --game " + choice.game);
    addCommands(app, *kind, console, status);
    addHostCommand(app, all, console, status);
    // Set last, since commands would inherit it.
    app.footer("'" + app.get_name() + " SUBCOMMAND --help' describes the options of a command.\n" +
               "'dolmen-engine --game GAME …' is for the game " + kinds::namesOf(all) + "; without it, for " +
               kUsualGame + '.');
    return parseAndRun(app, choice.arguments, status, console);
}

}  // namespace

int runEngineProgram(std::span<const std::string> arguments, const Console& console) {
    return flushed(runCommand(arguments, console), "dolmen-engine", console);
}

}  // namespace cli
