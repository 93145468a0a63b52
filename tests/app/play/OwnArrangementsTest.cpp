// What persons have arranged before their games is kept for other games: each has his own, sealed.

#include "app/play/OwnArrangements.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/catalog/GameCatalog.h"
#include "app/catalog/Games.h"
#include "base/Files.h"
#include "base/Sealed.h"
#include "support/TemporaryFolder.h"

namespace app {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

class OwnArrangementsTest : public testing::Test {
  protected:
    /// As another copy of the program reads them.
    [[nodiscard]] std::vector<std::string> names(const std::string& person) {
        EXPECT_TRUE(kept_.flush());
        std::vector<std::string> names;
        const OwnArrangements::Own own = OwnArrangements(folder_ / "kept").of("game", person).value();
        for (const auto& named : own.named) names.push_back(named.name + "=" + named.text);
        return names;
    }
    [[nodiscard]] std::filesystem::path file() const { return folder_ / "kept" / "game.sealed"; }

    support::TemporaryFolder folder_;
    OwnArrangements kept_{folder_ / "kept"};
};

TEST_F(OwnArrangementsTest, EachPersonHasHisOwn) {
    ASSERT_TRUE(kept_.keep("game", "Ann", {"wall", "abc"}));
    ASSERT_TRUE(kept_.keep("game", "Ann", {"lure", "def"}));
    ASSERT_TRUE(kept_.keep("game", "Bo", {"wall", "xyz"}));
    ASSERT_TRUE(kept_.keep("other", "Ann", {"fort", "123"}));
    EXPECT_THAT(names("Ann"), ElementsAre("lure=def", "wall=abc"));
    EXPECT_THAT(names("Bo"), ElementsAre("wall=xyz"));
    EXPECT_THAT(names("Cleo"), IsEmpty());
}

TEST_F(OwnArrangementsTest, ANameIsUsedAgainOrDeleted) {
    ASSERT_TRUE(kept_.keep("game", "Ann", {"wall", "abc"}));
    ASSERT_TRUE(kept_.keep("game", "Ann", {"wall", "def"}));
    EXPECT_THAT(names("Ann"), ElementsAre("wall=def"));
    ASSERT_TRUE(kept_.remove("game", "Ann", "wall"));
    ASSERT_TRUE(kept_.remove("game", "Ann", "wall"));
    EXPECT_THAT(names("Ann"), IsEmpty());
}

TEST_F(OwnArrangementsTest, NamesHaveTheSameRoomInEveryScript) {
    std::string greek;
    for (std::size_t i = 0; i < arrangements::kLongestName; ++i) greek += "Ω";
    EXPECT_TRUE(kept_.keep("game", "Ann", {greek, "abc"}));
    EXPECT_FALSE(kept_.keep("game", "Ann", {greek + "Ω", "abc"}));
    EXPECT_THAT(names("Ann"), ElementsAre(greek + "=abc"));
}

TEST_F(OwnArrangementsTest, CopiesThatWriteAtTheSameTimeLoseNothing) {
    constexpr int kEach = 8;
    OwnArrangements other(folder_ / "kept");
    std::vector<std::string> expected;
    for (int i = 0; i < kEach; ++i) {
        const std::string name = "wall " + std::to_string(i);
        ASSERT_TRUE(kept_.keep("game", "Ann", {name, "abc"}));
        ASSERT_TRUE(other.keep("game", "Bo", {name, "abc"}));
        expected.push_back(name + "=abc");
    }
    ASSERT_TRUE(other.flush());
    EXPECT_EQ(names("Ann"), expected);
    EXPECT_EQ(names("Bo"), expected);
}

TEST_F(OwnArrangementsTest, LimitsAreTold) {
    for (const char* name : {"", "  "}) EXPECT_FALSE(kept_.keep("game", "Ann", {name, "abc"})) << name;
    const auto tooLong = kept_.keep("game", "Ann", {std::string(arrangements::kLongestName + 1, 'x'), "a"});
    ASSERT_FALSE(tooLong);
    EXPECT_THAT(tooLong.error().describe(), HasSubstr("80"));
    EXPECT_FALSE(kept_.keep("game", "Ann", {"a", std::string(arrangements::kLongestText + 1, 'x')}));
    for (std::size_t i = 0; i < arrangements::kMostNamed; ++i)
        ASSERT_TRUE(kept_.keep("game", "Ann", {std::to_string(i), "abc"}));
    const auto tooMany = kept_.keep("game", "Ann", {"one more", "abc"});
    ASSERT_FALSE(tooMany);
    EXPECT_THAT(tooMany.error().describe(), HasSubstr("40"));
    EXPECT_TRUE(kept_.keep("game", "Ann", {"7", "def"})) << "it replaces another";
    EXPECT_TRUE(kept_.keep("game", "Bo", {"one more", "abc"}));
}

TEST_F(OwnArrangementsTest, TheFileDoesNotSayThem) {
    ASSERT_TRUE(kept_.keep("game", "Ann", {"wall", "51-42-33-24-15"}));
    ASSERT_TRUE(kept_.flush());
    const std::string bytes = base::readFile(file()).value();
    EXPECT_TRUE(base::isSealed(bytes));
    EXPECT_THAT(bytes, Not(HasSubstr("51-42")));
    EXPECT_THAT(bytes, Not(HasSubstr("wall")));
}

TEST_F(OwnArrangementsTest, ADamagedFileIsToldAndSetAside) {
    int number = 0;
    for (const std::string& damaged : {std::string("rubbish"), base::sealed("rubbish"), base::sealed("[]"),
                                       base::sealed("{\"persons\": 3}")}) {
        ASSERT_TRUE(base::writeFile(file(), damaged));
        EXPECT_FALSE(kept_.of("game", "Ann")) << damaged;
        ASSERT_TRUE(kept_.keep("game", "Ann", {"wall", "abc"}));
        EXPECT_THAT(names("Ann"), ElementsAre("wall=abc"));
        const std::string aside = file().string() + ".damaged-" + std::to_string(++number);
        EXPECT_EQ(base::readFile(aside).value(), damaged);
    }
}

TEST_F(OwnArrangementsTest, AFileThatCannotBeReadNowIsLeftAlone) {
    std::filesystem::create_directories(file());
    EXPECT_FALSE(kept_.keep("game", "Ann", {"wall", "abc"}));
    EXPECT_TRUE(std::filesystem::is_directory(file()));
}

TEST_F(OwnArrangementsTest, PartsOfAnotherFormAreLeftOut) {
    ASSERT_TRUE(
        base::writeFile(file(), base::sealed(R"({"persons": [4, {"name": 5}, {"name": "Ann", "last": 6,
        "named": [7, {"name": "wall"}, {"name": "lure", "text": "def"}]}]})")));
    EXPECT_THAT(names("Ann"), ElementsAre("lure=def"));
    EXPECT_FALSE(kept_.of("game", "Ann")->last);
}

