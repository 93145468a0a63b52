#include "cli/arena/EngineSpec.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/arena/ResultText.h"
#include "cli/tak/EngineSettings.h"
#include "games/tactiki/play/TactikiKind.h"
#include "games/tak/play/TakKind.h"

namespace cli::arena {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Pair;

using tournament::Milliseconds;

base::Result<EngineSpec> parsed(std::string_view text) {
    static const tak::play::TakKind kTak;
    return parseEngineSpec(kTak, text);
}

TEST(EngineSpec, ReadsABuiltInEngine) {
    const auto spec =
        parsed("dolmen,name=new,level=3,hash=32,threads=2,network=no,nodes=20000,depth=7,movetime=9");
    ASSERT_TRUE(spec.ok());
    EXPECT_TRUE(spec->isOwn());
    EXPECT_EQ(spec->name, "new");
    const auto options = engineOptionsOf(spec->settings);
    ASSERT_TRUE(options.ok());
    EXPECT_EQ(options->level, 3);
    EXPECT_EQ(options->hashMiB, 32);
    EXPECT_EQ(options->threads, 2);
    EXPECT_FALSE(options->learned);
    EXPECT_EQ(spec->pace.nodes, 20000U);
    EXPECT_EQ(spec->pace.depth, 7);
    EXPECT_EQ(spec->pace.turn, Milliseconds(9));
    EXPECT_EQ(paceText(spec->pace), "9 ms a move, 20000 nodes, depth 7");
    EXPECT_TRUE(spec->makeBot());
    EXPECT_EQ(parsed("dolmen")->name, "dolmen");
    EXPECT_EQ(engineOptionsOf({})->hashMiB, 16);
}

TEST(EngineSpec, ReadsABotOfAnyGame) {
    const tactiki::play::TactikiKind tactiki;
    for (const char* text : {"tactiki-2", "dolmen", "dolmen,level=2,nodes=9"}) {
        const auto spec = parseEngineSpec(tactiki, text);
        ASSERT_TRUE(spec.ok()) << text;
        EXPECT_TRUE(spec->makeBot()) << text;
    }
    EXPECT_EQ(parseEngineSpec(tactiki, "tactiki-2")->name, "tactiki-2");
}

TEST(EngineSpec, ReadsNumbersOfTheSearch) {
    const auto options = engineOptionsOf({{"margin.reverseFutility", "81"}, {"margin.malus", "0"}});
    ASSERT_TRUE(options.ok()) << options.error().describe();
    tak::engine::Margins expected;
    expected.reverseFutility = 81;
    expected.malus = 0;
    EXPECT_EQ(options->margins, expected);
    EXPECT_TRUE(parsed("dolmen,margin.reverseFutility=81,margin.malus=0").ok());
}

TEST(EngineSpec, ReadsAnExternalEngine) {
    const auto spec = parsed("cmd='./my engine' tei \"a,b\",option.Threads=1,option.Half Komi=4,tc=10+0.1");
    ASSERT_TRUE(spec.ok()) << spec.error().describe();
    EXPECT_THAT(spec->program->command, ElementsAre("./my engine", "tei", "a,b"));
    EXPECT_EQ(spec->name, "my engine");
    EXPECT_THAT(spec->program->options, ElementsAre(Pair("Half Komi", "4"), Pair("Threads", "1")));
    EXPECT_EQ(spec->pace.clock->initial, Milliseconds(10000));
    EXPECT_EQ(spec->pace.clock->increment, Milliseconds(100));
    EXPECT_EQ(paceText(spec->pace), "10+0.1");
}

TEST(EngineSpec, MistakesAreExplained) {
    for (const auto& [text, problem] : std::vector<std::pair<const char*, const char*>>{
             {"", "expected"},
             {"stone", "no such engine; there are dolmen-a, "},
             {"dolmen,level=17", "level is 1 to 16"},
             {"dolmen,nodes=many", "nodes is"},
             {"dolmen,speed=3", "unknown key"},
             {"dolmen-1,hash=3", "unknown key"},
             {"dolmen,dolmen-1", "expected"},
             {"dolmen,network=maybe", "yes or no"},
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
        const auto spec = parsed(text);
        ASSERT_FALSE(spec.ok()) << text;
        EXPECT_THAT(spec.error().describe(), HasSubstr(problem)) << text;
    }
}

}  // namespace
}  // namespace cli::arena
