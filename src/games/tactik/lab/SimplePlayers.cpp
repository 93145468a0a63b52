#include "games/tactik/lab/SimplePlayers.h"

#include <limits>
#include <memory>
#include <vector>

#include "base/Random.h"
#include "games/tactik/engine/Engine.h"
#include "games/tactik/engine/World.h"

namespace tactik::lab {

using namespace engine;

namespace {

using rules::Act;
using rules::Card;
using rules::Pawn;

/// What a simple player likes.
struct Taste {
    int perPawnInPlay = 0;  ///< in steps
    int perPawnHome = 0;
    bool careful = false;  ///< with its cards
};

/// How far a side is ahead, in steps.
int stepsAhead(const FastBoard& board, int side, const Taste& taste) {
    int sum = 0;
    for (Pawn pawn = 0; pawn < rules::kPawns; ++pawn) {
        if (board.inPocket(pawn)) continue;
        const int worth =
            taste.perPawnInPlay + board.stepOf(pawn) + (board.inBase(pawn) ? taste.perPawnHome : 0);
        sum += sideNumber(rules::colourOf(pawn)) == side ? worth : -worth;
    }
    return sum;
}

/// How useful a card is to a player who moves these colours, in steps, more or less.
int useOf(const FastBoard& board, rules::Colours movers, Card card) {
    bool mayStart = false;
    bool hasStake = false;
    for (const rules::Colour colour : rules::kAllColours) {
        if (!movers.has(colour)) continue;
        mayStart = mayStart || (board.pocketOf(colour) > 0 && !board.hasStake(colour));
        hasStake = hasStake || board.hasStake(colour);
    }
    constexpr int kHigh = 30;
    if (rules::canStart(card) && mayStart) return kHigh;
    if (card == Card::Four) return hasStake ? kHigh + 5 : 2;
    if (card == Card::Swap) return 8;
    return rules::stepsOf(card);
}

class SimplePlayer {
  public:
    SimplePlayer(const Taste& taste, std::uint64_t seed) : taste_(taste), random_(seed) {}

    Act choose(const rules::Position& seen, int player) {
        const auto legal = seen.legalActs(player);
        std::vector<Act> best;
        int highest = std::numeric_limits<int>::lowest();
        const FastBoard board(seen.board());
        for (const Act& act : legal) {
            const int value = valueOf(seen, board, act);
            if (value > highest) best.clear();
            if (value >= highest) best.push_back(act);
            highest = std::max(highest, value);
        }
        return best[random_.below(static_cast<std::uint32_t>(best.size()))];
    }

  private:
    [[nodiscard]] int valueOf(const rules::Position& seen, const FastBoard& board, const Act& act) const {
        const int player = act.player;
        if (act.kind == Act::Kind::Play) {
            FastBoard after = board;
            after.play(moveOf(seen.board(), act.play));
            return stepsAhead(after, sideNumber(player), taste_);
        }
        if (!taste_.careful || act.card == Card::Unknown) return 0;
        const int own = useOf(board, seen.table().moversOf(player), act.card);
        if (act.kind == Act::Kind::Discard) return -own;
        const int receiver = seen.table().receiverFrom(player);
        const int theirs = useOf(board, seen.table().moversOf(receiver), act.card);
        return seen.players() == 2 ? -own - theirs : 2 * theirs - own;
    }

    Taste taste_;
    base::Random random_;
};

Contestant simplePlayer(std::string name, const Taste& taste) {
    const auto create = [taste](std::uint64_t seed) -> Chooser {
        return [player = std::make_shared<SimplePlayer>(taste, seed)](const rules::Position& seen, int me) {
            return player->choose(seen, me);
        };
    };
    return {std::move(name), create};
}

}  // namespace

Contestant randomPlayer() {
    const auto create = [](std::uint64_t seed) -> Chooser {
        return [random = std::make_shared<base::Random>(seed)](const rules::Position& seen, int me) {
            const auto legal = seen.legalActs(me);
            return legal[random->below(static_cast<std::uint32_t>(legal.size()))];
        };
    };
    return {"random", create};
}

Contestant greedyPlayer() { return simplePlayer("greedy", {}); }

Contestant carefulPlayer() {
    return simplePlayer("careful", {.perPawnInPlay = 20, .perPawnHome = 20, .careful = true});
}

Contestant policyPlayer() {
    const auto create = [](std::uint64_t) -> Chooser {
        return [](const rules::Position& seen, int me) {
            return Engine({.style = {.foresees = false, .readsConduct = false}}).choose(seen, me, {}).act;
        };
    };
    return {"policy", create};
}

}  // namespace tactik::lab
