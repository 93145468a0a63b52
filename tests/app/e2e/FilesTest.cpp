// Files as desktops hand them over: several at once, whole folders, names of any bytes.
#include <gtest/gtest.h>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <thread>

#include "app/e2e/Program.h"

namespace {

using e2e::Ending;
using e2e::Sandbox;

std::string gameOf(const std::string& player, const std::string& turns) {
    return "[Player1 \"" + player + "\"]\n[Player2 \"Bo\"]\n[Size \"5\"]\n\n" + turns + "\n";
}

TEST(DroppedFiles, SeveralAreOfferedToTheLibraryAnywhere) {
    const Sandbox desk;
    desk.write("one.ptn", gameOf("Ann", "1. a1 e5"));
    desk.write("two.ptn", gameOf("Cy", "1. a1 e4"));
    desk.write("club/three.ptn", gameOf("Dora", "1. a1 e3"));
    const Ending ending = desk.play(
        "drop one.ptn\nsettle\nexpect screen play\nexpect moves \"a1 e5\"\n"
        "drop one.ptn two.ptn club\nsettle\nexpect screen importQuestion\nexpect text contains two.ptn\n"
        "expect text contains club\nclick Cancel\nsettle\nexpect screen play\nexpect moves \"a1 e5\"\n"
        "drop one.ptn two.ptn\nsettle\nclick Import\nsettle\nexpect screen play\n"
        "expect toast contains \"2 games were imported.\"\n"
        "drop club\nsettle\nexpect screen importQuestion\nkey Return\nsettle\n"
        "expect toast contains \"1 game was imported.\"\n",
        {"--size", "1280x720"});
    EXPECT_EQ(ending.status, 0) << ending;
}

TEST(FileNames, OfAnyBytesAreOneRowAndOpenAgain) {
    const Sandbox desk;
    desk.write("home/Documents/Partie d'\xE9t\xE9\nno 2.ptn", gameOf("Ann", "1. a1 e5"));
    const std::string name = "Partie d'été\\\\x0Ano 2";
    const Ending chosen = desk.play(
        "click \"Open a game file\"\nsettle\nexpect labels contains \"" + name + ".ptn\"\nclick \"" + name +
            ".ptn\"\nclick Open\nsettle\nexpect screen play\nexpect moves \"a1 e5\"\n",
        {"--size", "1280x720"});
    EXPECT_EQ(chosen.status, 0) << chosen;
    const Ending again =
        desk.play("settle\nclick \"" + name + "\"\nsettle\nexpect moves \"a1 e5\"\n", {"--size", "1280x720"});
    EXPECT_EQ(again.status, 0) << again;
}

TEST(SavedFiles, AreShownByTheProgramsOfTheDesktop) {
    Sandbox desk;
    desk.write("bin/xdg-open", "#!/bin/sh\necho \"$1\" >> \"$HOME/shown\"\n");
    std::filesystem::permissions(desk.path("bin/xdg-open"), std::filesystem::perms::owner_all);
    desk.set("PATH", (desk.path("bin").string() + ":") + std::getenv("PATH"));
    desk.write("one.ptn", gameOf("Ann", "1. a1 e5"));
    desk.write("config/settings.json", R"({"quality": "low"})");
    const Ending ending = desk.play(
        "drop one.ptn\nsettle\nkey F12\nsettle\nclick \"1920 × 1080\"\nsettle\nkey Return\nsettle\n"
        "key Escape\nsettle\nexpect screen play\nclick Open\nwait 1\nexpect toast \"\"\n",
        {"--size", "1280x720"});
    EXPECT_EQ(ending.status, 0) << ending;
    for (int tries = 0; tries < 500 && !desk.has("home/shown"); ++tries)
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
    ASSERT_TRUE(desk.has("home/shown"));
    EXPECT_NE(desk.read("home/shown").find(".png"), std::string::npos) << desk.read("home/shown");
}

/// Damages the page of the games' rows, so that only their texts are left.
TEST(DamagedArchive, KeepsItsGamesAndSaysSo) {
    const Sandbox desk;
    const std::string archive = "home/.local/share/dolmen/games.sqlite";
    desk.write("one.ptn", gameOf("Ann", "1. a1 e5") + "\n" + gameOf("Cy", "1. a1 e4 2. c3"));
    const Ending before = desk.play("click Library\nsettle\ndrop one.ptn\nsettle\n", {"--size", "1280x720"});
    ASSERT_EQ(before.status, 0) << before;
    constexpr std::size_t kPage = 4096;
    std::string bytes = desk.read(archive);
    for (std::size_t at = 0; at < bytes.size(); at += kPage)
        if (bytes[at] == '\x0D' && bytes.substr(at, kPage).find("one.ptn") != std::string::npos)
            bytes.replace(at, kPage, std::string(kPage, 'x'));
    ASSERT_NE(bytes, desk.read(archive));
    desk.write(archive, bytes);
    const Ending after = desk.play(
        "settle\nexpect screen notice\nexpect text contains \"saved in a new one: 2\"\n"
        "expect text contains \"games.sqlite.damaged-1\"\nclick Close\nclick Library\nsettle\n"
        "expect library contains \"Ann – Bo\"\nexpect library contains \"Cy – Bo – 5x5 3\"\n",
        {"--size", "1280x720"});
    EXPECT_EQ(after.status, 0) << after;
}

}  // namespace
