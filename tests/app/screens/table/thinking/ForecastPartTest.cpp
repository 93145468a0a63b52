// What is said about the expected end of a game.

#include "app/screens/table/thinking/ForecastPart.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <utility>

#include "app/InLanguage.h"
#include "app/screens/table/thinking/ThoughtsPart.h"
#include "games/tak/network/SomeEndNetwork.h"
#include "games/tak/play/TakExpectedEnds.h"

namespace {

using testing::HasSubstr;
using testing::Not;

/// The words of the forecast if a network gives White, who is to move, this chance to win, and a draw one of
/// 1/20.
std::string wordsWith(double chance) {
    const tak::network::test::SomeEndNetwork network{.size = 4, .result = {{0.95 - chance, 0.05, chance}}};
    tak::play::useEndNetwork(std::move(*tak::network::EndNetwork::parse(network.file())));
    test::InLanguage program("en");
    const app::ScreenBasics& basics = program.shell().basics();
    const app::Playing& playing = program.shell().playing();
    EXPECT_TRUE(playing.currentGame.begin(basics.games.named("tak"), {{"size", "4"}},
                                          {{.name = "Ann"}, {.name = "Bo"}}));
    for (const char* turn : {"a4", "d1"}) EXPECT_TRUE(playing.tables.shown().turn().playText(turn));
    app::Settings settings = basics.preferences.settings();
    settings.showAnalysis = settings.showForecast = true;
    basics.preferences.apply(settings);

    app::ThoughtsPart thoughts(basics, playing);
    app::ForecastPart forecast(basics, playing, thoughts);
    EXPECT_TRUE(forecast.update(0));
    (void)forecast.pass(0);
    return forecast.text();
}

TEST(ForecastPart, NamesAWinnerWhoseChanceIsAtLeastAHalf) {
    EXPECT_THAT(wordsWith(0.52), HasSubstr("Probable winner: White (52 %)"));
    EXPECT_THAT(wordsWith(0.40), HasSubstr("Probable winner: Black (55 %)"));
}

TEST(ForecastPart, NamesNoWinnerWhileTheChancesAreEven) {
    EXPECT_THAT(wordsWith(0.48), Not(HasSubstr("Probable winner")));
    EXPECT_THAT(wordsWith(0.48), HasSubstr("White ")) << "the points are told";
}

}  // namespace
