#include "app/thinking/Forecaster.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

#include "app/common/Wake.h"
#include "app/thinking/Ideas.h"
#include "app/thinking/Thinker.h"
#include "base/Random.h"

namespace app {
namespace {

// Positions that a bot may search for a turn: a few milliseconds. The number varies, so that the games
// differ.
constexpr std::uint64_t kLeastNodes = 150;
constexpr std::uint64_t kMoreNodes = 500;
constexpr std::size_t kTrusted = 6;     // turns of a line that are used; later ones are unreliable
constexpr int kLongestGame = 400;       // turns; longer games are not counted
constexpr std::ptrdiff_t kPlayers = 3;  // bots that take turns in playing both sides
constexpr double kGolden = 0.6180339887498949;

/// The strongest bots that need no thinking time. Each makes different mistakes, so the games differ.
std::vector<std::string> playersFor(const game::Kind& kind) {
    std::vector<std::string> ids;
    for (const game::Opponent& opponent : kind.opponents())
        if (opponent.quick) ids.push_back(opponent.id);
    if (std::ssize(ids) > kPlayers) ids.erase(ids.begin(), ids.end() - kPlayers);
    return ids;
}

/// Chooses the line with which a game begins: `at`, from 0 to 1, selects a line in proportion to the lines'
/// weights.
const std::vector<game::Action>& lineAt(const game::Thought& thought, game::PlayerId mover, double at) {
    std::vector<double> weights;
    double all = 0;
    for (std::size_t i = 0; i < thought.candidates.size(); ++i) {
        weights.push_back(static_cast<double>(weightOf(thought, i, mover)));
        all += weights.back();
    }
    double passed = 0;
    for (std::size_t i = 0; i + 1 < weights.size(); ++i)
        if ((passed += weights[i] / all) > at) return thought.candidates[i].line;
    return thought.candidates.back().line;
}

std::optional<GameEnd> endOfGame(const game::State& state) {
    const game::Outcome outcome = state.outcome();
    if (!outcome.over) return {};
    return GameEnd{state.view(game::Viewer::record())->holdings(), outcome.winners};
}

/// Plays a game to its end; nullopt if it was stopped or took too long. The seed determines how many turns of
/// the line are played and how long the bot searches for each later turn.
std::optional<GameEnd> playedOn(game::State& state, const std::vector<game::Action>& line, game::Bot& bot,
                                std::uint64_t seed, const std::stop_token& stop) {
    base::Random random(seed);
    const std::size_t followed = 1 + random.next() % kTrusted;
    for (std::size_t i = 0; i < std::min(line.size(), followed) && state.isLegal(line[i]); ++i)
        (void)state.apply(line[i]);
    for (int turn = 0; turn < kLongestGame && !state.outcome().over; ++turn) {
        const game::BotLimits limits{.nodes = kLeastNodes + random.next() % kMoreNodes, .seed = seed};
        const auto chosen = bot.choose(*state.view(game::Viewer(state.toMove())), limits, stop, [](auto&) {});
        if (stop.stop_requested() || !chosen || !state.isLegal(*chosen)) return {};
        (void)state.apply(*chosen);
    }
    return endOfGame(state);
}

}  // namespace

void Forecaster::begin(const game::Kind& kind, const game::View& view) {
    stop();
    if (view.outcome().over || view.holdings().empty()) return;
    kind_ = &kind;
    bots_ = playersFor(kind);
    if (!bots_.empty()) start_ = view.truth();
}

void Forecaster::stop() {
    if (game_) {
        game_->stop();
        unwanted_.push_back(std::move(game_));
    }
    start_.reset();
    begun_ = 0;
    forecast_ = {};
}

void Forecaster::playNext(const game::Thought& thought) {
    const int number = begun_++;
    // Multiples of the golden ratio are spread evenly, for any number of games.
    double whole = 0;
    const double at = std::modf((number + 0.5) * kGolden, &whole);
    game_ = std::make_unique<Game>([state = start_->clone(), line = lineAt(thought, start_->toMove(), at),
                                    kind = kind_, id = bots_[static_cast<std::size_t>(number) % bots_.size()],
                                    seed = static_cast<std::uint64_t>(number) + 1](
                                       const std::stop_token& stop) -> base::Result<std::optional<GameEnd>> {
        lowerThreadPriority();
        const std::unique_ptr<game::Bot> player = kind->createBot(id);
        auto end = playedOn(*state, line, *player, seed, stop);
        wakeLoop();
        return end;
    });
}

void Forecaster::take() {
    const auto end = game_->take();
    game_.reset();
    if (end && *end) forecast_.add(**end);
}

bool Forecaster::update(const std::vector<const game::Thought*>& thoughts, bool fixedClock) {
    std::erase_if(unwanted_, [](const auto& game) { return game->ready(); });
    const int before = forecast_.games();
    const auto playOn = [&] {
        if (!start_ || begun_ == kGames || thoughts.empty()) return false;
        playNext(*thoughts[static_cast<std::size_t>(begun_) % thoughts.size()]);
        return true;
    };
    do {
        if (game_ && (fixedClock || game_->ready())) take();
    } while (!game_ && playOn() && fixedClock);
    return forecast_.games() != before;
}

}  // namespace app
