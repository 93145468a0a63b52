#include "cli/ArenaCommand.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cmath>
#include <memory>
#include <ostream>
#include <set>
#include <thread>

#include "base/FileAppender.h"
#include "cli/Bounds.h"
#include "cli/Input.h"
#include "cli/Interruption.h"
#include "cli/OutFile.h"
#include "cli/Today.h"
#include "cli/arena/Markdown.h"
#include "cli/arena/Report.h"

namespace cli {
namespace {

using arena::ArenaRequest;
using arena::EngineSpec;

constexpr double kMostElo = 1000;
constexpr int kMostMoves = 5000;

/// An engine without any limit of its own has the common ones.
void fillIn(arena::TimeControl& own, const arena::TimeControl& common) {
    if (own.unlimited()) own = common;
}

base::Result<arena::TimeControl> commonTime(const ArenaOptions& options) {
    arena::TimeControl time{.nodes = options.nodes, .depth = options.depth};
    if (options.moveTime) time.moveTime = arena::Milliseconds(*options.moveTime);
    if (options.clock.empty()) return time;
    const auto clock = arena::parseClock(options.clock);
    if (!clock) return clock.error();
    time.clock = *clock;
    return time;
}

base::Result<void> addEngines(const ArenaOptions& options, ArenaRequest& request) {
    const auto common = commonTime(options);
    if (!common) return common.error();
    std::set<std::string> names;
    for (const std::string& text : options.engines) {
        auto spec = arena::parseEngineSpec(text);
        if (!spec)
            return base::Error{{base::msgid("--engine {text}: {problem}"),
                                {{"text", text}, {"problem", spec.error().message}}}};
        fillIn(spec->time, *common);
        if (spec->time.unlimited())
            return base::Error{
                {base::msgid("{engine} has no limit: give --tc, --movetime, --nodes or --depth"),
                 {{"engine", spec->name}}}};
        if (!names.insert(spec->name).second)
            return base::Error{
                {base::msgid("two engines are named {engine}: give them a name="), {{"engine", spec->name}}}};
        request.engines.push_back(std::move(*spec));
    }
    if (request.engines.size() < 2) return base::Error{base::msgid("a match needs two engines")};
    return {};
}

base::Result<void> addSetups(const ArenaOptions& options, ArenaRequest& request) {
    for (const int size : options.sizes)
        for (const double komi : options.komis) {
            const double half = komi * 2;
            if (!(std::abs(half) <= 100) || half != std::floor(half))
                return base::Error{base::msgid("komi is counted in half flats")};
            auto setup = tak::rules::Setup::standard(size, static_cast<int>(half));
            setup.draws = {.quietPlies = true, .repetition = true};
            if (const auto checked = setup.check(); !checked) return checked.error();
            request.setups.push_back(setup);
        }
    return {};
}

base::Result<void> addOpenings(const ArenaOptions& options, const Console& console, ArenaRequest& request) {
    auto& random = request.randomOpenings;
    random = {.plies = options.openingPlies.value_or(random.plies),
              .bound = options.openingBound.value_or(random.bound),
              .seed = options.seed};
    if (options.openingFile.empty()) {
        if (options.openingOrder.empty()) return {};
        return base::Error{base::msgid("--opening-order needs --opening-file")};
    }
    if (options.openingPlies || options.openingBound)
        return base::Error{
            base::msgid("--openings and --opening-bound are for random openings: give either "
                        "them or --opening-file")};
    const auto text = readFileOrStream(options.openingFile, console);
    if (!text) return text.error();
    auto list = arena::readOpenings(*text, nameOfInput(options.openingFile), request.setups);
    if (!list) return list.error();
    if (options.openingOrder == "random") list->shuffle(options.seed);
    request.listedOpenings = std::move(*list);
    return {};
}

base::Result<void> addVerdicts(const ArenaOptions& options, ArenaRequest& request) {
    if (!options.sprt.empty()) {
        const auto& s = options.sprt;
        if (s.size() != 2 && s.size() != 4)
            return base::Error{base::msgid("--sprt takes elo0,elo1 or elo0,elo1,alpha,beta")};
        arena::Sprt sprt{.elo0 = s[0], .elo1 = s[1]};
        if (s.size() == 4) sprt = {s[0], s[1], s[2], s[3]};
        // In this form, since no comparison with NaN is true.
        const auto isShare = [](double share) { return share > 0 && share < 0.5; };
        if (!(-kMostElo <= sprt.elo0 && sprt.elo0 < sprt.elo1 && sprt.elo1 <= kMostElo) ||
            !isShare(sprt.alpha) || !isShare(sprt.beta))
            return base::Error{
                base::msgid("--sprt takes elo0 < elo1 within 1000, and alpha and beta between 0 and 0.5")};
        if (request.engines.size() != 2) return base::Error{base::msgid("--sprt is for two engines")};
        request.sprt = sprt;
    }
    if (!options.adjudication.empty()) {
        if (options.adjudication.size() != 2 || options.adjudication[0] < 1 || options.adjudication[1] < 1 ||
            options.adjudication[1] > kMostMoves)
            return base::Error{base::msgid("--adjudicate takes SCORE,MOVES, with at most 5000 moves")};
        request.rules.adjudication = {options.adjudication[0], options.adjudication[1]};
    }
    return {};
}

arena::Format formatNamed(std::string_view name) {
    return name == "gauntlet" ? arena::Format::Gauntlet
           : name == "ladder" ? arena::Format::Ladder
                              : arena::Format::RoundRobin;
}

/// Reports the results after a game.
void report(const ArenaRequest& request, const arena::ArenaResult& so_far, int every,
            const Console& console) {
    const arena::ArenaGame& last = so_far.games.back();
    if (!last.game.problem.empty())
        console.err << "game " << last.number << ": " << arena::culpritOf(request, last) << ": "
                    << last.game.problem << std::endl;
    if (every > 0 && so_far.games.size() % static_cast<std::size_t>(every) == 0)
        console.err << arena::progressLine(request, so_far) << std::endl;
}

}  // namespace

base::Result<ArenaRequest> arenaRequestOf(const ArenaOptions& options, const Console& console) {
    ArenaRequest request;
    if (const auto added = addEngines(options, request); !added) return added.error();
    if (const auto added = addSetups(options, request); !added) return added.error();
    if (const auto added = addOpenings(options, console, request); !added) return added.error();
    if (const auto added = addVerdicts(options, request); !added) return added.error();
    request.format = formatNamed(options.format);
    request.games = options.games;
    request.concurrency = options.concurrency;
    request.rules.maxPlies = options.maxPlies;
    return request;
}

int runArenaCommand(const ArenaOptions& options, const Console& console) {
    const auto request = arenaRequestOf(options, console);
    if (!request) return complain(console, "arena", request.error().describe(), kBadArguments);
    std::optional<base::FileAppender> ptn;
    if (!options.ptnFile.empty()) {
        auto opened = base::FileAppender::open(options.ptnFile);
        if (!opened) return complain(console, "arena", opened.error().describe(), kBadArguments);
        ptn.emplace(std::move(*opened));
    }
    std::optional<OutFile> json;
    if (!options.jsonFile.empty()) {
        auto opened = OutFile::open(options.jsonFile, console);
        if (!opened) return complain(console, "arena", opened.error().describe(), kBadArguments);
        json.emplace(std::move(*opened));
    }
    const std::string date = today();
    const Interruption interruption;
    int lost = 0;
    const auto result =
        arena::runArena(*request, interruption.token(), [&](const arena::ArenaResult& so_far) {
            const arena::ArenaGame& last = so_far.games.back();
            // If the disk is full now, it may have room for the next game.
            if (const auto kept =
                    ptn ? ptn->add(arena::ptnOf(*request, last, date), "\n") : base::Result<void>();
                !kept && lost++ == 0)
                complain(console, "arena", kept.error().describe());
            report(*request, so_far, options.reportEvery, console);
        });
    if (!result) return complain(console, "arena", result.error().describe());
    if (const int repeated = arena::repeatedGames(*result); repeated > 0)
        console.err << "arena: warning: " << repeated
                    << " games repeat earlier ones turn by turn, so the error is larger than it says; with "
                       "more openings games differ"
                    << std::endl;
    if (options.table)
        console.out << arena::markdownTable(*request, *result);
    else
        arena::printReport(*request, *result, console.out);
    int status = result->stopped ? complain(console, "arena", "stopped early") : kDone;
    if (const auto kept = ptn ? ptn->finish() : base::Result<void>(); !kept)
        status = complain(console, "arena", kept.error().describe());
    if (lost > 0)
        status = complain(console, "arena",
                          options.ptnFile + ": " + std::to_string(lost) + " games are missing there");
    if (!json) return status;
    auto written = json->write(arena::jsonReport(*request, *result));
    if (written) written = json->commit();
    return written ? status : complain(console, "arena", written.error().describe());
}

void addArenaCommand(CLI::App& app, const Console& console, int& status) {
    auto o = std::make_shared<ArenaOptions>();
    CLI::App* command =
        app.add_subcommand("arena", "Play matches between engines and measure their strength");
    command
        ->add_option("--engine", o->engines,
                     "dolmen[,level=N,network=no,hash=MIB,threads=N,margin.NAME=N] or cmd=PROGRAM "
                     "ARGS[,option.NAME=VALUE]; also name=, "
                     "nodes=, depth=, movetime=, tc= of its own")
        ->required()
        ->take_all();
    command->add_option("--size", o->sizes, "Board sizes, such as 5,6 (5)")
        ->delimiter(',')
        ->check(CLI::Range(tak::rules::kMinSize, tak::rules::kMaxSize));
    command->add_option("--komi", o->komis, "Flats added to Black's count, such as 0,2 (0)")->delimiter(',');
    command->add_option("--games", o->games, "Games that each pair of engines plays (100)")
        ->check(CLI::Range(1, 1'000'000));
    command->add_option("--tc", o->clock, "Clock: SECONDS+INCREMENT, such as 10+0.1");
    command->add_option("--movetime", o->moveTime, "Milliseconds per move")->check(milliseconds());
    command->add_option("--nodes", o->nodes, "Nodes per move; an external engine has a minute for them")
        ->check(cli::nodes());
    command->add_option("--depth", o->depth, "Plies to search")->check(CLI::Range(1, 100));
    command
        ->add_option("--openings", o->openingPlies, "Plies of the random openings; 0 = the empty board (4)")
        ->check(CLI::Range(0, 20));
    command
        ->add_option("--opening-bound", o->openingBound,
                     "Hundredths of a flat that a side may be ahead after the opening (150)")
        ->check(CLI::Range(1, 100'000));
    command->add_option(
        "--opening-file", o->openingFile,
        "Openings to play in place of random ones: games in PTN, or a TPS or a list of moves on "
        "each line; - reads the standard input");
    command
        ->add_option("--opening-order", o->openingOrder,
                     "Order of the file's openings: sequential, or random by --seed (sequential)")
        ->check(CLI::IsMember({"sequential", "random"}));
    command->add_option("--seed", o->seed, "Seed of the random openings and of their order (1)");
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
            "SCORE,MOVES: end a game as won when both engines see one side ahead by SCORE for MOVES moves")
        ->delimiter(',');
    command->add_option("--max-plies", o->maxPlies, "Longest game in plies; then it is a draw (300)")
        ->check(CLI::Range(10, 5000));
    command->add_option("--report", o->reportEvery, "Games between two progress lines; 0 = none (10)")
        ->check(CLI::Range(0, 1'000'000));
    command->add_flag("--table", o->table, "Print the results as a Markdown table");
    command->add_option("--ptn", o->ptnFile, "PTN file to which each game is added when it ends");
    command->add_option("--json", o->jsonFile, "File for the results; replaced at the end");
    command->callback([o, console, &status] { status = runArenaCommand(*o, console); });
}

}  // namespace cli
