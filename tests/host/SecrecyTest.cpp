// Whatever a guest may not know, no byte that he is sent depends on it.

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "base/Sealed.h"
#include "game/VisibleState.h"
#include "host/World.h"

namespace {

using namespace host;
using host::testing::beginGame;
using host::testing::Person;
using host::testing::SmallGame;
using host::testing::World;

class Secrecy : public ::testing::TestWithParam<SmallGame> {};

/// Of games whose files tell nothing but their turns and what was dealt: where the chance of the file also
/// decides by which handles a viewer knows cards, another truth has others. No levels, who would go on.
class WholeTables : public ::testing::TestWithParam<SmallGame> {};

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
    world.step(kRecordEvery);
    return world.textsFor(client);
}

TEST_P(WholeTables, ThatLookAlikeAreToldAlike) {
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
        EXPECT_EQ(std::ranges::count_if(told,
                                        [](const std::string& text) {
                                            return text.find("\"kind\":\"record\"") != std::string::npos;
                                        }),
                  GetParam().agreed.game == "caravan" ? 0 : 1);
        EXPECT_TRUE(told == toldBy(otherTruth(world, code, viewer), key, other));
    }
}

/// What a match in this position tells a member with these eyes, until somebody resigns.
std::vector<std::string> toldOf(const game::Kind& kind, std::unique_ptr<game::State> position,
                                const std::vector<std::string>& players, game::Viewer viewer) {
    MatchPlay play({.kind = kind,
                    .levels = std::vector<std::string>(players.size()),
                    .lines = std::vector<std::chrono::milliseconds>(players.size())},
                   match::Match(std::move(position), players));
    std::vector<std::string> told{play.brief(MemberId(1), viewer)};
    const game::PlayerId asks = viewer.player().value_or(game::playerAt(0));
    EXPECT_TRUE(play.hear(asks, {0, match::MakeOffer{match::Proposal::Draw}, 1}));
    EXPECT_TRUE(play.hear(asks, {0, match::Resign{}, 2}));
    play.update(Moment(100));
    play.tell([&](MemberId, std::string text) { told.push_back(std::move(text)); });
    return told;
}

TEST_P(Secrecy, PositionsThatLookAlikeAreToldAlike) {
    World world(10);
    const auto people = beginGame(world, GetParam());
    ASSERT_TRUE(world.until([&] { return people.front()->follower()->ply() >= 9; }));
    const match::Match truth = world.truth(people.front()->code());
    const game::Kind& kind = *World::kindOf(GetParam().agreed.game);
    const auto position = truth.startState();
    for (const match::NodeId node : truth.tree().pathTo(truth.head()))
        (void)position->apply(truth.tree().node(node).action);
    base::Random random(99);
    for (const game::Viewer viewer : test::viewersOf(*position)) {
        if (viewer.isRecord()) continue;
        SCOPED_TRACE(test::nameOf(viewer));
        const auto told = toldOf(kind, position->clone(), truth.players(), viewer);
        EXPECT_GE(told.size(), 2U);
        auto alike = position->view(viewer)->sample(random);
        EXPECT_NE(kind.writeView(*alike->view(game::Viewer::record())),
                  kind.writeView(*position->view(game::Viewer::record())))
            << "the truths are the same";
        EXPECT_TRUE(told == toldOf(kind, std::move(alike), truth.players(), viewer));
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

std::vector<SmallGame> gamesForWholeTables() {
    std::vector<SmallGame> games;
    for (SmallGame& game : gamesWithSecrets())
        if (game.agreed.game != "tac-tik" && game.levels.empty()) games.push_back(std::move(game));
    return games;
}

INSTANTIATE_TEST_SUITE_P(All, WholeTables, ::testing::ValuesIn(gamesForWholeTables()),
                         [](const auto& game) { return std::string(game.param.name); });

/// All four owe a card at once: who has chosen one is told by an event without it, and by nothing else.
TEST(Secrecy, NothingButItsEventTellsOfASecretDecision) {
    std::size_t bytes = 0;
    for (const std::size_t choice : {std::size_t{0}, std::size_t{1}}) {
        World world(7);
        const auto same = beginGame(world, {"", {.game = "tac-tik", .options = {{"players", "4"}}}, 4, {}});
        for (Person* const person : same) person->plays = false;
        world.step();
        ASSERT_EQ(same[0]->follower()->awaited().size(), 4U);
        for (Person* const person : same) person->received.clear();
        const auto legal = same[0]->follower()->view().legalActions();
        ASSERT_TRUE(same[0]->post().decide(game::playerAt(0), match::PlayTurn{legal[choice]}).ok());
        world.settle();
        for (const std::size_t other : {1U, 2U, 3U, 4U}) {
            ASSERT_EQ(same[other]->received.size(), 1U);
            EXPECT_NE(same[other]->received[0].find("\"kind\":\"told\""), std::string::npos);
        }
        if (bytes != 0) {
            EXPECT_EQ(same[1]->received[0].size(), bytes);
        }
        bytes = same[1]->received[0].size();
    }
}

}  // namespace
