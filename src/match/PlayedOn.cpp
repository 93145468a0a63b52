#include "match/PlayedOn.h"

#include <algorithm>
#include <cmath>
#include <iterator>

#include "base/Random.h"
#include "game/Weights.h"

namespace match {
namespace {

// Positions that a bot may search for a turn: a few milliseconds. The number varies, so that the games
// differ.
constexpr std::uint64_t kLeastNodes = 150;
constexpr std::uint64_t kMoreNodes = 500;
constexpr int kLongestGame = 400;       // turns; longer games are not counted
constexpr std::ptrdiff_t kPlayers = 3;  // bots that take turns in playing both sides
constexpr double kGolden = 0.6180339887498949;

/// Chooses the line with which a game begins: `at`, from 0 to 1, selects a line in proportion to the lines'
/// weights.
const std::vector<game::Action>& lineAt(const game::Thought& thought, game::PlayerId mover, double at) {
    std::vector<double> weights;
    double all = 0;
    for (std::size_t i = 0; i < thought.candidates.size(); ++i) {
        weights.push_back(static_cast<double>(game::weightOf(thought, i, mover)));
        all += weights.back();
    }
    double passed = 0;
    for (std::size_t i = 0; i + 1 < weights.size(); ++i)
        if ((passed += weights[i] / all) > at) return thought.candidates[i].line;
    return thought.candidates.back().line;
}

/// The seed determines how many turns of the line are played and how long the bot searches for each later
/// turn.
void playOn(game::State& state, const std::vector<game::Action>& line, game::Bot& bot, std::uint64_t seed,
            const std::stop_token& stop) {
    base::Random random(seed);
    const std::size_t followed = 1 + random.next() % kTrustedTurns;
    for (std::size_t i = 0; i < std::min(line.size(), followed) && state.isLegal(line[i]); ++i)
        (void)state.apply(line[i]);
    for (int turn = 0; turn < kLongestGame && !state.outcome().over; ++turn) {
        const game::BotLimits limits{.nodes = kLeastNodes + random.next() % kMoreNodes, .seed = seed};
        const auto chosen = bot.choose(*state.view(game::Viewer(state.toMove())), limits, stop, [](auto&) {});
        if (stop.stop_requested() || !chosen || !state.isLegal(*chosen)) return;
        (void)state.apply(*chosen);
    }
}

}  // namespace

/// The strongest bots that need no thinking time. Each makes different mistakes, so the games differ.
PlayedOn::PlayedOn(const game::Kind& kind) : kind_(&kind) {
    for (const game::Opponent& opponent : kind.opponents())
        if (opponent.quick) bots_.push_back(opponent.id);
    if (std::ssize(bots_) > kPlayers) bots_.erase(bots_.begin(), bots_.end() - kPlayers);
}

std::optional<GameEnd> PlayedOn::play(game::State& state, const game::Thought& thought, int number,
                                      const std::stop_token& stop) const {
    // Multiples of the golden ratio are spread evenly, for any number of games.
    double whole = 0;
    const double at = std::modf((number + 0.5) * kGolden, &whole);
    const auto bot = kind_->createBot(bots_[static_cast<std::size_t>(number) % bots_.size()]);
    playOn(state, lineAt(thought, state.toMove(), at), *bot, static_cast<std::uint64_t>(number) + 1, stop);
    const game::Outcome outcome = state.outcome();
    if (!outcome.over) return {};
    return GameEnd{state.view(game::Viewer::record())->holdings(), outcome.winners};
}

}  // namespace match
