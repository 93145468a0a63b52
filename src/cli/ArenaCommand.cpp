#include <CLI/CLI.hpp>
#include <cmath>
#include <memory>
#include <ostream>
#include <set>

#include "base/FileAppender.h"
#include "cli/Additions.h"
#include "cli/Bounds.h"
#include "cli/Commands.h"
#include "cli/Input.h"
#include "cli/Interruption.h"
#include "cli/OutFile.h"
#include "cli/Source.h"
#include "cli/Today.h"
#include "cli/arena/Report.h"
#include "cli/arena/ResultText.h"

namespace cli {
namespace {

using arena::ArenaRequest;
using arena::EngineSpec;

constexpr double kMostElo = 1000;
constexpr int kMostMoves = 5000;
constexpr std::int64_t kArenaTime = 100;  ///< milliseconds

/// The arena's options as given on the command line.
struct ArenaOptions {
    std::vector<std::string> engines;
    std::map<std::string, std::vector<std::string>> values = {};  ///< of the game's options, by key
    int games = 100;
    std::string clock = {};
    std::optional<std::int64_t> moveTime = {};
    std::optional<std::uint64_t> nodes = {};
    std::optional<int> depth = {};
    std::optional<int> openingTurns = {};  ///< of the game's openings
    std::optional<int> openingBound = {};  ///< of the game's openings; hundredths of the unit of figures
    std::string openingFile = {};          ///< in place of those openings; "-": the standard input
    std::string openingOrder = {};  ///< of the file's openings: "sequential", also if empty, or "random"
    std::uint64_t seed = 1;
    int concurrency = 1;
    std::string format = "roundrobin";
    std::vector<double> sprt = {};
    std::vector<std::string> adjudication = {};
    int mostTurns = 300;
    int reportEvery = 10;  ///< games; 0 = never
    bool table = false;    ///< print the results as a Markdown table
    std::string out = {};
    std::string jsonFile = {};
};

base::Result<tournament::Pace> commonPace(const ArenaOptions& options) {
    tournament::Pace pace{.nodes = options.nodes, .depth = options.depth};
    if (options.moveTime) pace.turn = std::chrono::milliseconds(*options.moveTime);
    if (!options.clock.empty()) {
        const auto clock = arena::parseClock(options.clock);
        if (!clock) return clock.error();
        pace.clock = *clock;
    }
    if (pace.unlimited()) pace.turn = std::chrono::milliseconds(kArenaTime);
    return pace;
}

base::Result<void> addEngines(const ArenaOptions& options, ArenaRequest& request) {
    const auto common = commonPace(options);
    if (!common) return common.error();
    std::set<std::string> names;
    for (const std::string& text : options.engines) {
        auto spec = arena::parseEngineSpec(request.kind, text);
        if (!spec)
            return base::Error{{base::msgid("--engine {text}: {problem}"),
                                {{"text", text}, {"problem", spec.error().message}}}};
        // An engine without any limit of its own has the common ones.
        if (spec->pace.unlimited()) spec->pace = *common;
        if (!names.insert(spec->name).second)
            return base::Error{
                {base::msgid("two engines are named {engine}: give them a name="), {{"engine", spec->name}}}};
        request.engines.push_back(std::move(*spec));
    }
    if (request.engines.size() < 2) return base::Error{base::msgid("a match needs two engines")};
    return {};
}

/// Every combination of the values, the last option's changing first.
base::Result<void> addSetups(const ArenaOptions& options, ArenaRequest& request) {
    std::vector<arena::Setup> setups{{.name = {}, .values = additionsOf(request.kind).matchValues}};
    for (const game::OptionSpec& option : request.kind.options({})) {
        const auto given = options.values.find(option.key);
        if (given == options.values.end() || given->second.empty()) continue;
        std::vector<arena::Setup> all;
        for (const arena::Setup& before : setups)
            for (const std::string& value : given->second) {
                arena::Setup& setup = all.emplace_back(before);
                setup.values[option.key] = value;
                if (given->second.size() > 1)
                    setup.name += (setup.name.empty() ? "" : " ") + option.key + ' ' + value;
            }
        setups = std::move(all);
    }
    if (const auto players = options.values.find(game::kPlayersKey);
        players != options.values.end() && !players->second.empty())
        for (arena::Setup& setup : setups) setup.values[game::kPlayersKey] = players->second.front();
    for (const arena::Setup& setup : setups) {
        const auto start = request.kind.create(setup.values, {});
        if (!start) return start.error();
        if (game::Sides(*(*start)->view(game::Viewer::onlooker())).count() != 2)
            return base::Error{tournament::kNeedsTwoSides};
    }
    request.setups = std::move(setups);
    return {};
}

base::Result<void> addOpenings(const ArenaOptions& options, const Console& console, ArenaRequest& request) {
    request.openings.turns = options.openingTurns.value_or(request.openings.turns);
    request.openings.bound = options.openingBound;
    request.openings.seed = options.seed;
    if (options.openingFile.empty()) {
        if (options.openingOrder.empty()) return {};
        return base::Error{base::msgid("--opening-order needs --opening-file")};
    }
    if (options.openingTurns || options.openingBound)
        return base::Error{
            base::msgid("--openings and --opening-bound are for random openings: give either "
                        "them or --opening-file")};
    const auto text = readFileOrStream(options.openingFile, console);
    if (!text) return text.error();
    std::vector<game::OptionValues> setups;
    for (const arena::Setup& setup : request.setups) setups.push_back(setup.values);
    const bool random = options.openingOrder == "random";
    auto beginnings = additionsOf(request.kind)
                          .readOpenings(*text, nameOfInput(options.openingFile), setups,
                                        random ? std::optional(options.seed) : std::nullopt);
    if (!beginnings) return beginnings.error();
    request.beginnings = std::move(*beginnings);
    return {};
}

base::Result<void> addSprt(const std::vector<double>& s, ArenaRequest& request) {
    if (s.empty()) return {};
    if (s.size() != 2 && s.size() != 4)
        return base::Error{base::msgid("--sprt takes elo0,elo1 or elo0,elo1,alpha,beta")};
    arena::Sprt sprt{.elo0 = s[0], .elo1 = s[1]};
    if (s.size() == 4) sprt = {s[0], s[1], s[2], s[3]};
    // In this form, since no comparison with NaN is true.
    const auto isShare = [](double share) { return share > 0 && share < 0.5; };
    if (!(-kMostElo <= sprt.elo0 && sprt.elo0 < sprt.elo1 && sprt.elo1 <= kMostElo) || !isShare(sprt.alpha) ||
        !isShare(sprt.beta))
        return base::Error{
            base::msgid("--sprt takes elo0 < elo1 within 1000, and alpha and beta between 0 and 0.5")};
    if (request.engines.size() != 2) return base::Error{base::msgid("--sprt is for two engines")};
    request.sprt = sprt;
    return {};
}

/// SCORE,MOVES: the score is a chance in percent, "95%", or a figure in hundredths of the game's unit.
base::Result<void> addAdjudication(std::vector<std::string> given, ArenaRequest& request) {
    if (given.empty()) return {};
    const base::Error wrong{base::msgid(
        "--adjudicate takes SCORE,MOVES: a chance such as 95% or hundredths of the unit of the game's "
        "scores, if it has one, and at most 5000 moves")};
    if (given.size() != 2) return wrong;
    const auto& chanceOf = additionsOf(request.kind).chanceOf;
    const bool percent = given[0].ends_with('%');
    if (percent) given[0].pop_back();
    const auto score = arena::wholeNumber("", given[0], percent ? 51 : 1, percent ? 100 : 1'000'000);
    const auto moves = arena::wholeNumber("", given[1], 1, kMostMoves);
    if (!score || !moves || (!percent && !chanceOf)) return wrong;
    request.adjudication = {
        .chance = percent ? static_cast<double>(*score) / 100 : chanceOf(static_cast<int>(*score)),
        .turns = static_cast<int>(*moves)};
    return {};
}

arena::Format formatNamed(std::string_view name) {
    return name == "gauntlet" ? arena::Format::Gauntlet
           : name == "ladder" ? arena::Format::Ladder
                              : arena::Format::RoundRobin;
}

/// Enters these options in the request, and reads the file with openings; the error says which option is
/// wrong, or what is wrong with the file.
base::Result<void> enterOptions(const ArenaOptions& options, const Console& console, ArenaRequest& request) {
    if (auto added = addEngines(options, request); !added) return added;
    if (auto added = addSetups(options, request); !added) return added;
    if (auto added = addOpenings(options, console, request); !added) return added;
    if (auto added = addSprt(options.sprt, request); !added) return added;
    if (auto added = addAdjudication(options.adjudication, request); !added) return added;
    request.format = formatNamed(options.format);
    request.games = options.games;
    request.concurrency = options.concurrency;
    request.mostTurns = options.mostTurns;
    request.seed = options.seed;
    return {};
}

/// Keeps the games in a file as they end, and reports them.
class GameKeeper {
  public:
    GameKeeper(const ArenaRequest& request, const ArenaOptions& options, const Console& console)
        : request_(request), options_(options), console_(console) {}

