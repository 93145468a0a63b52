// Whole games of every kind, over lines that last or break, at a host that ends in between.

#include <gtest/gtest.h>

#include "host/World.h"
#include "support/Extent.h"

namespace {

using host::testing::beginGame;
using host::testing::expectAllKnown;
using host::testing::Person;
using host::testing::playOut;
using host::testing::SmallGame;
using host::testing::World;

std::vector<std::string> notations(const match::Match& match, game::Viewer viewer) {
    std::vector<std::string> turns;
    for (const match::NodeId turn : match.tree().mainLine())
        if (turn != match::Match::kRoot) turns.push_back(match.tree().notation(turn, viewer));
    return turns;
}

class HostGames : public testing::TestWithParam<SmallGame> {};

TEST_P(HostGames, ArePlayedToTheEnd) {
    World world;
    const std::vector<Person*> people = beginGame(world, GetParam());
    playOut(world, people);
    expectAllKnown(world, people);
    EXPECT_EQ(world.house().faults(), 0U);
}

TEST_P(HostGames, MissNothingWhenLinesBreak) {
    World world(2);
    const std::vector<Person*> people = beginGame(world, GetParam());
    int brought = 0;
    world.weather = [&](Person&) { return ++brought % 47 != 0; };
    playOut(world, people);
    world.weather = {};
    world.step();
    EXPECT_GT(brought, 47);
    expectAllKnown(world, people);
}

TEST_P(HostGames, GoOnAtAHostThatBeginsAgain) {
    World world(3);
    const std::vector<Person*> people = beginGame(world, GetParam());
    for (int times = 0; times < 5; ++times) {
        const int ply = people.front()->follower()->ply();
        ASSERT_TRUE(world.until([&] {
            return people.front()->follower()->ply() > ply + 2 ||
                   people.front()->follower()->finalOutcome().over;
        }));
        world.restart();
        world.settle();
        ASSERT_EQ(people.front()->table().match, 1);
        expectAllKnown(world, people);
    }
    playOut(world, people);
    expectAllKnown(world, people);
    world.restart();
    world.settle();
    EXPECT_EQ(people.front()->table().phase, host::Phase::Over);
    expectAllKnown(world, people);
}

/// The turns of a record, read as an archive would.
std::vector<std::string> turnsIn(const game::Kind& kind, const std::string& text) {
    auto reading = kind.read(text, {}, {});
    if (!reading) {
        ADD_FAILURE() << reading.error().message.english() << "\n" << text;
        return {};
    }
    const match::Match match = match::Match::fromRecord(std::move(reading->game));
    return notations(match, game::Viewer::record());
}

TEST_P(HostGames, AreToldForTheArchivesOfAll) {
    World world(5);
    const std::vector<Person*> people = beginGame(world, GetParam());
    const game::Kind& kind = *World::kindOf(GetParam().agreed.game);
    std::vector<std::string> parts(people.size());
    const auto take = [&] {
        for (std::size_t i = 0; i < people.size(); ++i)
            if (auto told = people[i]->guest().takeRecord()) {
                EXPECT_EQ(told->match, 1);
                EXPECT_EQ(told->over, people[i]->table().phase == host::Phase::Over);
                parts[i] = told->text;
            }
    };
    ASSERT_TRUE(world.until([&] {
        take();
        return people.front()->table().phase == host::Phase::Over || world.now() > std::chrono::seconds(30);
    }));
    for (const std::string& part : parts)
        if (!part.empty()) EXPECT_FALSE(turnsIn(kind, part).empty());
    playOut(world, people);
    world.cut(*people.front());
    people.front()->restart();
    world.connect(*people.front());
    world.settle();
    take();
    const match::Match truth = world.truth(people.front()->code());
    for (const std::string& whole : parts)
        EXPECT_EQ(turnsIn(kind, whole), notations(truth, game::Viewer::record()));
}

INSTANTIATE_TEST_SUITE_P(All, HostGames, testing::ValuesIn(host::testing::smallGames()),
                         [](const auto& game) { return std::string(game.param.name); });

/// The line breaks once, at each message of the game in turn.
TEST(HostGame, MissesNothingWhereverALineBreaks) {
    const SmallGame game = host::testing::smallGames().front();
    bool broke = true;
    for (int at = 1; broke && !HasFailure(); at += support::everyNth(7)) {
        SCOPED_TRACE("message " + std::to_string(at));
        World world(4);
        const std::vector<Person*> people = beginGame(world, game);
        int brought = 0;
        broke = false;
        world.weather = [&](Person& person) {
            if (&person != people.front() || ++brought != at) return true;
            broke = true;
            return false;
        };
        playOut(world, people);
        world.weather = {};
        world.step();
        expectAllKnown(world, people);
    }
}

}  // namespace
