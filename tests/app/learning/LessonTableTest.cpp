#include "app/learning/LessonTable.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/ProgramParts.h"
#include "app/caravan/CaravanEntry.h"
#include "tutorial/LessonReader.h"

namespace {

using Phase = tutorial::LessonRun::Phase;
using app::CatalogEntry;

/// A lesson on the table of a program without a window.
struct Class {
    Class(std::vector<CatalogEntry> catalog, const std::string& text)
        : parts(std::move(catalog)), read(lessonOf(parts.games.first(), text)), run(*read) {}

    [[nodiscard]] static base::Result<tutorial::Lesson> lessonOf(const CatalogEntry& game,
                                                                 const std::string& text) {
        return tutorial::readLesson(text, "test.lesson", "test", {*game.kind, game.makeInput});
    }
    [[nodiscard]] app::TableSession& table() { return parts.tables.shown(); }
    /// Lets the lesson go on for this time.
    void pass(float seconds) {
        constexpr float kFrame = 1.0F / 60;
        for (float passed = 0; passed < seconds; passed += kFrame) {
            (void)lesson.update(kFrame);
            parts.pass(kFrame);
        }
    }

    test::ProgramParts parts;
    base::Result<tutorial::Lesson> read;
    tutorial::LessonRun run;
    app::LessonTable lesson{run, parts.games.first(), parts.tables, parts.participants};
};

const std::string kDefend =
    "lesson \"A\"\nstep one\nposition x5/x,1,x,1,x/x2,1,x2/2,2,2,2,x/x5 1 6\nsay \"Defend.\"\n"
    "ask that defends\nelse \"Black wins.\"\nright \"Held.\"\n"
    "step two\nbegin size=3\nsay \"Win a game.\"\nplay dolmen-a\nelse \"No.\"\nright \"Won.\"\n";

TEST(LessonTable, TheOnlyPositionIsTheTables) {
    Class lesson(app::gameCatalog(), kDefend);
    lesson.pass(2);
    ASSERT_EQ(lesson.run.phase(), Phase::Turn);
    const std::string before = lesson.table().view().positionText();
    EXPECT_TRUE(lesson.table().turn().playText("a1"));
    lesson.pass(4);
    EXPECT_EQ(lesson.run.phase(), Phase::Wrong);
    EXPECT_TRUE(lesson.table().match().outcome().over) << "Black's road was played";
    lesson.run.goOn();
    lesson.pass(4);
    EXPECT_EQ(lesson.run.phase(), Phase::Turn);
    EXPECT_EQ(lesson.table().view().positionText(), before);
    EXPECT_TRUE(lesson.table().turn().playText("Se2"));
    lesson.pass(2);
    EXPECT_EQ(lesson.run.phase(), Phase::Right);
}

TEST(LessonTable, TakesNoTurnWhileNoneIsExpected) {
    Class lesson(app::gameCatalog(), kDefend);
    lesson.pass(2);
    EXPECT_TRUE(lesson.table().turn().playText("Se2"));
    lesson.pass(2);
    ASSERT_EQ(lesson.run.phase(), Phase::Right);
    const int ply = lesson.table().match().ply();
    (void)lesson.table().turn().playText("a5");
    lesson.pass(1);
    EXPECT_EQ(lesson.table().match().ply(), ply);
}

TEST(LessonTable, AnEngineSitsAtTheOtherSeatInAGame) {
    Class lesson(app::gameCatalog(), kDefend);
    lesson.run.goTo(1);
    lesson.pass(2);
    ASSERT_EQ(lesson.run.phase(), Phase::Turn);
    EXPECT_TRUE(lesson.table().turn().playText("a1"));
    lesson.pass(5);
    EXPECT_EQ(lesson.table().match().ply(), 2) << "it has answered";
    EXPECT_EQ(lesson.run.phase(), Phase::Turn);
    lesson.run.goTo(0);
    lesson.pass(2);
    EXPECT_TRUE(lesson.table().seating().onlyPersons()) << "and it leaves with the game";
}

TEST(LessonTable, ShowsOnlyWhatTheLearnerMaySee) {
    std::vector<CatalogEntry> caravan;
    caravan.push_back(test::caravanEntry());
    Class lesson(std::move(caravan),
                 "lesson \"A\"\nstep one\nposition 10/2 4345/1345 1145 12222335\nsay \"Far, or safe?\"\n"
                 "ask ?4 a4\nelse \"Too short.\"\nright \"Far.\"\n");
    lesson.pass(2);
    ASSERT_EQ(lesson.run.phase(), Phase::Turn);
    EXPECT_EQ(lesson.table().rights().viewer(), game::Viewer(lesson.run.learner()));
    EXPECT_FALSE(lesson.table().view().truth());
    EXPECT_TRUE(lesson.table().turn().playText("b3"));
    lesson.pass(9);
    EXPECT_EQ(lesson.run.phase(), Phase::Wrong);
    lesson.run.goOn();
    lesson.pass(9);
    EXPECT_EQ(lesson.run.phase(), Phase::Turn) << "the turn was taken back";
    EXPECT_TRUE(lesson.table().turn().playText("c4"));
    lesson.pass(9);
    EXPECT_EQ(lesson.run.phase(), Phase::Right);
}

}  // namespace
