#include "app/learning/Lessons.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <future>
#include <memory>
#include <thread>

#include "app/caravan/CaravanEntry.h"
#include "app/learning/LearningProgram.h"
#include "support/TemporaryFolder.h"

namespace {

/// The part of the program that reads lessons, with two games.
class LessonsTest : public testing::Test {
  protected:
    void readAll() { program_.readAll(lessons_); }

    support::TemporaryFolder folder_;
    std::vector<app::CatalogEntry> entries_ = app::gameCatalog();
    app::CatalogEntry caravan_ = test::caravanEntry();
    test::LearningProgram program_{folder_ / "games.sqlite"};
    app::Lessons lessons_{program_.basics, program_.library};
};

TEST_F(LessonsTest, AnotherGameIsChosenWithoutWaitingForTheLessonsOfTheLastOne) {
    std::promise<void> release;
    const auto searches = std::make_shared<std::atomic<int>>(0);
    // As if the disk were slow: no place in the lessons is found until the test allows it.
    caravan_.makeInput = [searches, make = caravan_.makeInput, released = release.get_future().share()] {
        ++*searches;
        released.wait();
        return make();
    };
    lessons_.switchTo(caravan_);
    const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(60);
    while (*searches == 0 && std::chrono::steady_clock::now() < deadline) std::this_thread::yield();
    ASSERT_GT(*searches, 0);
    lessons_.switchTo(entries_.front());  // if it waited, it would for ever
    readAll();
    ASSERT_TRUE(lessons_.ready());
    const std::size_t count = lessons_.all().size();
    EXPECT_GT(count, 1U);
    release.set_value();
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    lessons_.update();
    EXPECT_EQ(lessons_.game(), &entries_.front());
    EXPECT_EQ(lessons_.all().size(), count) << "late lessons of the other game have come";
}

TEST_F(LessonsTest, AFinishedLessonStaysFinishedWhenItIsRepeated) {
    lessons_.switchTo(entries_.front());
    readAll();
    const tutorial::Lesson& lesson = lessons_.all().front();
    EXPECT_FALSE(lessons_.progress(lesson.id).finished);
    lessons_.finished(lesson);
    lessons_.reached(lesson, 1);
    program_.settle();
    EXPECT_TRUE(lessons_.progress(lesson.id).finished);
    EXPECT_EQ(lessons_.progress(lesson.id).step, lesson.steps[1].name);
}

}  // namespace
