#include <CLI/CLI.hpp>
#include <chrono>
#include <iomanip>
#include <memory>
#include <ostream>

#include "cli/games/Commands.h"
#include "cli/games/Source.h"

namespace cli::games {
namespace {

/// Far more than anybody can wait for.
constexpr int kMostPerftPlies = 30;

struct PerftRequest {
    std::optional<std::string> position = {};
    int depth = 1;
    bool divide = false;
};

std::uint64_t leavesBelow(game::State& state, int depth) {
    if (depth == 0) return 1;
    if (state.outcome().over) return 0;
    const std::vector<game::Action> actions = state.view(game::Viewer::record())->legalActions();
    if (depth == 1) return actions.size();
    std::uint64_t leaves = 0;
    for (const game::Action action : actions) {
        (void)state.apply(action);
        leaves += leavesBelow(state, depth - 1);
        (void)state.undo();
    }
    return leaves;
}

/// As leavesBelow(); prints the leaves below each action.
std::uint64_t divideLeaves(game::State& state, int depth, std::ostream& out) {
    if (depth == 0 || state.outcome().over) return leavesBelow(state, depth);
    const auto view = state.view(game::Viewer::record());
    std::uint64_t total = 0;
    for (const game::Action action : view->legalActions()) {
        (void)state.apply(action);
        const std::uint64_t leaves = leavesBelow(state, depth - 1);
        (void)state.undo();
        out << view->notation(action) << ' ' << leaves << '\n';
        total += leaves;
    }
    out << "total " << total << '\n';
    return total;
}

std::unique_ptr<game::State> perftStart(const game::Kind& kind, const PerftRequest& request,
                                        const Console& console) {
    if (request.position) return openPosition(kind, {.text = *request.position}, "perft", console);
    auto start = kind.create({}, {});
    if (start) return std::move(*start);
    complain(console, "perft", start.error().describe());
    return nullptr;
}

int runPerft(const game::Kind& kind, const PerftRequest& request, const Console& console) {
    const auto state = perftStart(kind, request, console);
    if (!state) return kBadArguments;
    const auto begin = std::chrono::steady_clock::now();
    const std::uint64_t leaves = request.divide ? divideLeaves(*state, request.depth, console.out)
                                                : leavesBelow(*state, request.depth);
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - begin;
    const auto speed = static_cast<std::uint64_t>(static_cast<double>(leaves) / std::max(time.count(), 1e-9));
    console.out << "perft depth " << request.depth << " nodes " << leaves << " time " << std::fixed
                << std::setprecision(3) << time.count() << " nodes/s " << speed << '\n';
    return kDone;
}

}  // namespace

void addPerftCommand(CLI::App& app, const GameEntry& game, const Console& console, int& status) {
    auto request = std::make_shared<PerftRequest>();
    CLI::App* command =
        app.add_subcommand("perft", "Count the positions that can be reached in so many actions");
    command->add_option("--position", request->position,
                        "Position to start from, quoted, or a file (the start of the game)");
    command->add_option("depth,--depth", request->depth, "Actions to play")
        ->required()
        ->check(CLI::Range(0, kMostPerftPlies));
    command->add_flag("--divide", request->divide, "Show the count below every action");
    command->callback([=, &game, &status] { status = runPerft(*game.kind, *request, console); });
}

}  // namespace cli::games
