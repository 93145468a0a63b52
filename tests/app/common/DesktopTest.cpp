#include "app/common/Desktop.h"

#include <gtest/gtest.h>

namespace {

TEST(Desktop, AddressesHaveNoLettersThatMeanSomethingThere) {
    EXPECT_EQ(app::fileAddress("/home/ada/a game.ptn"), "file:///home/ada/a%20game.ptn");
    EXPECT_EQ(app::fileAddress("/t/100%#?é~.png"), "file:///t/100%25%23%3F%C3%A9~.png");
}

}  // namespace
