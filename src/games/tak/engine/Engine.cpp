#include "games/tak/engine/Engine.h"

#include <algorithm>
#include <deque>
#include <new>
#include <system_error>
#include <thread>

#include "games/tak/engine/Evaluation.h"
#include "games/tak/engine/Level.h"
#include "games/tak/engine/LevelEvaluation.h"
#include "games/tak/engine/NetworkEvaluator.h"
#include "games/tak/engine/Perception.h"
#include "games/tak/engine/Policy.h"
#include "games/tak/engine/Tactics.h"
#include "games/tak/engine/Threats.h"
#include "games/tak/engine/TimeManager.h"
#include "games/tak/engine/TranspositionTable.h"
#include "games/tak/engine/Worker.h"
#include "games/tak/rules/Roads.h"

namespace tak::engine {

using namespace rules;

struct Engine::Impl {
    explicit Impl(const Options& given)
        : options(given),
          table(std::make_unique<TranspositionTable>(given.hashMiB)),
          experience(static_cast<std::size_t>(given.threads)) {}

    /// Created when first needed; null for levels that must not look so far ahead.
    TinueSolver* solver() {
        if (options.level < kMaxLevel) return nullptr;
        if (!tinue) tinue.emplace();
        return &*tinue;
    }

    void forgetExperience() {
        for (Experience& one : experience) one.clear();
    }
    void forgetScores() {
        table->clear();
        forgetExperience();
    }

    /// Forgets the scores of games with another board, komi, supply or draw rule: a position's key does not
    /// depend on these, so they would count as its own.
    void prepareFor(const Setup& now) {
        if (setup && *setup != now) forgetScores();
        setup = now;
    }

