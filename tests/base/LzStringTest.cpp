#include "base/LzString.h"

#include <gtest/gtest.h>

#include <random>

namespace base {
namespace {

constexpr std::size_t kMost = 100'000;

/// Texts and what the library that pages use makes of them, from links in circulation.
const std::pair<const char*, const char*> kKnown[] = {
    {"", "Q"},
    {"3x3", "MwD2Q"},
    {"My game", "LITwBA5ghgtgpkA"},
    {"[Size \"3\"]\n[Komi \"0.5\"]\n[Player1 \"Ann\"]\n[Player2 \"Bo\"]\n\n1. a1 c3\n2. b2 b3\n3. b2+ a3 \n",
     "NoZQlgXgpgBARAZjgXQFDANIHsC2Z4AMAdAKwroAKANgIYCeUATgIzwCCAdh+"
     "cNfUwCZ4AISzlUzIjBqsAxglQCpAIyHKFCFQIDU0hDFRA"}};

TEST(LzString, AgreesWithThePagesLibrary) {
    for (const auto& [text, compressed] : kKnown) {
        EXPECT_EQ(lzCompressed(text), compressed);
        EXPECT_EQ(lzDecompressed(compressed, kMost), text);
        EXPECT_EQ(lzDecompressed(std::string(compressed) + "$", kMost), text);
    }
}

TEST(LzString, IsItsOwnInverse) {
    std::string every;
    for (int c = 1; c < 128; ++c) every += static_cast<char>(c);
    for (const std::string& text :
         {std::string("a"), std::string(5000, 'a'), std::string(64, '\0'), every, every + every,
          std::string("J\u00fcrgen \u265e \u265e\u265e \U0001D11E \U0001D11E")})
        EXPECT_EQ(lzDecompressed(lzCompressed(text), kMost), text);
    std::mt19937 random(7);
    for (int round = 0; round < 300; ++round) {
        std::string text;
        for (int i = 0; i < round; ++i) text += static_cast<char>('a' + random() % (1 + round / 20));
        ASSERT_EQ(lzDecompressed(lzCompressed(text), kMost), text) << text;
    }
}

TEST(LzString, WritesOnlyWhatAnAddressCanHold) {
    EXPECT_TRUE(looksLzCompressed(lzCompressed("[Size \"5\"] J\u00fcrgen \u265e & ? #")));
    EXPECT_FALSE(looksLzCompressed(""));
    EXPECT_FALSE(looksLzCompressed("[Size \"5\"]"));
    EXPECT_FALSE(looksLzCompressed("1. a1 e5"));
}

TEST(LzString, RefusesWhatIsCutOffOrNoSuchText) {
    for (const auto& [text, compressed] : kKnown) {
        const std::string whole = compressed;
        for (std::size_t size = 0; size + 1 < whole.size(); ++size)
            ASSERT_NE(lzDecompressed(whole.substr(0, size), kMost), std::optional<std::string>(text)) << size;
    }
    for (const char* text : {"", "Game", "a", "[Size", "\xC3\xA4", "NoZQlgXgpg BARAZjg", "QQ", "Qgame"})
        EXPECT_FALSE(lzDecompressed(text, kMost)) << text;
}

TEST(LzString, DoesNotGrowBeyondItsBound) {
    const std::string bomb = lzCompressed(std::string(1'000'000, 'a'));
    EXPECT_LT(bomb.size(), 5000U);
    EXPECT_FALSE(lzDecompressed(bomb, 999'999));
    EXPECT_TRUE(lzDecompressed(bomb, 1'000'000));
    EXPECT_FALSE(lzDecompressed(lzCompressed("abc"), 2));
}

}  // namespace
}  // namespace base
