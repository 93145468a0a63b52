#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>
#include <ostream>

#include "cli/Bounds.h"
#include "cli/Interruption.h"
#include "cli/arena/ResultText.h"
#include "cli/games/Commands.h"
#include "cli/games/Source.h"
#include "cli/games/Thinking.h"

namespace cli::games {
namespace {

constexpr std::int64_t kAnalysisTime = 1000;  ///< milliseconds

struct AnalysisRequest {
    Source source = {};
    std::string as = {};
    std::optional<std::int64_t> time = {};
    std::optional<std::uint64_t> nodes = {};
    int candidates = 3;
};

std::string lowerCase(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
    return text;
}

/// The player whose seat has this name, or this number from 1.
std::optional<game::PlayerId> seatNamed(const game::Kind& kind, int players, const std::string& name) {
    for (int seat = 0; seat < players; ++seat) {
        const game::PlayerId player = game::playerAt(static_cast<std::size_t>(seat));
        if (name == std::to_string(seat + 1) || lowerCase(name) == lowerCase(kind.seatName(player)))
            return player;
    }
    return {};
}

/// Analyses the positions of one game for a player, or for whoever is to move.
class GameAnalysis {
  public:
    GameAnalysis(const game::Kind& kind, const AnalysisRequest& request, const Console& console)
        : kind_(kind), console_(console) {
        if (request.time) limits_.time = std::chrono::milliseconds(*request.time);
        limits_.nodes = request.nodes;
        if (!limits_.time && !limits_.nodes) limits_.time = std::chrono::milliseconds(kAnalysisTime);
        limits_.candidates = request.candidates;
        limits_.seed = 1;
    }

    /// One position. False if the bot has failed.
    bool analyse(const game::State& state, std::optional<game::PlayerId> only) {
        if (const game::Outcome outcome = state.outcome(); outcome.over) {
            console_.out << "ply " << state.ply() << "  " << textOf(state) << "\n  " << outcome.result
                         << '\n';
            return true;
        }
        for (const game::PlayerId player : state.awaited())
            if ((!only || *only == player) && !analyseFor(state, player)) return false;
        return true;
    }
    [[nodiscard]] bool stopped() const { return interruption_.stopped(); }
    [[nodiscard]] bool anyAnalysed() const { return analysed_; }

  private:
    bool analyseFor(const game::State& state, game::PlayerId player) {
        const auto view = state.view(player);
        console_.out << "ply " << state.ply() << "  " << kind_.seatName(player) << "  "
                     << view->positionText() << '\n';
        analysed_ = true;
        const auto thought = think(kind_, *view, limits_, interruption_.token());
        if (!thought) {
            complain(console_, "analyse", thought.error().describe());
            return false;
        }
        for (std::size_t i = 0; i < thought->candidates.size(); ++i)
            console_.out << "  " << i + 1 << ". " << candidateText(thought->candidates[i], player) << '\n';
        console_.out << "  nodes " << thought->nodes << " depth " << thought->depth << " time "
                     << arena::formatted("%.2f", static_cast<double>(thought->time.count()) / 1000) << '\n'
                     << std::flush;
        return true;
    }

    const game::Kind& kind_;
    const Console& console_;
    game::BotLimits limits_;
    Interruption interruption_;
    bool analysed_ = false;
};

int runAnalysis(const game::Kind& kind, const AnalysisRequest& request, const Console& console) {
    const auto record = openGame(kind, request.source, "analyse", console);
    if (!record) return kBadArguments;
    std::optional<game::PlayerId> only;
    if (!request.as.empty()) {
        only = seatNamed(kind, record->start->playerCount(), request.as);
        if (!only) return complain(console, "analyse", "--as: there is no such seat", kBadArguments);
    }
    GameAnalysis analysis(kind, request, console);
    const std::vector<game::Action> line = mainLineOf(*record);
    const auto state = record->start->clone();
    for (std::size_t ply = 0; ply <= line.size() && !analysis.stopped(); ++ply) {
        const bool wanted = !request.source.ply || static_cast<std::size_t>(*request.source.ply) == ply;
        if (wanted && !analysis.analyse(*state, only)) return kProblemsFound;
        if (ply < line.size()) (void)state->apply(line[ply]);
    }
    if (analysis.stopped()) return complain(console, "analyse", "stopped early");
    if (only && !analysis.anyAnalysed())
        return complain(console, "analyse", "--as: this player is never to move here", kBadArguments);
    return kDone;
}

}  // namespace

void addAnalyseCommand(CLI::App& app, const GameEntry& game, const Console& console, int& status) {
    auto request = std::make_shared<AnalysisRequest>();
    CLI::App* command =
        app.add_subcommand("analyse", "Print what the strongest bot thinks of a position or a game");
    addSourceOptions(*command, request->source, "Only the position after so many actions (every position)");
    command->add_option("--as", request->as,
                        "Only for this player: the seat's name or number (whoever is to move)");
    CLI::Option* time =
        command->add_option("--movetime,--time", request->time, "Milliseconds a position (1000)");
    time->check(milliseconds());
    command->add_option("--nodes", request->nodes, "Nodes a position")->check(nodes())->excludes(time);
    command->add_option("--multipv,--candidates", request->candidates, "Actions to show (3)")
        ->check(CLI::Range(1, 100));
    command->callback([=, &game, &status] { status = runAnalysis(*game.kind, *request, console); });
}

}  // namespace cli::games