    Options options;
    std::optional<Setup> setup;  ///< of the positions that were searched
    std::unique_ptr<TranspositionTable> table;
    std::optional<TinueSolver> tinue;
    std::vector<Experience> experience;  ///< one for each thread
};

namespace {

Options withinRange(Options options) {
    options.hashMiB = std::clamp(options.hashMiB, 1, kMaxHashMiB);
    options.threads = std::clamp(options.threads, 1, kMaxThreads);
    options.multiPv = std::clamp(options.multiPv, 1, kMaxMultiPv);
    options.level = std::clamp(options.level, kMinLevel, kMaxLevel);
    return options;
}

}  // namespace

Engine::Engine(const Options& options) : impl_(std::make_unique<Impl>(withinRange(options))) {}
Engine::~Engine() = default;

const Options& Engine::options() const { return impl_->options; }

void Engine::setOptions(const Options& given) {
    const Options options = withinRange(given);
    const auto threads = static_cast<std::size_t>(options.threads);
    const bool judgesOtherwise =
        options.level != impl_->options.level || options.learned != impl_->options.learned;
    if (threads > impl_->experience.size()) impl_->experience.resize(threads);
    if (options.hashMiB != impl_->options.hashMiB) {
        impl_->table = std::make_unique<TranspositionTable>(options.hashMiB);
        impl_->table->prepare();
    } else if (judgesOtherwise) {
        // Scores of a weaker level would blind a stronger one.
        impl_->table->clear();
    }
    // Each evaluation has its own errors.
    if (judgesOtherwise) impl_->forgetExperience();
    impl_->options = options;
    impl_->experience.resize(threads);
}

void Engine::newGame() {
    impl_->table->clear();
    impl_->table->prepare();
    if (impl_->tinue) impl_->tinue->clear();
    (void)impl_->solver();
    impl_->forgetExperience();
}

namespace {

std::vector<Move> rootMovesOf(const Game& game, const Limits& limits) {
    std::vector<Move> moves;
    if (game.outcome().over()) return moves;
    MoveList all;
    generateMoves(game.position(), all);
    for (const Move move : all)
        if (limits.searchMoves.empty() ||
            std::find(limits.searchMoves.begin(), limits.searchMoves.end(), move) != limits.searchMoves.end())
            moves.push_back(move);
    return moves;
}

void sortByPolicy(const Game& game, const PolicyWeights& weights, std::vector<Move>& moves) {
    const MoveContext context(game.position(), game.lastMove());
    std::vector<std::pair<int, Move>> scored;
    for (const Move move : moves) scored.emplace_back(-policyScore(context, weights, move), move);
    std::stable_sort(scored.begin(), scored.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    for (std::size_t i = 0; i < moves.size(); ++i) moves[i] = scored[i].second;
}

/// Puts moves that may stop a road of the opponent first, and before them one that wins at once: then it is
/// played even if the search is stopped before its first result.
void bringNeededToFront(const Position& position, std::vector<Move>& moves) {
    if (const Danger danger = dangerTo(position); danger.any())
        std::stable_partition(moves.begin(), moves.end(),
                              [&](Move move) { return mayAnswer(position, danger, move); });
    if (winningMove(position).isNone()) return;
    Position p = position;
    const auto win = std::find_if(moves.begin(), moves.end(), [&](Move move) {
        const Undo undo = p.make(move);
        const bool won = p.outcome().winner == position.toMove();
        p.undo(undo);
        return won;
    });
    if (win != moves.end()) std::rotate(moves.begin(), win, win + 1);
}

bool completesUnseenRoad(const Position& position, const Perception& perception, Move move) {
    const Color mover = position.toMove();
    Position after = position;
    (void)after.make(move);
    return hasRoad(after.roadSquares(mover), after.size()) && !perception.seesRoad(position, mover, move);
}

/// Removes moves that a weak player does not see; at least one move stays.
void hideUnseen(const Position& position, const Perception& perception, std::vector<Move>& moves) {
    const Move likeliest = moves.front();
    std::erase_if(moves, [&](Move move) {
        return !perception.sees(move) || completesUnseenRoad(position, perception, move);
    });
    if (moves.empty()) moves.push_back(likeliest);
}

bool isWithinStandard(const Setup& setup) {
    const Supply standard = standardSupply(setup.size);
    return std::all_of(setup.supply.begin(), setup.supply.end(), [&](const Supply& supply) {
        return supply.stones <= standard.stones && supply.capstones <= standard.capstones;
    });
}

std::unique_ptr<Evaluator> evaluatorFor(const Options& options, const Setup& setup) {
    const LevelStyle& style = styleOf(options.level);
    const Weights weights = levelWeights(style, setup.size);
    const network::Network* const learned = networkFor(setup.size);
    std::unique_ptr<Evaluator> exact;
    if (learned && options.learned && style.learned && isWithinStandard(setup))
        exact = std::make_unique<NetworkEvaluator>(*learned, weights);
    else
        exact = std::make_unique<LinearEvaluator>(weights);
    if (style.bias == 0) return exact;
    // On larger boards a line of stones counts for more, so the deviation must grow, too.
    return std::make_unique<BiasedEvaluator>(std::move(exact), style.bias * setup.size / 5, options.seed);
}

Limits within(const LevelStyle& style, Limits limits) {
    if (style.nodes) limits.nodes = std::min(limits.nodes.value_or(*style.nodes), *style.nodes);
    if (style.depth) limits.depth = std::min(limits.depth.value_or(*style.depth), *style.depth);
    return limits;
}

Report reportOf(const Worker& worker, const SharedSearch& shared, int multiPv) {
    Report report{.depth = worker.depth(),
                  .selDepth = worker.selDepth(),
                  .nodes = shared.nodes,
                  .time = shared.time.elapsed(TimeManager::Clock::now()),
                  .hashFull = shared.table.permilleFull(),
                  .lines = {}};
    for (const RootMove& root : worker.rootMoves()) {
        if (static_cast<int>(report.lines.size()) >= multiPv) break;
        const Score score = root.score != -kInfinite ? root.score : root.previous;
        if (score != -kInfinite) report.lines.push_back({score, root.line});
    }
    // The first line is the move to play. Of the others some may have been searched again, and deeper.
    if (report.lines.size() > 2)
        std::stable_sort(report.lines.begin() + 1, report.lines.end(),
                         [](const Line& a, const Line& b) { return a.score > b.score; });
    // The search was stopped before its first result.
    if (report.lines.empty()) report.lines.push_back({kDraw, {worker.rootMoves().front().move}});
    return report;
}

/// Waits for the helpers in any case, also if the leading thread runs out of memory.
struct StopAtTheEnd {
    SharedSearch& shared;
    ~StopAtTheEnd() { shared.stopped = true; }
};

void runHelper(Worker& worker, int index, int lines) {
    try {
        worker.run(index, lines, {});
    } catch (const std::bad_alloc&) {
        // There is one helper less; its results are in the table.
    }
}

}  // namespace

Result Engine::search(const Game& game, const Limits& given, std::stop_token stop, const Listener& listener,
                      const std::atomic<bool>* ponder) {
    const auto start = given.begin.value_or(TimeManager::Clock::now());
    std::vector<Move> moves = rootMovesOf(game, given);
    if (moves.empty()) return {};
    const int size = game.position().size();
    const LevelStyle& style = styleOf(impl_->options.level);
    const Perception perception(style, impl_->options.seed, game);
    const Limits limits = within(style, given);
    const PolicyWeights& policy = policyFor(size);
    sortByPolicy(game, policy, moves);
    impl_->prepareFor(game.position().setup());
    if (!perception.sharp()) {
        hideUnseen(game.position(), perception, moves);
        // Moves overlooked in the last turn may be seen now.
        impl_->forgetScores();
    } else {
        bringNeededToFront(game.position(), moves);
    }

    const TimeManager time(limits, game.position(), start);
    std::optional<RootProofs> proofs;
    if (TinueSolver* const solver = impl_->solver()) proofs.emplace(*solver, game.position());
    SharedSearch shared{.table = *impl_->table,
                        .policy = policy,
                        .margins = impl_->options.margins,
                        .perception = perception,
                        .limits = limits,
                        .time = time,
                        .proofs = proofs ? &*proofs : nullptr,
                        .stop = stop,
                        .ponder = ponder};
    // Below full strength the number of positions is limited, not the time, so more threads are of no use.
    const int threads = shared.proofs ? impl_->options.threads : 1;
    impl_->table->age();
    std::deque<Worker> workers;
    for (int i = 0; i < threads; ++i)
        workers.emplace_back(game, shared, impl_->experience[static_cast<std::size_t>(i)],
                             evaluatorFor(impl_->options, game.position().setup()), moves);
    const int lines = impl_->options.multiPv;
    const Worker::Progress progress = [&](const Worker& worker) {
        if (listener) listener(reportOf(worker, shared, lines));
    };
    {
        std::vector<std::jthread> helpers;
        const StopAtTheEnd stopHelpers{shared};
        try {
            for (int i = 1; i < threads; ++i)
                helpers.emplace_back([&worker = workers[static_cast<std::size_t>(i)], i, lines] {
                    runHelper(worker, i, lines);
                });
        } catch (const std::system_error&) {
            // The system gives no more threads; the search runs with fewer.
        }
        workers.front().run(0, lines, progress);
    }
    Result result;
    result.report = reportOf(workers.front(), shared, lines);
    const RootMove& best = workers.front().rootMoves().front();
    result.best = best.move;
    if (best.line.size() > 1) result.ponder = best.line[1];
    return result;
}

}  // namespace tak::engine
