#include "games/tak/engine/tei/TeiOptions.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tak::engine {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

TEST(TeiOptions, AreDeclaredWithTypesAndRanges) {
    EXPECT_THAT(TeiOptionTable({.hashMiB = 2048, .threads = 8}).declarations(),
                ElementsAre("option name Hash type spin default 64 min 1 max 2048",
                            "option name Threads type spin default 1 min 1 max 8",
                            "option name MultiPV type spin default 1 min 1 max 64",
                            "option name Level type spin default 16 min 1 max 16",
                            "option name Network type check default true",
                            "option name HalfKomi type spin default 0 min -20 max 20",
                            "option name Ponder type check default false",
                            "option name Rules type combo default Book var Book var Playtak",
                            "option name Opening type combo default swap var swap var no-swap var double "
                            "black stack",
                            "option name Flats type spin default -1 min -1 max 80",
                            "option name Caps type spin default -1 min -1 max 5"));
}

TEST(TeiOptions, DefaultsKeepToTheMachine) {
    EXPECT_EQ(TeiOptionTable({.hashMiB = 16}).defaults().engine.hashMiB, 16);
    EXPECT_EQ(TeiOptionTable({}).defaults().engine.hashMiB, 64);
}

TEST(TeiOptions, AreSet) {
    const TeiOptionTable table({});
    TeiOptions options = table.defaults();
    for (const auto& [name, value] :
         {std::pair{"Hash", "128"}, std::pair{"threads", "3"}, std::pair{"MULTIPV", "5"},
          std::pair{"Level", "2"}, std::pair{"HalfKomi", "-5"}, std::pair{"Ponder", "true"},
          std::pair{"Rules", "playtak"}, std::pair{"Opening", "Double Black Stack"}, std::pair{"Flats", "25"},
          std::pair{"Caps", "0"}})
        EXPECT_TRUE(table.set(options, name, value)) << name;
    EXPECT_EQ(options.engine, (Options{.hashMiB = 128, .threads = 3, .multiPv = 5, .level = 2}));
    EXPECT_EQ(options.halfKomi, -5);
    EXPECT_TRUE(options.ponder);
    EXPECT_EQ(options.draws, rules::DrawRules::playtak());
    EXPECT_EQ(options.opening, rules::Opening::DoubleBlackStack);
    EXPECT_EQ(options.stones, 25);
    EXPECT_EQ(options.capstones, 0);
    EXPECT_TRUE(table.set(options, "Ponder", "False"));
    EXPECT_FALSE(options.ponder);
}

TEST(TeiOptions, KnowWhichOfThemDecideTheGame) {
    const TeiOptionTable table({});
    for (const char* name : {"HalfKomi", "Rules", "Opening", "Flats", "Caps"})
        EXPECT_EQ(table.conditionOf(name), name);
    EXPECT_EQ(table.conditionOf("halfkomi"), "HalfKomi");
    for (const char* name : {"Komi", "komi", "Half Komi", "half_komi"})
        EXPECT_EQ(table.conditionOf(name), "HalfKomi");
    for (const char* name : {"Hash", "Threads", "MultiPV", "Level", "Network", "Ponder", "Contempt", ""})
        EXPECT_EQ(table.conditionOf(name), "") << name;
    TeiOptions options;
    EXPECT_THAT(table.set(options, "Komi", "2").error().message,
                "there is no option \"Komi\": the komi is HalfKomi, in half flats");
}

TEST(TeiOptions, AcceptAnyKomiThatTheRulesKnow) {
    const TeiOptionTable table({});
    TeiOptions options;
    EXPECT_TRUE(table.set(options, "HalfKomi", "40"));
    EXPECT_EQ(options.halfKomi, 40);
    EXPECT_FALSE(table.set(options, "HalfKomi", "41"));
    EXPECT_EQ(options.halfKomi, 40);
}

TEST(TeiOptions, RefuseWhatDoesNotFit) {
    const TeiOptionTable table({.hashMiB = 100, .threads = 2});
    TeiOptions options;
    const auto problem = [&](std::string_view name, std::string_view value) {
        const auto set = table.set(options, name, value);
        return set ? std::string("none") : set.error().message;
    };
    EXPECT_EQ(problem("Hash", "101"), "Hash \"101\": expected a number from 1 to 100");
    EXPECT_EQ(problem("Threads", ""), "Threads \"\": expected a number from 1 to 2");
    EXPECT_EQ(problem("Level", "99999999999999999999"),
              "Level \"99999999999999999999\": expected a number from 1 to 16");
    EXPECT_EQ(problem("Ponder", "yes"), "Ponder \"yes\": expected true or false");
    EXPECT_EQ(problem("Rules", "House"), "Rules \"House\": expected Book or Playtak");
    EXPECT_EQ(problem("Clear Hash", ""), "there is no option \"Clear Hash\"");
    EXPECT_EQ(options.engine, Options{});
}

}  // namespace
}  // namespace tak::engine
