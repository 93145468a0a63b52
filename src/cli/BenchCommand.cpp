#include <CLI/CLI.hpp>
#include <memory>
#include <ostream>

#include "cli/Additions.h"
#include "cli/Bounds.h"
#include "cli/Commands.h"
#include "cli/Source.h"
#include "cli/Thinking.h"

namespace cli {
namespace {

struct BenchRequest {
    game::BotLimits limits = {};
    game::OptionValues given = {};  ///< if they demand a variant, only its positions
};

int runBench(const game::Kind& kind, const BenchRequest& request, const Console& console) {
    const auto wanted = variantIn(kind, request.given);
    const auto makeBot = makeOwnBot(kind, {});
    if (!makeBot) return complain(console, "bench", makeBot.error().describe());
    std::uint64_t sum = 0;
    std::chrono::milliseconds time{};
    for (const std::string& text : kind.bench().positions) {
        const auto position = kind.readPosition(text, request.given);
        if (!position) return complain(console, "bench", position.error().describe());
        const game::State& state = *position->state;
        if (wanted && kind.variantOf(state) != *wanted) continue;
        const auto view = state.view(state.toMove());
        const auto thought = think(*(*makeBot)(), *view, request.limits, {});
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

void addBenchCommand(CLI::App& app, const game::Kind& kind, const Console& console, int& status) {
    auto request = std::make_shared<BenchRequest>();
    request->limits = kind.bench().limits;
    game::BotLimits& limits = request->limits;
    const auto usual = [](const auto& limit) { return limit ? " (" + std::to_string(*limit) + ')' : ""; };
    CLI::App* command = app.add_subcommand("bench", "Search fixed positions; print the node count and speed");
    command->add_option("--nodes", limits.nodes, "Nodes for each position" + usual(limits.nodes))
        ->check(nodes());
    if (kind.searchesByDepth())
        command->add_option("depth,--depth", limits.depth, "Turns to look ahead" + usual(limits.depth))
            ->check(CLI::Range(1, 40));
    addGameOptions(*command, kind, request->given);
    command->callback([=, &kind, &status] { status = runBench(kind, *request, console); });
}

}  // namespace cli
