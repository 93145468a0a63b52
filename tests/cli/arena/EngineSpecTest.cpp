#include "cli/arena/EngineSpec.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace cli::arena {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Pair;

TEST(EngineSpec, ReadsABuiltInEngine) {
    const auto spec = parseEngineSpec("dolmen,name=new,level=3,hash=32,threads=2,nodes=20000");
    ASSERT_TRUE(spec.ok());
    EXPECT_TRUE(spec->isOwn());
    EXPECT_EQ(spec->name, "new");
    EXPECT_EQ(spec->own.level, 3);
    EXPECT_EQ(spec->own.hashMiB, 32);
    EXPECT_EQ(spec->own.threads, 2);
    EXPECT_EQ(spec->time.nodes, 20000U);
    EXPECT_EQ(parseEngineSpec("dolmen")->name, "dolmen");
}

TEST(EngineSpec, ReadsNumbersOfTheSearch) {
    const auto spec = parseEngineSpec("dolmen,margin.reverseFutility=81,margin.malus=0");
    ASSERT_TRUE(spec.ok()) << spec.error().describe();
    tak::engine::Margins expected;
    expected.reverseFutility = 81;
    expected.malus = 0;
    EXPECT_EQ(spec->own.margins, expected);
}

TEST(EngineSpec, ReadsAnExternalEngine) {
    const auto spec =
        parseEngineSpec("cmd='./my engine' tei \"a,b\",option.Threads=1,option.Half Komi=4,tc=10+0.1");
    ASSERT_TRUE(spec.ok()) << spec.error().describe();
    EXPECT_THAT(spec->command, ElementsAre("./my engine", "tei", "a,b"));
    EXPECT_EQ(spec->name, "my engine");
    EXPECT_THAT(spec->options, ElementsAre(Pair("Threads", "1"), Pair("Half Komi", "4")));
    EXPECT_EQ(spec->time.clock->left, Milliseconds(10000));
    EXPECT_EQ(spec->time.clock->increment, Milliseconds(100));
    EXPECT_EQ(spec->time.describe(), "10+0.1");
}

TEST(EngineSpec, MistakesAreExplained) {
    for (const auto& [text, problem] : std::vector<std::pair<const char*, const char*>>{
             {"", "expected"},
             {"stone", "expected"},
             {"dolmen,level=17", "level is 1 to 16"},
             {"dolmen,nodes=many", "nodes is"},
             {"dolmen,speed=3", "unknown key"},
             {"dolmen,margin.luck=3", "unknown key \"margin.luck\""},
             {"dolmen,margin.malus=900", "margin.malus is 0 to 150"},
             {"cmd=./a,margin.malus=9", "for dolmen"},
             {"dolmen,cmd=./a", "either"},
             {"name=x", "either"},
             {"cmd=", "no program"},
             {"cmd='./a", "quote"},
             {"cmd=./a,level=3", "option.NAME"},
             {"dolmen,option.X=3", "option."},
             {"dolmen,tc=fast", "10+0.1"},
             {"dolmen,tc=0+1", "10+0.1"}}) {
        const auto spec = parseEngineSpec(text);
        ASSERT_FALSE(spec.ok()) << text;
        EXPECT_THAT(spec.error().describe(), HasSubstr(problem)) << text;
    }
}

}  // namespace
}  // namespace cli::arena
