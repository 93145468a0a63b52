#include "game/Contract.h"

#include <gtest/gtest.h>

#include <ostream>

#include "games/tactiki/play/TactikiKind.h"
#include "games/tactiki/play/TactikiState.h"
#include "games/tactiki/rules/Perft.h"
#include "support/Extent.h"

namespace tactiki {
namespace {

struct Agreed {
    const char* name;
    rules::Rules rules;
};

const play::TactikiKind kWritingKind;

void PrintTo(const Agreed& agreed, std::ostream* out) { *out << agreed.name; }

rules::Arrangement anySetUp(base::Random& random) {
    const auto& all = rules::allSetUps();
    return all[random.below(static_cast<std::uint32_t>(all.size()))];
}

/// Players reincarnate as often as not where they can, so that there is much to be uncertain about.
game::Action livelyAction(const game::State& state, base::Random& random) {
    const auto& position = static_cast<const play::TactikiState&>(state).position();
    const std::vector<rules::Act> acts = position.board().legalActs();
    if (acts.empty()) return test::RandomGames::anyAction(state, random);
    if (acts.back().kind == rules::Act::Kind::Reincarnation && random.below(2) == 0)
        return play::actionOf(acts.back());
    return play::actionOf(acts[random.below(static_cast<std::uint32_t>(acts.size()))]);
}

class TactikiContract : public testing::TestWithParam<Agreed> {
  protected:
    [[nodiscard]] static test::RandomGames games(int count, int plies) {
        return {.start =
                    [](base::Random& random) {
                        rules::Position position(GetParam().rules);
                        // Most games begin after the set-up.
                        if (random.below(4) != 0) {
                            position.play(settingUp(rules::Side::Tac, anySetUp(random)));
                            position.play(settingUp(rules::Side::Tiki, anySetUp(random)));
                            position = rules::Position(position.board());
                        }
                        return std::make_unique<play::TactikiState>(position);
                    },
                .games = count,
                .plies = plies,
                .choose = livelyAction,
                .kind = &kWritingKind};
    }
};

TEST_P(TactikiContract, IsKept) { test::keepsTheContract(games(support::extent(1, 2), 40)); }
TEST_P(TactikiContract, FeedsFollowTheGame) { test::feedsFollowTheGame(games(4, 100)); }
TEST_P(TactikiContract, IsPlayedFromAfar) { test::isPlayedFromAfar(games(1, 50)); }

INSTANTIATE_TEST_SUITE_P(Rules, TactikiContract,
                         testing::Values(Agreed{"sheet", {}}, Agreed{"through", {.through = true}},
                                         Agreed{"sideways", {.sideways = true}},
                                         Agreed{"bothFall", {.bothFall = true}},
                                         Agreed{"anyFree", {.anyFree = true}}),
                         [](const auto& agreed) { return std::string(agreed.param.name); });

}  // namespace
}  // namespace tactiki
