#include "app/window/ScreenStack.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using app::ScreenId;
using testing::ElementsAre;

class NamedScreen final : public app::Screen {
  public:
    explicit NamedScreen(const char* name) : name_(name) {}
    [[nodiscard]] const char* name() const override { return name_; }
    void draw(ui::kit::Context&, float) override {}

  private:
    const char* name_;
};

const char* nameOf(ScreenId id) {
    switch (id) {
        case ScreenId::Start:
            return "start";
        case ScreenId::Play:
            return "play";
        case ScreenId::Notice:
            return "notice";
        case ScreenId::Leave:
            return "leave";
        default:
            return "other";
    }
}

class ScreenStackTest : public testing::Test {
  protected:
    [[nodiscard]] std::vector<std::string> names() const {
        std::vector<std::string> names;
        for (const auto& screen : stack_.screens()) names.emplace_back(screen->name());
        return names;
    }
    app::ScreenStack stack_{[](ScreenId id) { return std::make_unique<NamedScreen>(nameOf(id)); }};
};

TEST_F(ScreenStackTest, ScreensComeAndGoWithTheNextUpdate) {
    stack_.open(ScreenId::Start);
    EXPECT_TRUE(stack_.screens().empty());
    EXPECT_TRUE(stack_.update(false));
    EXPECT_FALSE(stack_.update(false));
    stack_.open(ScreenId::Pause);
    EXPECT_TRUE(stack_.update(false));
    EXPECT_THAT(names(), ElementsAre("start", "other"));
    stack_.close();
    EXPECT_THAT(names(), ElementsAre("start", "other"));
    EXPECT_TRUE(stack_.update(false));
    stack_.close();
    EXPECT_TRUE(stack_.update(false));
    EXPECT_THAT(names(), ElementsAre("start")) << "the first one stays";
}

TEST(ScreenStack, AScreenHearsThatAnotherOneCoversIt) {
    int covered = 0;
    class Hearing final : public app::Screen {
      public:
        explicit Hearing(int& covered) : covered_(covered) {}
        [[nodiscard]] const char* name() const override { return "hearing"; }
        void draw(ui::kit::Context&, float) override {}
        void covered() override { ++covered_; }

      private:
        int& covered_;
    };
    app::ScreenStack stack([&](ScreenId) { return std::make_unique<Hearing>(covered); });
    stack.open(ScreenId::Start);
    (void)stack.update(false);
    EXPECT_EQ(covered, 0);
    stack.open(ScreenId::Pause);
    (void)stack.update(false);
    EXPECT_EQ(covered, 1);
    stack.close();
    (void)stack.update(false);
    EXPECT_EQ(covered, 1);
}

TEST_F(ScreenStackTest, AsksOnceBeforeQuitting) {
    stack_.open(ScreenId::Start);
    (void)stack_.update(false);
    bool asks = true;
    stack_.beforeQuitting([&] { return asks; });
    stack_.quit();
    EXPECT_FALSE(stack_.quitting());
    stack_.quit();
    EXPECT_FALSE(stack_.quitting()) << "the player has not seen the question yet";
    (void)stack_.update(false);
    EXPECT_THAT(names(), ElementsAre("start", "leave"));
    // A second request to quit is not refused.
    stack_.quit();
    EXPECT_TRUE(stack_.quitting());
}

TEST_F(ScreenStackTest, QuitsAtOnceWithoutAQuestion) {
    stack_.open(ScreenId::Start);
    (void)stack_.update(false);
    stack_.beforeQuitting([] { return false; });
    stack_.quit();
    EXPECT_TRUE(stack_.quitting());
}

TEST_F(ScreenStackTest, TheTableLiesAboveTheFirstScreenAlone) {
    for (const ScreenId id : {ScreenId::Start, ScreenId::Pause, ScreenId::NewGame}) stack_.open(id);
    (void)stack_.update(false);
    stack_.open(ScreenId::Settings);
    stack_.showTable();
    (void)stack_.update(false);
    EXPECT_THAT(names(), ElementsAre("start", "play"));
    stack_.closeToFirst();
    (void)stack_.update(false);
    EXPECT_THAT(names(), ElementsAre("start"));
}

TEST_F(ScreenStackTest, ANoticeStaysOnTopUntilItIsRead) {
    stack_.open(ScreenId::Start);
    EXPECT_TRUE(stack_.update(true));
    EXPECT_FALSE(stack_.update(true));
    EXPECT_THAT(names(), ElementsAre("start", "notice"));
    stack_.showTable();
    EXPECT_TRUE(stack_.update(true));
    EXPECT_THAT(names(), ElementsAre("start", "play", "notice"));
    stack_.close();
    EXPECT_TRUE(stack_.update(true)) << "the next one";
    EXPECT_THAT(names(), ElementsAre("start", "play", "notice"));
    stack_.close();
    EXPECT_TRUE(stack_.update(false));
    EXPECT_THAT(names(), ElementsAre("start", "play"));
}

}  // namespace
