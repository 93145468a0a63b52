#include "app/learning/HowToPlay.h"

#include <gtest/gtest.h>

#include "app/catalog/GameCatalog.h"
#include "app/common/Paths.h"
#include "base/Files.h"
#include "tutorial/Expectation.h"

namespace {

using app::HowToPlayCard;
using app::readHowToPlay;

class HowToPlay : public testing::Test {
  protected:
    [[nodiscard]] base::Result<std::vector<HowToPlayCard>> read(std::string_view text) const {
        return readHowToPlay(text, "cards.json", kind());
    }
    [[nodiscard]] const game::Kind& kind() const { return *games_.front().kind; }

    std::vector<app::CatalogEntry> games_ = app::gameCatalog();
};

TEST_F(HowToPlay, EveryCardIsValidAndHasTwoSentencesAtMost) {
    for (const app::CatalogEntry& game : games_) {
        if (game.howToPlay.empty()) continue;
        const auto text = base::readFile(app::Paths::find().assets / game.howToPlay);
        ASSERT_TRUE(text);
        const auto cards = readHowToPlay(*text, game.howToPlay.string(), *game.kind);
        ASSERT_TRUE(cards) << cards.error().describe();
        for (const HowToPlayCard& card : *cards) {
            std::size_t sentences = 0;
            for (std::size_t at = 0; (at = card.text.find('.', at)) != std::string::npos; ++at) ++sentences;
            EXPECT_LE(sentences, 2U) << card.title;
        }
    }
}

/// So a card never praises a wall that stops nothing, or a road that comes too late.
TEST_F(HowToPlay, InTheScenesNobodyMissesAWinAndEveryWallStopsOne) {
    int walls = 0;
    int wins = 0;
    for (const app::CatalogEntry& game : games_) {
        if (game.howToPlay.empty()) continue;
        const auto text = base::readFile(app::Paths::find().assets / game.howToPlay);
        const auto cards = readHowToPlay(text.value(), game.howToPlay.string(), *game.kind);
        ASSERT_TRUE(cards) << cards.error().describe();
        for (const HowToPlayCard& card : *cards) {
            const auto read = game.kind->readPosition(card.position);
            ASSERT_TRUE(read);
            game::State& state = *read->state;
            for (const std::string& turn : card.turns) {
                const game::PlayerId mover = state.toMove();
                const bool couldWin = !tutorial::winningTurn(state).empty();
                (void)state.apply(state.view(game::Viewer::record())->parse(turn).value());
                const game::Outcome outcome = state.outcome();
                // A turn may have a second part, with which it still wins.
                const bool stillWins =
                    outcome.over || (state.toMove() == mover && !tutorial::winningTurn(state).empty());
                EXPECT_EQ(stillWins, couldWin) << card.title << ": " << turn;
                if (outcome.over) EXPECT_EQ(outcome.winners, std::vector{mover}) << card.title;
                wins += outcome.over ? 1 : 0;
                if (turn.front() != 'S') continue;
                EXPECT_TRUE(tutorial::winningTurn(state).empty()) << card.title << ": " << turn;
                ++walls;
            }
        }
    }
    EXPECT_GE(walls, 2);
    EXPECT_GE(wins, 3);
}

TEST_F(HowToPlay, ASceneStandsAtItsStartWithItsTurnsBeforeIt) {
    const auto cards = read(R"({"cards": [{"title": "A", "text": "B.",
        "position": "x3/x3/x3 1 1", "turns": ["a1", "b1", "c3"]}]})");
    ASSERT_TRUE(cards) << cards.error().describe();
    auto scene = cards->front().scene(kind());
    ASSERT_TRUE(scene);
    EXPECT_TRUE(scene->atStart());
    EXPECT_EQ(scene->line().size(), 3U);
    EXPECT_FALSE(scene->live());
}

TEST_F(HowToPlay, AnErrorNamesFileAndPlace) {
    const auto messageOf = [this](std::string_view text) {
        const auto cards = read(text);
        return cards ? std::string() : cards.error().describe();
    };
    EXPECT_EQ(messageOf("[]"), "cards.json:1:1: expected an object with a list \"cards\"");
    EXPECT_EQ(messageOf(R"({"cards": []})"), "cards.json:1:1: expected an object with a list \"cards\"");
    EXPECT_EQ(messageOf("{\"cards\": [\n  {\"title\": \"A\"}]}"),
              "cards.json:2:3: a card needs a text \"text\"");
    EXPECT_EQ(messageOf("{\"cards\": [\n  7]}"), "cards.json:2:3: a card needs a text \"title\"");
    const std::string head =
        "{\"cards\": [\n{\"title\": \"A\", \"text\": \"B\", \"position\": \"x3/x3/x3 1 1\"";
    EXPECT_EQ(messageOf(head + "}]}"), "cards.json:2:1: a card needs a list \"turns\"");
    EXPECT_EQ(messageOf(head + ", \"turns\": [\n3]}]}"), "cards.json:3:1: expected a turn in quotes");
    EXPECT_EQ(messageOf(head + ", \"turns\": [\"a1\", \"a1\"]}]}").find("cards.json:2:1: "), 0U)
        << "an illegal turn is found";
    EXPECT_EQ(
        messageOf(
            "{\"cards\": [\n{\"title\": \"A\", \"text\": \"B\", \"position\": \"x9\", \"turns\": [\"a1\"]}]}")
            .find("cards.json:2:1: "),
        0U)
        << "a position that does not exist is found";
}

}  // namespace
