// What holds in every position of every game of Tac-Tik, and what each viewer may know of it (rule 15).

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "base/Random.h"
#include "games/tactik/rules/Acts.h"
#include "games/tactik/rules/Plays.h"

namespace tactik::rules {
namespace {

std::size_t below(base::Random& random, std::size_t bound) {
    return random.below(static_cast<std::uint32_t>(bound));
}

/// A random act of a random player who owes one.
Act anyAct(const Position& position, base::Random& random) {
    const std::vector<int> awaited = position.awaited();
    const std::vector<Act> acts = position.legalActs(awaited[below(random, awaited.size())]);
    return acts[below(random, acts.size())];
}

/// Calls `check` with positions of random games, with two players and four and with all kinds of rules.
template <class Check>
void inRandomGames(int acts, Check check) {
    base::Random random(17);
    for (const int players : {2, 4})
        for (int game = 0; game < 4; ++game) {
            const Rules rules{.spareOwn = game == 1, .wholeHand = game >= 2, .longCircuit = game == 3};
            Position position = Position::dealt(players, random.next(), rules);
            for (int act = 0; act < acts && !position.over(); ++act) {
                check(position, random);
                if (testing::Test::HasFatalFailure()) return;
                position.play(anyAct(position, random));
            }
        }
}

std::vector<std::optional<int>> viewersOf(const Position& position) {
    std::vector<std::optional<int>> viewers{std::nullopt};
    for (int player = 0; player < position.players(); ++player) viewers.emplace_back(player);
    return viewers;
}

void hasEachCardOnce(const Table& table) {
    std::vector<int> seen(kCards);
    for (const Heap* heap : {&table.stock, &table.pile})
        for (const Back back : *heap) ++seen[back.value];
    for (const Hand& hand : table.hands)
        for (const Back back : hand)
            if (back != kNoBack) ++seen[back.value];
    ASSERT_EQ(std::count(seen.begin(), seen.end(), 1), kCards) << "every back lies at one place";
    for (const Card card : kAllCards)
        ASSERT_EQ(std::count(table.faces.begin(), table.faces.end(), card), kOfEachKind) << textOf(card);
}

TEST(TactikProperty, NoCardIsLostOrDoubled) {
    inRandomGames(2000, [](const Position& position, base::Random&) {
        ASSERT_NO_FATAL_FAILURE(hasEachCardOnce(position.table()));
    });
}

TEST(TactikProperty, NoPawnIsLostOrDoubled) {
    inRandomGames(2000, [](const Position& position, base::Random&) {
        const Board& board = position.board();
        for (const Colour colour : kAllColours) {
            int pocket = 0;
            int base = 0;
            for (Pawn pawn = firstOf(colour); pawn < firstOf(colour) + kPawnsEach; ++pawn) {
                const Spot spot = board.spotOf(pawn);
                pocket += spot.inPocket() ? 1 : 0;
                base += spot.inBase() ? 1 : 0;
                if (!spot.inPocket()) ASSERT_EQ(board.pawnAt(spot), pawn);
            }
            ASSERT_EQ(board.inPocket(colour), pocket);
            ASSERT_EQ(board.inBase(colour), base);
            if (board.hasStake(colour)) ASSERT_TRUE(board.stakeOn(board.startOf(colour)));
        }
    });
}

/// The colours of all squares and cells, and the stakes.
std::string pawnsOf(const Board& board) {
    std::string text;
    for (int i = 0; i < Spot::kOccupiable; ++i) {
        const Pawn pawn = board.pawnAt(Spot::fromIndex(i));
        text += pawn == kNoPawn ? '.' : letterOf(colourOf(pawn));
        if (pawn != kNoPawn && board.isStake(pawn)) text += '!';
    }
    return text;
}

TEST(TactikProperty, TheKeyTellsBoardsApart) {
    std::map<std::uint64_t, std::string> boards;
    std::set<std::string> different;
    inRandomGames(2000, [&](const Position& position, base::Random&) {
        const std::string pawns = pawnsOf(position.board());
        ASSERT_EQ(boards.emplace(position.board().key(), pawns).first->second, pawns);
        different.insert(pawns);
    });
    EXPECT_EQ(different.size(), boards.size());
    EXPECT_GT(boards.size(), 1000U);
}

TEST(TactikProperty, WhoCanPlayMustPlay) {
    int forced = 0;
    inRandomGames(1000, [&](const Position& position, base::Random&) {
        if (position.table().phase != Phase::Playing) return;
        const int player = position.table().toMove;
        const std::vector<Act> acts = position.legalActs(player);
        ASSERT_FALSE(acts.empty());
        bool playable = false;
        for (const Card card : position.table().kindsHeld(player)) {
            const Colours movers = position.table().moversOf(player);
            const bool any = isPlayable(position.board(), movers, card, position.rules());
            ASSERT_EQ(any, !playsOf(position.board(), movers, card, position.rules()).empty());
            playable = playable || any;
        }
        for (const Act& act : acts) ASSERT_EQ(act.kind == Act::Kind::Play, playable);
        forced += playable ? 0 : 1;
    });
    EXPECT_GT(forced, 100) << "discards have been seen";
}

TEST(TactikProperty, AGameIsAFunctionOfItsSeedAndItsActs) {
    base::Random random(23);
    for (const int players : {2, 4}) {
        Position position = Position::dealt(players, 99);
        for (int act = 0; act < 500 && !position.over(); ++act) position.play(anyAct(position, random));
        Position again = Position::dealt(players, 99);
        for (const Played& played : position.past()) again.play(played.act);
        EXPECT_EQ(again, position);
        EXPECT_NE(Position::dealt(players, 100), Position::dealt(players, 99));
    }
}

TEST(TactikProperty, UndoRestoresEverything) {
    inRandomGames(150, [](const Position& position, base::Random& random) {
        Position moved = position;
        const Act act = anyAct(position, random);
        moved.play(act);
        const Position after = moved;
        moved.undo();
        ASSERT_EQ(moved, position);
        moved.play(act);
        ASSERT_EQ(moved, after) << "chance is the same the second time";
    });
}

// ---- what viewers see

TEST(TactikProperty, AViewerSeesHisHandAndThePileOnly) {
    inRandomGames(300, [](const Position& position, base::Random&) {
        const Table& truth = position.table();
        for (const std::optional<int> viewer : viewersOf(position)) {
            const Table seen = position.seenBy(viewer).table();
            for (int player = 0; player < truth.players; ++player)
                for (int slot = 0; slot < kMostHeld; ++slot)
                    if (const auto back = truth.inHand(player, slot))
                        ASSERT_EQ(seen.faceOf(*back), player == viewer ? truth.faceOf(*back) : Card::Unknown);
            for (const Back back : truth.stock) ASSERT_EQ(seen.faceOf(back), Card::Unknown);
            for (const Back back : truth.pile) ASSERT_EQ(seen.faceOf(back), truth.faceOf(back));
            for (int player = 0; player < truth.players; ++player) {
                const auto slot = truth.passed[static_cast<std::size_t>(player)];
                const auto expected = player == viewer || slot == kNotPassed ? slot : kHiddenSlot;
                ASSERT_EQ(seen.passed[static_cast<std::size_t>(player)], expected);
            }
        }
    });
}

TEST(TactikProperty, OnlyGiverAndReceiverKnowAPassedCard) {
    for (const int players : {2, 4}) {
        Position position = Position::dealt(players, 4);
        const Table table = position.table();
        for (int giver = 0; giver < players; ++giver) {
            position.play(position.legalActs(giver).front());
            const Position seen = position.seenBy(table.receiverFrom(giver));
            if (giver + 1 == players) continue;
            EXPECT_EQ(seen.past().back().act.card, Card::Unknown) << "before all have chosen";
            EXPECT_EQ(seen.past().back().slot, kHiddenSlot);
        }
        for (const std::optional<int> viewer : viewersOf(position)) {
            const Position seen = position.seenBy(viewer);
            for (const Played& played : seen.past()) {
                const int giver = played.act.player;
                const bool knows = viewer == giver || viewer == table.receiverFrom(giver);
                EXPECT_EQ(played.act.card != Card::Unknown, knows);
                EXPECT_GE(played.slot, 0) << "from where it went, all have seen";
            }
        }
    }
}

/// The position with the faces of two cards exchanged that this viewer cannot see, without its past.
Table otherTruth(const Table& table, std::optional<int> viewer, base::Random& random) {
    std::vector<Back> hidden;
    for (const Back back : table.stock) hidden.push_back(back);
    for (int player = 0; player < table.players; ++player)
        for (const Back back : table.handOf(player))
            if (player != viewer && back != kNoBack) hidden.push_back(back);
    Table other = table;
    if (hidden.empty()) return other;
    const Back one = hidden[below(random, hidden.size())];
    const Back two = hidden[below(random, hidden.size())];
    std::swap(other.faces[one.value], other.faces[two.value]);
    return other;
}

TEST(TactikProperty, TruthsThatDifferInHiddenFactsLookAlike) {
    int different = 0;
    int further = 0;
    inRandomGames(150, [&](const Position& position, base::Random& random) {
        for (const std::optional<int> viewer : viewersOf(position)) {
            Position one(position.table(), position.rules(), random.next());
            Position other(otherTruth(position.table(), viewer, random), position.rules(), random.next());
            different += one.table() == other.table() ? 0 : 1;
            ASSERT_EQ(one.seenBy(viewer), other.seenBy(viewer)) << "chance is hidden as well";
            // A passed card stays hidden, whatever it is.
            if (position.table().phase != Phase::Passing) continue;
            const int giver = position.awaited().front();
            if (giver == viewer || position.awaited().size() == 1) continue;
            one.play(one.legalActs(giver).front());
            other.play(other.legalActs(giver).back());
            ASSERT_EQ(one.seenBy(viewer), other.seenBy(viewer));
            ++further;
        }
    });
    EXPECT_GT(different, 1000);
    EXPECT_GT(further, 100);
}

// ---- completed positions

TEST(TactikProperty, CompletedPositionsAndTheirPastLookTheSameToTheirViewer) {
    inRandomGames(150, [](const Position& position, base::Random& random) {
        for (const std::optional<int> viewer : viewersOf(position)) {
            const Position seen = position.seenBy(viewer);
            const Position whole = seen.completed(random, viewer);
            ASSERT_EQ(whole.seenBy(viewer), seen);
            ASSERT_NO_FATAL_FAILURE(hasEachCardOnce(whole.table()));
        }
    });
}

std::multiset<Card> handOf(const Table& table, int player) {
    std::multiset<Card> cards;
    for (int slot = 0; slot < kMostHeld; ++slot)
        if (const auto back = table.inHand(player, slot)) cards.insert(table.faceOf(*back));
    return cards;
}

/// Every act of the past follows from its position, and leads to the next one.
void hasAPossiblePast(const Position& whole) {
    for (std::size_t i = 0; i < whole.past().size(); ++i) {
        const Played& played = whole.past()[i];
        const bool last = i + 1 == whole.past().size();
        const Table& after = last ? whole.table() : whole.past()[i + 1].before;
        const int player = played.act.player;
        ASSERT_NO_FATAL_FAILURE(hasEachCardOnce(played.before));
        const Position before(played.before, whole.rules(), 1);
        ASSERT_TRUE(before.isLegal(played.act)) << formatPosition(before);
        if (played.act.kind == Act::Kind::Pass && !played.exchanged) {
            for (int other = 0; other < whole.players(); ++other)
                ASSERT_EQ(handOf(after, other), handOf(played.before, other));
            ASSERT_EQ(after.passed[static_cast<std::size_t>(player)], played.slot);
            continue;
        }
        if (!played.exchanged) continue;
        Position exchanged = before;
        exchanged.play(played.act);
        for (int other = 0; other < whole.players(); ++other)
            ASSERT_EQ(handOf(after, other), handOf(exchanged.table(), other));
    }
}

TEST(TactikProperty, ThePastOfACompletedPositionIsPossible) {
    int checked = 0;
    inRandomGames(90, [&](const Position& position, base::Random& random) {
        if (++checked % 5 != 0) return;
        for (const std::optional<int> viewer : viewersOf(position))
            ASSERT_NO_FATAL_FAILURE(hasAPossiblePast(position.seenBy(viewer).completed(random, viewer)))
                << formatPosition(position);
    });
}

TEST(TactikProperty, CompletedHandsAgreeWithDiscardsAndWithThePassOfTheViewer) {
    int excluded = 0;
    int held = 0;
    inRandomGames(200, [&](const Position& position, base::Random& random) {
        for (const std::optional<int> viewer : viewersOf(position)) {
            const Table drawn = position.seenBy(viewer).completed(random, viewer).table();
            for (int player = 0; player < position.players(); ++player) {
                const auto possible = possibleInHand(position, player);
                excluded += static_cast<int>(std::count(possible.begin(), possible.end(), false));
                for (const Card card : handOf(drawn, player))
                    ASSERT_TRUE(possible[static_cast<std::size_t>(index(card))]) << formatPosition(position);
            }
            // Right after the exchange the receiver has the card.
            if (!viewer || position.past().empty() || !position.past().back().exchanged) continue;
            for (const Played& played : position.past())
                if (played.before.deal == position.table().deal && played.act.player == viewer) {
                    ASSERT_EQ(
                        handOf(drawn, position.table().receiverFrom(*viewer)).count(played.act.card) > 0,
                        true);
                    ++held;
                }
        }
    });
    EXPECT_GT(excluded, 1000);
    EXPECT_GT(held, 20);
}

TEST(TactikProperty, ACompletedGameHasAChanceOfItsOwn) {
    const Position position = Position::dealt(4, 8);
    base::Random random(9);
    std::set<std::string> deals;
    for (int i = 0; i < 10; ++i) {
        Position whole = position.seenBy(0).completed(random, 0);
        base::Random acts(1);
        while (!(whole.past().size() > 0 && whole.past().back().shuffled)) whole.play(anyAct(whole, acts));
        deals.insert(formatPosition(whole));
    }
    EXPECT_EQ(deals.size(), 10U);
}

// ---- how the unknown is drawn

/// The sum of squared deviations from equal counts, in units of what chance makes on average.
double chiSquare(const std::map<std::string, int>& counts, std::size_t outcomes, int draws) {
    const double expected = static_cast<double>(draws) / static_cast<double>(outcomes);
    double sum = expected * static_cast<double>(outcomes - counts.size());
    for (const auto& [outcome, count] : counts) sum += (count - expected) * (count - expected) / expected;
    return sum;
}

std::string hiddenHands(const Table& table) {
    std::string text;
    for (int player = 1; player < table.players; ++player)
        for (int slot = 0; slot < kMostHeld; ++slot)
            if (const auto back = table.inHand(player, slot)) text += textOf(table.faceOf(*back)) + ' ';
    return text;
}

TEST(TactikProperty, UnknownCardsAreDrawnUniformlyUnderATightConstraint) {
    // In the last deal of a cycle; blue discards and so has neither a 1 nor a 10. Green and yellow play.
    const Position position =
        after("R:20/5,5,S B:-/2,5,6 Y:35/1,1,2 G:50/10,2,10 deal:3 dealer:G stock:- turn:R",
              {"R20+5", "d6", "Y35+1", "G50+2"});
    // Left: blue 2 5, yellow 1 2, green 10 10.
    std::vector<std::string> cards{"1", "10", "10", "2", "2", "5"};
    std::set<std::string> possible;
    do {
        if (cards[0][0] == '1' || cards[1][0] == '1') continue;
        std::string text;
        for (const std::string& card : cards) text += card + ' ';
        possible.insert(text);
    } while (std::next_permutation(cards.begin(), cards.end()));
    ASSERT_EQ(possible.size(), 36U);

    base::Random random(31);
    const Position seen = position.seenBy(0);
    std::map<std::string, int> counts;
    constexpr int kDraws = 3600;
    for (int i = 0; i < kDraws; ++i) ++counts[hiddenHands(seen.completed(random, 0).table())];
    for (const auto& [outcome, count] : counts) EXPECT_EQ(possible.count(outcome), 1U) << outcome;
    EXPECT_LT(chiSquare(counts, possible.size(), kDraws), 79) << "one in 30,000 for 35 degrees of freedom";
}

TEST(TactikProperty, HandsThatCannotExchangeInPairsAreDrawnUniformly) {
    // Blue can have neither 5, yellow no 3, and green no 4: only two ways are left to share 3, 4 and 5.
    const Position position = after(
        "R:0!,16,40/2,1,2,12 B:2/7,3,4,4 Y:b1/6,8,9,5 G:5,63/12,6,8,3 deal:3 stock:- dealer:G spare-own "
        "turn:R",
        {"R40+2", "d7", "d6", "G5+12", "R16+1", "B2+3", "d8", "d6", "R42+2", "B5-4", "d9", "d8"});
    ASSERT_EQ(hiddenHands(position.table()), "4 5 3 ");
    base::Random random(37);
    std::map<std::string, int> counts;
    constexpr int kDraws = 1000;
    for (int i = 0; i < kDraws; ++i) ++counts[hiddenHands(position.seenBy(0).completed(random, 0).table())];
    EXPECT_EQ(counts.size(), 2U);
    EXPECT_EQ(counts.count("3 4 5 "), 1U);
    EXPECT_LT(chiSquare(counts, 2, kDraws), 17) << "one in 30,000 for one degree of freedom";
}

TEST(TactikProperty, ACardOfThePassedKindIsElsewhereAsOftenAsAnyOther) {
    // Red passes one of two Swaps that red had not seen before: yellow's other three cards hold the second
    // one in 3 of 11 cases.
    Position position =
        after("R:-/S,1,2,3 B:-/S,5,5,6 Y:-/6,8,8,9 G:-/9,10,10,12 deal:3 stock:- dealer:G pass", {});
    position.play(passing(0, Card::Swap));
    position.play(passing(1, Card::Five));
    position.play(passing(2, Card::Nine));
    position.play(passing(3, Card::Twelve));
    const Position seen = position.seenBy(0);
    base::Random random(41);
    constexpr int kDraws = 4400;
    int both = 0;
    for (int i = 0; i < kDraws; ++i)
        both += handOf(seen.completed(random, 0).table(), 2).count(Card::Swap) == 2 ? 1 : 0;
    EXPECT_NEAR(both, kDraws * 3 / 11, 120) << "four deviations of 30";
}

}  // namespace
}  // namespace tactik::rules
