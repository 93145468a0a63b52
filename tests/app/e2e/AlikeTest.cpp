// Two positions that look alike to a player are played by the same hands: the program shows, says, copies and
// sounds the same, up to the last pixel, until the other player takes over the table.

#include <gtest/gtest.h>

#include <array>
#include <utility>

#include "app/e2e/Program.h"

namespace {

using e2e::Sandbox;

/// What differs between the games.
struct Case {
    const char* name;
    const char* settings;
    const char* seat;                      ///< the question who has the first player's
    std::array<const char*, 2> positions;  ///< alike to the first player
    std::vector<const char*> places;       ///< to point at
    std::vector<const char*> moves;        ///< of the first player, typed: they show nothing
};
std::ostream& operator<<(std::ostream& out, const Case& game) { return out << game.name; }

/// All that can be asked of the program.
std::string asked() {
    std::string lines;
    for (const char* question :
         {"text", "position", "moves", "labels", "toast", "captions", "spoken", "sounds", "tooltip", "counts",
          "signs", "ideas", "hand", "clipboard", "library"})
        lines += std::string("print ") + question + "\n";
    return lines;
}

std::string scriptOf(const Case& game, const char* position) {
    std::string script =
        std::string("click \"New game\"\nsettle\nclick \"Set up a position\"\nsettle\npaste \"") + position +
        "\"\nkey ctrl+v\nsettle\nexpect toast lacks \"no position\"\n" +
        "click \"Play from here\"\nsettle\nclick \"" + game.seat +
        "\"\nclick Ann\nclick Start\nsettle\npaste nothing\n" + asked() +
        "screenshot covered.png\nclick Uncover\nsettle\n" + asked();
    for (const char* place : game.places) script += std::string("move ") + place + "\nwait 1\n" + asked();
    script += "screenshot pointed.png\nkey w\nsettle\n" + asked() +
              "key Escape\nsettle\nkey ctrl+c\nsettle\n" + "key ctrl+h\nsettle\nkey ctrl+h\nsettle\n" +
              asked();
    for (const char* move : game.moves)
        script += std::string("text \"") + move + "\"\nkey Return\nsettle\n" + asked();
    return script + "screenshot played.png\nkey ctrl+l\nsettle\n" + asked() + "key Escape\nsettle\n" +
           "click Uncover\nsettle\nprint position\n";
}

class AlikeTest : public testing::TestWithParam<Case> {};

TEST_P(AlikeTest, WhatLooksAlikeIsShownAndSaidAlike) {
    constexpr std::array kPictures{"covered.png", "pointed.png", "played.png"};
    std::array<std::string, 2> said;
    std::array<std::string, 2> last;
    std::array<std::array<std::string, kPictures.size()>, 2> pictures;
    for (std::size_t i = 0; i < said.size(); ++i) {
        const Sandbox desk;
        desk.write("config/settings.json", GetParam().settings);
        // In small steps, so that captions do not pass while something is still being loaded.
        const auto ending = desk.play(scriptOf(GetParam(), GetParam().positions[i]),
                                      {"--size", "1280x720", "--frame-rate", "60"});
        ASSERT_EQ(ending.status, 0) << ending;
        const std::size_t end = ending.output.find_last_not_of('\n');
        const std::size_t begin = ending.output.rfind('\n', end) + 1;
        said[i] = ending.output.substr(0, begin);
        last[i] = ending.output.substr(begin);
        for (std::size_t j = 0; j < kPictures.size(); ++j) pictures[i][j] = desk.read(kPictures[j]);
    }
    EXPECT_EQ(said[0], said[1]);
    EXPECT_TRUE(pictures[0] == pictures[1]);
    EXPECT_NE(last[0], last[1]) << "to the other player they are not alike";
}

INSTANTIATE_TEST_SUITE_P(
    Games, AlikeTest,
    testing::Values(
        Case{"TacTiki",
             R"({"quality": "low", "speech": true, "captions": true, "game": "tactiki",
                 "playerNames": ["Ann", "Bo"], "games": {"tactiki": {"opponents": ["", ""]}}})",
             "Who plays Tiki",
             {"c3c4,c1,c5(1:3455),x,c2c2/x5/x,c1,x,k3,x/x,k4,x,k2,x/k5k1,k3,k5,x,k1k4 2 345 k1 21 0",
              "c2c1,c2,c4(1:3455),x,c1c4/x5/x,c3,x,k3,x/x,k4,x,k2,x/k5k1,k3,k5,x,k1k4 2 355 k1 21 0"},
             {"@a5", "@b3", "@c5", "@d3"},
             {"d3d4", "e1e2"}},
        Case{"TacTik",
             R"({"quality": "low", "speech": true, "captions": true, "game": "tac-tik",
                 "playerNames": ["Ann", "Bo"],
                 "games": {"tac-tik": {"options": {"players": "2"}, "opponents": ["", ""]}}})",
             "Who plays red and yellow",
             {"2 R:0!,12/5,S,4,7 B:b2,20/8,1,2,9 Y:33 pile:3,12,6,3 turn:R deal:1",
              "2 R:0!,12/5,S,4,7 B:b2,20/10,S,6,12 Y:33 pile:3,12,6,3 turn:R deal:1"},
             {"@20", "@stock", "@pile", "@card2"},
             {"R0+5"}}),
    [](const auto& game) { return game.param.name; });

}  // namespace
