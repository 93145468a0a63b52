// Films of games, made by the real program.
#include <gtest/gtest.h>
#include <sys/resource.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <memory>

#include "app/e2e/Program.h"
#include "support/Content.h"

namespace {

namespace fs = std::filesystem;
using e2e::Ending;
using e2e::Sandbox;

constexpr const char* kShortGame = "[Size \"3\"]\n\n1. a1 c3\n";
/// A game long enough for its film to take a while.
constexpr const char* kLongGame =
    "[Size \"5\"]\n\n1. a5 e1\n2. c3 c4\n3. d3 b3\n4. a1 e5\n5. b1 d5\n6. c1 a3\n7. a2 e3\n8. b4 d4\n";
/// Opens the screen from which films are made, and chooses the smallest picture.
constexpr const char* kShare =
    "drop game.ptn\nsettle\nkey ctrl+shift+e\nsettle\nexpect screen share\n"
    "click \"Size of the picture\"\nclick \"640\u202f×\u202f360\"\n";

std::vector<std::string> filesIn(const fs::path& folder) {
    std::vector<std::string> names;
    std::error_code ignored;
    for (const auto& entry : fs::directory_iterator(folder, ignored))
        names.push_back(entry.path().filename());
    return names;
}

/// Plays the script in a window that shows the whole screen for sharing.
Ending play(const Sandbox& desk, const std::string& script) {
    return desk.play(std::string(kShare) + script, {"--size", "1280x720"});
}

/// The properties of a film by ffprobe: "codec,width,height,frames"; empty if ffprobe is not installed.
std::string probed(const fs::path& file) {
    if (std::system("command -v ffprobe > /dev/null") != 0) return {};
    const std::string command =
        "ffprobe -v error -count_frames -select_streams v:0 -show_entries "
        "stream=codec_name,width,height,nb_read_frames -of csv=p=0 '" +
        file.string() + "'";
    const std::unique_ptr<FILE, int (*)(FILE*)> out(popen(command.c_str(), "r"), pclose);
    std::array<char, 200> line{};
    return std::fgets(line.data(), line.size(), out.get()) != nullptr ? line.data() : "nothing";
}

bool hasFfmpeg() { return std::system("command -v ffmpeg > /dev/null") == 0; }

/// Replaces ffmpeg by this shell script.
void installFfmpeg(Sandbox& desk, const std::string& script) {
    desk.write("bin/ffmpeg", "#!/bin/sh\n" + script + "\n");
    fs::permissions(desk.path("bin/ffmpeg"), fs::perms::owner_all);
    desk.set("PATH", desk.path("bin").string() + ":" + std::getenv("PATH"));
}

TEST(Films, AreMadeWithoutAWindow) {
    const Sandbox desk;
    desk.write("game.ptn", kShortGame);
    for (const auto& [name, codec] : {std::pair{"film.gif", "gif"}, {"film.mp4", "h264"}}) {
        if (std::string(codec) != "gif" && !hasFfmpeg()) continue;
        const Ending ending = desk.run({"film", "game.ptn", "--out", name, "--size", "320x180", "--to", "3",
                                        "--pace", "0.5", "--quality", "low"});
        EXPECT_EQ(ending.status, 0) << ending;
        ASSERT_TRUE(desk.has(name));
        const std::string is = probed(desk.path(name));
        EXPECT_TRUE(is.empty() || is.rfind(std::string(codec) + ",320,180,", 0) == 0U) << is;
    }
}

/// After an analysis of the game, the film shows thoughts, so its pictures differ.
TEST(Films, ShowThoughts) {
    const Sandbox desk;
    desk.write("game.ptn", kShortGame);
    for (const char* const thoughts : {"plain", "thoughts"}) {
        std::vector<std::string> arguments{"film",   "game.ptn", "--out",     std::string(thoughts) + ".gif",
                                           "--size", "320x180",  "--to",      "1",
                                           "--pace", "0.5",      "--quality", "low"};
        if (thoughts == std::string("thoughts")) arguments.emplace_back("--thoughts");
        const Ending ending = desk.run(arguments);
        EXPECT_EQ(ending.status, 0) << ending;
    }
    ASSERT_TRUE(desk.has("plain.gif"));
    ASSERT_TRUE(desk.has("thoughts.gif"));
    EXPECT_NE(support::contentOf(desk.path("plain.gif")), support::contentOf(desk.path("thoughts.gif")));
}

TEST(Films, AreAskedAboutBeforeTheProgramEnds) {
    const Sandbox desk;
    desk.write("game.ptn", kLongGame);
    const Ending ending = play(desk,
                               "click Thoughts\nclick \"Make the film\"\nwait 0.1\nquit\nwait 0.2\n"
                               "expect screen leave\nclick Stay\nexpect screen play\n"
                               "key ctrl+shift+e\nwait 0.1\nexpect text contains \"%\"\n"
                               "click \"Cancel the film\"\nsettle\nquit\n");
    EXPECT_EQ(ending.status, 0) << ending;
}

TEST(Films, AreMadeWhileTheGameGoesOn) {
    const Sandbox desk;
    desk.write("game.ptn", kShortGame);
    const Ending ending = play(desk,
                               "click \"Make the film\"\nwait 0.2\nexpect screen play\n"
                               "key PageDown\nwait 0.5\nexpect ply 1\n"
                               "settle\nexpect toast contains \".gif\"\n");
    EXPECT_EQ(ending.status, 0) << ending;
    const auto names = filesIn(desk.path("home/Pictures/Dolmen"));
    ASSERT_EQ(names.size(), 1U);
    EXPECT_GT(fs::file_size(desk.path("home/Pictures/Dolmen/" + names[0])), 10'000U);
}

TEST(Films, CanBeGivenUp) {
    const Sandbox desk;
    desk.write("game.ptn", kLongGame);
    const Ending ending = play(desk,
                               "click \"Make the film\"\nwait 0.1\nkey ctrl+shift+e\nwait 0.1\nexpect text "
                               "contains \"Making the film\"\n"
                               "click \"Cancel the film\"\nsettle\nexpect toast contains \"cancelled\"\n"
                               "expect labels contains \"Make the film\"\n");
    EXPECT_EQ(ending.status, 0) << ending;
    EXPECT_TRUE(filesIn(desk.path("home/Pictures/Dolmen")).empty());
}

TEST(Films, OnAFullDiskAreANotice) {
    const Sandbox desk;
    desk.write("game.ptn", kShortGame);
    rlimit before{};
    getrlimit(RLIMIT_FSIZE, &before);
    const rlimit limit{16384, before.rlim_max};
    setrlimit(RLIMIT_FSIZE, &limit);
    const Ending ending = play(desk,
                               "click \"Make the film\"\nsettle\nexpect screen notice\n"
                               "expect text contains \"File too large\"\n");
    setrlimit(RLIMIT_FSIZE, &before);
    EXPECT_EQ(ending.status, 0) << ending;
    EXPECT_TRUE(filesIn(desk.path("home/Pictures/Dolmen")).empty());
}

TEST(Films, SayThatFfmpegIsMissing) {
    Sandbox desk;
    desk.write("game.ptn", kShortGame);
    desk.set("PATH", desk.path("bin").string());
    const Ending ending = play(desk, "expect labels lacks MP4\nexpect labels contains GIF\n");
    EXPECT_EQ(ending.status, 0) << ending;
    const Ending film = desk.run({"film", "game.ptn", "--out", "film.mp4"});
    EXPECT_EQ(film.status, 1) << film;
    EXPECT_TRUE(film.says("ffmpeg, which is not installed")) << film;
    EXPECT_FALSE(desk.has("film.mp4"));
}

TEST(Films, SayWhyFfmpegFailed) {
    Sandbox desk;
    desk.write("game.ptn", kShortGame);
    installFfmpeg(desk, "head -c 1000 > /dev/null; echo \"Unknown encoder 'libx264'\" >&2; exit 1");
    const Ending ending = play(desk,
                               "click MP4\nclick \"Make the film\"\nsettle\nexpect screen notice\n"
                               "expect text contains \"Unknown encoder\"\n");
    EXPECT_EQ(ending.status, 0) << ending;
    EXPECT_TRUE(filesIn(desk.path("home/Videos/Dolmen")).empty());
}

TEST(Films, OfBadFilesAndNamesAreErrors) {
    const Sandbox desk;
    desk.write("game.ptn", kShortGame);
    desk.write("broken.ptn", "[Size \"5\"]\n\n1. a1 e1\n2. a1\n");
    for (const auto& [game, out] : {std::pair{"none.ptn", "film.gif"},
                                    {"broken.ptn", "film.gif"},
                                    {"game.ptn", "film.avi"},
                                    {"game.ptn", "game.ptn/film.gif"}}) {
        const Ending ending = desk.run({"film", game, "--out", out, "--size", "64x64", "--to", "0"});
        EXPECT_EQ(ending.status, 1) << game << ' ' << out << ending;
        EXPECT_FALSE(desk.has(out));
    }
}

}  // namespace
