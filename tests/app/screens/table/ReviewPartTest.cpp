// What a player writes about a turn, while the game goes on.

#include "app/screens/table/ReviewPart.h"

#include <gtest/gtest.h>

#include "app/InLanguage.h"
#include "app/screens/table/PlayScreen.h"

namespace {

using Comments = std::vector<std::string>;

class NotesOnTurns : public testing::Test {
  protected:
    NotesOnTurns() {
        program_.play({"a5"});
        goOn();
    }
    /// The parts hear what has happened, as in the loop, and some frames are drawn.
    void goOn() {
        program_.shell().follow();
        program_.pass();
    }
    void write(const char* text) {
        play().actions().carryOut(app::Action::Comment);
        goOn();
        type(text);
    }
    void type(const char* text) {
        program_.stage().typeText(text);
        goOn();
    }
    [[nodiscard]] const app::PlayScreen& play() {
        return static_cast<const app::PlayScreen&>(program_.screen());
    }
    [[nodiscard]] app::TableSession& table() { return program_.shell().playing().tables.shown(); }
    [[nodiscard]] const Comments& commentsOn(match::NodeId turn) {
        return table().match().tree().node(turn).comments;
    }

    test::InLanguage program_{"en"};
};

TEST_F(NotesOnTurns, StayWithTheTurnThoughTheGameGoesOnMeanwhile) {
    const match::NodeId first = table().match().current();
    write("good");
    EXPECT_EQ(commentsOn(first), Comments{"good"});
    ASSERT_TRUE(table().turn().playText("e1"));
    const match::NodeId second = table().match().current();
    goOn();
    type(" move");
    EXPECT_EQ(commentsOn(first), Comments{"good move"});
    EXPECT_TRUE(commentsOn(second).empty());
    (void)program_.screen().escape();
    goOn();
    goOn();
    write("so is this");
    EXPECT_EQ(commentsOn(first), Comments{"good move"});
    EXPECT_EQ(commentsOn(second), Comments{"so is this"});
}

}  // namespace
