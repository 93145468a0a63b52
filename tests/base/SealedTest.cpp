#include "base/Sealed.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "base/Random.h"

namespace base {
namespace {

constexpr std::uint64_t kNonce = 7;

std::string randomText(Random& random, std::size_t size) {
    std::string text;
    for (std::size_t i = 0; i < size; ++i) text += static_cast<char>(random.below(256));
    return text;
}

TEST(Sealed, EveryTextComesBack) {
    Random random(1);
    for (std::size_t size = 0; size < 300; ++size) {
        const std::string text = randomText(random, size);
        const std::string hidden = sealed(text, random.next());
        EXPECT_TRUE(isSealed(hidden));
        const auto again = unsealed(hidden);
        ASSERT_TRUE(again) << size << ": " << again.error().describe();
        EXPECT_EQ(*again, text);
    }
}

TEST(Sealed, IsLettersThatSayNothing) {
    const std::string text(3000, 'A');
    const std::string hidden = sealed(text, 0x123456789ABCDEFULL);
    EXPECT_EQ(hidden.substr(0, hidden.find('\n')), "Dolmen sealed text 1");
    EXPECT_EQ(hidden.find("AAAA"), std::string::npos);
    EXPECT_TRUE(std::all_of(hidden.begin(), hidden.end(),
                            [](char c) { return c == '\n' || (c >= ' ' && c <= '~'); }));
    for (std::size_t at = 0; at < hidden.size(); at = hidden.find('\n', at) + 1)
        EXPECT_LE(hidden.find('\n', at) - at, 76U);
}

TEST(Sealed, LooksDifferentEachTime) {
    EXPECT_NE(sealed("the same"), sealed("the same"));
    EXPECT_NE(sealed("the same", 1).substr(21), sealed("the same", 2).substr(21));
}

/// The form that files of players have; it must be readable for ever.
TEST(Sealed, KeepsItsForm) {
    EXPECT_EQ(sealed("three camels", kNonce),
              "Dolmen sealed text 1\nBwAAAAAAAAB9du9mih5P/6/YhcaLg9HClUifVA==\n");
}

TEST(Sealed, LineEndsMayChange) {
    std::string hidden = sealed(std::string(200, 'x'), kNonce);
    std::string other;
    for (const char c : hidden) other += c == '\n' ? "\r\n" : std::string(1, c);
    EXPECT_EQ(unsealed(other + "\r\n").value(), std::string(200, 'x'));
}

TEST(Sealed, AnyDamageIsNoticed) {
    const std::string hidden = sealed("b3 a5 c2x", kNonce);
    const std::size_t head = hidden.find('\n') + 1;
    for (std::size_t at = head; at + 1 < hidden.size(); ++at)
        for (const char other : {'A', 'z', '=', '+', ' ', '\0', '\xFF', '-'}) {
            std::string changed = hidden;
            if (changed[at] == other) continue;
            changed[at] = other;
            EXPECT_FALSE(unsealed(changed)) << at << " " << other;
        }
    for (std::size_t size = 0; size + 1 < hidden.size(); ++size)
        EXPECT_FALSE(unsealed(hidden.substr(0, size))) << size;
    EXPECT_FALSE(unsealed(hidden + "AAAA"));
    EXPECT_FALSE(unsealed(hidden + "===="));
    EXPECT_FALSE(unsealed(hidden + hidden));
}

TEST(Sealed, RubbishIsRefusedWithAReason) {
    Random random(2);
    for (int i = 0; i < 3000; ++i) {
        const std::string rubbish = randomText(random, random.below(80));
        EXPECT_FALSE(unsealed(rubbish));
        const auto marked = unsealed("Dolmen sealed text 1\n" + rubbish, "evening.caravan");
        ASSERT_FALSE(marked);
        EXPECT_EQ(marked.error().file, "evening.caravan");
        EXPECT_GE(marked.error().at.line, 1);
    }
    EXPECT_FALSE(isSealed("[Game \"Caravan\"]"));
    EXPECT_NE(unsealed("Dolmen sealed text 2\nAAAA\n").error().describe().find("another version"),
              std::string::npos);
}

}  // namespace
}  // namespace base
