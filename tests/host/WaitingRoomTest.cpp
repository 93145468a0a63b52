#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <limits>
#include <nlohmann/json.hpp>

#include "host/World.h"

namespace {

using namespace host;
using host::testing::Person;
using host::testing::World;
using ::testing::ElementsAre;

Agreements smallTak() { return {.game = "tak", .options = {{"size", "3"}}}; }

class WaitingRoom : public ::testing::Test {
  protected:
    [[nodiscard]] std::string told(Person& person, const ClientMessage& message) {
        person.guest().say(message);
        world_.settle();
        return person.refused();
    }
    /// Who sits where, as everybody is told.
    [[nodiscard]] static std::vector<std::string> seats(const Person& person) {
        std::vector<std::string> names;
        for (const TableNews::Seat& seat : person.table().seats) names.push_back(seat.name);
        return names;
    }
    World world_;
};

TEST_F(WaitingRoom, TellsWhatIsAgreedBeforeAnybodySits) {
    Agreements agreed = smallTak();
    agreed.help = true;
    agreed.takingBack = false;
    agreed.clock = "3 +2";
    agreed.goal = "3 wins";
    const auto people = world_.comeToTable(agreed, 2);
    const TableNews& table = people[1]->table();
    EXPECT_EQ(table.phase, Phase::Waiting);
    EXPECT_TRUE(table.agreed.help);
    EXPECT_FALSE(table.agreed.takingBack);
    EXPECT_EQ(table.agreed.clock, "3 +2");
    EXPECT_EQ(table.agreed.goal, "3 wins");
    EXPECT_EQ(table.agreed.options.at("size"), "3");
    ASSERT_EQ(table.members.size(), 2U);
    EXPECT_EQ(table.members[0].name, "Ann");
    EXPECT_EQ(table.owner, table.members[0].number);
    EXPECT_EQ(table.you, table.members[1].number);
    EXPECT_EQ(table.seat, -1);
    EXPECT_THAT(seats(*people[1]), ElementsAre("", ""));
}

TEST_F(WaitingRoom, TwoWantOneSeat) {
    const auto people = world_.comeToTable(smallTak(), 3);
    people[1]->guest().say(Sit{0});
    people[2]->guest().say(Sit{0});
    world_.settle();
    EXPECT_EQ(people[1]->refused(), "");
    EXPECT_EQ(people[2]->refused(), "seat-taken");
    EXPECT_THAT(seats(*people[0]), ElementsAre("Bo", ""));
    EXPECT_EQ(told(*people[1], Sit{1}), "");
    EXPECT_EQ(told(*people[2], Sit{0}), "");
    EXPECT_THAT(seats(*people[0]), ElementsAre("Cy", "Bo"));
    EXPECT_EQ(told(*people[2], Stand{}), "");
    EXPECT_EQ(told(*people[2], Stand{}), "not-now");
    EXPECT_THAT(seats(*people[0]), ElementsAre("", "Bo"));
    EXPECT_EQ(told(*people[2], Sit{2}), "not-now") << "there is no such seat";
}

TEST_F(WaitingRoom, OnlyItsOwnerGivesSeatsToLevelsAndBegins) {
    const auto people = world_.comeToTable(smallTak(), 2);
    const std::string level = World::kindOf("tak")->opponents().front().id;
    EXPECT_EQ(told(*people[1], Give{0, level}), "not-owner");
    EXPECT_EQ(told(*people[1], Start{}), "not-owner");
    EXPECT_EQ(told(*people[0], Start{}), "seats-free");
    EXPECT_EQ(told(*people[0], Give{0, "nobody"}), "no-level");
    EXPECT_EQ(told(*people[1], Sit{1}), "");
    EXPECT_EQ(told(*people[0], Give{1, level}), "seat-taken");
    EXPECT_EQ(told(*people[0], Start{}), "seats-free");
    EXPECT_EQ(told(*people[0], Give{0, level}), "");
    EXPECT_EQ(people[1]->table().seats[0].who, Sitter::Level);
    EXPECT_EQ(people[1]->table().seats[1].who, Sitter::Person);
    EXPECT_EQ(told(*people[1], Sit{0}), "seat-taken");
    EXPECT_EQ(told(*people[0], Give{0, ""}), "");
    EXPECT_EQ(people[1]->table().seats[0].who, Sitter::Free);
    EXPECT_EQ(told(*people[0], Give{0, level}), "");
    EXPECT_EQ(told(*people[0], Start{}), "");
    EXPECT_EQ(told(*people[0], Start{}), "not-now");
    EXPECT_EQ(told(*people[1], Stand{}), "not-now");
    EXPECT_EQ(told(*people[0], Sit{0}), "not-now");
    EXPECT_EQ(told(*people[1], Rename{"Zoe"}), "not-now");
    EXPECT_EQ(told(*people[0], Rematch{true}), "not-now");
}

TEST_F(WaitingRoom, SaysWhetherAProgramSits) {
    const auto people = world_.comeToTable(smallTak(), 1);
    Person& program = world_.come();
    program.guest().join(people[0]->code(), "Robot", true);
    world_.settle();
    EXPECT_EQ(told(program, Sit{1}), "");
    EXPECT_EQ(people[0]->table().seats[1].who, Sitter::Program);
}

TEST_F(WaitingRoom, NamesAreChosenAndUnlike) {
    const auto people = world_.comeToTable(smallTak(), 2);
    EXPECT_EQ(told(*people[1], Rename{"Ann"}), "name-taken");
    EXPECT_EQ(told(*people[1], Rename{""}), "bad-name");
    EXPECT_EQ(told(*people[1], Rename{"a\nb"}), "bad-name");
    EXPECT_EQ(told(*people[1], Rename{"Marí\xE2\x80\xAE"}), "bad-name") << "it would turn the letters round";
    EXPECT_EQ(told(*people[1], Rename{std::string(41, 'x')}), "bad-name");
    EXPECT_EQ(told(*people[1], Rename{"  Çelik  "}), "");
    EXPECT_EQ(people[0]->table().members[1].name, "Çelik");
    Person& other = world_.come();
    other.guest().join(people[0]->code(), "Ann");
    world_.settle();
    EXPECT_EQ(other.refused(), "name-taken");
    EXPECT_FALSE(other.guest().table());
}

TEST_F(WaitingRoom, WhoeverLeavesFreesHisSeatAndPassesTheTableOn) {
    const auto people = world_.comeToTable(smallTak(), 3);
    EXPECT_EQ(told(*people[0], Sit{0}), "");
    EXPECT_EQ(told(*people[1], Sit{1}), "");
    EXPECT_EQ(told(*people[0], Leave{}), "");
    EXPECT_FALSE(people[0]->guest().table());
    EXPECT_FALSE(people[0]->guest().key());
    EXPECT_THAT(seats(*people[2]), ElementsAre("", "Bo"));
    EXPECT_EQ(people[2]->table().owner, people[1]->table().you);
    EXPECT_EQ(told(*people[2], Sit{0}), "");
    EXPECT_EQ(told(*people[1], Start{}), "");
    EXPECT_EQ(people[1]->table().phase, Phase::Playing);
    EXPECT_EQ(world_.house().tables(), 1U);
}

TEST_F(WaitingRoom, IsGoneWhenNobodyIsLeft) {
    const auto people = world_.comeToTable(smallTak(), 2);
    const std::string code = people[0]->code();
    (void)world_.house().takeChanged();
    EXPECT_EQ(told(*people[0], Leave{}), "");
    EXPECT_EQ(told(*people[1], Leave{}), "");
    EXPECT_EQ(world_.house().tables(), 0U);
    const auto changed = world_.house().takeChanged();
    ASSERT_EQ(changed.size(), 1U);
    EXPECT_EQ(changed[0].code, code);
    EXPECT_FALSE(changed[0].text);
    people[0]->guest().join(code, "Ann");
    world_.settle();
    EXPECT_EQ(people[0]->refused(), "no-table");
}

TEST_F(WaitingRoom, AFreeSeatDoesNotWaitLongForWhoIsAway) {
    const auto people = world_.comeToTable(smallTak(), 2);
    EXPECT_EQ(told(*people[1], Sit{1}), "");
    world_.cut(*people[1]);
    world_.settle();
    world_.step();
    EXPECT_EQ(people[0]->guest().awayFor(people[0]->table().members[1]), 100) << "milliseconds";
    EXPECT_THAT(seats(*people[0]), ElementsAre("", "Bo"));
    EXPECT_EQ(told(*people[0], Give{1, ""}), "") << "the owner need not wait";
    EXPECT_THAT(seats(*people[0]), ElementsAre("", ""));
    for (int i = 0; i < 30; ++i) world_.step(std::chrono::seconds(5));
    EXPECT_EQ(people[0]->table().members.size(), 1U);
    world_.connect(*people[1]);
    world_.settle();
    EXPECT_EQ(people[1]->refused(), "bad-token");
    EXPECT_FALSE(people[1]->guest().key());
}

TEST_F(WaitingRoom, ATableIsNotMadeOfWhatCannotBePlayed) {
    const auto make = [&](Agreements agreed) {
        Person& person = world_.come();
        person.guest().make(std::move(agreed), "Ann");
        world_.settle();
        return person.refused();
    };
    EXPECT_EQ(make({.game = "whist"}), "bad-game");
    EXPECT_EQ(make({.game = "tak", .options = {{"size", "99"}}}), "bad-game");
    EXPECT_EQ(make({.game = "tak", .options = {{"size", "3x"}}}), "bad-game");
    EXPECT_EQ(make({.game = "tak", .clock = "soon"}), "bad-game");
    EXPECT_EQ(make({.game = "tak", .goal = "many"}), "bad-game");
    EXPECT_EQ(make({.game = "tak", .options = {{"unheard-of", "1"}}}), "") << "of a later version";
    EXPECT_EQ(world_.house().tables(), 1U);
}

TEST(Houses, HaveSoManyTablesAndLevels) {
    HouseSettings settings = World::quickSettings();
    settings.mostTables = 2;
    settings.mostLevels = 1;
    World world(1, settings);
    const auto people = world.comeToTable({.game = "caravan"}, 1);
    (void)world.comeToTable(smallTak(), 1);
    Person& late = world.come();
    late.guest().make(smallTak(), "Cy");
    world.settle();
    EXPECT_EQ(late.refused(), "too-many-tables");
    const std::string level = World::kindOf("caravan")->opponents().front().id;
    people[0]->guest().say(Give{0, level});
    world.settle();
    EXPECT_EQ(people[0]->refused(), "");
    people[0]->guest().say(Give{1, level});
    world.settle();
    EXPECT_EQ(people[0]->refused(), "table-full");
}

TEST(Houses, ATableThatChangesAllTheTimeIsToldNowAndThen) {
    World world;
    const auto people = world.comeToTable(smallTak(), 2);
    for (int second = 0; second < 20; ++second) {
        for (int i = 0; i < 9; ++i) {
            people[1]->guest().say(Sit{0});
            people[1]->guest().say(Stand{});
        }
        world.step(std::chrono::seconds(1));
    }
    EXPECT_LT(people[0]->received.size(), 330U);
    people[1]->guest().say(Sit{0});
    world.settle();
    world.step(std::chrono::seconds(1));
    EXPECT_EQ(people[0]->table().seats[0].name, "Bo") << "the last one is told";
}

TEST(Houses, ATableHasSoManyMembers) {
    World world;
    const auto people = world.comeToTable(smallTak(), 1);
    for (std::size_t i = 1; i < kMostMembers; ++i) {
        const ClientId client = world.rawClient();
        world.raw(client, Hello{});
        world.raw(client, Join{people[0]->code(), "Guest " + std::to_string(i)});
    }
    world.step();
    EXPECT_EQ(people[0]->table().members.size(), kMostMembers);
    Person& late = world.come();
    late.guest().join(people[0]->code(), "Late");
    world.settle();
    EXPECT_EQ(late.refused(), "table-full");
}

TEST(Houses, GoOnOnlyWithATableWhoseMembersHaveNumbers) {
    World world;
    const auto people = world.comeToTable(smallTak(), 2);
    auto table = nlohmann::json::parse(world.saved(people[0]->code()));
    World other;
    EXPECT_TRUE(other.house().load(table.dump(), other.now()).ok());
    table["members"][1].erase("number");
    World another;
    EXPECT_FALSE(another.house().load(table.dump(), another.now()).ok());
}

TEST(Houses, GoOnOnlyWithATableThatCanCountFurther) {
    World world;
    const auto people = world.comeToTable(smallTak(), 2);
    const auto table = nlohmann::json::parse(world.saved(people[0]->code()));
    const auto loads = [&](int matches, int points) {
        auto changed = table;
        changed["matches"] = matches;
        const nlohmann::json game{{"seats", {"Ann", "Bo"}}, {"winners", {0}}, {"points", {points, 0}}};
        changed["games"] = std::vector<nlohmann::json>(kMostGames, game);
        World other;
        return other.house().load(changed.dump(), other.now()).ok();
    };
    constexpr int kMost = std::numeric_limits<int>::max();
    EXPECT_TRUE(loads(1000, 1000));
    EXPECT_FALSE(loads(kMost, 1000));
    EXPECT_FALSE(loads(1000, kMost / 2));
}

}  // namespace