TEST_F(OwnArrangementsTest, WithoutAFolderTheyLastAsLongAsTheProgram) {
    OwnArrangements kept{{}};
    ASSERT_TRUE(kept.keep("game", "Ann", {"wall", "abc"}));
    EXPECT_EQ(kept.of("game", "Ann")->named.size(), 1U);
}

TEST_F(OwnArrangementsTest, ChangesAreWrittenInTheirOrder) {
    for (int i = 0; i < 50; ++i) {
        ASSERT_TRUE(kept_.keep("game", "Ann", {"wall", std::to_string(i)}));
        ASSERT_TRUE(kept_.keep("game", "Ann", {"lure", "abc"}));
        EXPECT_EQ(kept_.of("game", "Ann")->named.size(), 2U) << "also before it is written";
        EXPECT_EQ(kept_.of("game", "Ann")->named.back().text, std::to_string(i));
        ASSERT_TRUE(kept_.remove("game", "Ann", "lure"));
        EXPECT_EQ(kept_.of("game", "Ann")->named.size(), 1U);
        ASSERT_TRUE(kept_.update());
    }
    EXPECT_TRUE(kept_.busy());
    EXPECT_THAT(names("Ann"), ElementsAre("wall=49"));
    EXPECT_FALSE(kept_.busy());
}

TEST_F(OwnArrangementsTest, AnotherCopyOfTheProgramLosesNothing) {
    OwnArrangements other{folder_ / "kept"};
    ASSERT_TRUE(kept_.keep("game", "Ann", {"wall", "abc"}));
    ASSERT_TRUE(kept_.flush());
    ASSERT_TRUE(other.keep("game", "Ann", {"lure", "def"}));
    ASSERT_TRUE(other.flush());
    ASSERT_TRUE(kept_.keep("game", "Ann", {"fort", "xyz"}));
    EXPECT_THAT(names("Ann"), ElementsAre("fort=xyz", "lure=def", "wall=abc"));
}

