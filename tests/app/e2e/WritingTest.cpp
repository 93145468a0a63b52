// The program's files and its exit. It never reports a failed save as done, and never destroys older data.
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/resource.h>

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <set>
#include <string>

#include "app/e2e/Program.h"
#include "render/texture/Image.h"

namespace {

namespace fs = std::filesystem;
using e2e::Ending;
using e2e::Sandbox;

// A photograph has at least 1080 rows, so a narrow window makes it cheap.
constexpr const char* kNarrow = "240x720";
constexpr const char* kPhotograph =
    "drop game.ptn\nsettle\nkey F12\nsettle\nclick \"360\u202f×\u202f1080\"\nsettle\n";
constexpr const char* kGameFile = "[Size \"3\"]\n\n1. a1 c3\n";
constexpr const char* kGame = "click \"New game\"\nclick Start\nsettle\nclick @a1\nsettle\n";

/// Limits the size of files for this process and its children, as a full disk would.
class FileLimit {
  public:
    explicit FileLimit(rlim_t bytes) {
        getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit limit{bytes, before_.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    FileLimit(const FileLimit&) = delete;
    FileLimit& operator=(const FileLimit&) = delete;
    ~FileLimit() { setrlimit(RLIMIT_FSIZE, &before_); }

  private:
    rlimit before_{};
};

std::vector<std::string> namesIn(const fs::path& folder) {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(folder)) names.push_back(entry.path().filename());
    std::sort(names.begin(), names.end());
    return names;
}

TEST(Pictures, AreNotSavedOnAFullDiskAndSayIt) {
    const Sandbox desk;
    desk.write("pictures/old.png", "old");
    const FileLimit limit(4096);
    const Ending shot = desk.run({"--offscreen", "--size", "320x180", "--screenshot", "pictures/old.png"});
    EXPECT_EQ(shot.status, 1) << shot;
    EXPECT_TRUE(shot.says("old.png: the file cannot be written: File too large")) << shot;
    EXPECT_EQ(desk.read("pictures/old.png"), "old");
    EXPECT_EQ(namesIn(desk.path("pictures")), std::vector<std::string>{"old.png"});
}

TEST(Photographs, OnAFullDiskAreANotice) {
    const Sandbox desk;
    desk.write("game.ptn", kGameFile);
    const FileLimit limit(16384);
    const Ending ending = desk.play(std::string(kPhotograph) +
                                        "key Return\nsettle\nexpect screen notice\nexpect text contains "
                                        "\"File too large\"\n",
                                    {"--size", kNarrow});
    EXPECT_EQ(ending.status, 0) << ending;
    EXPECT_TRUE(namesIn(desk.path("home/Pictures/Dolmen")).empty());
}

TEST(Recordings, OnAFullDiskEndWithAnError) {
    const Sandbox desk;
    desk.write("film/frame-00001.jpg", "old");
    const FileLimit limit(4096);
    const Ending ending = desk.play("record film\nwait 0.5\n");
    EXPECT_EQ(ending.status, 1) << ending;
    EXPECT_TRUE(ending.says("frame-00001.jpg")) << ending;
    EXPECT_EQ(desk.read("film/frame-00001.jpg"), "old");
}

TEST(Recordings, ReplaceEarlierRecordings) {
    const Sandbox desk;
    for (int i = 0; i < 2; ++i) {
        const Ending ending = desk.play("record film 30\nwait 0.5\nrecord off\n");
        EXPECT_EQ(ending.status, 0) << ending;
    }
    const auto names = namesIn(desk.path("film"));
    EXPECT_GE(names.size(), 10U);
    for (const std::string& name : names) {
        EXPECT_EQ(name.rfind("frame-", 0), 0U) << name << " was left behind";
        EXPECT_TRUE(render::loadImage(desk.path("film/" + name))) << name;
    }
}

TEST(Recordings, ShowEachMomentOfAMotion) {
    const Sandbox desk;
    const Ending ending = desk.play(std::string(kGame) + "record film 30\nclick @c3\nwait 0.4\nrecord off\n");
    EXPECT_EQ(ending.status, 0) << ending;
    std::set<std::string> pictures;
    for (const std::string& name : namesIn(desk.path("film"))) pictures.insert(desk.read("film/" + name));
    EXPECT_GE(pictures.size(), 6U) << "a picture is drawn for each frame while a stone comes down";
}

TEST(Photographs, AScreenshotMeanwhileDoesNotKeepThemFromBeingFinished) {
    const Sandbox desk;
    desk.write("game.ptn", kGameFile);
    const Ending ending = desk.play(std::string(kPhotograph) +
                                        "key Return\nwait 0.05\nscreenshot meanwhile.png\nsettle\n"
                                        "expect toast contains Dolmen\n",
                                    {"--size", kNarrow});
    EXPECT_EQ(ending.status, 0) << ending;
    EXPECT_TRUE(desk.has("meanwhile.png"));
}

TEST(Photographs, WithoutABackgroundAreTransparent) {
    const Sandbox desk;
    desk.write("game.ptn", kGameFile);
    desk.write("home/.config/user-dirs.dirs", "XDG_PICTURES_DIR=\"$HOME/Bilder\"\n");
    const Ending ending = desk.play(std::string(kPhotograph) +
                                        "click \"Transparent background\"\nkey Return\nsettle\n"
                                        "expect toast contains Dolmen\n",
                                    {"--size", kNarrow});
    EXPECT_EQ(ending.status, 0) << ending;
    const auto names = namesIn(desk.path("home/Bilder/Dolmen"));
    ASSERT_EQ(names.size(), 1U);
    constexpr std::size_t kColorType = 25;  // of a PNG file
    const std::string content = desk.read("home/Bilder/Dolmen/" + names[0]);
    ASSERT_GT(content.size(), kColorType);
    EXPECT_EQ(content[kColorType], 6) << "red, green, blue and opacity";
}

TEST(Saves, FollowEachOtherAndEachIsTold) {
    const Sandbox desk;
    const std::string save = "key ctrl+s\nkey ctrl+a\ntext ";
    const Ending ending = desk.play(
        std::string(kGame) + save + "\"one.ptn\"\nkey Return\n" + save +
        "\"two.ptn\"\nkey Return\nsettle\nexpect toast contains one.ptn\nexpect toast contains two.ptn\n");
    EXPECT_EQ(ending.status, 0) << ending;
}

TEST(Status, IsAnErrorIfAFileCannotBeOpened) {
    const Sandbox desk;
    desk.write("broken.ptn", "[Size \"5\"]\n\n1. a1 e1\n2. a1\n");
    desk.write("empty.ptn", "");
    for (const char* file : {"broken.ptn", "empty.ptn", "none.ptn"}) {
        const Ending ending =
            desk.run({"--offscreen", "--size", "320x180", "--open", file, "--screenshot", "x.png"});
        EXPECT_EQ(ending.status, 1) << file << ending;
        EXPECT_TRUE(ending.says(file)) << ending;
        EXPECT_FALSE(desk.has("x.png")) << "a picture of something else";
        EXPECT_EQ(desk.run({"--offscreen", "--size", "320x180", file}).status, 1) << file;
    }
}

TEST(Status, IsAnErrorIfTheOutputIsLost) {
    const Sandbox desk;
    for (const char* redirection : {"> /dev/full", ">&-"})
        for (const char* arguments : {"--version", "--help", "bench-render --size 32x32 --case idle"}) {
            const std::string line = "cd '" + desk.path("").string() + "' && HOME=. DOLMEN_CONFIG=config '" +
                                     e2e::programPath() + "' " + arguments + " 2> err " + redirection;
            const int state = std::system(line.c_str());
            EXPECT_EQ(WEXITSTATUS(state), 1) << line;
            EXPECT_NE(desk.read("err").find("the standard output could not be written"), std::string::npos)
                << line;
        }
}

TEST(Signals, EndTheGameAsItsWindowDoes) {
    for (const int signal : {SIGHUP, SIGTERM, SIGINT}) {
        const Sandbox desk;
        // The program writes its settings at the end.
        desk.write("test.script",
                   "click Settings\nclick Animation\nclick \"Animate pieces\"\nscreenshot here.png\n" +
                       std::string("wait 3600\nwait 3600\nwait 3600\nwait 3600\nwait 3600\n"));
        const Ending ending = desk.runAndSignal(
            {"--offscreen", "--size", "640x360", "--script", "test.script"}, "here.png", signal, 60);
        EXPECT_EQ(ending.signal, 0) << signal << ending;
        EXPECT_EQ(ending.status, 1) << signal << ": the script was not carried out" << ending;
        EXPECT_TRUE(ending.says("test.script: a signal ended this before it was done")) << ending;
        EXPECT_NE(desk.read("config/settings.json").find("\"animated\": false"), std::string::npos) << signal;
    }
}

}  // namespace
