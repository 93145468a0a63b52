// Who one is, in words, until one has played.

#include "app/table/SeatWords.h"

#include <gtest/gtest.h>

#include "app/InLanguage.h"

namespace {

class SeatWords : public testing::Test {
  protected:
    /// `seats`: the ids of bots, or empty for persons.
    void begin(const char* game, const char* position, const std::vector<std::string>& names,
               const std::vector<std::string>& seats) {
        const app::CatalogEntry& entry = program_.shell().basics().games.named(game);
        auto read = entry.kind->readPosition(position);
        ASSERT_TRUE(read) << read.error().describe();
        program_.shell().playing().currentGame.goOn(entry, match::Match(std::move(read->state), names),
                                                    seats);
        (void)program_.shell().basics().screens.update(false);
    }
    app::TableSession& table() { return program_.shell().playing().tables.shown(); }
    std::string words() { return app::ownSeatInWords(table(), program_.shell().basics().texts); }

    test::InLanguage program_{"en"};
};

TEST_F(SeatWords, NameTheSeatAndThePartnerUntilThePersonHasPlayed) {
    begin("tac-tik", "R:12/5 B:-/8 Y:-/9 G:-/6 turn:R dealer:G", {"Ann", "Bo", "Cy", "Di"},
          {"", "tac-tik-1", "tac-tik-1", "tac-tik-1"});
    table().uncover();
    EXPECT_EQ(words(), "You: Red. Yellow is your partner.");
    ASSERT_TRUE(table().turn().playText("R12+5"));
    EXPECT_EQ(words(), "");
}

TEST_F(SeatWords, SpeakToThePersonWhoHasTheTable) {
    begin("tac-tik", "R:12/5 B:-/8 Y:-/9 G:-/6 turn:R dealer:G", {"Ann", "Bo", "Cy", "Di"}, {"", "", "", ""});
    EXPECT_EQ(words(), "") << "nobody has uncovered it";
    table().uncover();
    EXPECT_EQ(words(), "You: Red. Yellow is your partner.");
    begin("tac-tik", "R:12/5 B:-/8 Y:-/9 G:-/6 turn:R dealer:G", {"Ann", "Bo", "Cy", "Di"},
          {"tac-tik-1", "", "tac-tik-1", "tac-tik-1"});
    EXPECT_EQ(words(), "You: Blue. Green is your partner.") << "also while others decide";
}

TEST_F(SeatWords, LeaveTwoColoursToTheGame) {
    begin("tac-tik", "2 R:12/5,6 B:-/8,9 Y:- G:- turn:R dealer:B", {"Ann", "Bo"}, {"", "tac-tik-1"});
    EXPECT_EQ(words(), "");
}

TEST_F(SeatWords, AreNotNeededWhereEverybodySeesEverything) {
    begin("tak", "x3/x3/x3 1 1", {"Ann", "Bo"}, {"", ""});
    EXPECT_EQ(words(), "");
}

}  // namespace
