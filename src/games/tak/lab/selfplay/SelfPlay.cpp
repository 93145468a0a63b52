#include "games/tak/lab/selfplay/SelfPlay.h"

#include <atomic>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <mutex>
#include <sstream>

#include "base/Files.h"
#include "base/Random.h"
#include "cli/OnThreads.h"
#include "games/tak/engine/Engine.h"
#include "games/tak/engine/NetworkEvaluator.h"
#include "games/tak/lab/RandomMove.h"

namespace tak::lab::selfplay {

using namespace cli;

namespace {

using namespace tak::rules;
namespace engine = tak::engine;

constexpr int kMaxPlies = 300;
constexpr int kOpenings = 5;                 ///< tried until neither side is far ahead
constexpr engine::Score kFarAhead = 150;     ///< in hundredths of a flat
constexpr engine::Score kDecided = 1500;     ///< a game with such a score is over
constexpr double kOpeningTemperature = 1.5;  ///< of the policy, from which random turns are drawn

class Player {
  public:
    Player(const SelfPlay& play, std::uint64_t number)
        : play_(play),
          random_(play.set.seed * 1000003 + number),
          setup_(setupOf(play.set, play.halfKomis[number % play.halfKomis.size()])),
          game_(setup_) {
        played_.number = number;
        played_.halfKomi = setup_.halfKomi;
    }

    PlayedGame run(engine::Engine& engine, const std::stop_token& stop) {
        engine.newGame();
        open(engine, stop);
        while (!game_.outcome().over() && game_.movesPlayed() < kMaxPlies && !stop.stop_requested()) {
            if (random_.below(play_.set.randomIn) == 0 && isQuiet(game_.position())) {
                playAtRandom(1);
                continue;
            }
            const engine::Result found = engine.search(game_, {.nodes = play_.set.nodes}, stop);
            const engine::Score score = found.report.lines.front().score;
            if (std::abs(score) >= kDecided) {
                const Color mover = game_.position().toMove();
                played_.winner = score > 0 ? mover : !mover;
                return std::move(played_);
            }
            playTurn({found.best, score});
        }
        played_.winner = game_.outcome().winner;
        return std::move(played_);
    }

  private:
    void open(engine::Engine& engine, const std::stop_token& stop) {
        for (int attempt = 1;; ++attempt) {
            game_ = Game(setup_);
            played_.moves.clear();
            const int plies = 2 + static_cast<int>(random_.below(6));
            while (game_.movesPlayed() < plies && !game_.outcome().over() &&
                   (game_.position().inOpening() || isQuiet(game_.position())))
                playAtRandom(kOpeningTemperature);
            if (attempt == kOpenings || stop.stop_requested()) return;
            if (game_.outcome().over()) continue;
            const engine::Result found = engine.search(game_, {.nodes = play_.set.nodes}, stop);
            if (std::abs(found.report.lines.front().score) <= kFarAhead) return;
        }
    }

    void playAtRandom(double temperature) {
        MoveList moves;
        generateMoves(game_.position(), moves);
        playTurn({drawMove(game_.position(), game_.lastMove(), moves, random_, temperature), {}});
    }

    void playTurn(const PlayedMove& turn) {
        played_.moves.push_back(turn);
        game_.play(turn.move);
    }

    const SelfPlay& play_;
    base::Random random_;
    Setup setup_;
    Game game_;
    PlayedGame played_;
};

/// Passes games on in the order of their numbers.
class InOrder {
  public:
    InOrder(std::uint64_t first, const PlayedGameSink& take) : next_(first), take_(take) {}

    /// False once a game cannot be stored.
    bool add(PlayedGame game) {
        const std::lock_guard lock(mutex_);
        waiting_.emplace(game.number, std::move(game));
        while (stored_ && !waiting_.empty() && waiting_.begin()->first == next_) {
            stored_ = take_(waiting_.begin()->second);
            waiting_.erase(waiting_.begin());
            ++next_;
        }
        return stored_;
    }

  private:
    std::mutex mutex_;
    std::map<std::uint64_t, PlayedGame> waiting_;
    std::uint64_t next_;
    bool stored_ = true;
    const PlayedGameSink& take_;
};

}  // namespace

void playGames(const SelfPlay& play, const PlayedGameSink& take, const std::stop_token& outside) {
    std::atomic<std::uint64_t> next = play.first;
    std::stop_source ending;
    const std::stop_callback pass(outside, [&] { ending.request_stop(); });
    InOrder order(play.first, take);
    const auto work = [&, stop = ending.get_token()](int) {
        engine::Engine engine({.hashMiB = 8, .learned = play.set.by != kTuned});
        for (std::uint64_t i = next++; i < play.first + play.games; i = next++) {
            PlayedGame game = Player(play, i).run(engine, stop);
            if (stop.stop_requested()) return;  // an unfinished game has no result
            if (!order.add(std::move(game))) ending.request_stop();
        }
    };
    onThreads(play.threads, work, [&] { ending.request_stop(); });
}

std::string evaluationOf(int size, bool learned) {
    const auto* const network = learned ? engine::networkFor(size) : nullptr;
    if (!network) return std::string(kTuned);
    std::ostringstream out;
    out << std::hex << network->checksum();
    return out.str();
}

base::Result<std::uint64_t> resume(const std::string& file, const SelfPlay& play) {
    if (!std::filesystem::is_regular_file(file)) return play.first;
    if (std::filesystem::file_size(file) == 0) return play.first;
    const auto read = base::readFile(file, std::numeric_limits<std::size_t>::max());
    if (!read) return read.error();
    const std::size_t whole = read->rfind('\n') + 1;  // 0 if there is no line end
    const auto header = parseHeader(std::string_view(*read).substr(0, read->find('\n')));
    if (whole == 0 || !header)
        return base::Error{.message = base::msgid("this is no set of games"), .file = file};
    const base::Error others{.message = base::msgid("the file holds games of another set"), .file = file};
    if (*header != play.set) return others;
    if (whole < read->size()) {
        std::error_code failed;
        std::filesystem::resize_file(file, whole, failed);
        if (failed) return base::Error{.message = base::msgid("the file cannot be written"), .file = file};
    }
    std::uint64_t next = play.first;
    bool same = true;
    const auto counted = readSet(file, [&](const SetHeader&, const PlayedGame& game) {
        same = game.number == next && game.halfKomi == play.halfKomis[next % play.halfKomis.size()];
        ++next;
        return same;
    });
    if (!counted) return counted.error();
    return same ? base::Result(next) : others;
}

}  // namespace tak::lab::selfplay
