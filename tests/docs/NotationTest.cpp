// The tables of notation in docs/TACTIKI.md and docs/TAC-TIK.md: each example is written as the page has it.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/tactik/rules/Notation.h"
#include "games/tactik/rules/PositionText.h"
#include "games/tactiki/rules/Notation.h"
#include "games/tactiki/rules/Position.h"
#include "games/tactiki/rules/PositionText.h"
#include "support/PageExamples.h"

namespace {

using testing::Contains;

std::vector<std::string> codeOf(const std::string& page) {
    std::vector<std::string> code;
    for (const support::PageExample& example : support::examplesOf(page))
        if (example.kind == "inline") code.push_back(example.text);
    return code;
}

struct Written {
    const char* position;
    const char* act;
};

std::string writtenInTacTiki(const Written& written) {
    const auto board = tactiki::rules::parsePosition(written.position);
    if (!board) return board.error().describe();
    tactiki::rules::Position position(*board);
    const auto act = tactiki::rules::actIn(*board, written.act, board->toMove());
    if (!act) return act.error().describe();
    position.play(*act);
    return tactiki::rules::textOf(position.past().back());
}

TEST(Notation, OfTacTikiIsThatOfThePage) {
    const Written acts[] = {
        {"x5/x5/x5/x5/x5 - - s 0 0", "k51-42-33-24-15"},
        {"c1c5,c2c4,c3c3,c4c2,c5c1/x5/x5/x,k4,x3/k5k1,k2,k3k3,k2k4,k1k5 - - k1 9 0", "b2b3"},
        {"c1c5,c2c4,c3c3,c4c2,c5c1/x5/x5/x,k4k2,x3/k5k1,x,k3k3,k2k4,k1k5 - - k1 9 0 any-free", "b2.1b3"},
        {"c1c5,c2c4,c3,c4c2,x/x5/x,c5c1c3,x3/x,k4,x3/k5k1,k2,k3k3,k2k4,k1k5 - - k1 9 0", "b2b3x4:315"},
        {"x,c1c5,c2c4,c3,c4c2/c5,c1,x3/x5/x5/k5k1,k4k2,k3k3,k2k4,k1k5 - 3 c1 10 0", "+3a5"},
    };
    const std::vector<std::string> page = codeOf("docs/TACTIKI.md");
    for (const Written& written : acts) {
        EXPECT_EQ(writtenInTacTiki(written), written.act);
        EXPECT_THAT(page, Contains(written.act));
    }
}

std::string writtenInTacTik(const Written& written) {
    const auto position = tactik::rules::parsePosition(written.position, 1);
    if (!position) return position.error().describe();
    const auto act = tactik::rules::actIn(*position, written.act, position->awaited().front());
    return act ? tactik::rules::textOf(*act, position->board()) : act.error().describe();
}

TEST(Notation, OfTacTikIsThatOfThePage) {
    const Written acts[] = {{"R:-/10", "Rp+10"},           {"R:12/5", "R12+5"}, {"R:62/3", "R62+3b"},
                            {"R:b1/2", "Rb1+2"},           {"R:3/4", "R3-4"},   {"R:10/S B:20", "R10/B20"},
                            {"R:62,9/7", "7:R62+3b,R9+4"}, {"R:-/5", "d5"},     {"R:-/5 whole-hand", "d*"},
                            {"pass R:-/5,1,2,3", "R>5"}};
    const std::vector<std::string> page = codeOf("docs/TAC-TIK.md");
    for (const Written& written : acts) {
        EXPECT_EQ(writtenInTacTik(written), written.act);
        EXPECT_THAT(page, Contains(written.act));
    }
}

}  // namespace
