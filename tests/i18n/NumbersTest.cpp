#include "i18n/Numbers.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "base/Numbers.h"
#include "i18n/PoFile.h"
#include "support/TemporaryFolder.h"

namespace {

using i18n::numberText;

/// A language with a decimal comma, and a no-break space before the per cent sign.
i18n::Catalogue withComma(const std::filesystem::path& folder) {
    std::filesystem::create_directories(folder / "xx/LC_MESSAGES");
    std::ofstream(folder / "xx/LC_MESSAGES/dolmen.mo", std::ios::binary)
        << scan::writeMo({{"", "{whole}.{decimals}", "", {"{whole},{decimals}"}},
                          {"", "{count} %", "", {"{count}\u00A0%"}},
                          {"", "no answer within {time}", "", {"rien en {time}"}}},
                         "Content-Type: text/plain; charset=UTF-8\n");
    i18n::Catalogue texts;
    EXPECT_TRUE(texts.load(folder, "xx"));
    return texts;
}

TEST(Numbers, AreWrittenAsTheirStepNeeds) {
    const i18n::Catalogue texts;
    EXPECT_EQ(numberText(texts, 3, 1), "3");
    EXPECT_EQ(numberText(texts, 3, 0.5), "3.0");
    EXPECT_EQ(numberText(texts, -0.5, 0.5), "\u22120.5");
    EXPECT_EQ(numberText(texts, -0.0, 0.25), "0.00");
    EXPECT_EQ(numberText(texts, 1.0 / 3, 1.0 / 3), "0.333");
}

TEST(Numbers, HaveTheSignOfTheLanguageBeforeTheirDecimals) {
    const support::TemporaryFolder folder;
    const i18n::Catalogue texts = withComma(folder / "");
    EXPECT_EQ(numberText(texts, -1234.5, 0.5), "\u22121234,5");
    EXPECT_EQ(numberText(texts, 3, 1), "3");
    EXPECT_EQ(numberText(texts, "0:09.4"), "0:09,4");
    EXPECT_EQ(numberText(texts, "12:09"), "12:09");
    EXPECT_EQ(i18n::percentText(texts, 21), "21\u00A0%");
}

TEST(Numbers, InMessagesHaveTheSignOfTheLanguage) {
    const support::TemporaryFolder folder;
    const base::Message message(base::msgid("no answer within {time}"),
                                {{"time", base::numberMessage("-0.5")}});
    EXPECT_EQ(withComma(folder / "").tr(message), "rien en -0,5");
    EXPECT_EQ(message.english(), "no answer within -0.5");
}

}  // namespace