TEST_F(OwnArrangementsTest, WhatCannotBeWrittenIsToldAndLost) {
    ASSERT_TRUE(base::writeFile(folder_ / "kept", "a file in the place of the folder"));
    ASSERT_TRUE(kept_.keep("game", "Ann", {"wall", "abc"}));
    const auto written = kept_.flush();
    ASSERT_FALSE(written);
    EXPECT_THAT(written.error().describe(), HasSubstr("kept"));
    EXPECT_EQ(kept_.failures(), 1);
    EXPECT_THAT(kept_.of("game", "Ann")->named, IsEmpty());
    std::filesystem::remove(folder_ / "kept");
    ASSERT_TRUE(kept_.keep("game", "Ann", {"lure", "def"}));
    EXPECT_THAT(names("Ann"), ElementsAre("lure=def"));
}

/// A player at another place who never answers.
class Silent final : public match::Participant {
  public:
    [[nodiscard]] bool atThisTable() const override { return false; }
    void onEvent(const match::Event&) override {}
    void begin(std::unique_ptr<const game::View>, const match::Clock*) override {}
    void stop() override {}
    [[nodiscard]] std::optional<match::Decision> decide(float, bool) override { return {}; }
    [[nodiscard]] std::optional<bool> answer(const match::Offer&, const game::View&) override { return {}; }
    [[nodiscard]] const game::Thought* thought() const override { return &thought_; }

  private:
    game::Thought thought_;
};

/// A game of two persons with set-ups, at the table.
class AfterAGame : public OwnArrangementsTest {
  protected:
    AfterAGame() : table_(makeTable()) { table_.control().sit(match::Seating(2)); }
    [[nodiscard]] TableSession makeTable() const {
        match::Match match(game_.kind->create({}, game::Chance(1)).value(), {"Ann", "Bo"});
        return {game_, std::move(match), scene::fallbackTheme(), 0};
    }
    void play(const char* turn) {
        table_.uncover();
        const auto action = table_.view().parse(turn);
        ASSERT_TRUE(action) << turn;
        table_.control().play(*action);
        while (table_.animating()) (void)table_.update(0.1F);
    }
    [[nodiscard]] std::string lastOf(const char* person) const {
        return kept_.of("tactiki", person)->last.value_or("none");
    }

    Games games_{gameCatalog()};
    const CatalogEntry& game_ = games_.named("tactiki");
    TableSession table_;
};

TEST_F(AfterAGame, EachPersonFindsWhatHeHasUsedOnceItIsOver) {
    EXPECT_TRUE(whyNoArrangement(table_)) << "nobody has uncovered the table";
    table_.uncover();
    EXPECT_FALSE(whyNoArrangement(table_));
    EXPECT_EQ(arrangingPerson(table_), "Ann");
    play("51-42-33-24-15");
    play("54-54-33-22-11");
    kept_.follow(table_);
    EXPECT_EQ(lastOf("Ann"), "none") << "somebody else could begin a game under her name";
    EXPECT_TRUE(whyNoArrangement(table_));
    table_.control().resign(game::PlayerId(0));
    kept_.follow(table_);
    EXPECT_EQ(lastOf("Ann"), "51-42-33-24-15");
    EXPECT_EQ(lastOf("Bo"), "11-22-33-54-54") << "as he saw it from his chair";
    ASSERT_TRUE(kept_.flush());
    EXPECT_EQ(OwnArrangements(folder_ / "kept").of("tactiki", "Ann")->last, "51-42-33-24-15");
}

TEST_F(AfterAGame, AnEngineKeepsNothing) {
    match::Seating seating(2);
    seating.sit(game::PlayerId(1), std::make_unique<Silent>());
    table_.control().sit(std::move(seating));
    play("51-42-33-24-15");
    table_.control().resign(game::PlayerId(0));
    kept_.follow(table_);
    EXPECT_EQ(lastOf("Ann"), "51-42-33-24-15");
    EXPECT_EQ(lastOf("Bo"), "none");
}

}  // namespace
}  // namespace app
