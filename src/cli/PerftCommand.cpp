#include <CLI/CLI.hpp>
#include <algorithm>
#include <atomic>
#include <chrono>
#include <iomanip>
#include <memory>
#include <ostream>

#include "cli/Additions.h"
#include "cli/Commands.h"
#include "cli/OnThreads.h"
#include "cli/Source.h"

namespace cli {
namespace {

/// Far more than anybody can wait for.
constexpr int kMostPerftPlies = 30;
constexpr int kMostPerftThreads = 256;

struct PerftRequest {
    Source source = {};
    int depth = 1;
    bool divide = false;
    int threads = 1;
};

std::unique_ptr<game::State> perftStart(const game::Kind& kind, const PerftRequest& request,
                                        const Console& console) {
    if (!request.source.text.empty()) return openPosition(kind, request.source, "perft", console);
    game::OptionValues values = request.source.given;
    const game::OptionValues& usual = additionsOf(kind).perftValues;
    values.insert(usual.begin(), usual.end());
    auto start = kind.create(values, {});
    if (start) return std::move(*start);
    complain(console, "perft", start.error().describe());
    return nullptr;
}

/// The leaves below each action.
std::vector<std::uint64_t> leavesBelow(const game::State& state, const std::vector<game::Action>& actions,
                                       int depth, int threads) {
    std::vector<std::uint64_t> leaves(actions.size());
    std::atomic<std::size_t> next = 0;
    onThreads(std::min(threads, std::max(static_cast<int>(actions.size()), 1)), [&](int) {
        const auto own = state.clone();
        for (std::size_t i = next++; i < actions.size(); i = next++) {
            (void)own->apply(actions[i]);
            leaves[i] = own->countWays(depth - 1);
            (void)own->undo();
        }
    });
    return leaves;
}

std::uint64_t countLeaves(const game::State& state, const std::vector<game::Action>& actions,
                          const PerftRequest& request, std::ostream& out) {
    // At depth 0 there is nothing to divide: the position itself is the leaf.
    if (request.depth == 0 || (!request.divide && request.threads == 1))
        return state.countWays(request.depth);
    const std::vector<std::uint64_t> leaves = leavesBelow(state, actions, request.depth, request.threads);
    const auto view = state.view(game::Viewer::record());
    std::uint64_t total = 0;
    for (std::size_t i = 0; i < actions.size(); ++i) {
        total += leaves[i];
        if (request.divide) out << view->notation(actions[i]) << ' ' << leaves[i] << '\n';
    }
    if (request.divide) out << "total " << total << '\n';
    return total;
}

int runPerft(const game::Kind& kind, const PerftRequest& request, const Console& console) {
    const auto state = perftStart(kind, request, console);
    if (!state) return kBadArguments;
    std::vector<game::Action> actions;
    if (!state->outcome().over) actions = state->view(game::Viewer::record())->legalActions();
    const auto begin = std::chrono::steady_clock::now();
    const std::uint64_t leaves = countLeaves(*state, actions, request, console.out);
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - begin;
    const auto speed = static_cast<std::uint64_t>(static_cast<double>(leaves) / std::max(time.count(), 1e-9));
    const std::string variant = kind.variantOf(*state);
    console.out << "perft " << variant << (variant.empty() ? "" : " ") << "depth " << request.depth
                << " moves " << actions.size() << " nodes " << leaves << " time " << std::fixed
                << std::setprecision(3) << time.count() << " nodes/s " << speed << '\n';
    return kDone;
}

}  // namespace

void addPerftCommand(CLI::App& app, const game::Kind& kind, const Console& console, int& status) {
    auto request = std::make_shared<PerftRequest>();
    CLI::App* command =
        app.add_subcommand("perft", "Count the positions that can be reached in so many actions");
    command->add_option("depth,--depth", request->depth, "Actions to play")
        ->required()
        ->check(CLI::Range(0, kMostPerftPlies));
    command->add_flag("--divide", request->divide, "Show the count below every action");
    command->add_option("--threads", request->threads, "Threads to count on (1)")
        ->check(CLI::Range(1, kMostPerftThreads));
    addPositionOptions(*command, kind, request->source);
    command->callback([=, &kind, &status] { status = runPerft(kind, *request, console); });
}

}  // namespace cli
