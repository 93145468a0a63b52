#include "app/table/HiddenTags.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/catalog/GameCatalog.h"
#include "app/catalog/Games.h"

namespace {

using game::PlayerId;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

class HiddenTagsTest : public testing::Test {
  protected:
    [[nodiscard]] match::Match newGame(const char* kind, std::vector<std::string> players,
                                       const game::OptionValues& options = {}) const {
        return {games_.named(kind).kind->create(options, game::Chance(1)).value(), std::move(players)};
    }
    const app::Games games_{app::gameCatalog()};
};

TEST_F(HiddenTagsTest, EachGameHasAnIdentityOfItsOwnWhichStays) {
    match::Match match = newGame("tactiki", {"Ann", "Bo"});
    EXPECT_EQ(app::identityIn(match.tags()), "");
    app::giveIdentity(match);
    const std::string identity = app::identityIn(match.tags());
    EXPECT_EQ(identity.size(), 16U);
    app::giveIdentity(match);
    EXPECT_EQ(app::identityIn(match.tags()), identity);
    match::Match other = newGame("tactiki", {"Ann", "Bo"});
    app::giveIdentity(other);
    EXPECT_NE(app::identityIn(other.tags()), identity);
    app::copyIdentity(other, "");
    EXPECT_NE(app::identityIn(other.tags()), "");
    app::copyIdentity(other, identity);
    EXPECT_EQ(app::identityIn(other.tags()), identity);
}

TEST_F(HiddenTagsTest, PersonsAreAdded) {
    match::Match match = newGame("tac-tik", {"Ann", "Bo", "Cy", "Di"}, {{"players", "4"}});
    EXPECT_THAT(app::personsIn(match.tags(), 4), IsEmpty());
    app::notePersons(match, {PlayerId(2)});
    app::notePersons(match, {PlayerId(0), PlayerId(2)});
    app::notePersons(match, {});
    EXPECT_THAT(app::personsIn(match.tags(), 4), ElementsAre(PlayerId(0), PlayerId(2)));
    EXPECT_THAT(match.tags(), ElementsAre(std::pair("Persons", "1 3")));
    game::Record record = match.toRecord();
    app::forgetPersons(record);
    EXPECT_THAT(record.tags, IsEmpty());
}

TEST_F(HiddenTagsTest, WhatMakesNoSenseIsNoPerson) {
    EXPECT_THAT(app::personsIn({{"Persons", "2 7 0 -1 x 1"}}, 2), ElementsAre(PlayerId(1)));
    EXPECT_THAT(app::personsIn({{"Persons", ""}}, 2), IsEmpty());
    EXPECT_THAT(app::personsIn({{"Persons", "99999999999999999999999 1"}}, 2), IsEmpty());
}

TEST_F(HiddenTagsTest, AGameThatHidesNothingKeepsItsTags) {
    match::Match match = newGame("tak", {"Ann", "Bo"});
    app::giveIdentity(match);
    app::notePersons(match, {PlayerId(0)});
    EXPECT_THAT(match.tags(), IsEmpty());
}

}  // namespace
