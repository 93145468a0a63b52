#include "net/Fingerprint.h"

#include <gtest/gtest.h>

namespace net {
namespace {

Fingerprint counting() {
    Fingerprint fingerprint;
    for (std::size_t i = 0; i < fingerprint.bytes.size(); ++i)
        fingerprint.bytes[i] = static_cast<std::uint8_t>(i * 37 + 200);
    return fingerprint;
}

TEST(Fingerprint, HasTwoTextsThatAreReadAgain) {
    Fingerprint ones;
    ones.bytes.fill(0xFF);
    for (const Fingerprint& fingerprint : {Fingerprint{}, ones, counting()}) {
        EXPECT_EQ(fingerprint.text().size(), 13 * 5 - 1);
        EXPECT_EQ(Fingerprint::parse(fingerprint.text()), fingerprint);
        EXPECT_EQ(Fingerprint::parse(fingerprint.hex()), fingerprint);
    }
    EXPECT_EQ(Fingerprint{}.text().substr(0, 10), "0000-0000-");
    EXPECT_EQ(counting().hex().substr(0, 9), "C8:ED:12:");
    EXPECT_EQ(counting().text().substr(0, 5), "S3PH-");  // 11001 00011 10110 10001
}

TEST(Fingerprint, IsReadAsPeopleWriteIt) {
    std::string text = counting().text();
    for (char& letter : text) {
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
        if (letter == '1') letter = 'l';
        if (letter == '0') letter = 'o';
        if (letter == '-') letter = ' ';
    }
    EXPECT_EQ(Fingerprint::parse("\t" + text + "\n"), counting());
}

TEST(Fingerprint, OtherTextsAreNone) {
    const std::string text = counting().text();
    EXPECT_FALSE(Fingerprint::parse(""));
    EXPECT_FALSE(Fingerprint::parse(text.substr(1)));
    EXPECT_FALSE(Fingerprint::parse(text + "0"));
    EXPECT_FALSE(Fingerprint::parse("U" + text.substr(1)));
    EXPECT_FALSE(Fingerprint::parse("\xC3" + text.substr(1)));
    EXPECT_FALSE(Fingerprint::parse(counting().hex().replace(0, 1, "G")));
    // The last letter carries one bit only.
    EXPECT_FALSE(Fingerprint::parse(text.substr(0, text.size() - 1) + "Z"));
}

}  // namespace
}  // namespace net
