// What the evaluation must not depend on: left and right, and which player is which.

#include "games/tactiki/engine/Evaluation.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "base/Random.h"
#include "games/tactiki/engine/SampleGames.h"
#include "games/tactiki/rules/PositionText.h"

namespace tactiki::engine {
namespace {

std::vector<std::string> split(const std::string& text, char separator) {
    std::vector<std::string> parts(1);
    for (const char c : text)
        if (c == separator)
            parts.emplace_back();
        else
            parts.back() += c;
    return parts;
}

std::string joined(const std::vector<std::string>& parts, char separator) {
    std::string text;
    for (const std::string& part : parts) text += (text.empty() ? "" : std::string(1, separator)) + part;
    return text;
}

/// Files a to e become e to a.
std::string mirrored(const std::string& position) {
    std::vector<std::string> parts = split(position, ' ');
    std::vector<std::string> rows = split(parts[0], '/');
    for (std::string& row : rows) {
        std::vector<std::string> fields = split(row, ',');
        std::reverse(fields.begin(), fields.end());
        row = joined(fields, ',');
    }
    parts[0] = joined(rows, '/');
    return joined(parts, ' ');
}

std::string withPlayersExchanged(std::string text) {
    for (char& c : text) c = c == 'k' ? 'c' : c == 'c' ? 'k' : c;
    return text;
}

/// Each player has what the other one had, seen from his own side.
std::string exchanged(const std::string& position) {
    std::vector<std::string> parts = split(position, ' ');
    std::vector<std::string> rows = split(parts[0], '/');
    std::reverse(rows.begin(), rows.end());
    parts[0] = withPlayersExchanged(joined(rows, '/'));
    std::swap(parts[1], parts[2]);
    parts[3] = withPlayersExchanged(parts[3]);
    return joined(parts, ' ');
}

World worldOf(const std::string& text) {
    const auto board = rules::parsePosition(text);
    EXPECT_TRUE(board) << text;
    return World(*board);
}

/// Positions of random games, as texts, in the middle of turns as well.
std::vector<std::string> samples() {
    base::Random random(21);
    std::vector<std::string> texts;
    for (int game = 0; game < 60; ++game) {
        const rules::Position position = randomGame({}, 2 * game + game % 2, random);
        if (!position.over()) texts.push_back(formatPosition(position.board()));
    }
    return texts;
}

/// But for the guards: of two fields that are equally near, the race takes the left one.
TEST(Evaluation, MirroredPositionsAreJudgedAlike) {
    int different = 0;
    for (const std::string& text : samples()) {
        if (mirrored(text) != text) ++different;
        Features features = featuresOf(worldOf(text));
        features[kGuards] = featuresOf(worldOf(mirrored(text)))[kGuards];
        EXPECT_EQ(features, featuresOf(worldOf(mirrored(text)))) << text;
    }
    EXPECT_GT(different, 30);
    for (int input = 0; input < Inputs::kNumbers; ++input)
        EXPECT_EQ(weights().inputs[static_cast<std::size_t>(input)],
                  weights().inputs[static_cast<std::size_t>(mirroredInput(input))])
            << input;
}

TEST(Evaluation, BothPlayersAreJudgedAlike) {
    for (const std::string& text : samples())
        EXPECT_EQ(evaluated(worldOf(text)), evaluated(worldOf(exchanged(text)))) << text;
}

TEST(Evaluation, IsTheSumOfItsParts) {
    for (const std::string& text : samples()) {
        const World world = worldOf(text);
        double sum = 0;
        const Features features = featuresOf(world);
        for (std::size_t i = 0; i < kFeatures; ++i) sum += weights().features[i] * features[i];
        for (const std::uint16_t input : Inputs(world)) sum += weights().inputs[input];
        EXPECT_NEAR(evaluated(world), sum, 2) << text;
    }
}

TEST(Evaluation, PlacesMatterOnlyToTheLearnedWeights) {
    constexpr const char* kAtTheEdge =
        "c1c1c5,c2c2,x,c3c3,c4c4c5/x5/x5/k5,x4/k1k1,k2k2,k3k3,k4k4,k5 - - k1 5 0";
    constexpr const char* kInTheMiddle =
        "c1c1c5,c2c2,x,c3c3,c4c4c5/x5/x5/x2,k5,x2/k1k1,k2k2,k3k3,k4k4,k5 - - k1 5 0";
    EXPECT_NE(evaluated(worldOf(kAtTheEdge)), evaluated(worldOf(kInTheMiddle)));
    for (const std::int16_t value : featureWeights().inputs) ASSERT_EQ(value, 0);
}

TEST(Inputs, AreAsDescribed) {
    // Tiki's 2 on b3 faces Tac's 4 on b4, and has Tac's 3 at its side, on c3.
    const World world =
        worldOf("c1c1,c2c2,c5c5,x,c4/x,c4,x3/x,k2,c3,x2/x5/k1k1,k2,k3k3,k4k4,k5k5 - 3 k1 5 0");
    const Inputs inputs(world);
    const std::multiset<int> numbers(inputs.begin(), inputs.end());
    EXPECT_EQ(inputs.size(), rules::kPieces + 2);
    constexpr int kRanks = Inputs::kRanks;
    const auto piece = [](int owner, int rank, int place) {
        return (owner * kRanks + rank - 1) * Inputs::kPlaces + place;
    };
    EXPECT_EQ(numbers.count(piece(0, 2, 2 * 5 + 1)), 1U);            // b3, free
    EXPECT_EQ(numbers.count(piece(0, 1, rules::kFields)), 1U);       // the lower one on a1
    EXPECT_EQ(numbers.count(piece(0, 1, 0)), 1U);                    // the upper one
    EXPECT_EQ(numbers.count(piece(1, 3, Inputs::kPlaces - 1)), 1U);  // in the pile
    EXPECT_EQ(numbers.count(Inputs::kFacing + (2 * kRanks + 1) * kRanks + 3), 1U);
    EXPECT_EQ(numbers.count(Inputs::kAside + (2 * kRanks + 1) * kRanks + 2), 1U);
}

TEST(Inputs, OfAMirroredPositionAreMirrored) {
    for (const std::string& text : samples()) {
        std::multiset<int> expected;
        for (const std::uint16_t input : Inputs(worldOf(text))) expected.insert(mirroredInput(input));
        const Inputs inputs(worldOf(mirrored(text)));
        EXPECT_EQ(std::multiset<int>(inputs.begin(), inputs.end()), expected) << text;
    }
}

}  // namespace
}  // namespace tactiki::engine
