#include "i18n/Catalogue.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <cstring>
#include <fstream>

#include "base/Random.h"
#include "i18n/MoCheck.h"
#include "i18n/PoFile.h"
#include "support/Content.h"

namespace {

namespace fs = std::filesystem;

constexpr const char* kHeader =
    "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=(n > 1);\n";

const std::vector<scan::PoEntry> kFrench{
    {"", "New game", "", {"Nouvelle partie"}},
    {"", "Open", "", {"Ouvert"}},
    {"the file", "Open", "", {"Ouvrir"}},
    {"", "{count} stone", "{count} stones", {"{count} pierre", "{count} pierres"}},
    {"", "{player} to move", "", {"\xC3\x80 {player} de jouer"}},
    {"", "Untranslated", "", {""}},
    {"", "{move} is not legal: {why}", "", {"{why}, donc pas de {move}"}},
    {"", "there is already a piece on {square}", "", {"{square} est prise"}},
    {"the name of this language in this language",
     "English",
     "",
     {"Fran\xC3\xA7"
      "ais"}}};

class CatalogueTest : public testing::Test {
  protected:
    CatalogueTest()
        : folder_(fs::path(testing::TempDir()) /
                  ("dolmen-locale-" +
                   std::string(testing::UnitTest::GetInstance()->current_test_info()->name()))) {
        fs::remove_all(folder_);
    }
    ~CatalogueTest() override { fs::remove_all(folder_); }

