#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>
#include <ostream>

#include "cli/Additions.h"
#include "cli/Bounds.h"
#include "cli/Commands.h"
#include "cli/Interruption.h"
#include "cli/OutFile.h"
#include "cli/Source.h"
#include "cli/Thinking.h"
#include "cli/arena/ResultText.h"
#include "match/Findings.h"
#include "match/Match.h"

namespace cli {
namespace {

constexpr std::chrono::milliseconds kAnalysisTime{1000};
constexpr std::chrono::milliseconds kBeforeNews{500};
constexpr int kMostCandidates = 64;

struct AnalysisRequest {
    Source source = {};
    BotSettings settings = {};
    std::string as = {};
    std::optional<std::int64_t> time = {};  ///< milliseconds
    game::BotLimits limits = {.seed = 1};
    std::string out = {};  ///< file for the games; may be the one that was read
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

/// Analyses games one after another.
class Analyst {
  public:
    Analyst(const game::Kind& kind, const AnalysisRequest& request, std::unique_ptr<game::Bot> bot,
            const Console& console)
        : kind_(kind), request_(request), bot_(std::move(bot)), console_(console), limits_(request.limits) {
        if (request.time) limits_.time = std::chrono::milliseconds(*request.time);
        if (!limits_.time && !limits_.nodes && !limits_.depth) limits_.time = kAnalysisTime;
    }

    /// Analyses the positions of a game that are wanted, and enters what was found; fails if the bot does.
    base::Result<game::Record> analyse(game::Record record) {
        if (!request_.as.empty()) only_ = seatNamed(kind_, record.start->playerCount(), request_.as);
        const auto state = record.start->clone();
        match::Match match = match::Match::fromRecord(std::move(record));
        const std::vector<match::NodeId> line = match.tree().mainLine();
        bot_->prepare(*state->view(state->toMove()), interruption_.token());
        std::vector<std::optional<match::Finding>> findings(line.size());
        for (ply_ = 0; ply_ < line.size() && !stopped(); ++ply_) {
            const match::Node* next = ply_ + 1 < line.size() ? &match.tree().node(line[ply_ + 1]) : nullptr;
            if (!request_.source.ply || static_cast<std::size_t>(*request_.source.ply) == ply_)
                if (auto done = analysePosition(*state, next, findings[ply_]); !done) return done.error();
            if (next != nullptr) (void)state->apply(next->action);
        }
        if (const game::Outcome end = state->outcome(); end.over && ply_ == line.size())
            match::enterEnd(match, line.back(), end);
        for (std::size_t at = line.size(); at-- > 0;)
            if (findings[at]) match::enterFinding(match, line, at, *findings[at]);
        return match.toRecord();
    }
    [[nodiscard]] bool stopped() const { return interruption_.stopped(); }
    [[nodiscard]] bool anyAnalysed() const { return analysed_; }

  private:
    base::Result<void> analysePosition(const game::State& state, const match::Node* next,
                                       std::optional<match::Finding>& found) {
        if (const game::Outcome outcome = state.outcome(); outcome.over) {
            console_.out << "ply " << ply_ << "  " << textOf(state) << "\n  " << outcome.result << '\n';
            return {};
        }
        const game::PlayerId decider = next != nullptr ? next->mover : state.toMove();
        for (const game::PlayerId player : state.awaited()) {
            if (only_ && *only_ != player) continue;
            const auto view = state.view(player);
            console_.out << "ply " << ply_ << "  " << kind_.seatName(player) << "  " << view->positionText();
            if (next != nullptr && player == decider) console_.out << "  played " << next->notation;
            console_.out << '\n';
            auto thought = thinkFor(*view, player, state.hasSecrets());
            if (!thought) return thought.error();
            if (player == decider) found = match::Finding{std::move(*thought), match::isForced(*view)};
        }
        return {};
    }

    base::Result<game::Thought> thinkFor(const game::View& view, game::PlayerId player, bool secrets) {
        game::BotLimits limits = limits_;
        if (secrets && !request_.out.empty()) limits.candidates = match::kAllCandidates;
        auto thought = think(*bot_, view, limits, interruption_.token(), [&](const game::Thought& news) {
            if (news.time >= kBeforeNews && !news.candidates.empty())
                console_.err << "  depth " << news.depth << ' '
                             << candidateText(news.candidates.front(), player) << '\n'
                             << std::flush;
        });
        if (!thought) return thought;
        analysed_ = true;
        const auto shown = std::min(thought->candidates.size(), static_cast<std::size_t>(limits_.candidates));
        for (std::size_t i = 0; i < shown; ++i)
            console_.out << "  " << i + 1 << ". " << candidateText(thought->candidates[i], player) << '\n';
        console_.out << "  nodes " << thought->nodes << " depth " << thought->depth << " time "
                     << arena::formatted("%.2f", static_cast<double>(thought->time.count()) / 1000) << '\n'
                     << std::flush;
        return thought;
    }

