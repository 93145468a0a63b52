#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>
#include <ostream>

#include "base/FileAppender.h"
#include "base/Printable.h"
#include "cli/Bounds.h"
#include "cli/Interruption.h"
#include "cli/Today.h"
#include "cli/arena/ResultText.h"
#include "cli/games/Commands.h"
#include "cli/games/Matches.h"

namespace cli::games {
namespace {

constexpr std::int64_t kArenaTime = 100;  ///< milliseconds
constexpr std::size_t kGamesBetweenReports = 10;

struct BotArenaOptions {
    MatchesRequest matches = {};
    std::optional<std::int64_t> time = {};
    std::string out = {};
};

/// Why these bots cannot play; empty: they can.
std::string faultOf(const std::vector<std::string>& bots, std::span<const game::Opponent> known) {
    std::string all;
    for (const game::Opponent& bot : known) all += (all.empty() ? "" : ", ") + bot.id;
    for (std::size_t i = 0; i < bots.size(); ++i) {
        if (std::none_of(known.begin(), known.end(), [&](const auto& bot) { return bot.id == bots[i]; }))
            return base::excerpt(bots[i]) + ": there is no such bot; there are " + all;
        if (std::find(bots.begin(), bots.begin() + static_cast<std::ptrdiff_t>(i), bots[i]) !=
            bots.begin() + static_cast<std::ptrdiff_t>(i))
            return bots[i] + ": each bot can be named once";
    }
    return bots.size() < 2 ? "a match needs two bots" : "";
}

std::string lineOf(const std::string& name, const tournament::Standings& standings) {
    return name + ": " + arena::strengthText(standings.total, standings.pairs);
}

/// Keeps and reports the games as they end.
class GameKeeper {
  public:
    GameKeeper(const game::Kind& kind, std::optional<base::FileAppender> out, const Console& console)
        : kind_(kind), out_(std::move(out)), console_(console) {}

    void take(const MatchNews& news) {
        for (std::size_t i = 0; i < news.games.size(); ++i) {
            tellProblem(news, news.games[i]);
            if ((news.before + i + 1) % kGamesBetweenReports == 0)
                console_.err << news.before + i + 1 << '/' << news.runner.contest().games << ' '
                             << lineOf(news.name, news.runner.standings()) << std::endl;
        }
        if (!out_) return;
        const std::string event = "dolmen-engine arena";
        for (const game::Record& game :
             news.runner.finishedRecords(event, date_, news.before, news.games.size()))
            // If the disk is full now, it may have room for the next game.
            if (auto kept = out_->add(kind_.write(game), "\n"); !kept && lost_++ == 0)
                complain(console_, "arena", kept.error().describe());
    }
    /// Whether every game is on the disk; else after a complaint.
    [[nodiscard]] bool finish() {
        if (lost_ > 0) complain(console_, "arena", std::to_string(lost_) + " games are missing in the file");
        const auto kept = out_ ? out_->finish() : base::Result<void>();
        if (!kept) complain(console_, "arena", kept.error().describe());
        return kept && lost_ == 0;
    }

  private:
    /// Names the bot that lost by a failure.
    void tellProblem(const MatchNews& news, const tournament::Runner::Line& game) const {
        if (!game.problem || !game.culprit) return;
        const auto culprit = static_cast<std::size_t>(*game.culprit);
        console_.err << news.name << ", game " << game.number << ": "
                     << news.runner.contest().entrants[culprit].name << ": " << game.problem->english()
                     << std::endl;
    }

    const game::Kind& kind_;
    std::optional<base::FileAppender> out_;
    const Console& console_;
    std::string date_ = today();
    int lost_ = 0;
};

void printMatch(const MatchResult& match, const std::vector<std::string>& seats, std::ostream& out) {
    const tournament::Standings& standings = match.standings;
    out << lineOf(match.name, standings) << "  " << arena::pairsText(standings.pairs)
        << (match.stopped ? "  (stopped early)" : "") << '\n';
    for (std::size_t side = 0; side < seats.size(); ++side)
        out << "  as " << seats[side] << ": " << arena::tallyText(standings.bySide[side]) << '\n';
}

int runBotArena(const game::Kind& kind, const BotArenaOptions& options, const Console& console) {
    MatchesRequest request = options.matches;
    if (const std::string fault = faultOf(request.bots, kind.opponents()); !fault.empty())
        return complain(console, "arena", fault, kBadArguments);
    if (options.time) request.pace.turn = std::chrono::milliseconds(*options.time);
    if (!request.pace.turn && !request.pace.nodes) request.pace.turn = std::chrono::milliseconds(kArenaTime);
    std::optional<base::FileAppender> out;
    if (!options.out.empty()) {
        auto opened = base::FileAppender::open(options.out);
        if (!opened) return complain(console, "arena", opened.error().describe(), kBadArguments);
        out.emplace(std::move(*opened));
    }
    GameKeeper keeper(kind, std::move(out), console);
    const Interruption interruption;
    const auto results = playMatches(kind, request, interruption.token(),
                                     [&keeper](const MatchNews& news) { keeper.take(news); });
    const bool kept = keeper.finish();
    if (!results) return complain(console, "arena", results.error().describe());
    const std::vector<std::string> seats{kind.seatName(game::playerAt(0)), kind.seatName(game::playerAt(1))};
    for (const MatchResult& match : *results) printMatch(match, seats, console.out);
    if (interruption.stopped()) return complain(console, "arena", "stopped early");
    return kept ? kDone : kProblemsFound;
}

}  // namespace

void addArenaCommand(CLI::App& app, const GameEntry& game, const Console& console, int& status) {
    auto options = std::make_shared<BotArenaOptions>();
    MatchesRequest& matches = options->matches;
    CLI::App* command = app.add_subcommand(
        "arena", "Play matches between bots, each against each, to measure their strength");
    command->add_option("bots", matches.bots, "Two bots or more, by id")->required();
    command->add_option("--games", matches.games, "Games that each pair of bots plays (100)")
        ->check(CLI::Range(1, 1'000'000));
    CLI::Option* time =
        command->add_option("--movetime,--time", options->time, "Milliseconds an action (100)");
    time->check(milliseconds());
    command->add_option("--nodes", matches.pace.nodes, "Nodes an action")->check(nodes())->excludes(time);
    command->add_option("--seed", matches.seed, "Seed of the openings and of the bots' choices (1)");
    command->add_option("--concurrency", matches.concurrency, "Games at a time (1)")
        ->check(CLI::Range(1, 256));
    command->add_option("--out", options->out, "File to which each game is added when it ends");
    command->callback([=, &game, &status] { status = runBotArena(*game.kind, *options, console); });
}

}  // namespace cli::games
