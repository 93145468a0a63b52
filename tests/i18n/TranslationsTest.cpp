#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <regex>
#include <set>

#include "i18n/Languages.h"

// Compares every catalogue with the English one: no text may be missing, and none may be unknown to the
// program.
namespace {

using Key = std::pair<std::string, std::string>;

std::map<Key, scan::PoEntry> entriesOf(const std::string& language) {
    std::map<Key, scan::PoEntry> entries;
    for (scan::PoEntry& entry : scan::entriesOf(language)) {
        const Key key{entry.context, entry.id};
        // Two games may say the same, each in its own catalogue; then it must mean the same.
        if (const auto other = entries.find(key); other != entries.end()) {
            EXPECT_EQ(entry.translations, other->second.translations)
                << language << " has twice: " << entry.id;
        }
        entries[key] = std::move(entry);
    }
    return entries;
}

std::set<std::string> placeholdersOf(const std::string& text) {
    static const std::regex kPlaceholder("\\{[a-z][A-Za-z]*\\}");
    std::set<std::string> all;
    for (std::sregex_iterator it(text.begin(), text.end(), kPlaceholder), end; it != end; ++it)
        all.insert(it->str());
    return all;
}

/// The placeholders of both English forms, since a translated singular may leave out the count.
std::set<std::string> placeholdersOf(const scan::PoEntry& entry) {
    std::set<std::string> all = placeholdersOf(entry.id);
    all.merge(placeholdersOf(entry.plural));
    return all;
}

std::size_t blanksAtEnd(const std::string& text) { return text.size() - (text.find_last_not_of(" \n") + 1); }

TEST(Translations, HoldEveryMessageAndNoOther) {
    const auto english = entriesOf("en");
    ASSERT_GT(english.size(), 1500U);
    ASSERT_FALSE(scan::translatedLanguages().empty());
    for (const std::string& language : scan::translatedLanguages()) {
        const auto entries = entriesOf(language);
        for (const auto& [key, entry] : english)
            EXPECT_TRUE(entries.count(key)) << language << " misses: " << key.second;
        for (const auto& [key, entry] : entries)
            EXPECT_TRUE(english.count(key)) << language << " has, though nobody shows it: " << key.second;
    }
}

TEST(Translations, AreComplete) {
    for (const std::string& language : scan::translatedLanguages())
        for (const auto& [key, entry] : entriesOf(language)) {
            ASSERT_FALSE(entry.translations.empty()) << language << ": " << key.second;
            EXPECT_EQ(entry.translations.size(), entry.plural.empty() ? 1U : 2U) << key.second;
            for (const std::string& text : entry.translations)
                EXPECT_FALSE(text.empty()) << language << " does not translate: " << key.second;
        }
}

TEST(Translations, KeepPlaceholdersAndEnds) {
    for (const std::string& language : scan::translatedLanguages())
        for (const auto& [key, entry] : entriesOf(language)) {
            const std::set<std::string> wanted = placeholdersOf(entry);
            for (const std::string& text : entry.translations) {
                const std::set<std::string> has = placeholdersOf(text);
                EXPECT_TRUE(std::includes(wanted.begin(), wanted.end(), has.begin(), has.end()))
                    << language << ": " << text;
                EXPECT_EQ(blanksAtEnd(text), blanksAtEnd(entry.id)) << language << ": " << text;
            }
            ASSERT_FALSE(entry.translations.empty()) << language << ": " << key.second;
            EXPECT_EQ(placeholdersOf(entry.translations.back()), wanted) << language << ": " << key.second;
        }
}

// docs/TRANSLATING.md: a line must not be broken between these signs and the words beside them.
TEST(Translations, HaveNoBreakSpacesBesideTheirSigns) {
    const std::map<std::string, std::regex> loose{{"ca", std::regex("[0-9}] %")},
                                                  {"es", std::regex("[0-9}] %")},
                                                  {"fr", std::regex(" (;|:|!|\\?|%|»)|« ")}};
    for (const auto& [language, pattern] : loose)
        for (const auto& [key, entry] : entriesOf(language))
            for (const std::string& text : entry.translations)
                EXPECT_FALSE(std::regex_search(text, pattern)) << language << ": " << text;
}

}  // namespace
