// White pieces, light and dark places, and black pieces can be told apart in a picture without colours.

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "app/e2e/Program.h"
#include "render/texture/Image.h"

namespace e2e {
namespace {

/// Squares with the same thing on top.
struct Things {
    const char* name;
    std::vector<std::string> squares;
};

const std::vector<Things> kThings{{"white", {"d1", "a2", "e2"}},
                                  {"light", {"b3", "d3", "c4", "e4"}},
                                  {"dark", {"c1", "e1", "d2", "c3"}},
                                  {"black", {"b1", "c2"}}};
constexpr int kApart = 18;  // of 255: how far the medians must be apart
constexpr int kHigh = 4;    // pixels around the middle of a square
constexpr int kWide = 9;    // a piece may have a sign in its middle, so the ground beside it counts, too

class Values : public testing::TestWithParam<const char*> {};

/// The median brightness around these points, 0 to 255.
int medianAround(const render::Image& image, const std::vector<std::pair<int, int>>& points) {
    std::vector<int> values;
    for (const auto& [x, y] : points)
        for (int dy = -kHigh; dy <= kHigh; ++dy)
            for (int dx = -kWide; dx <= kWide; ++dx) {
                const auto at = static_cast<std::size_t>(((y + dy) * image.width + x + dx) * 3);
                const auto channel = [&](std::size_t c) { return static_cast<float>(image.rgb[at + c]); };
                values.push_back(
                    static_cast<int>(0.2126F * channel(0) + 0.7152F * channel(1) + 0.0722F * channel(2)));
            }
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

TEST_P(Values, PiecesAndPlacesDifferWithoutColours) {
    const Sandbox desk;
    desk.write("config/settings.json",
               std::string(R"({"quality": "low", "opponents": ["", ""], "theme": ")") + GetParam() +
                   R"(", "gameOptions": {"size": "5"}})");
    std::string script =
        "click \"New game\"\nclick Start\nsettle\n"
        "paste \"1,2,1S,2S,x/1C,2C,x,x,x/x,x,x,x,x/1,x,2,x,1/x,2,x,1,x 1 20\"\nkey ctrl+v\nsettle\n"
        "move 5,5\nwait 8\nsettle\nscreenshot table.png\n";
    for (const Things& things : kThings)
        for (const std::string& square : things.squares) script += "locate @" + square + "\n";
    const Ending ending = desk.play(script, {"--size", "960x540"});
    ASSERT_EQ(ending.status, 0) << ending;
    const auto image = render::loadImage(desk.path("table.png"));
    ASSERT_TRUE(image) << image.error().describe();
    std::vector<std::pair<int, int>> points;
    std::istringstream lines(ending.output);
    for (std::string line; std::getline(lines, line);)
        if (const auto comma = line.find(','); comma != std::string::npos && std::isdigit(line[0]) != 0)
            points.emplace_back(std::stoi(line), std::stoi(line.substr(comma + 1)));
    std::size_t next = 0;
    int before = 255 + kApart;
    for (const Things& things : kThings) {
        ASSERT_LE(next + things.squares.size(), points.size()) << ending;
        const auto first = points.begin() + static_cast<std::ptrdiff_t>(next);
        next += things.squares.size();
        const int value = medianAround(*image, {first, points.begin() + static_cast<std::ptrdiff_t>(next)});
        EXPECT_LE(value, before - kApart) << things.name << " in " << GetParam();
        before = value;
    }
}

INSTANTIATE_TEST_SUITE_P(Places, Values, testing::Values("tavern", "megaliths", "study", "shore"));

}  // namespace
}  // namespace e2e
