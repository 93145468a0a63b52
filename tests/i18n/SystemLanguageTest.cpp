#include "i18n/SystemLanguage.h"

#include <gtest/gtest.h>

#include <map>

namespace {

std::string languageIn(const std::map<std::string, std::string>& variables) {
    const std::vector<i18n::Language> available{{"ca", ""}, {"en", ""}, {"es", ""}, {"fr", ""}};
    return i18n::systemLanguage(
        [&](const char* name) {
            const auto found = variables.find(name);
            return found == variables.end() ? nullptr : found->second.c_str();
        },
        available);
}

TEST(SystemLanguage, IsTheFirstVariableThatIsSet) {
    EXPECT_EQ(languageIn({}), "en");
    EXPECT_EQ(languageIn({{"LANG", "fr_CH.UTF-8"}}), "fr");
    EXPECT_EQ(languageIn({{"LC_MESSAGES", "es_ES.UTF-8"}, {"LANG", "fr_FR.UTF-8"}}), "es");
    EXPECT_EQ(languageIn({{"LC_ALL", "ca_ES@valencia"}, {"LC_MESSAGES", "es"}, {"LANG", "fr"}}), "ca");
    EXPECT_EQ(languageIn({{"LC_ALL", ""}, {"LANG", "fr"}}), "fr") << "what is empty says nothing";
}

TEST(SystemLanguage, IsTheFirstOfTheListThatIsThere) {
    EXPECT_EQ(languageIn({{"LANGUAGE", "de:ca:fr"}, {"LANG", "es_ES.UTF-8"}}), "ca");
    EXPECT_EQ(languageIn({{"LANGUAGE", "de"}, {"LANG", "es_ES.UTF-8"}}), "es") << "none of the list is there";
    EXPECT_EQ(languageIn({{"LANGUAGE", "en_GB:fr"}, {"LANG", "es_ES.UTF-8"}}), "en");
    EXPECT_EQ(languageIn({{"LANGUAGE", ""}, {"LANG", "es_ES.UTF-8"}}), "es");
    EXPECT_EQ(languageIn({{"LANGUAGE", "fr"}, {"LANG", "C.UTF-8"}}), "en") << "as gettext has it";
    EXPECT_EQ(languageIn({{"LANGUAGE", "fr"}}), "en");
}

}  // namespace
