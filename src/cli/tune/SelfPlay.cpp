#include <algorithm>
#include <atomic>
#include <mutex>
#include <sstream>
#include <thread>

#include "base/Random.h"
#include "cli/RandomMove.h"
#include "cli/tune/Samples.h"
#include "games/tak/engine/Engine.h"
#include "games/tak/engine/Tactics.h"

namespace cli::tune {
namespace {

using namespace tak::rules;
namespace engine = tak::engine;

constexpr int kMaxPlies = 300;

Move openingMove(const Game& game, base::Random& random, double temperature) {
    MoveList moves;
    generateMoves(game.position(), moves);
    return drawMove(game.position(), game.lastMove(), moves, random, temperature);
}

class Player {
  public:
    Player(const SelfPlay& play, std::uint64_t number)
        : play_(play),
          random_(play.seed * 1000003 + number),
          setup_(Setup::standard(play.size, play.halfKomis[number % play.halfKomis.size()])) {
        setup_.draws = {.quietPlies = true, .repetition = true};
    }

    std::vector<Sample> run(engine::Engine& engine, const std::stop_token& stop) {
        Game game(setup_);
        engine.newGame();
        std::vector<Sample> samples;
        const int opening = 2 + static_cast<int>(random_.below(6));
        while (!game.outcome().over() && game.movesPlayed() < kMaxPlies && !stop.stop_requested()) {
            const bool drawn = game.movesPlayed() < opening || random_.below(16) == 0;
            if (drawn && engine::roadInOne(game.position(), game.position().toMove()).isNone() &&
                !engine::dangerTo(game.position()).any()) {
                game.play(openingMove(game, random_, game.movesPlayed() < opening ? 1.5 : 1));
                continue;
            }
            const engine::Result result = engine.search(game, {.nodes = play_.nodes}, stop);
            const int score = result.report.lines.front().score;
            if (isQuiet(game.position()) && !engine::isProven(score))
                samples.push_back({game.position(), game.lastMove(), result.best, score, 0});
            game.play(result.best);
        }
        const auto winner = game.outcome().winner;
        for (Sample& sample : samples) sample.result = !winner ? 0.5 : *winner == Color::White ? 1 : 0;
        return samples;
    }

  private:
    static bool isQuiet(const Position& p) {
        return !p.inOpening() && engine::roadInOne(p, p.toMove()).isNone() && !engine::dangerTo(p).any();
    }

    const SelfPlay& play_;
    base::Random random_;
    Setup setup_;
};

}  // namespace

void playSamples(const SelfPlay& play, const SampleSink& write, const std::stop_token& outside,
                 const std::function<void(int)>& progress) {
    std::atomic<int> next = 0;
    std::mutex writing;
    int finished = 0;
    std::stop_source ending;
    const std::stop_callback pass(outside, [&] { ending.request_stop(); });
    const auto work = [&, stop = ending.get_token()] {
        engine::Engine engine({.hashMiB = 8});
        for (int i = next++; i < play.games; i = next++) {
            const std::vector<Sample> samples = Player(play, static_cast<std::uint64_t>(i)).run(engine, stop);
            std::ostringstream lines;
            for (const Sample& sample : samples) writeSample(sample, lines);
            const std::lock_guard lock(writing);
            if (stop.stop_requested()) return;  // an unfinished game has no result
            if (!write(lines.str())) {
                ending.request_stop();
                return;
            }
            progress(++finished);
        }
    };
    std::vector<std::jthread> pool;
    for (int i = 1; i < play.threads; ++i) pool.emplace_back(work);
    work();
}

}  // namespace cli::tune