    void write(const std::string& language, const std::string& bytes,
               const std::string& domain = "dolmen") const {
        fs::create_directories(folder_ / language / "LC_MESSAGES");
        std::ofstream(folder_ / language / "LC_MESSAGES" / (domain + ".mo"), std::ios::binary) << bytes;
    }
    fs::path folder_;
};

TEST_F(CatalogueTest, WithoutAFileEveryTextIsItsMsgid) {
    i18n::Catalogue texts;
    EXPECT_STREQ(texts.tr("New game"), "New game");
    EXPECT_STREQ(texts.trc("the file", "Open"), "Open");
    EXPECT_STREQ(texts.trn("{count} stone", "{count} stones", 1), "{count} stone");
    EXPECT_STREQ(texts.trn("{count} stone", "{count} stones", 0), "{count} stones");
    const auto loaded = texts.load(folder_, "fr");
    ASSERT_FALSE(loaded);
    EXPECT_NE(loaded.error().describe().find("fr/LC_MESSAGES/dolmen.mo"), std::string::npos);
    EXPECT_STREQ(texts.tr("New game"), "New game");
    EXPECT_EQ(texts.language(), "en");
}

// The tests run where only the C locale is installed, so this also shows that no system locale is needed.
TEST_F(CatalogueTest, TranslatesWithContextPluralAndNames) {
    write("fr", scan::writeMo(kFrench, kHeader));
    i18n::Catalogue texts;
    ASSERT_TRUE(texts.load(folder_, "fr"));
    EXPECT_EQ(texts.language(), "fr");
    EXPECT_STREQ(texts.tr("New game"), "Nouvelle partie");
    EXPECT_STREQ(texts.tr("Open"), "Ouvert");
    EXPECT_STREQ(texts.trc("the file", "Open"), "Ouvrir");
    EXPECT_STREQ(texts.trc("another", "Open"), "Open");
    EXPECT_EQ(texts.trn("{count} stone", "{count} stones", 0, {{"count", "0"}}), "0 pierre");
    EXPECT_EQ(texts.trn("{count} stone", "{count} stones", 2, {{"count", "2"}}), "2 pierres");
    EXPECT_EQ(texts.tr("{player} to move", {{"player", "Ada"}}), "\xC3\x80 Ada de jouer");
    EXPECT_STREQ(texts.tr("Untranslated"), "Untranslated");
    EXPECT_STREQ(texts.tr("Unknown"), "Unknown");
    EXPECT_STREQ(texts.tr(""), "");
}

TEST_F(CatalogueTest, TranslatesErrorsAndKeepsWhereTheyAre) {
    write("fr", scan::writeMo(kFrench, kHeader));
    i18n::Catalogue texts;
    const base::Message taken(base::msgid("there is already a piece on {square}"), {{"square", "a1"}});
    const base::Error error{{base::msgid("{move} is not legal: {why}"), {{"move", "Sa1"}, {"why", taken}}},
                            "games/x.ptn",
                            {3, 7}};
    EXPECT_EQ(texts.describe(error), error.describe());
    ASSERT_TRUE(texts.load(folder_, "fr"));
    EXPECT_EQ(texts.describe(error), "games/x.ptn:3:7: a1 est prise, donc pas de Sa1");
    EXPECT_EQ(texts.tr(error.message), "a1 est prise, donc pas de Sa1");
    EXPECT_EQ(error.describe(), "games/x.ptn:3:7: Sa1 is not legal: there is already a piece on a1");
    EXPECT_EQ(texts.describe({base::msgid("Unknown"), "y.ptn"}), "y.ptn: Unknown");
}

TEST_F(CatalogueTest, JoinsTheCataloguesOfGames) {
    write("fr", scan::writeMo(kFrench, kHeader));
    // A plural of its own: only one camel is singular.
    write("fr",
          scan::writeMo(
              {{"", "Lay a card", "", {"Poser une carte"}},
               {"the camel", "Open", "", {"Ouverte"}},
               {"", "New game", "", {"Une autre partie"}},
               {"", "{count} camel", "{count} camels", {"{count} chameau", "{count} chameaux"}}},
              "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=(n != 1);\n"),
          "caravan");
    i18n::Catalogue texts;
    ASSERT_TRUE(texts.load(folder_, "fr"));
    EXPECT_STREQ(texts.tr("Lay a card"), "Poser une carte");
    EXPECT_STREQ(texts.trc("the camel", "Open"), "Ouverte");
    EXPECT_STREQ(texts.trc("the file", "Open"), "Ouvrir");
    EXPECT_STREQ(texts.tr("New game"), "Nouvelle partie") << "the program's own translation counts first";
    EXPECT_EQ(texts.trn("{count} camel", "{count} camels", 0, {{"count", "0"}}), "0 chameaux");
    EXPECT_EQ(texts.trn("{count} stone", "{count} stones", 0, {{"count", "0"}}), "0 pierre");
}

TEST_F(CatalogueTest, ABrokenCatalogueOfAGameIsNamed) {
    write("fr", scan::writeMo(kFrench, kHeader));
    write("fr", "not a catalogue", "caravan");
    i18n::Catalogue texts;
    const auto loaded = texts.load(folder_, "fr");
    ASSERT_FALSE(loaded);
    EXPECT_NE(loaded.error().describe().find("fr/LC_MESSAGES/caravan.mo"), std::string::npos);
    EXPECT_STREQ(texts.tr("New game"), "New game");
}

TEST_F(CatalogueTest, EnglishNeedsNoFile) {
    i18n::Catalogue texts;
    EXPECT_TRUE(texts.load(folder_, "en"));
    EXPECT_EQ(texts.language(), "en");
    write("en", "not a catalogue");
    EXPECT_FALSE(texts.load(folder_, "en"));
}

TEST_F(CatalogueTest, ALanguageThatCannotBeLoadedReplacesTheOneBefore) {
    write("fr", scan::writeMo(kFrench, kHeader));
    i18n::Catalogue texts;
    ASSERT_TRUE(texts.load(folder_, "fr"));
    EXPECT_FALSE(texts.load(folder_, "xx"));
    EXPECT_STREQ(texts.tr("New game"), "New game");
}

TEST_F(CatalogueTest, DamagedFilesAreErrorsAndNeverCrash) {
    const std::string whole = scan::writeMo(kFrench, kHeader);
    i18n::Catalogue texts;
    for (std::size_t length = 0; length < whole.size(); length += 7) {
        write("fr", whole.substr(0, length));
        EXPECT_FALSE(texts.load(folder_, "fr")) << "cut to " << length;
        EXPECT_STREQ(texts.tr("New game"), "New game");
    }
    base::Random random(5);
    for (int round = 0; round < 300; ++round) {
        std::string damaged = whole;
        for (int i = 0; i < 4; ++i) {
            damaged[random.below(static_cast<std::uint32_t>(damaged.size()))] =
                static_cast<char>(random.below(256));
        }
        write("fr", damaged);
        (void)texts.load(folder_, "fr").ok();
        EXPECT_NE(texts.tr("New game"), nullptr);
        EXPECT_NE(texts.trn("{count} stone", "{count} stones", 3), nullptr);
    }
}

/// The program's own catalogue, with the hash table that msgfmt makes.
std::string builtCatalogue() {
    return support::contentOf(fs::path(DOLMEN_BINARY_DIR) / "locale/fr/LC_MESSAGES/dolmen.mo");
}

std::uint32_t wordAt(const std::string& bytes, std::size_t offset) {
    std::uint32_t word = 0;
    std::memcpy(&word, bytes.data() + offset, sizeof word);
    return word;
}

TEST_F(CatalogueTest, TranslatesTheSameWithAndWithoutAHashTable) {
    std::string plain = builtCatalogue();
    ASSERT_TRUE(i18n::hasSoundHashTable(plain));
    write("fr", plain);
    i18n::removeHashTable(plain);
    EXPECT_FALSE(i18n::hasSoundHashTable(plain));
    write("xx", plain);
    i18n::Catalogue with;
    i18n::Catalogue without;
    ASSERT_TRUE(with.load(folder_, "fr"));
    ASSERT_TRUE(without.load(folder_, "xx"));
    EXPECT_STRNE(with.tr("New game"), "New game");
    for (const scan::PoEntry& entry : scan::readPo(
             support::contentOf(fs::path(DOLMEN_SOURCE_DIR) / "assets/locale/fr/LC_MESSAGES/dolmen.po"))) {
        const char* const context = entry.context.empty() ? nullptr : entry.context.c_str();
        EXPECT_STREQ(with.trc(context, entry.id.c_str()), without.trc(context, entry.id.c_str()));
        EXPECT_STREQ(with.trn(entry.id.c_str(), entry.plural.c_str(), 2),
                     without.trn(entry.id.c_str(), entry.plural.c_str(), 2));
    }
}

TEST_F(CatalogueTest, ADamagedHashTableNeverCrashes) {
    const std::string whole = builtCatalogue();
    const std::uint32_t table = wordAt(whole, 24);
    const std::uint32_t size = wordAt(whole, 20) * 4;
    base::Random random(7);
    const auto damage = [&](std::string& bytes, std::size_t from, std::uint32_t length) {
        bytes[from + random.below(length)] = static_cast<char>(random.below(256));
    };
    i18n::Catalogue texts;
    for (int round = 0; round < 60; ++round) {
        std::string damaged = whole;
        if (round % 3 == 0) damage(damaged, 20, 8);  // where it lies, and how long it is
        for (int i = 0; i < 20; ++i) damage(damaged, table, size);
        write("fr", damaged);
        ASSERT_TRUE(texts.load(folder_, "fr"));
        for (const char* text : {"New game", "Unknown", "Settings", "Library", "no such text"})
            EXPECT_NE(texts.tr(text), nullptr);
    }
}

TEST_F(CatalogueTest, ListsTheLanguagesByTheirOwnNames) {
    write("fr", scan::writeMo(kFrench, kHeader));
    write("xx", "not a catalogue");
    const auto languages = i18n::availableLanguages(folder_);
    ASSERT_EQ(languages.size(), 2U);
    EXPECT_EQ(languages[0], (i18n::Language{"en", "English"}));
    EXPECT_EQ(languages[1], (i18n::Language{"fr",
                                            "Fran\xC3\xA7"
                                            "ais"}));
    EXPECT_EQ(i18n::availableLanguages(folder_ / "nowhere"),
              (std::vector<i18n::Language>{{"en", "English"}}));
}

TEST(ChooseLanguage, TakesWhatTheSystemAsksFor) {
    const std::vector<i18n::Language> available{{"ca", ""}, {"en", ""}, {"fr", ""}};
    EXPECT_EQ(i18n::chooseLanguage("fr_CA.UTF-8", available), "fr");
    EXPECT_EQ(i18n::chooseLanguage("ca@valencia", available), "ca");
    EXPECT_EQ(i18n::chooseLanguage("C", available), "en");
    EXPECT_EQ(i18n::chooseLanguage("", available), "en");
}

TEST(BuiltCatalogue, EnglishIsBuiltAndComplete) {
    i18n::Catalogue texts;
    ASSERT_TRUE(fs::exists(fs::path(DOLMEN_BINARY_DIR) / "locale/en/LC_MESSAGES/dolmen.mo"));
    const auto loaded = texts.load(fs::path(DOLMEN_BINARY_DIR) / "locale", "en");
    ASSERT_TRUE(loaded) << loaded.error().describe();
    EXPECT_STREQ(texts.tr("New game"), "New game");
    const auto languages = i18n::availableLanguages(fs::path(DOLMEN_BINARY_DIR) / "locale");
    EXPECT_FALSE(languages.empty());
}

}  // namespace
