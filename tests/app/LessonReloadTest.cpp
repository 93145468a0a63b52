// Work on lessons: a file that is saved is seen at once in the lesson that is open.

#include <chrono>
#include <fstream>
#include <sstream>

#include "app/InLanguage.h"
#include "app/common/Development.h"

namespace {

namespace fs = std::filesystem;
using std::chrono::steady_clock;

constexpr std::chrono::seconds kPatience(20);

/// The program's assets, of which the lessons can be changed.
fs::path makeAssets(const support::TemporaryFolder& folder) {
    const fs::path original = app::Paths::find().assets;
    const fs::path copy = folder / "assets";
    fs::create_directory(copy);
    for (const auto& entry : fs::directory_iterator(original))
        if (entry.path().filename() != "lessons")
            fs::create_symlink(entry.path(), copy / entry.path().filename());
    fs::create_symlink(original.parent_path() / "shaders", folder / "shaders");
    fs::copy(original / "lessons", copy / "lessons", fs::copy_options::recursive);
    return copy;
}

class LessonReload : public testing::Test {
  protected:
    void SetUp() override {
        if (!app::kReadsAgain) GTEST_SKIP() << "a release build never looks";
        program_.open(app::ScreenId::Learn);
        program_.pass();
        program_.open(app::ScreenId::Lesson);
        program_.pass();
        program_.click("##on");
        ASSERT_TRUE(says("lies down is called a flat"));
    }
    [[nodiscard]] bool says(const std::string& text) {
        return program_.screen().text().find(text) != std::string::npos;
    }
    [[nodiscard]] std::string saved() const {
        std::stringstream text;
        text << std::ifstream(file_).rdbuf();
        return text.str();
    }
    void save(const std::string& text) {
        std::ofstream(file_) << text;
        // However coarse the clock of the disk is, it is later than before.
        fs::last_write_time(file_, fs::file_time_type::clock::now() + ++saves_ * std::chrono::seconds(1));
    }
    template <class Done>
    [[nodiscard]] bool comes(Done done) {
        for (const auto end = steady_clock::now() + kPatience; !done() && steady_clock::now() < end;)
            program_.pass();
        return done();
    }

    support::TemporaryFolder folder_;
    fs::path assets_ = makeAssets(folder_);
    fs::path file_ = assets_ / "lessons/tak/01-a-road.lesson";
    test::InLanguage program_{"en", {1280, 720}, assets_};
    int saves_ = 0;
};

std::string replaced(std::string text, const std::string& what, const std::string& by) {
    return text.replace(text.find(what), what.size(), by);
}

TEST_F(LessonReload, AnOpenLessonGoesOnAtTheSameStep) {
    std::string text = replaced(saved(), "is called a flat", "is named a flat");
    text = replaced(text, "step board", "step before\nbegin size=5\nsay \"This is new.\"\n\nstep board");
    save(text);
    EXPECT_TRUE(comes([&] { return says("lies down is named a flat"); }));
    program_.click("##back");
    EXPECT_TRUE(says("This is the board"));
    program_.click("##back");
    EXPECT_TRUE(says("This is new"));
}

TEST_F(LessonReload, WithoutItsStepItGoesOnAtTheOneInItsPlace) {
    save(replaced(saved(), "step flat", "step stone"));
    EXPECT_TRUE(comes([&] { return program_.shell().learning().lessons.edition() > 1; }));
    program_.pass();
    EXPECT_TRUE(says("lies down is called a flat"));
}

TEST_F(LessonReload, ABrokenFileIsToldAndTheLessonGoesOn) {
    const std::string good = saved();
    save(replaced(good, "step flat", "step flat\nnonsense"));
    app::Messages& messages = program_.shell().basics().messages;
    ASSERT_TRUE(comes([&] { return messages.nextNotice() != nullptr; }));
    const std::string told = messages.nextNotice()->messages.front();
    EXPECT_NE(told.find("01-a-road.lesson:11"), std::string::npos) << told;
    EXPECT_TRUE(says("lies down is called a flat"));
    program_.click("##back");
    EXPECT_TRUE(says("This is the board"));
    save(replaced(good, "This is the board", "Here is the board"));
    EXPECT_TRUE(comes([&] { return says("Here is the board"); }));
}

}  // namespace
