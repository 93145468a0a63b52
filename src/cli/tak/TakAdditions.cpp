#include "cli/tak/TakAdditions.h"

#include <CLI/CLI.hpp>

#include "cli/arena/ResultText.h"
#include "cli/tak/EngineSettings.h"
#include "cli/tak/OpeningFile.h"
#include "games/tak/engine/Score.h"
#include "games/tak/play/TakBot.h"
#include "games/tak/play/TakKind.h"
#include "games/tak/play/TakState.h"

namespace cli {
namespace {

base::Result<MakeBot> makeTakBot(const BotSettings& settings) {
    const auto options = engineOptionsOf(settings);
    if (!options) return options.error();
    return MakeBot([options = *options] { return tak::play::createTakBot(options); });
}

base::Result<Beginnings> readTakOpenings(std::string_view text, const std::string& file,
                                         const std::vector<game::OptionValues>& setups,
                                         std::optional<std::uint64_t> seed) {
    std::vector<tak::rules::Setup> all;
    for (const game::OptionValues& values : setups) {
        const auto start = tak::play::TakKind().create(values, {});
        if (!start) return start.error();
        all.push_back(static_cast<const tak::play::TakState&>(**start).position().setup());
    }
    auto list = openings::readOpenings(text, file, all);
    if (!list) return list.error();
    if (seed) list->shuffle(*seed);
    return Beginnings([listed = openings::ListedOpenings(std::move(*list), std::move(all))](
                          std::size_t setup, std::size_t index) {
        const openings::Opening opening = listed.at(setup, index);
        Beginning beginning{.start = std::make_unique<tak::play::TakState>(opening.start)};
        for (const tak::rules::Move move : opening.moves)
            beginning.turns.push_back(tak::play::actionOf(move));
        return beginning;
    });
}

/// The komi's former name in commands that read positions.
void addHalfKomi(CLI::App& command, Source& source) {
    command
        .add_option_function<int>(
            "--half-komi", [&source](int half) { source.given["komi"] = arena::formatted("%g", half / 2.0); },
            "Half flats for Black, in place of --komi")
        ->check(CLI::Range(-tak::rules::kMaxHalfKomi, tak::rules::kMaxHalfKomi));
}

}  // namespace

Additions takAdditions() {
    return {.perftValues = {{"size", "6"}},
            .matchValues = {{"rules", "playtak"}, {"repetition", "1"}},
            .botSettings = "level=N,network=no,hash=MIB,threads=N,margin.NAME=N",
            .analysisSettings = {{"hash", "64"}, {"threads", "1"}},
            .makeBot = makeTakBot,
            .chanceOf = [](int hundredths) { return tak::engine::winProbability(hundredths); },
            .readOpenings = readTakOpenings,
            .addPositionOptions = addHalfKomi,
            .addCommands =
                [](CLI::App& app, const game::Kind& kind, const Console& console, int& status) {
                    addTeiCommand(app, console, status);
                    addSolveCommand(app, kind, console, status);
                    addPlaytakCommand(app, console, status);
                }};
}

}  // namespace cli