    const game::Kind& kind_;
    const AnalysisRequest& request_;
    std::unique_ptr<game::Bot> bot_;
    const Console& console_;
    game::BotLimits limits_;
    std::optional<game::PlayerId> only_;
    Interruption interruption_;
    std::size_t ply_ = 0;
    bool analysed_ = false;
};

/// Analyses the games from `first` up to `last` and writes all games if there is an output file.
base::Result<void> analyseGames(const game::Kind& kind, Analyst& analyst, std::vector<game::Record> games,
                                std::size_t first, std::size_t last, OutFile* out, const Console& console) {
    for (std::size_t i = 0; i < games.size(); ++i) {
        const bool wanted = i >= first && i < last && !analyst.stopped();
        if (wanted) {
            if (last - first > 1) console.out << "game " << i + 1 << '\n';
            auto analysed = analyst.analyse(std::move(games[i]));
            if (!analysed) return analysed.error();
            games[i] = std::move(*analysed);
        }
        if (out == nullptr) continue;
        const std::string text = wanted ? kind.write(games[i]) : kind.writeAtOnce(games[i]);
        if (auto written = out->write((i > 0 ? "\n" : "") + text); !written) return written;
    }
    return out != nullptr ? out->commit() : base::Result<void>();
}

/// Why the request does not fit the games; empty: it does.
std::string faultOf(const game::Kind& kind, const AnalysisRequest& request, const game::Record& game) {
    const std::size_t plies = mainLineOf(game).size();
    if (request.source.ply && static_cast<std::size_t>(*request.source.ply) > plies)
        return "--ply: this game has " + std::to_string(plies) + " plies";
    if (!request.as.empty() && !seatNamed(kind, game.start->playerCount(), request.as))
        return "--as: there is no such seat";
    return {};
}

int runAnalysis(const game::Kind& kind, const AnalysisRequest& request, const Console& console) {
    auto games = readGames(kind, request.source, console);
    if (!games) return complain(console, "analyse", games.error().describe(), kBadArguments);
    const auto first = static_cast<std::size_t>(request.source.game.value_or(1) - 1);
    const bool all = !request.source.game && !request.source.ply;
    const std::size_t last = all ? games->size() : first + 1;
    if (const std::string fault = faultOf(kind, request, (*games)[first]); !fault.empty())
        return complain(console, "analyse", fault, kBadArguments);
    const auto makeBot = makeOwnBot(kind, request.settings);
    if (!makeBot) return complain(console, "analyse", makeBot.error().describe(), kBadArguments);
    std::optional<OutFile> out;
    if (!request.out.empty()) {
        auto opened = OutFile::open(request.out, console);
        if (!opened) return complain(console, "analyse", opened.error().describe());
        out.emplace(std::move(*opened));
    }
    Analyst analyst(kind, request, (*makeBot)(), console);
    const auto done =
        analyseGames(kind, analyst, std::move(*games), first, last, out ? &*out : nullptr, console);
    if (!done) return complain(console, "analyse", done.error().describe());
    if (analyst.stopped()) return complain(console, "analyse", "stopped early");
    if (!request.as.empty() && !analyst.anyAnalysed())
        return complain(console, "analyse", "--as: this player is never to move here", kBadArguments);
    return kDone;
}

}  // namespace

void addAnalyseCommand(CLI::App& app, const game::Kind& kind, const Console& console, int& status) {
    auto request = std::make_shared<AnalysisRequest>();
    request->settings = additionsOf(kind).analysisSettings;
    game::BotLimits& limits = request->limits;
    CLI::App* command =
        app.add_subcommand("analyse", "Print what the strongest bot thinks of a position or a game");
    addSourceOptions(*command, kind, request->source,
                     "Only this game of the file (all; with --ply the first)",
                     "Only the position after so many actions (every position)");
    command->add_option("--as", request->as,
                        "Only for this player: the seat's name or number (whoever is to move)");
    command->add_option("--movetime,--time", request->time, "Milliseconds a position (1000)")
        ->check(milliseconds());
    command->add_option("--nodes", limits.nodes, "Nodes a position")->check(nodes());
    if (kind.searchesByDepth())
        command->add_option("--depth", limits.depth, "Turns to look ahead")->check(CLI::Range(1, 100));
    command->add_option("--multipv,--candidates", limits.candidates, "Actions to show (1)")
        ->check(CLI::Range(1, kMostCandidates));
    for (auto& [key, value] : request->settings)
        command->add_option("--" + key, value, "Setting of the engine (" + value + ')');
    command->add_option("--out", request->out, "File for the games with their analysis; may be the same file")
        ->excludes(command->get_option("--position"));
    command->callback([=, &kind, &status] { status = runAnalysis(kind, *request, console); });
}

}  // namespace cli
