#include "games/tak/lab/TacticsCommand.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <iomanip>
#include <map>
#include <memory>
#include <ostream>
#include <sstream>

#include "base/Files.h"
#include "cli/Bounds.h"
#include "cli/Interruption.h"
#include "cli/Source.h"
#include "games/tak/engine/Engine.h"
#include "games/tak/lab/puzzles/PracticeGames.h"
#include "games/tak/lab/selfplay/PlayedGame.h"
#include "games/tak/lab/tactics/Mine.h"
#include "games/tak/lab/tactics/Proofs.h"
#include "games/tak/play/TakKind.h"
#include "games/tak/play/TakRecord.h"
#include "games/tak/rules/Notation.h"
#include "games/tak/rules/Tps.h"

namespace tak::lab {

using namespace cli;

namespace {

using namespace tak;
using tactics::Problem;

constexpr std::int64_t kUsualMilliseconds = 100;
constexpr std::size_t kMinedPlies = 20;  ///< of each game, since most are decided near their end

struct Share {
    int solved = 0;
    int proved = 0;  ///< the score says that the right side wins by force, perhaps with another move
    int all = 0;
};

void print(const std::string& name, const Share& share, std::ostream& out) {
    out << std::left << std::setw(12) << name << std::right << std::setw(4) << share.solved << " of "
        << std::setw(3) << share.all << "  " << std::setw(3) << 100 * share.solved / std::max(share.all, 1)
        << "%  " << std::setw(4) << share.proved << " proved\n";
}

std::string groupOf(const Problem& problem) {
    std::ostringstream name;
    name << tactics::nameOf(problem.theme) << ' ' << std::setw(2) << problem.plies;
    return name.str();
}

base::Result<std::vector<Problem>> suiteIn(const std::string& file) {
    const auto text = base::readFile(file);
    if (!text) return text.error();
    std::istringstream in(*text);
    auto problems = tactics::readSuite(in, file);
    if (problems && problems->empty())
        return base::Error{.message = base::msgid("there is no problem in this file"), .file = file};
    return problems;
}

bool contains(const std::vector<rules::Move>& moves, rules::Move move) {
    return std::find(moves.begin(), moves.end(), move) != moves.end();
}

bool sameMoves(const std::vector<rules::Move>& a, const std::vector<rules::Move>& b) {
    return a.size() == b.size() &&
           std::all_of(a.begin(), a.end(), [&](rules::Move move) { return contains(b, move); });
}

/// Of a lost position nobody can ask for more than to know it.
bool solves(const Problem& problem, const engine::Result& result) {
    return problem.theme == tactics::Theme::Loss ? engine::isProvenLoss(result.report.lines.front().score)
                                                 : contains(problem.answers, result.best);
}

bool proves(const Problem& problem, const engine::Result& result) {
    const engine::Score score = result.report.lines.front().score;
    return problem.theme == tactics::Theme::Loss ? engine::isProvenLoss(score) : engine::isProvenWin(score);
}

engine::Limits limitsOf(const TacticsRequest& request) {
    engine::Limits limits{.nodes = request.nodes};
    if (request.moveTime || !request.nodes)
        limits.moveTime = engine::Milliseconds(request.moveTime.value_or(kUsualMilliseconds));
    return limits;
}

void printFailure(const Problem& problem, rules::Move played, std::ostream& out) {
    out << groupOf(problem) << "  " << formatTps(problem.position) << "  "
        << formatMove(problem.position, played);
    if (problem.theme == tactics::Theme::Loss) {
        out << " without knowing that it loses\n";
        return;
    }
    out << " instead of";
    for (const rules::Move move : problem.answers) out << ' ' << formatMove(problem.position, move);
    out << '\n';
}

using Positions = std::vector<rules::Position>;

void takeLast(const Positions& game, Positions& into) {
    const auto mined = static_cast<std::ptrdiff_t>(std::min(game.size(), kMinedPlies));
    into.insert(into.end(), game.end() - mined, game.end());
}

/// The last positions of the games that the engine has played against itself.
base::Result<Positions> positionsOfSet(const std::string& file) {
    Positions positions;
    const auto read =
        selfplay::readSet(file, [&](const selfplay::SetHeader& header, const selfplay::PlayedGame& game) {
            Positions all{rules::Position(selfplay::setupOf(header, game.halfKomi))};
            for (const selfplay::PlayedMove& turn : game.moves) {
                all.push_back(all.back());
                (void)all.back().make(turn.move);
            }
            takeLast(all, positions);
            return true;
        });
    if (!read) return read.error();
    return positions;
}

/// The last positions of the games of a file.
base::Result<Positions> positionsIn(const std::string& file, const Console& console) {
    if (selfplay::isSet(file)) return positionsOfSet(file);
    const auto games = readGames(play::TakKind(), {.text = file}, console);
    if (!games) return games.error();
    Positions positions;
    for (const game::Record& game : *games) takeLast(puzzles::positionsOf(play::ptnOf(game)), positions);
    return positions;
}

}  // namespace

int runTactics(const TacticsRequest& request, const Console& console) {
    const auto problems = suiteIn(request.file);
    if (!problems) return complain(console, "tactics", problems.error().describe(), kBadArguments);
    const Interruption interruption;
    const engine::Limits limits = limitsOf(request);
    engine::Engine player({.hashMiB = request.hashMiB, .threads = request.threads, .multiPv = request.lines});
    std::map<std::string, Share> groups;
    Share total;
    int quiet = 0;
    for (const Problem& problem : *problems) {
        if (!request.theme.empty() && request.theme != tactics::nameOf(problem.theme)) continue;
        player.newGame();
        const engine::Result result =
            player.search(rules::Game(problem.position), limits, interruption.token());
        if (interruption.stopped()) break;
        const bool solved = solves(problem, result);
        for (Share* share : {&total, &groups[groupOf(problem)]}) {
            share->all += 1;
            share->solved += solved;
            share->proved += proves(problem, result);
        }
        quiet += tactics::beginsQuietly(problem);
        if (!solved && request.failures) printFailure(problem, result.best, console.out);
        if (total.all % 20 == 0) console.err << total.all << " problems\n" << std::flush;
    }
    for (const auto& [name, share] : groups) print(name, share, console.out);
    print("all", total, console.out);
    console.out << quiet << " of " << total.all << " begin with a quiet move\n";
    return interruption.stopped() ? complain(console, "tactics", "stopped early") : kDone;
}

int verifyTactics(const std::string& file, const Console& console) {
    const auto problems = suiteIn(file);
    if (!problems) return complain(console, "tactics", problems.error().describe(), kBadArguments);
    const Interruption interruption;
    tactics::Prover prover;
    int wrong = 0;
    for (const Problem& problem : *problems) {
        if (interruption.stopped()) return complain(console, "tactics", "stopped early");
        const auto proof = prover.of(problem.theme, problem.position);
        if (proof && proof->plies == problem.plies && sameMoves(proof->answers, problem.answers)) continue;
        ++wrong;
        console.out << "not proved: " << groupOf(problem) << "  " << formatTps(problem.position) << '\n';
    }
    console.out << problems->size() - static_cast<std::size_t>(wrong) << " of " << problems->size()
                << " proved\n";
    return wrong == 0 ? kDone : kProblemsFound;
}

int mineTactics(const TacticsRequest& request, const Console& console) {
    Positions positions;
    if (request.random.games > 0) {
        positions = tactics::positionsOf(request.random);
    } else {
        auto read = positionsIn(request.file, console);
        if (!read) return complain(console, "tactics", read.error().describe(), kBadArguments);
        positions = std::move(*read);
    }
    tactics::Wanted wanted{.themes = {}, .longest = request.longest, .quietFirst = request.quietFirst};
    for (const std::string& name : tactics::themeNames())
        if (request.theme.empty() || request.theme == name)
            wanted.themes.push_back(*tactics::themeNamed(name));
    const Interruption interruption;
    tactics::mine(
        positions, wanted, interruption.token(),
        [&](const Problem& problem) {
            writeProblem(problem, console.out);
            console.out << std::flush;
        },
        [&](std::size_t done) { console.err << done << " positions\n"
                                            << std::flush; });
    return interruption.stopped() ? complain(console, "tactics", "stopped early") : kDone;
}

namespace {

/// The options of a run in which the engine solves problems.
std::vector<CLI::Option*> addSolving(CLI::App& command, TacticsRequest& request) {
    return {command.add_option("--movetime", request.moveTime, "Milliseconds per problem (100)")
                ->check(milliseconds()),
            command.add_option("--nodes", request.nodes, "Nodes per problem")->check(nodes()),
            command.add_option("--threads", request.threads, "Threads of the engine (1)")
                ->check(CLI::Range(1, engine::kMaxThreads)),
            command.add_option("--hash", request.hashMiB, "MiB of the engine's table (16)")
                ->check(CLI::Range(1, engine::kMaxHashMiB)),
            command.add_option("--lines", request.lines, "Lines that the engine analyses (1)")
                ->check(CLI::Range(1, engine::kMaxMultiPv)),
            command.add_flag("--failures", request.failures, "Show the problems that were not solved")};
}

/// The options of a run that looks for problems.
std::vector<CLI::Option*> addSearching(CLI::App& command, TacticsRequest& request) {
    return {
        command.add_option("--longest", request.longest, "Plies of the wins without a tinue to look for (9)")
            ->check(CLI::Range(3, tactics::Prover::kLongest)),
        command.add_flag("--quiet-first", request.quietFirst,
                         "Mine only wins whose right moves threaten no road")};
}

/// "--random-games", with which there is no file.
CLI::Option* addRandomGames(CLI::App& command, tactics::RandomPlay& random) {
    CLI::Option* games =
        command.add_option("--random-games", random.games, "Mine so many random games, not a file")
            ->check(CLI::Range(1, 1'000'000));
    command.add_option("--size", random.size, "Board of the random games (5)")
        ->check(CLI::Range(rules::kMinSize, rules::kMaxSize))
        ->needs(games);
    command.add_option("--seed", random.seed, "Seed of the random games (1)")->needs(games);
    return games;
}

}  // namespace

void addTacticsCommand(CLI::App& app, const Console& console, int& status) {
    auto request = std::make_shared<TacticsRequest>();
    CLI::App* command = app.add_subcommand("tactics", "Let the engine solve a suite of problems");
    CLI::Option* file = command->add_option("file", request->file, "Suite, as in assets/tactics/tactics.txt");
    CLI::Option* theme = command->add_option("--theme", request->theme, "Only problems of this theme")
                             ->check(CLI::IsMember(tactics::themeNames()));
    const auto solving = addSolving(*command, *request);
    const auto searching = addSearching(*command, *request);
    auto verify = std::make_shared<bool>(false);
    CLI::Option* proving =
        command->add_flag("--verify", *verify, "Prove the answers again, without the engine's search");
    auto mining = std::make_shared<bool>(false);
    CLI::Option* games = command->add_flag(
        "--mine", *mining,
        "The file holds games, in PTN or as a set of train-data: look for problems in them");
    CLI::Option* random = addRandomGames(*command, request->random)->excludes(file);
    for (CLI::Option* other : solving) other->excludes(proving)->excludes(games)->excludes(random);
    for (CLI::Option* other : searching) other->excludes(proving);
    proving->excludes(games)->excludes(random)->excludes(theme);
    command->callback([=, &status] {
        if (request->file.empty() && request->random.games == 0)
            throw CLI::RequiredError("FILE or --random-games");
        const bool looks = *mining || request->random.games > 0;
        if (!looks &&
            std::any_of(searching.begin(), searching.end(), [](auto* one) { return one->count() > 0; }))
            throw CLI::ValidationError("tactics",
                                       "--longest and --quiet-first need --mine or --random-games");
        status = *verify ? verifyTactics(request->file, console)
                 : looks ? mineTactics(*request, console)
                         : runTactics(*request, console);
    });
}

}  // namespace tak::lab
