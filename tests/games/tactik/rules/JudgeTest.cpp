// The program's rules against a slow, obvious implementation of them, in random games.

#include <gtest/gtest.h>

#include <algorithm>

#include "base/Random.h"
#include "games/tactik/rules/Notation.h"
#include "games/tactik/rules/Perft.h"
#include "games/tactik/rules/Plays.h"
#include "games/tactik/rules/PositionText.h"
#include "games/tactik/rules/SlowTactik.h"
#include "support/Extent.h"

namespace tactik::rules {
namespace {

using test::SlowTactik;

int placeOf(Spot spot) {
    if (spot.inPocket()) return SlowTactik::kPocket;
    return spot.inBase() ? 100 * (index(spot.colour()) + 1) + spot.cell() : spot.square();
}

SlowTactik::Men menOf(const Board& board) {
    SlowTactik::Men men;
    for (Pawn pawn = 0; pawn < kPawns; ++pawn) {
        if (board.spotOf(pawn).inPocket()) continue;
        const char letter = "RBYG"[index(colourOf(pawn))];
        const bool stake = board.spotOf(pawn).onCircuit() && board.stakeOn(board.spotOf(pawn).square());
        men[placeOf(board.spotOf(pawn))] = static_cast<char>(stake ? letter - 'A' + 'a' : letter);
    }
    return men;
}

SlowTactik::Cards cardsOf(const Table& table, int player) {
    SlowTactik::Cards cards;
    for (int slot = 0; slot < kMostHeld; ++slot)
        if (const auto back = table.inHand(player, slot)) cards.insert(textOf(table.faceOf(*back)));
    return cards;
}

std::map<int, SlowTactik::Cards> handsOf(const Table& table) {
    std::map<int, SlowTactik::Cards> hands;
    for (int player = 0; player < table.players; ++player) hands[player] = cardsOf(table, player);
    return hands;
}

SlowTactik::Cards kindsOf(const Table& table, const Heap& heap) {
    SlowTactik::Cards cards;
    for (const Back back : heap) cards.insert(textOf(table.faceOf(back)));
    return cards;
}

/// As SlowTactik::picture().
std::string picture(const Position& position) {
    const Table& table = position.table();
    std::string text = SlowTactik::picture(menOf(table.board));
    for (const auto& [player, hand] : handsOf(table)) {
        text += "| " + std::to_string(player) + ": ";
        for (const std::string& card : hand) text += card + ' ';
        if (const int slot = table.passed[static_cast<std::size_t>(player)]; slot != kNotPassed)
            text += '>' + textOf(table.faceOf(*table.inHand(player, slot))) + ' ';
    }
    text += "| pile ";
    std::vector<std::string> pile;
    for (const Back back : table.pile) pile.push_back(textOf(table.faceOf(back)));
    if (position.rules().wholeHand) std::sort(pile.begin(), pile.end());
    for (const std::string& card : pile) text += card + ' ';
    text += "| stock ";
    for (const std::string& card : kindsOf(table, table.stock)) text += card + ' ';
    const bool passing = table.phase == Phase::Passing;
    text += std::string("| ") + (passing ? "passing" : position.over() ? "over" : "playing");
    text += " dealer " + std::to_string(table.dealer);
    if (!passing) text += " turn " + std::to_string(table.toMove);
    return text + " deal " + std::to_string(table.deal) + " round " + std::to_string(table.round);
}

SlowTactik::Men resultOf(const Board& board, const Play& play) {
    Board next = board;
    next.carryOut(play);
    return menOf(next);
}

SlowTactik::Legs legsOf(const Play& play) {
    SlowTactik::Legs legs;
    for (const Leg leg : play) legs.emplace_back(placeOf(leg.from), placeOf(leg.to));
    return legs;
}

std::vector<SlowTactik::Captured> inWords(const Captures& captures) {
    std::vector<SlowTactik::Captured> all;
    for (const Capture& capture : captures)
        all.push_back(
            {"RBYG"[index(colourOf(capture.pawn))], placeOf(capture.at), capture.leg, capture.step});
    return all;
}

void agreeOnPlays(const Position& position, const std::vector<Act>& acts, const SlowTactik& judge) {
    std::map<std::string, std::set<SlowTactik::Men>> plays;
    std::set<std::string> discards;
    std::size_t different = 0;
    for (const Act& act : acts) {
        if (act.kind == Act::Kind::Play) {
            plays[textOf(act.card)].insert(resultOf(position.board(), act.play));
            ++different;
        } else {
            discards.insert(act.kind == Act::Kind::DiscardAll ? "all" : textOf(act.card));
        }
    }
    const auto expected = judge.plays();
    ASSERT_EQ(plays, expected);
    for (const auto& [card, results] : expected) different -= results.size();
    ASSERT_EQ(different, 0U) << "two plays with one result";
    ASSERT_EQ(discards, judge.discards());
    ASSERT_EQ(position.canPlay(position.table().toMove), !expected.empty());
}

int pawnsInBases(const Board& board) {
    int count = 0;
    for (const Colour colour : kAllColours) count += board.inBase(colour);
    return count;
}

/// An act at random. Of two the one that brings more pawns home, so that games come to an end.
const Act& choice(const Position& position, const std::vector<Act>& acts, base::Random& random) {
    const auto any = [&]() -> const Act& {
        return acts[random.below(static_cast<std::uint32_t>(acts.size()))];
    };
    const auto home = [&](const Act& act) {
        if (act.kind != Act::Kind::Play) return 0;
        Board next = position.board();
        next.carryOut(act.play);
        return pawnsInBases(next);
    };
    const Act& one = any();
    const Act& other = any();
    return home(other) > home(one) ? other : one;
}

void playBoth(Position& position, SlowTactik& judge, const Act& act) {
    if (act.kind == Act::Kind::Pass) {
        position.play(act);
        judge.pass(act.player, textOf(act.card));
        return;
    }
    if (act.kind == Act::Kind::Play) {
        const auto captures = judge.capturesOf(textOf(act.card), legsOf(act.play));
        const SlowTactik::Men result = resultOf(position.board(), act.play);
        position.play(act);
        ASSERT_EQ(inWords(position.past().back().captures), captures);
        judge.play(textOf(act.card), result);
        return;
    }
    position.play(act);
    judge.discard(act.kind == Act::Kind::DiscardAll ? "all" : textOf(act.card));
}

/// Plays random games of both until so many acts are played in all.
void judge(const Rules& rules, int players, int plies, std::uint64_t seed) {
    base::Random random(seed);
    while (plies > 0) {
        Position position = Position::dealt(players, random.next(), rules);
        SlowTactik judge(players, position.table().dealer, rules);
        ASSERT_TRUE(judge.deal(handsOf(position.table())));
        ASSERT_EQ(picture(position), judge.picture());
        for (; !position.over(); --plies) {
            const std::string before = formatPosition(position);
            ASSERT_EQ(position.awaited(), judge.awaited()) << before;
            const std::vector<int> awaited = position.awaited();
            const int player = awaited[random.below(static_cast<std::uint32_t>(awaited.size()))];
            const std::vector<Act> acts = position.legalActs(player);
            if (position.table().phase == Phase::Passing) {
                std::set<std::string> passes;
                for (const Act& act : acts) passes.insert(textOf(act.card));
                ASSERT_EQ(passes, judge.passes(player)) << before;
                ASSERT_EQ(passes.size(), acts.size()) << before;
            } else {
                ASSERT_NO_FATAL_FAILURE(agreeOnPlays(position, acts, judge)) << before;
            }
            const Act act = choice(position, acts, random);
            ASSERT_TRUE(position.isLegal(act));
            ASSERT_NO_FATAL_FAILURE(playBoth(position, judge, act)) << before;
            ASSERT_EQ(position.past().back().dealt, judge.dealing()) << before;
            if (judge.dealing()) ASSERT_TRUE(judge.deal(handsOf(position.table()))) << before;
            ASSERT_EQ(picture(position), judge.picture()) << before;
        }
        ASSERT_TRUE(judge.over());
        for (int player = 0; player < players; ++player) ASSERT_TRUE(position.legalActs(player).empty());
    }
}

/// Plies of random play under each set of rules. With sanitizers a thousand take some three seconds of one
/// core.
int plies() { return support::extent(1'000, 10'000); }

/// With two players and with four.
class Judge : public testing::TestWithParam<int> {};
INSTANTIATE_TEST_SUITE_P(Players, Judge, testing::Values(2, 4));

TEST_P(Judge, AgreesOnTheSheet) { judge({}, GetParam(), plies(), 11); }
TEST_P(Judge, AgreesOnCompulsoryEntering) { judge({.mustEnter = true}, GetParam(), plies(), 12); }
TEST_P(Judge, AgreesOnNoCaptureOfOnesOwnSide) { judge({.spareOwn = true}, GetParam(), plies(), 13); }
TEST_P(Judge, AgreesOnWholeHandsThrownAway) { judge({.wholeHand = true}, GetParam(), plies(), 14); }
TEST_P(Judge, AgreesOnTheLongCircuit) { judge({.longCircuit = true}, GetParam(), plies(), 15); }
TEST_P(Judge, AgreesOnAllOptionsTogether) {
    judge({.mustEnter = true, .spareOwn = true, .wholeHand = true, .longCircuit = true}, GetParam(),
          plies() / 2, 16);
}

// ---- perft

std::uint64_t slowPerft(const SlowTactik& game, int depth) {
    std::uint64_t leaves = 0;
    const auto plays = game.plays();
    if (depth == 1) {
        for (const auto& [card, results] : plays) leaves += results.size();
        return leaves + game.discards().size();
    }
    for (const auto& [card, results] : plays)
        for (const SlowTactik::Men& result : results) {
            SlowTactik next = game;
            next.play(card, result);
            leaves += slowPerft(next, depth - 1);
        }
    for (const std::string& card : game.discards()) {
        SlowTactik next = game;
        next.discard(card);
        leaves += slowPerft(next, depth - 1);
    }
    return leaves;
}

struct Counted {
    const char* position;
    std::vector<std::uint64_t> leaves;  ///< by depth, from 1
};
const std::vector<Counted> kCounted{
    {"4 R:0!,17,30/1,7,4 B:16!,60,b2/S,10,7 Y:33,34,b1/7,3,S G:2,47,48!/7,5,12", {41, 1307, 37351}},
    {"2 R:0!,17,b4/1,7,S Y:33,30 B:16!,60,b2/S,10,7 G:2,47,48!", {43, 3467, 82348}},
    {"2 R:62,b3/7,2,4 Y:30,32!,b1 B:14,16!,b2/7,8,S G:47,48 must-enter spare-own", {28, 1136, 11382}},
};

void judgeCounts(std::size_t depth) {
    for (const auto& [text, leaves] : kCounted) {
        const auto position = parsePosition(text, 1);
        ASSERT_TRUE(position) << position.error().describe();
        const Table& table = position->table();
        const SlowTactik slow(menOf(table.board), handsOf(table), table.dealer, table.toMove,
                              position->rules());
        EXPECT_EQ(slowPerft(slow, static_cast<int>(depth)), leaves[depth - 1]) << text;
    }
}

TEST(Perft, CountsAreTheJudges) {
    judgeCounts(1);
    judgeCounts(2);
    if (support::allTests()) judgeCounts(3);
}

TEST(Perft, CountsAreFixed) {
    for (const auto& [text, leaves] : kCounted)
        for (std::size_t depth = 1; depth <= leaves.size(); ++depth)
            EXPECT_EQ(perft(*parsePosition(text, 1), static_cast<int>(depth)), leaves[depth - 1]) << text;
}

TEST(Perft, PassesAreChosenInTheOrderOfTheSeats) {
    const auto position = parsePosition("2 R:-/1,2,3,5,6,8 B:-/1,1,1,2,2,S dealer:R pass", 1);
    ASSERT_TRUE(position) << position.error().describe();
    EXPECT_EQ(perft(*position, 1), 6U);
    EXPECT_EQ(perft(*position, 2), 18U) << "equal cards are one choice";
    EXPECT_EQ(perft(*position, 0), 1U);
}

}  // namespace
}  // namespace tactik::rules
