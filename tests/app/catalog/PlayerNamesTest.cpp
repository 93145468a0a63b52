#include "app/catalog/PlayerNames.h"

#include <gtest/gtest.h>

#include "app/catalog/GameCatalog.h"
#include "app/common/Paths.h"
#include "app/table/PositionWords.h"
#include "i18n/Languages.h"

namespace app {
namespace {

class PlayerNames : public testing::Test {
  protected:
    void speak(const std::string& language) {
        ASSERT_TRUE(texts_.load(Paths::find().locale, language)) << language;
    }
    [[nodiscard]] std::string shown(const std::string& name) const {
        return shownName(*games_.front().kind, name, texts_);
    }

    std::vector<CatalogEntry> games_ = gameCatalog();
    i18n::Catalogue texts_;
};

TEST_F(PlayerNames, ThoseOfTheProgramAreTranslated) {
    speak("fr");
    EXPECT_EQ(shown(defaultName()), "Vous");
    EXPECT_EQ(shown(defaultName(1)), "Joueur 2");
    EXPECT_EQ(shown("White"), "Blanc");
    EXPECT_EQ(shown("White (2)"), "Blanc (2)") << "of two with one name";
    const game::Opponent& bot = games_.front().kind->opponents().front();
    EXPECT_EQ(shown(bot.name.english()), texts_.tr(bot.name));
}

TEST_F(PlayerNames, ThoseOfPersonsStayAsTheyAre) {
    speak("fr");
    for (const char* name : {"Ann", "Player", "Player x", "Player 2b", "Whitehead", "Ann (2)", "", "(2)"})
        EXPECT_EQ(shown(name), name);
}

TEST_F(PlayerNames, ASentenceAddressesYouInEveryLanguage) {
    const AboutPlayer begins{base::msgid("{name} begins."), base::msgid("You begin.")};
    EXPECT_EQ(aboutPlayer(texts_, begins, "Ann"), "Ann begins.");
    EXPECT_EQ(aboutPlayer(texts_, begins, shown(defaultName())), "You begin.");
    for (const std::string& language : scan::translatedLanguages()) {
        speak(language);
        const std::string you = shown(defaultName());
        EXPECT_EQ(aboutPlayer(texts_, begins, you), texts_.tr("You begin.")) << language;
        EXPECT_NE(aboutPlayer(texts_, begins, you), aboutPlayer(texts_, begins, "Ann")) << language;
    }
}

TEST_F(PlayerNames, ASentenceAboutSeveralAddressesYou) {
    const AboutPlayers win{base::msgid("{names} win together"), base::msgid("You win together with {names}")};
    EXPECT_EQ(aboutPlayers(texts_, win, {"Ann", "Bo"}, " & "), "Ann & Bo win together");
    const std::string you = shown(defaultName());
    EXPECT_EQ(aboutPlayers(texts_, win, {"Ann", you}, " & "), "You win together with Ann");
    EXPECT_EQ(aboutPlayers(texts_, win, {you, "Ann", "Bo"}, ", "), "You win together with Ann, Bo");
    for (const std::string& language : scan::translatedLanguages()) {
        speak(language);
        EXPECT_EQ(aboutPlayers(texts_, win, {"Ann", shown(defaultName())}, " & "),
                  texts_.tr("You win together with {names}", {{"names", "Ann"}}))
            << language;
    }
}

TEST_F(PlayerNames, PlayersOfOneNameAreCalledByTheirSeats) {
    const auto called = [this](const std::vector<std::string>& names) {
        return namesForSentences(*games_.front().kind, names, texts_);
    };
    using Names = std::vector<std::string>;
    EXPECT_EQ(called({"Ann", "Bo"}), (Names{"Ann", "Bo"}));
    EXPECT_EQ(called({"Level 1", "Level 1 (2)"}), (Names{"White", "Black"}));
    EXPECT_EQ(called({"Level 1", "Level 2 (2)"}), (Names{"Level 1", "Level 2 (2)"}));
    EXPECT_EQ(called({"Ann", "Ann"}), (Names{"White", "Black"})) << "of a file";
    speak("fr");
    EXPECT_EQ(called({"Level 1", "Level 1 (2)"}), (Names{"Blanc", "Noir"}));
}

TEST_F(PlayerNames, YouWin) {
    const game::Outcome won{.over = true,
                            .winners = {game::PlayerId(0)},
                            .headline = "{name} wins by a road",
                            .headlineToYou = "You win by a road"};
    EXPECT_EQ(headlineOf(won, "Ann", texts_), "Ann wins by a road");
    EXPECT_EQ(headlineOf(won, shown(defaultName()), texts_), "You win by a road");
    EXPECT_EQ(headlineOf({.over = true}, shown(defaultName()), texts_), "You win");
}

}  // namespace
}  // namespace app
