#include "cli/PerftCommand.h"

#include <CLI/CLI.hpp>
#include <chrono>
#include <iomanip>
#include <memory>
#include <ostream>

#include "games/tak/play/GameText.h"
#include "games/tak/rules/Notation.h"
#include "games/tak/rules/Perft.h"
#include "games/tak/rules/Tps.h"

namespace cli {
namespace {

using tak::rules::PerftDivision;
using tak::rules::Position;

constexpr int kDefaultSize = 6;
constexpr int kMaxThreads = 256;

base::Result<Position> startOf(const PerftRequest& request) {
    const auto opening = tak::rules::openingNamed(request.opening.value_or("swap"));
    const tak::rules::SetupOptions agreed{.size = request.size, .opening = opening.value()};
    if (!request.tps) return Position(agreed.onBoard(request.size.value_or(kDefaultSize)));
    const auto game = tak::play::readGameText(*request.tps, agreed);
    return game ? game->finalPosition() : base::Result<Position>(game.error());
}

std::uint64_t countLeaves(const Position& position, const PerftRequest& request, std::ostream& out) {
    // At depth 0 there is nothing to divide: the position itself is the leaf.
    if (request.depth == 0 || (!request.divide && request.threads == 1))
        return tak::rules::perft(position, request.depth);
    std::uint64_t total = 0;
    for (const PerftDivision& part : tak::rules::perftDivide(position, request.depth, request.threads)) {
        total += part.leaves;
        if (request.divide) out << formatMove(position, part.move) << ' ' << part.leaves << '\n';
    }
    if (request.divide) out << "total " << total << '\n';
    return total;
}

void printSummary(const Position& position, int depth, std::uint64_t leaves, double seconds,
                  std::ostream& out) {
    tak::rules::MoveList moves;
    legalMoves(position, moves);
    const auto speed = static_cast<std::uint64_t>(static_cast<double>(leaves) / std::max(seconds, 1e-9));
    out << "perft size " << position.size() << " depth " << depth << " moves " << moves.size() << " nodes "
        << leaves << " time " << std::fixed << std::setprecision(3) << seconds << " nodes/s " << speed
        << '\n';
}

}  // namespace

int runPerft(const PerftRequest& request, const Console& console) {
    const auto position = startOf(request);
    if (!position)
        return complain(
            console, "perft",
            "--tps:" + std::to_string(position.error().at.column) + ": " + position.error().message.english(),
            kBadArguments);
    if (const auto doubt = doubtAbout(*position))
        console.err << "perft: --tps: warning: " << doubt->english() << '\n';
    const auto begin = std::chrono::steady_clock::now();
    const std::uint64_t leaves = countLeaves(*position, request, console.out);
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - begin;
    printSummary(*position, request.depth, leaves, time.count(), console.out);
    return kDone;
}

void addPerftCommand(CLI::App& app, const Console& console, int& status) {
    auto request = std::make_shared<PerftRequest>();
    CLI::App* command =
        app.add_subcommand("perft", "Count the positions that can be reached in so many plies");
    command->add_option("depth,--depth", request->depth, "Plies to play")
        ->required()
        ->check(CLI::Range(0, tak::rules::kMaxPerftDepth));
    command->add_option("--size", request->size, "Side of the board, 3 to 8 (6 if no --tps is given)")
        ->check(CLI::Range(tak::rules::kMinSize, tak::rules::kMaxSize));
    command->add_option("--tps", request->tps,
                        "Position to start from, quoted: \"x3/x3/x3 1 1\", or with tags or as a link");
    command
        ->add_option("--opening", request->opening,
                     "How the game begins: swap, no-swap or \"double black stack\" (swap)")
        ->check([](const std::string& name) {
            return tak::rules::openingNamed(name) ? std::string() : "no such opening: " + name;
        });
    command->add_flag("--divide", request->divide, "Show the count below every move");
    command->add_option("--threads", request->threads, "Threads to count on")
        ->check(CLI::Range(1, kMaxThreads));
    command->callback([request, console, &status] { status = runPerft(*request, console); });
}

}  // namespace cli
