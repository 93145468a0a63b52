#include "games/caravan/play/CaravanBot.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <random>
#include <vector>

#include "base/Message.h"
#include "games/caravan/play/CaravanState.h"

namespace caravan::play {

using base::msgid;
using game::Action;
using game::BotLimits;
using game::Thought;
using rules::Move;
using rules::Position;

namespace {

constexpr const char* kPorterId = "caravan-porter";
constexpr const char* kGuideId = "caravan-guide";
constexpr int kMostDeals = 5000;  // more hardly change the choice

/// Stones that a move gains on the other players: its steps, and those that a struck camel loses. Of gifts
/// the lowest card is the best.
int gainOf(const Position& position, Move move) {
    if (move.isGift()) return -move.value;
    const auto struck = position.struckBy(move);
    return move.value + (struck ? position.steps(*struck) : 0);
}

/// Chooses the move with the greatest immediate gain.
class Porter final : public game::Bot {
  public:
    base::Result<Action> choose(const game::View& view, const BotLimits&, const std::stop_token&,
                                const Listener&) override {
        const Position& position = static_cast<const CaravanView&>(view).position();
        const std::vector<Action> legal = view.legalActions();
        if (legal.empty()) return base::Error{msgid("it found no move")};
        return *std::max_element(legal.begin(), legal.end(), [&](Action a, Action b) {
            return gainOf(position, moveOf(a)) < gainOf(position, moveOf(b));
        });
    }
};

/// Results of the playouts of one action.
struct Tally {
    Action action;
    std::vector<double> won = {};  ///< by player

    [[nodiscard]] double of(int player) const { return won[static_cast<std::size_t>(player)]; }
};

/// Deals the hidden cards at random many times, plays at random after each action, and chooses the action
/// with the most wins.
class Guide final : public game::Bot {
  public:
    base::Result<Action> choose(const game::View& view, const BotLimits& limits, const std::stop_token& stop,
                                const Listener& listener) override {
        std::vector<Tally> tallies;
        for (const Action action : view.legalActions())
            tallies.push_back({action, std::vector<double>(static_cast<std::size_t>(view.playerCount()))});
        if (tallies.empty()) return base::Error{msgid("it found no move")};
        const auto began = std::chrono::steady_clock::now();
        // If only the number of positions is limited, the answer must be deterministic.
        base::Random random(limits.time ? std::random_device{}() : static_cast<unsigned>(view.ply()));
        Thought thought;
        int deals = 0;
        for (; deals < kMostDeals && !stop.stop_requested(); ++deals) {
            thought.time = std::chrono::duration_cast<std::chrono::milliseconds>(
                std::chrono::steady_clock::now() - began);
            if (limits.time && thought.time >= *limits.time) break;
            if (limits.nodes && thought.nodes >= *limits.nodes) break;
            const std::unique_ptr<game::State> deal = view.sample(random);
            for (Tally& tally : tallies)
                thought.nodes += playOn(static_cast<const CaravanState&>(*deal).position(), tally, random);
        }
        const int mover = view.toMove().value;
        const auto best =
            std::max_element(tallies.begin(), tallies.end(),
                             [&](const Tally& a, const Tally& b) { return a.of(mover) < b.of(mover); });
        const Action chosen = best->action;
        std::sort(tallies.begin(), tallies.end(),
                  [&](const Tally& a, const Tally& b) { return a.of(mover) > b.of(mover); });
        thought.depth = std::max(rules::kCards - view.ply(), 1);
        for (const Tally& tally : tallies) {
            if (static_cast<int>(thought.candidates.size()) == limits.candidates) break;
            game::Candidate candidate{.line = {tally.action}, .notation = {view.notation(tally.action)}};
            for (const double won : tally.won) candidate.chances.push_back(won / std::max(deals, 1));
            thought.candidates.push_back(std::move(candidate));
        }
        listener(thought);
        return chosen;
    }

  private:
    /// Plays the action and then at random to the end. Returns the number of turns played.
    static std::uint64_t playOn(Position position, Tally& tally, base::Random& random) {
        const int before = position.ply();
        position.play(giverIn(tally.action).value_or(position.toMove()), moveOf(tally.action));
        while (!position.outcome().over) {
            const std::vector<Move> moves = position.legalMoves();
            position.play(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
        }
        const std::vector<int> winners = position.outcome().winners;
        // Partners win one game together.
        const double share = (position.partners() ? 2.0 : 1.0) / static_cast<double>(winners.size());
        for (const int winner : winners) tally.won[static_cast<std::size_t>(winner)] += share;
        return static_cast<std::uint64_t>(position.ply() - before);
    }
};

}  // namespace

std::span<const game::Opponent> caravanOpponents() {
    static const std::array<game::Opponent, 2> all{
        {{.id = kPorterId,
          .name = msgid("The porter"),
          .label = msgid("The porter: plays what gains most at once"),
          .quick = true},
         {.id = kGuideId,
          .name = msgid("The guide"),
          .label = msgid("The guide: imagines what the others hold"),
          .quick = true}}};
    return all;
}

std::unique_ptr<game::Bot> createCaravanBot(std::string_view id) {
    if (id == kPorterId) return std::make_unique<Porter>();
    if (id == kGuideId) return std::make_unique<Guide>();
    return nullptr;
}

}  // namespace caravan::play
