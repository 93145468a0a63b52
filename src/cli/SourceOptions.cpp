#include "cli/SourceOptions.h"

#include <CLI/CLI.hpp>

#include "cli/Bounds.h"

namespace cli {

CLI::Option* addSizeOption(CLI::App& command, std::optional<int>& size) {
    return command.add_option("--size", size, "Side of the board, 3 to 8, for games that do not say it")
        ->check(CLI::Range(tak::rules::kMinSize, tak::rules::kMaxSize));
}

CLI::Option* addSourceOptions(CLI::App& command, GameSource& source, const std::string& gameHelp,
                              const std::string& plyHelp) {
    CLI::Option* file = command.add_option(
        "file", source.file, "PTN file or link to ptn.ninja or playtak.com; - reads the standard input");
    CLI::Option* tps = command.add_option("--tps", source.tps,
                                          "Position, quoted: \"x3/x3/x3 1 1\", or with tags or as a link");
    tps->excludes(file);
    command.add_option("--half-komi", source.halfKomi, "Half flats for Black, with --tps")
        ->needs(tps)
        ->check(CLI::Range(-tak::rules::kMaxHalfKomi, tak::rules::kMaxHalfKomi));
    addSizeOption(command, source.size);
    command.add_option("--game", source.game, gameHelp)->check(numberFrom(1))->needs(file);
    command.add_option("--ply", source.ply, plyHelp)->check(numberFrom(0))->needs(file);
    command.parse_complete_callback([&command, &source] {
        if (source.tps.empty() && source.file.empty())
            throw CLI::ValidationError(command.get_name(), "needs --tps or a file");
    });
    return file;
}

}  // namespace cli
