#include "cli/tak/SolveCommand.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <iomanip>
#include <memory>
#include <ostream>

#include "cli/Bounds.h"
#include "cli/Interruption.h"
#include "cli/tak/TakAdditions.h"
#include "games/tak/play/TakState.h"
#include "games/tak/rules/Notation.h"

namespace cli {
namespace {

using namespace tak;
using engine::TinueMove;
using engine::TinueResult;
using engine::TinueVerdict;
using rules::Position;

int statusOf(TinueVerdict verdict) {
    switch (verdict) {
        case TinueVerdict::Proven:
            return kProven;
        case TinueVerdict::Refuted:
            return kRefuted;
        case TinueVerdict::Unknown:
            break;
    }
    return kUndecided;
}

void printVerdict(const TinueResult& result, std::ostream& out) {
    if (result.verdict == TinueVerdict::Proven)
        out << "proven in " << result.plies << '\n';
    else if (result.verdict == TinueVerdict::Refuted)
        out << "refuted\n";
    else
        out << "unknown beyond " << result.plies << '\n';
}

/// Moves in PTN with numbers, crushes and Tak marks: "12. c3' b3 13. d3". With `tinue` the first move gets
/// the mark of a tinue.
std::string numberedLine(const Position& from, const std::vector<rules::Move>& moves, bool tinue) {
    std::string text;
    Position p = from;
    for (const rules::Move move : moves) {
        if (!text.empty()) text += ' ';
        const bool white = p.toMove() == rules::Color::White;
        if (white || p.ply() == from.ply()) text += std::to_string(p.moveNumber()) + (white ? ". " : "... ");
        text += formatMove(p, move, rules::TakMark::Yes);
        if (tinue && p.ply() == from.ply()) text += '\'';
        (void)p.make(move);
    }
    return text;
}

void printResult(const Position& position, const TinueResult& result, std::ostream& out) {
    printVerdict(result, out);
    if (!result.line.empty()) out << "line " << numberedLine(position, result.line, result.plies > 1) << '\n';
    for (const TinueMove& first : result.moves)
        out << (first.verdict == TinueVerdict::Proven ? "win " : "unknown ")
            << formatMove(position, first.move)
            << (first.verdict == TinueVerdict::Proven ? " in " : " beyond ") << first.plies << '\n';
    const auto milliseconds = static_cast<std::uint64_t>(std::max<std::int64_t>(1, result.time.count()));
    out << "nodes " << result.nodes << " time " << std::fixed << std::setprecision(3)
        << static_cast<double>(result.time.count()) / 1000 << " nodes/s "
        << result.nodes * 1000 / milliseconds << '\n';
}

}  // namespace

int runSolve(const game::Kind& kind, const SolveRequest& request, const Console& console) {
    const auto state = openPosition(kind, request.source, "solve", console);
    if (!state) return kBadArguments;
    const Position position = static_cast<const play::TakState&>(*state).position();
    const Interruption interruption;
    engine::TinueSolver solver(request.hashMiB);
    const TinueResult result =
        solver.solve(position, request.limits, interruption.token(), [&](int plies, std::uint64_t nodes) {
            console.err << "no win in " << plies << ", nodes " << nodes << '\n' << std::flush;
        });
    printResult(position, result, console.out);
    return statusOf(result.verdict);
}

void addSolveCommand(CLI::App& app, const game::Kind& kind, const Console& console, int& status) {
    auto request = std::make_shared<SolveRequest>();
    auto seconds = std::make_shared<std::optional<double>>();
    CLI::App* command = app.add_subcommand("solve", "Look for a forced road of the side to move (tinue)");
    addSourceOptions(*command, kind, request->source, "Which game of the file (1)",
                     "Turns of the game to play first (all)");
    command->add_option("--nodes", request->limits.nodes, "Most positions to search")->check(nodes());
    command->add_option("--time", *seconds, "Most seconds to search")->check(cli::seconds());
    command->add_option("--plies", request->limits.plies, "Longest win to look for (99)")
        ->check(CLI::Range(1, engine::kMaxTinuePlies));
    command->add_option("--hash", request->hashMiB, "MiB of the table of positions (64)")
        ->check(CLI::Range(1, 65536));
    command->add_flag("--all", request->limits.everyMove, "Judge every first move, not just the shortest");
    command->footer("Exits with 0 if proven, 1 if refuted, 3 if a limit was reached, 2 for bad arguments.");
    command->callback([=, &kind, &status] {
        if (*seconds)
            request->limits.time = std::chrono::milliseconds(static_cast<std::int64_t>(**seconds * 1000));
        status = runSolve(kind, *request, console);
    });
}

}  // namespace cli
