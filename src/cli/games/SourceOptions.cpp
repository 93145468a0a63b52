#include <CLI/CLI.hpp>

#include "cli/Bounds.h"
#include "cli/games/Source.h"

namespace cli::games {

void addSourceOptions(CLI::App& command, Source& source, const std::string& plyHelp) {
    command
        .add_option("source", source.text,
                    "Position, quoted, or file with games or a position; - reads the standard input")
        ->required();
    command.add_option("--game-number", source.game, "Game of the file (1)")->check(numberFrom(1));
    command.add_option("--ply", source.ply, plyHelp)->check(numberFrom(0));
}

}  // namespace cli::games
