#include "cli/AnalyseCommand.h"

#include <CLI/CLI.hpp>
#include <memory>
#include <ostream>

#include "cli/Bounds.h"
#include "cli/Interruption.h"
#include "cli/OutFile.h"
#include "cli/SourceOptions.h"
#include "cli/analyse/Annotation.h"
#include "games/tak/play/puzzles/TinueMarks.h"
#include "games/tak/rules/Notation.h"
#include "games/tak/rules/Tps.h"

namespace cli {
namespace {

using namespace tak;
using analyse::Opinion;
using engine::Report;
using rules::Game;

constexpr engine::Milliseconds kMoveTime{1000};

void printOpinion(const Game& game, const Report& report, std::ostream& out) {
    for (std::size_t i = 0; i < report.lines.size(); ++i) {
        const engine::Line& line = report.lines[i];
        out << "  ";
        if (report.lines.size() > 1) out << i + 1 << ". ";
        out << analyse::scoreText(line.score) << " depth " << report.depth << "  "
            << numberedLine(game.position(), line.moves) << '\n';
    }
    out << "  nodes " << report.nodes << " time " << static_cast<double>(report.time.count()) / 1000 << '\n'
        << std::flush;
}

void printHeading(const rules::PtnGame& record, const std::vector<Game>& along, std::size_t ply,
                  std::ostream& out) {
    out << "ply " << ply << "  " << formatTps(along[ply].position());
    if (ply < along.size() - 1) {
        const auto& node = record.tree.node(record.tree.mainLine()[ply]);
        out << "  played " << formatMove(along[ply].position(), node.move);
    }
    out << '\n';
}

/// Searches a position and reports the depth on the error stream.
Opinion think(engine::Engine& player, const Game& game, const engine::Limits& limits, std::stop_token stop,
              const Console& console) {
    const engine::Result result = player.search(game, limits, std::move(stop), [&](const Report& report) {
        if (report.time >= engine::Milliseconds(500))
            console.err << "  depth " << report.depth << ' ' << analyse::scoreText(report.lines.front().score)
                        << ' ' << formatMove(game.position(), report.lines.front().moves.front()) << '\n'
                        << std::flush;
    });
    return {result.best, result.report};
}

/// Searches one position of a game, or all. Positions that were not requested, or not reached before a stop,
/// have no opinion.
std::vector<std::optional<Opinion>> analyseGame(const rules::PtnGame& record, std::optional<int> onlyPly,
                                                engine::Engine& player, const engine::Limits& limits,
                                                const std::stop_token& stop, const Console& console) {
    const std::vector<Game> along = gamesAlong(record);
    std::vector<std::optional<Opinion>> opinions(along.size());
    for (std::size_t ply = 0; ply < along.size() && !stop.stop_requested(); ++ply) {
        if (onlyPly && ply != static_cast<std::size_t>(*onlyPly)) continue;
        printHeading(record, along, ply, console.out);
        if (along[ply].outcome().over()) {
            console.out << "  " << resultText(along[ply].outcome()) << '\n';
            continue;
        }
        opinions[ply] = think(player, along[ply], limits, stop, console);
        printOpinion(along[ply], opinions[ply]->report, console.out);
    }
    return opinions;
}

/// Analyses the games from `first` up to `last` and writes all games if there is an output file.
base::Result<void> analyseGames(const AnalyseRequest& request, std::vector<rules::PtnGame> games,
                                std::size_t first, std::size_t last, OutFile* out,
                                const std::stop_token& stop, const Console& console) {
    engine::Limits limits = request.limits;
    if (!limits.moveTime && !limits.nodes && !limits.depth) limits.moveTime = kMoveTime;
    engine::Engine player(request.engine);
    for (std::size_t i = 0; i < games.size(); ++i) {
        if (i >= first && i < last && !stop.stop_requested()) {
            if (last - first > 1) console.out << "game " << i + 1 << '\n';
            player.newGame();
            const auto opinions = analyseGame(games[i], request.source.ply, player, limits, stop, console);
            analyse::annotate(games[i], opinions);
            if (out != nullptr) play::markTinue(games[i]);
        }
        if (out == nullptr) continue;
        if (auto written = out->write((i > 0 ? "\n" : "") + writePtn(games[i])); !written) return written;
    }
    return out != nullptr ? out->commit() : base::Result<void>();
}

}  // namespace

int runAnalyse(const AnalyseRequest& request, const Console& console) {
    auto games = readGames(request.source, console);
    if (!games) return complain(console, "analyse", games.error().describe(), kBadArguments);
    const bool all = !request.source.game && !request.source.ply;
    const auto first = static_cast<std::size_t>(request.source.game.value_or(1) - 1);
    const std::size_t plies = (*games)[first].tree.mainLine().size();
    if (request.source.ply && static_cast<std::size_t>(*request.source.ply) > plies) {
        return complain(console, "analyse", "--ply: this game has " + std::to_string(plies) + " plies",
                        kBadArguments);
    }
    std::optional<OutFile> out;
    if (!request.out.empty()) {
        auto opened = OutFile::open(request.out, console);
        if (!opened) return complain(console, "analyse", opened.error().describe());
        out.emplace(std::move(*opened));
    }
    const std::size_t last = all ? games->size() : first + 1;
    const Interruption interruption;
    const auto done = analyseGames(request, std::move(*games), first, last, out ? &*out : nullptr,
                                   interruption.token(), console);
    if (!done) return complain(console, "analyse", done.error().describe());
    return interruption.stopped() ? complain(console, "analyse", "stopped early") : kDone;
}

void addAnalyseCommand(CLI::App& app, const Console& console, int& status) {
    auto request = std::make_shared<AnalyseRequest>();
    auto moveTime = std::make_shared<std::optional<std::int64_t>>();
    CLI::App* command = app.add_subcommand("analyse", "Print what the engine thinks of a position or a game");
    CLI::Option* file =
        addSourceOptions(*command, request->source, "Only this game of the file (all; with --ply the first)",
                         "Only the position after this number of turns");
    command->add_option("--movetime", *moveTime, "Milliseconds per position (1000)")->check(milliseconds());
    command->add_option("--nodes", request->limits.nodes, "Nodes per position")->check(nodes());
    command->add_option("--depth", request->limits.depth, "Plies to search")->check(CLI::Range(1, 100));
    command->add_option("--multipv", request->engine.multiPv, "Lines to show (1)")
        ->check(CLI::Range(1, engine::kMaxMultiPv));
    command->add_option("--threads", request->engine.threads, "Threads (1)")
        ->check(CLI::Range(1, engine::kMaxThreads));
    command->add_option("--hash", request->engine.hashMiB, "MiB of the table (64)")
        ->check(CLI::Range(1, engine::kMaxHashMiB));
    command
        ->add_option("--out", request->out,
                     "PTN file for the games with their analysis; may be the same file")
        ->needs(file);
    command->callback([=, &status] {
        if (*moveTime) request->limits.moveTime = engine::Milliseconds(**moveTime);
        status = runAnalyse(*request, console);
    });
}

}  // namespace cli
