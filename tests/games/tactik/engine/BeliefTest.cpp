#include "games/tactik/engine/Belief.h"

#include <gtest/gtest.h>

#include <cmath>
#include <map>

#include "games/tactik/lab/SampleGames.h"
#include "games/tactik/lab/SimplePlayers.h"
#include "games/tactik/rules/Acts.h"

namespace tactik::engine {
namespace {

using namespace lab;

using rules::Act;
using rules::Card;

std::array<int, rules::kKinds + 1> seenIn(const rules::Table& table) {
    std::array<int, rules::kKinds + 1> counts{};
    for (const Card card : table.faces) ++counts[static_cast<std::size_t>(rules::index(card))];
    return counts;
}

/// Hands have the right sizes, no kind comes more often than it can, and nobody has a card that he discarded
/// would show he has not (rule 15), nor lacks the one that he was passed.
TEST(Belief, DrawsOnlyWhatIsPossible) {
    base::Random random(1);
    int positions = 0;
    int discards = 0;
    for (int game = 0; game < 120; ++game) {
        const int players = game % 2 == 0 ? 2 : 4;
        const rules::Position position = livelyGame(players, {}, 3 * game + 5, random);
        if (position.over()) continue;
        const int me = position.awaited().front();
        const rules::Position seen = position.seenBy(me);
        const Belief belief(seen, me);
        HandSource source(belief, random.next());
        for (int i = 0; i < 10; ++i) {
            const World world = source.next();
            auto counts = seenIn(seen.table());
            for (int player = 0; player < players; ++player) {
                ASSERT_EQ(world.hand(player).size(), position.table().cardsHeld(player));
                const auto possible = rules::possibleInHand(seen, player);
                for (const Card card : rules::kAllCards) {
                    const auto kind = static_cast<std::size_t>(rules::index(card));
                    if (player != me) {
                        counts[kind] += world.hand(player).count(card);
                        discards += possible[kind] ? 0 : 1;
                        if (!possible[kind]) ASSERT_FALSE(world.hand(player).has(card)) << game;
                    }
                    ASSERT_LE(counts[kind], rules::kOfEachKind);
                }
            }
            for (const Card card : position.table().kindsHeld(me)) ASSERT_TRUE(world.hand(me).has(card));
        }
        ++positions;
    }
    EXPECT_GT(positions, 80);
    EXPECT_GT(discards, 100);
}

/// The passed card is known until one of its kind is laid down.
TEST(Belief, RemembersThePassedCard) {
    for (const int players : {2, 4}) {
        rules::Position game = rules::Position::dealt(players, 3);
        const Card passed = game.table().kindsHeld(0).front();
        game.play(rules::passing(0, passed));
        for (const int player : game.awaited())
            game.play(rules::passing(player, game.table().kindsHeld(player).back()));
        const int receiver = game.table().receiverFrom(0);
        base::Random random(2);
        bool laid = false;
        for (int act = 0;
             act < rules::handSize(players) * players - 1 && game.table().cardsHeld(receiver) > 0; ++act) {
            const auto suspicions = Belief(game.seenBy(0), 0).suspicions();
            for (const Suspicion& suspicion : suspicions) {
                const double chance = suspicion.chances[static_cast<std::size_t>(rules::index(passed))];
                if (suspicion.player == receiver && !laid) EXPECT_NEAR(chance, 1, 1e-6);
            }
            playRandomly(game, random);
            const rules::Played& last = game.past().back();
            if (last.act.player == receiver && last.act.card == passed) laid = true;
            if (last.dealt) break;
        }
    }
}

/// With two players, the stock is empty in the last deal of a cycle: the other hand is known.
TEST(Belief, KnowsTheLastHand) {
    base::Random random(4);
    rules::Position game = rules::Position::dealt(2, 8);
    while (game.table().deal < rules::dealsInCycle(2)) playRandomly(game, random);
    while (game.table().phase == rules::Phase::Passing) playRandomly(game, random);
    const Belief belief(game.seenBy(0), 0);
    HandSource source(belief, 1);
    const World truth(game.table(), {});
    for (int i = 0; i < 5; ++i) EXPECT_EQ(source.next().hand(1), truth.hand(1));
}

/// Without conduct every hand is as likely as any other: as Position::completed() draws them.
TEST(Belief, AgreesWithTheRulesWithoutConduct) {
    base::Random random(6);
    for (const int players : {2, 4}) {
        rules::Position game = livelyGame(players, {}, players == 2 ? 120 : 141, random);
        while (game.table().phase == rules::Phase::Passing) playRandomly(game, random);
        const int me = game.awaited().front();
        const rules::Position seen = game.seenBy(me);
        constexpr int kDraws = 3000;
        std::map<std::pair<int, Card>, double> expected;
        for (int i = 0; i < kDraws; ++i) {
            const rules::Position whole = seen.completed(random, me);
            for (int player = 0; player < players; ++player)
                for (const Card card : whole.table().kindsHeld(player))
                    expected[{player, card}] += 1.0 / kDraws;
        }
        const auto suspicions = Belief(seen, me, false).suspicions();
        EXPECT_EQ(suspicions.size(), static_cast<std::size_t>(players - 1));
        for (const Suspicion& suspicion : suspicions)
            for (const Card card : rules::kAllCards)
                EXPECT_NEAR(suspicion.chances[static_cast<std::size_t>(rules::index(card))],
                            (expected[{suspicion.player, card}]), 0.06);
    }
}

/// Blue can have neither 5, yellow no 3, and green no 4: of two ways to share 3, 4 and 5, no exchange of two
/// cards leads from one to the other (rule 15).
TEST(Belief, KnowsHandsThatCannotExchangeInPairs) {
    const rules::Position position = rules::after(
        "R:0!,16,40/2,1,2,12 B:2/7,3,4,4 Y:b1/6,8,9,5 G:5,63/12,6,8,3 deal:3 stock:- dealer:G spare-own "
        "turn:R",
        {"R40+2", "d7", "d6", "G5+12", "R16+1", "B2+3", "d8", "d6", "R42+2", "B5-4", "d9", "d8"});
    const auto suspicions = Belief(position.seenBy(0), 0, false).suspicions();
    ASSERT_EQ(suspicions.size(), 3U);
    const auto chance = [&](std::size_t hand, Card card) {
        return suspicions[hand].chances[static_cast<std::size_t>(rules::index(card))];
    };
    EXPECT_NEAR(chance(0, Card::Four), 0.5, 0.25);
    EXPECT_NEAR(chance(0, Card::Three), 0.5, 0.25);
    EXPECT_NEAR(chance(1, Card::Five), 0.5, 0.25);
    EXPECT_EQ(chance(0, Card::Five), 0);
    EXPECT_EQ(chance(1, Card::Three), 0);
    EXPECT_EQ(chance(2, Card::Four), 0);
}

/// In games of players who play as the belief supposes, it gives the cards that they hold a greater chance
/// than a belief that does not look at what they did.
TEST(Belief, ConductTellsSomething) {
    base::Random random(7);
    const Chooser policy = policyPlayer().create(1);
    double reading = 0;
    double plain = 0;
    for (int game = 0; game < 60; ++game) {
        rules::Position position = rules::Position::dealt(game % 2 == 0 ? 2 : 4, random.next());
        for (int act = 0; act < 60 + 7 * game && !position.over(); ++act) {
            const int player = position.awaited().front();
            position.play(policy(position, player));
        }
        if (position.over() || position.table().phase != rules::Phase::Playing) continue;
        const int me = position.awaited().front();
        const rules::Position seen = position.seenBy(me);
        const auto add = [&](bool conduct, double& sum) {
            for (const Suspicion& suspicion : Belief(seen, me, conduct).suspicions())
                for (const Card card : position.table().kindsHeld(suspicion.player))
                    sum += std::log(suspicion.chances[static_cast<std::size_t>(rules::index(card))] + 1e-3);
        };
        add(true, reading);
        add(false, plain);
    }
    EXPECT_GT(reading, plain + 1);
}

}  // namespace
}  // namespace tactik::engine