    base::Result<void> open() {
        if (options_.out.empty()) return {};
        auto opened = base::FileAppender::open(options_.out);
        if (!opened) return opened.error();
        file_.emplace(std::move(*opened));
        return {};
    }
    void take(const arena::ArenaResult& soFar, const tournament::PlayedGame& played,
              const tournament::Contest& contest) {
        if (file_) keep(recordOf(played, contest, "dolmen-engine arena", date_));
        const arena::ArenaGame& last = soFar.games.back();
        if (!last.problem.empty() && last.culprit)
            console_.err << "game " << last.number << ": "
                         << request_.engines[static_cast<std::size_t>(*last.culprit)].name << ": "
                         << last.problem << std::endl;
        const int every = options_.reportEvery;
        if (every > 0 && soFar.games.size() % static_cast<std::size_t>(every) == 0)
            console_.err << arena::progressLine(request_, soFar) << std::endl;
    }
    /// Whether every game is on the disk; else after a complaint.
    [[nodiscard]] bool finish() {
        const auto kept = file_ ? file_->finish() : base::Result<void>();
        if (!kept) complain(console_, "arena", kept.error().describe());
        if (lost_ > 0)
            complain(console_, "arena",
                     options_.out + ": " + std::to_string(lost_) + " games are missing there");
        return kept && lost_ == 0;
    }

