#include "ui/kit/Labels.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using testing::ElementsAre;
using ui::kit::Labels;
using ui::kit::Rect;

constexpr Rect kHere{10, 20, 30, 40};
constexpr Rect kThere{50, 60, 30, 40};
constexpr Rect kHidden{10, 20, 30, 0};

TEST(Labels, AreFoundByTextAndByNumber) {
    Labels labels;
    labels.add("Name", kHere);
    labels.add("Name", kThere);
    EXPECT_EQ(labels.find("Name"), kThere);
    EXPECT_EQ(labels.find("Name#1"), kHere);
    EXPECT_EQ(labels.find("Name#2"), kThere);
    for (const char* none : {"Name#3", "Name#0", "Name#", "Name#12", "#1", "Na", ""})
        EXPECT_EQ(labels.find(none), std::nullopt) << none;
    labels.clear();
    EXPECT_EQ(labels.find("Name"), std::nullopt);
}

TEST(Labels, NumberNineItemsOfOneTextAtMost) {
    Labels labels;
    for (int i = 0; i < 12; ++i) labels.add("a4", {static_cast<float>(i), 0, 1, 1});
    EXPECT_EQ(labels.find("a4#9")->x, 8);
    EXPECT_EQ(labels.find("a4")->x, 11);
    EXPECT_EQ(labels.texts().size(), 10U);
}

TEST(Labels, MayHoldTheMarkOfNumbersThemselves) {
    Labels labels;
    labels.add("Game#1", kHere);
    EXPECT_EQ(labels.find("Game#1"), kHere);
    EXPECT_THAT(labels.texts(), ElementsAre("Game#1", "Game#1#1"));
}

TEST(Labels, WhatIsOutOfSightIsScrolledToOnceItIsSought) {
    Labels labels;
    EXPECT_FALSE(labels.add("Start", kHidden)) << "nobody looks for it";
    EXPECT_EQ(labels.find("Start"), std::nullopt);
    labels.clear();
    EXPECT_FALSE(labels.add("Back", kHidden));
    EXPECT_TRUE(labels.add("Start", kHidden));
    labels.clear();
    EXPECT_FALSE(labels.add("Start", kHere)) << "it has arrived";
    EXPECT_EQ(labels.find("Start"), kHere);
    EXPECT_FALSE(labels.add("Start", kHidden)) << "the search is over";
}

TEST(Labels, OfSeveralOutOfSightTheNumberedOneIsScrolledTo) {
    Labels labels;
    labels.add("Name", kHidden);
    labels.add("Name", kHidden);
    EXPECT_EQ(labels.find("Name#1"), std::nullopt);
    labels.clear();
    EXPECT_TRUE(labels.add("Name", kHidden));
    EXPECT_FALSE(labels.add("Name", kHidden));
}

TEST(Labels, OfMoreThanNineOutOfSightTheNinthIsScrolledTo) {
    Labels labels;
    const auto addTwelve = [&] {
        std::string scrolled;
        for (int i = 1; i <= 12; ++i) scrolled += labels.add("a4", kHidden) ? std::to_string(i) + " " : "";
        return scrolled;
    };
    EXPECT_EQ(addTwelve(), "");
    EXPECT_EQ(labels.find("a4#9"), std::nullopt);
    labels.clear();
    EXPECT_EQ(addTwelve(), "9 ");
}

}  // namespace
