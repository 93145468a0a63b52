#include "cli/EngineProgram.h"

#include <CLI/CLI.hpp>
#include <cerrno>
#include <exception>
#include <new>
#include <ostream>
#include <vector>

#include "base/Descriptor.h"
#include "cli/AnalyseCommand.h"
#include "cli/ArenaCommand.h"
#include "cli/BenchCommand.h"
#include "cli/CheckCommand.h"
#include "cli/PerftCommand.h"
#include "cli/PuzzlesCommand.h"
#include "cli/SolveCommand.h"
#include "cli/TacticsCommand.h"
#include "cli/TeiCommand.h"
#include "cli/TuneCommand.h"

namespace cli {

namespace {

/// Runs the command that the arguments name.
int runCommand(std::span<const std::string> arguments, const Console& console) {
    CLI::App app("Dolmen's engine program for the board game Tak.", "dolmen-engine");
    app.set_version_flag("--version", "dolmen-engine " DOLMEN_VERSION);
    app.require_subcommand(1);

    int status = kDone;
    addPerftCommand(app, console, status);
    addCheckCommand(app, console, status);
    addBenchCommand(app, console, status);
    addTuneCommand(app, console, status);
    addTeiCommand(app, console, status);
    addArenaCommand(app, console, status);
    addSolveCommand(app, console, status);
    addAnalyseCommand(app, console, status);
    addTacticsCommand(app, console, status);
    addPuzzlesCommand(app, console, status);
    // Set last, since commands would inherit it.
    app.footer("'dolmen-engine SUBCOMMAND --help' describes the options of a command.");

    // CLI11 takes arguments from the end of the vector.
    std::vector<std::string> reversed(arguments.rbegin(), arguments.rend());
    try {
        app.parse(reversed);
    } catch (const CLI::ParseError& e) {
        return app.exit(e, console.out, console.err) == 0 ? kDone : kBadArguments;
    } catch (const std::bad_alloc&) {
        console.err << "dolmen-engine: there is not so much memory\n";
        return kProblemsFound;
    } catch (const std::exception& e) {
        console.err << "dolmen-engine: " << e.what() << '\n';
        return kProblemsFound;
    }
    return status;
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
