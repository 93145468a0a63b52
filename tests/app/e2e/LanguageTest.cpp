// A language other than English, from the system or from the settings. The test's language puts angle quotes
// around every text.

#include <gtest/gtest.h>

#include <filesystem>

#include "app/e2e/Program.h"
#include "i18n/Languages.h"
#include "i18n/PoFile.h"
#include "i18n/SourceScan.h"

namespace {

namespace fs = std::filesystem;
using e2e::Ending;
using e2e::Sandbox;

std::vector<scan::PoEntry> quoted() {
    std::vector<scan::PoEntry> entries = scan::entriesOf("en");
    for (scan::PoEntry& entry : entries) {
        entry.translations = {"«" + entry.id + "»"};
        if (!entry.plural.empty()) entry.translations.push_back("«" + entry.plural + "»");
    }
    return entries;
}

/// A desk whose program finds the data of the source tree, and one more language, "fr".
class Language : public testing::Test {
  protected:
    Language() {
        fs::create_directories(desk_.path("data"));
        for (const char* folder : {"assets", "shaders"})
            fs::create_directory_symlink(fs::path(DOLMEN_SOURCE_DIR) / folder,
                                         desk_.path(std::string("data/") + folder));
        desk_.write("data/locale/fr/LC_MESSAGES/dolmen.mo",
                    scan::writeMo(quoted(),
                                  "Content-Type: text/plain; charset=UTF-8\n"
                                  "Plural-Forms: nplurals=2; plural=(n != 1);\n"));
        desk_.set("DOLMEN_DATA", desk_.path("data").string());
        for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANGUAGE", "LANG"}) desk_.set(variable, "");
    }
    [[nodiscard]] Ending play(const std::string& script) const {
        return desk_.play(script, {"--size", "1280x720"});
    }

    Sandbox desk_;
};

TEST_F(Language, IsThatOfTheSystemAtTheFirstStart) {
    desk_.set("LANG", "fr_CA.UTF-8");
    const Ending ending =
        play("expect labels contains \"«New game»\"\nexpect labels contains \"«How to play»\"\n");
    EXPECT_EQ(ending.status, 0) << ending;
    desk_.set("LC_ALL", "en_GB.UTF-8");
    const Ending english = play("expect labels lacks \"«New game»\"\nexpect labels contains \"New game\"\n");
    EXPECT_EQ(english.status, 0) << english;
    desk_.set("LANGUAGE", "de:fr");
    const Ending listed = play("expect labels contains \"«New game»\"\n");
    EXPECT_EQ(listed.status, 0) << listed;
}

TEST_F(Language, ChangesAtOnceWhereverTextsAreComposed) {
    const Ending ending = play(
        "click \"New game\"\nclick Start\nsettle\nclick @a5\nsettle\nexpect text contains \"opponent\"\n"
        "expect text lacks \"«\"\nkey Escape\nclick Settings\nclick Interface\nclick \"«English»\"\nsettle\n"
        // the form itself
        "expect labels contains \"«Back»\"\nkey Escape\n"
        "expect labels contains \"«Resume»\"\nexpect toast lacks \"begins\"\nkey Escape\nsettle\n"
        // the table: hint, tooltip of a piece, tools
        "expect text contains \"«\"\nexpect labels contains \"«Wall»\"\n"
        "move \"«Wall»\"\nwait 1\nexpect tooltip contains \"«Standing\"\n"
        // the cards
        "key F1\nsettle\nexpect text contains \"«The aim»\"\nexpect text contains \"«Build a road\"\n");
    EXPECT_EQ(ending.status, 0) << ending;
    const Ending next = play("expect labels contains \"«New game»\"\n");
    EXPECT_EQ(next.status, 0) << "it is kept: " << next;
}

TEST_F(Language, IsNotOfferedIfThereIsOnlyOne) {
    fs::remove_all(desk_.path("data/locale/fr"));
    const Ending ending = play("click Settings\nclick Interface\nsettle\nexpect labels lacks \"English\"\n");
    EXPECT_EQ(ending.status, 0) << ending;
}

}  // namespace
