#include "base/CommandLine.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace base {
namespace {

using ::testing::ElementsAre;

TEST(SplitCommand, KnowsQuotesAndBackslashes) {
    EXPECT_THAT(*splitCommand("  ./a  --b 'c d' \"e \\\" f\" g\\ h '' "),
                ElementsAre("./a", "--b", "c d", "e \" f", "g h", ""));
    EXPECT_THAT(*splitCommand("a\\ "), ElementsAre("a ")) << "the last letter, too";
    EXPECT_THAT(*splitCommand(""), ElementsAre());
    EXPECT_FALSE(splitCommand("a 'b").ok());
}

TEST(JoinCommand, IsTheInverseOfSplit) {
    const std::vector<std::string> words{"./a", "--b", "c d", "e \" f", "", "g\\h", "it's", "\t"};
    EXPECT_EQ(*splitCommand(joinCommand(words)), words);
    EXPECT_EQ(joinCommand({"tei", "--hash=16"}), "tei --hash=16");
    EXPECT_EQ(joinCommand({}), "");
}

}  // namespace
}  // namespace base
