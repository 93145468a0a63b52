#include "cli/BenchCommand.h"

#include <CLI/CLI.hpp>
#include <array>
#include <memory>
#include <ostream>

#include "games/tak/engine/Engine.h"
#include "games/tak/rules/Notation.h"
#include "games/tak/rules/Tps.h"

namespace cli {
namespace {

using namespace tak;

/// Openings, middle games and crowded endings, all quiet enough to be comparable at a fixed depth.
constexpr std::array kPositions = {
    "x3/x3/x3 1 1",
    "2,x,1/x,1,x/x,2,x 1 3",
    "x4/x4/x4/x4 1 1",
    "2,x,1,x/x,1,2,x/x,1,1,2/x2,2,x 1 5",
    "2,x3,1/x,1,x3/x,1,2,x2/x,2,1,x2/x,2,x2,1 1 6",
    "x2,2,1,1/x,2,2S,1,x/x,12,1C,2,x/1,1,2C,2,x/2,x,1,x2 2 10",
    "x,2,1,1,x/2,21,2S,1,1/x,12,112C,2,x/1,1,x,2,2/2,x,1,1,x 1 16",
    "x6/x6/x2,1,2,x2/x2,1,2,x2/x6/2,x4,1 1 4",
    "2,x2,1,x2/x,2,1,1,x2/x,2,2C,1,x2/x,1,12,1C,1,x/x,2,2,x,2,x/1,x3,2,x 1 13",
    "2,2,x,1,x,1/x,2,1,1S,x,1/2,2,21C,1,1,x/x,1,12,12C,1,2/x,2,2,x,2,x/1,x,1,2,2,1 2 20",
    "x7/x2,1,x4/x2,1,2,x3/x3,2,1,x2/x3,2,x3/x7/2,x5,1 1 5",
    "2,x3,1,x2/x,2,1,1,x3/x,2,2C,1,x3/x,1,12,1C,1,x2/x,2,2,x,2,x2/1,x3,2,x2/x7 1 13",
    "x8/x8/x2,1,2,x4/x2,1,2,x4/x4,1,2,x2/x8/x8/2,x6,1 1 5",
    "x8/2,x3,1,x3/x,2,1,1,x4/x,2,2C,1,x4/x,1,12,1C,1,x3/x,2,2,x,2,x3/1,x3,2,x3/x8 1 13"};

}  // namespace

int runBench(const BenchRequest& request, const Console& console) {
    std::uint64_t nodes = 0;
    engine::Milliseconds time{};
    for (const char* tps : kPositions) {
        const auto position = rules::parseTps(tps, {});
        if (!position) return complain(console, "bench", position.error().describe());
        if (request.size != 0 && position->size() != request.size) continue;
        engine::Engine engine({.hashMiB = 16});
        const engine::Result result = engine.search(rules::Game(*position), {.depth = request.depth});
        console.out << tps << "  " << formatMove(*position, result.best) << " score "
                    << result.report.lines.front().score << " nodes " << result.report.nodes << '\n';
        nodes += result.report.nodes;
        time += result.report.time;
    }
    console.out << "signature " << nodes << '\n'
                << "nodes/s "
                << nodes * 1000 / static_cast<std::uint64_t>(std::max<std::int64_t>(1, time.count())) << '\n';
    return kDone;
}

void addBenchCommand(CLI::App& app, const Console& console, int& status) {
    auto request = std::make_shared<BenchRequest>();
    CLI::App* command = app.add_subcommand("bench", "Search fixed positions; print the node count and speed");
    command->add_option("depth", request->depth, "Plies to search (7)")->check(CLI::Range(1, 40));
    command->add_option("--size", request->size, "Only positions of this size")
        ->check(CLI::Range(rules::kMinSize, rules::kMaxSize));
    command->callback([request, console, &status] { status = runBench(*request, console); });
}

}  // namespace cli
