#include <CLI/CLI.hpp>
#include <memory>
#include <ostream>

#include "cli/Bounds.h"
#include "cli/games/Commands.h"
#include "cli/games/Thinking.h"

namespace cli::games {
namespace {

int runBench(const GameEntry& game, std::uint64_t nodes, const Console& console) {
    std::uint64_t sum = 0;
    std::chrono::milliseconds time{};
    for (const std::string& text : game.benchPositions) {
        const auto position = game.kind->readPosition(text);
        if (!position) return complain(console, "bench", position.error().describe());
        const game::State& state = *position->state;
        const auto view = state.view(state.toMove());
        const auto thought = think(*game.kind, *view, {.nodes = nodes, .seed = 1}, {});
        if (!thought) return complain(console, "bench", thought.error().describe());
        console.out << text << "  " << candidateText(thought->candidates.front(), view->toMove()) << " nodes "
                    << thought->nodes << '\n';
        sum += thought->nodes;
        time += thought->time;
    }
    console.out << "signature " << sum << '\n'
                << "nodes/s "
                << sum * 1000 / static_cast<std::uint64_t>(std::max<std::int64_t>(1, time.count())) << '\n';
    return kDone;
}

}  // namespace

void addBenchCommand(CLI::App& app, const GameEntry& game, const Console& console, int& status) {
    auto most = std::make_shared<std::uint64_t>(200'000);
    CLI::App* command = app.add_subcommand("bench", "Search fixed positions; print the node count and speed");
    command->add_option("--nodes", *most, "Nodes for each position (200000)")->check(nodes());
    command->callback([=, &game, &status] { status = runBench(game, *most, console); });
}

}  // namespace cli::games
