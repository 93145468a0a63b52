#include "games/tak/lab/LabProgram.h"

#include <CLI/CLI.hpp>

#include "cli/CommandLine.h"
#include "games/tak/lab/PuzzlesCommand.h"
#include "games/tak/lab/TacticsCommand.h"
#include "games/tak/lab/TrainDataCommand.h"
#include "games/tak/lab/TuneCommand.h"

namespace tak::lab {

int runLabProgram(std::span<const std::string> arguments, const cli::Console& console) {
    CLI::App app("Makes what Dolmen's Tak is made of: weights, puzzles and problems. docs/LAB.md tells how.",
                 "tak-lab");
    app.require_subcommand(1);
    int status = cli::kDone;
    addTrainDataCommand(app, console, status);
    addTuneCommand(app, console, status);
    addTacticsCommand(app, console, status);
    addPuzzlesCommand(app, console, status);
    return cli::flushed(cli::parseAndRun(app, arguments, status, console), "tak-lab", console);
}

}  // namespace tak::lab
