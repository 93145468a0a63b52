// Whatever a guest may not know, no byte that he is sent depends on it.

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "base/Sealed.h"
#include "host/World.h"

namespace {

using namespace host;
using host::testing::beginGame;
using host::testing::Person;
using host::testing::SmallGame;
using host::testing::World;

class Secrecy : public ::testing::TestWithParam<SmallGame> {};

/// The saved table, with another truth that looks the same to this viewer.
std::string otherTruth(World& world, const std::string& code, game::Viewer viewer) {
    auto table = nlohmann::json::parse(world.saved(code));
    const match::Match truth = world.truth(code);
    auto alike = truth.asSeen(truth.head(), viewer, game::Chance(99));
    match::Match other(std::move(alike.start), truth.players());
    for (const game::Action turn : alike.turns) EXPECT_TRUE(other.submit(other.moverOf(turn), turn).ok());
    const game::Kind* const kind = World::kindOf(std::string(table["agreed"]["game"]));
    const std::string file = kind->writeAtOnce(other.toRecord());
    EXPECT_NE(file, kind->writeAtOnce(truth.toRecord())) << "the truths are the same";
    table["match"] = base::sealed(file);
    return table.dump();
}

/// All that a host with this table sends to a member who comes back, and then sees somebody go.
std::vector<std::string> toldBy(const std::string& table, const Key& key, const Key& other) {
    World world(9);
    const auto loaded = world.house().load(table, world.now());
    EXPECT_TRUE(loaded.ok()) << loaded.error().describe();
    const ClientId client = world.rawClient();
    world.raw(client, Hello{});
    world.raw(client, Return{key.code, key.token});
    const ClientId neighbour = world.rawClient();
    world.raw(neighbour, Hello{});
    world.raw(neighbour, Return{other.code, other.token});
    world.step();
    world.raw(client, Say{"Hello"});
    world.raw(neighbour, Leave{});
    world.raw(client, Again{});
    world.step();
    return world.textsFor(client);
}

TEST_P(Secrecy, TruthsThatLookAlikeAreToldAlike) {
    World world(6);
    const auto people = beginGame(world, GetParam());
    ASSERT_TRUE(world.until([&] { return people.front()->follower()->ply() >= 9; }));
    const std::string code = people.front()->code();
    for (Person* const person : {people.front(), people.back()}) {
        const game::Viewer viewer = person->follower()->viewer();
        const Key& key = *person->guest().key();
        const Key& other = *people[1]->guest().key();
        const auto told = toldBy(world.saved(code), key, other);
        EXPECT_GT(told.size(), 6U);
        EXPECT_EQ(told, toldBy(otherTruth(world, code, viewer), key, other));
    }
}

std::vector<SmallGame> gamesWithSecrets() {
    std::vector<SmallGame> games;
    for (SmallGame& game : host::testing::smallGames())
        if (game.agreed.game != "tak") games.push_back(std::move(game));
    return games;
}

INSTANTIATE_TEST_SUITE_P(All, Secrecy, ::testing::ValuesIn(gamesWithSecrets()),
                         [](const auto& game) { return std::string(game.param.name); });

/// All four owe a card at once: who has chosen one is told by an event without it, and by nothing else.
TEST(Secrecy, NothingButItsEventTellsOfASecretDecision) {
    World world(7);
    const auto people = beginGame(world, {"", {.game = "tac-tik", .options = {{"players", "4"}}}, 4, {}});
    for (Person* const person : people) person->plays = false;
    world.step();
    ASSERT_EQ(people[0]->follower()->awaited().size(), 4U);
    for (Person* const person : people) (void)person->kindsReceived();
    std::size_t bytes = 0;
    for (const std::size_t choice : {std::size_t{0}, std::size_t{1}}) {
        World again(7);
        const auto same = beginGame(again, {"", {.game = "tac-tik", .options = {{"players", "4"}}}, 4, {}});
        for (Person* const person : same) person->plays = false;
        again.step();
        for (Person* const person : same) person->received.clear();
        const auto legal = same[0]->follower()->view().legalActions();
        ASSERT_TRUE(same[0]->post().decide(game::playerAt(0), match::PlayTurn{legal[choice]}).ok());
        again.settle();
        for (const std::size_t other : {1U, 2U, 3U, 4U}) {
            ASSERT_EQ(same[other]->received.size(), 1U);
            EXPECT_NE(same[other]->received[0].find("\"kind\":\"told\""), std::string::npos);
        }
        if (bytes != 0) EXPECT_EQ(same[1]->received[0].size(), bytes);
        bytes = same[1]->received[0].size();
    }
}

}  // namespace