  private:
    void keep(const game::Record& game) {
        // If the disk is full now, it may have room for the next game.
        if (const auto kept = file_->add(request_.kind.writeAtOnce(game), "\n"); !kept && lost_++ == 0)
            complain(console_, "arena", kept.error().describe());
    }

    const ArenaRequest& request_;
    const ArenaOptions& options_;
    const Console& console_;
    std::optional<base::FileAppender> file_;
    std::string date_ = today();
    int lost_ = 0;
};

int runArenaCommand(const game::Kind& kind, const ArenaOptions& options, const Console& console) {
    ArenaRequest request{.kind = kind};
    if (const auto entered = enterOptions(options, console, request); !entered)
        return complain(console, "arena", entered.error().describe(), kBadArguments);
    GameKeeper keeper(request, options, console);
    if (const auto opened = keeper.open(); !opened)
        return complain(console, "arena", opened.error().describe(), kBadArguments);
    std::optional<OutFile> json;
    if (!options.jsonFile.empty()) {
        auto opened = OutFile::open(options.jsonFile, console);
        if (!opened) return complain(console, "arena", opened.error().describe(), kBadArguments);
        json.emplace(std::move(*opened));
    }
    const Interruption interruption;
    const auto result =
        arena::runArena(request, interruption.token(),
                        [&](const arena::ArenaResult& soFar, const tournament::PlayedGame& played,
                            const tournament::Contest& contest) { keeper.take(soFar, played, contest); });
    const bool kept = keeper.finish();
    if (!result) return complain(console, "arena", result.error().describe());
    if (const int repeated = arena::repeatedGames(*result); repeated > 0)
        console.err << "arena: warning: " << repeated
                    << " games repeat earlier ones turn by turn, so the error is larger than it says; with "
                       "more openings games differ"
                    << std::endl;
    if (options.table)
        console.out << arena::markdownTable(request, *result);
    else
        arena::printReport(request, *result, console.out);
    int status = kept ? kDone : kProblemsFound;
    if (result->stopped) status = complain(console, "arena", "stopped early");
    if (!json) return status;
    auto written = json->write(arena::jsonReport(request, *result));
    if (written) written = json->commit();
    return written ? status : complain(console, "arena", written.error().describe());
}

}  // namespace

void addArenaCommand(CLI::App& app, const game::Kind& kind, const Console& console, int& status) {
    const Additions& additions = additionsOf(kind);
    auto o = std::make_shared<ArenaOptions>();
    o->mostTurns = kind.mostTurnsInMatches();
    CLI::App* command =
        app.add_subcommand("arena", "Play matches between engines and measure their strength");
    const std::string settings = additions.botSettings.empty() ? "level=N" : additions.botSettings;
    command
        ->add_option("engines,--engine", o->engines,
                     "Two or more: a bot's id, or dolmen[," + settings + "]" +
                         (kind.programs() != nullptr ? ", or cmd=PROGRAM ARGS[,option.NAME=VALUE]" : "") +
                         "; also name=, nodes=, depth=, movetime=, tc= of its own")
        ->required()
        ->take_all();
    command->add_option("--games", o->games, "Games that each pair of engines plays (100)")
        ->check(CLI::Range(1, 1'000'000));
    command->add_option("--tc", o->clock, "Clock: SECONDS+INCREMENT, such as 10+0.1");
    command->add_option("--movetime,--time", o->moveTime, "Milliseconds a move (100, without other limits)")
        ->check(milliseconds());
    command->add_option("--nodes", o->nodes, "Nodes a move; an external engine has a minute for them")
        ->check(cli::nodes());
    if (kind.searchesByDepth())
        command->add_option("--depth", o->depth, "Turns to look ahead")->check(CLI::Range(1, 100));
    if (kind.openings({}, {}) != nullptr) {
        command
            ->add_option("--openings", o->openingTurns,
                         "Turns of the random openings; 0 = from the start (4)")
            ->check(CLI::Range(0, 20));
        command
            ->add_option("--opening-bound", o->openingBound,
                         "Hundredths of the unit of scores that a side may be ahead after the opening (150)")
            ->check(CLI::Range(1, 100'000));
    }
    if (additions.readOpenings) {
        command->add_option("--opening-file", o->openingFile,
                            "Openings to play in place of random ones: games, or a position or a list of "
                            "moves on each line; - "
                            "reads the standard input");
        command
            ->add_option("--opening-order", o->openingOrder,
                         "Order of the file's openings: sequential, or random by --seed (sequential)")
            ->check(CLI::IsMember({"sequential", "random"}));
    }
    command->add_option("--seed", o->seed,
                        "Seed of the openings, of their order and of the bots' choices (1)");
    command->add_option("--concurrency", o->concurrency, "Games at a time (1)")->check(CLI::Range(1, 256));
    command
        ->add_option("--format", o->format,
                     "roundrobin, gauntlet: the first engine against the others, or ladder: every engine "
                     "against the one before it")
        ->check(CLI::IsMember({"roundrobin", "gauntlet", "ladder"}));
    command->add_option("--sprt", o->sprt, "elo0,elo1[,alpha,beta]: stop when one hypothesis is accepted")
        ->delimiter(',');
    command
        ->add_option(
            "--adjudicate", o->adjudication,
            "SCORE,MOVES: end a game as won when both engines see one side ahead by SCORE, such as a "
            "chance of 95%, for MOVES moves")
        ->delimiter(',');
    command
        ->add_option(
            "--max-turns,--max-plies", o->mostTurns,
            "Longest game in turns of all players; then it is a draw (" + std::to_string(o->mostTurns) + ')')
        ->check(CLI::Range(10, 5000));
    command->add_option("--report", o->reportEvery, "Games between two progress lines; 0 = none (10)")
        ->check(CLI::Range(0, 1'000'000));
    command->add_flag("--table", o->table, "Print the results as a Markdown table");
    command->add_option("--out,--ptn", o->out, "File to which each game is added when it ends");
    command->add_option("--json", o->jsonFile, "File for the results; replaced at the end");
    addGameOptions(*command, kind, o->values);
    command->callback([=, &kind, &status] { status = runArenaCommand(kind, *o, console); });
}

}  // namespace cli
