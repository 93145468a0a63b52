#include "app/library/SeriesText.h"

#include <gtest/gtest.h>

#include "app/catalog/GameCatalog.h"
#include "app/common/Paths.h"

namespace app {
namespace {

using Names = std::vector<std::string>;

/// A series for one win, of four players who sit with their partners across the table.
class SeriesText : public testing::Test {
  protected:
    [[nodiscard]] match::Series seriesOf(const Names& seats) const {
        const auto start = kind().create({{"players", "4"}}, {});
        EXPECT_TRUE(start);
        return {
            seats, game::Sides(*(*start)->view(game::Viewer::record())), {match::SeriesGoal::Kind::Wins, 1}};
    }
    /// The first and the third player have won.
    static void win(match::Series& series, const Names& seats) {
        series.enter(
            {.over = true, .winners = {game::PlayerId(0), game::PlayerId(2)}, .points = {1, 0, 1, 0}}, seats);
    }
    [[nodiscard]] const game::Kind& kind() const {
        for (const CatalogEntry& entry : games_)
            if (entry.kind->id() == "tac-tik") return *entry.kind;
        return *games_.front().kind;
    }

    std::vector<CatalogEntry> games_ = gameCatalog();
    i18n::Catalogue texts_;
    ui::kit::Fonts fonts_;
    ui::kit::Palette palette_;
    ui::kit::Context ui_{.texts = texts_, .fonts = fonts_, .palette = palette_};
};

TEST_F(SeriesText, PlayersOfOneNameAreCalledByTheirSeats) {
    const Names seats{"Dolmen, level 1", "Dolmen, level 1 (2)", "Dolmen, level 1 (3)", "Dolmen, level 1 (4)"};
    match::Series series = seriesOf(seats);
    EXPECT_EQ(seriesHeadline(series, SeriesNames(kind(), seats, texts_), ui_), "First to 1 win");
    win(series, seats);
    const auto sheet = scoreSheet(series, SeriesNames(kind(), seats, texts_), ui_);
    EXPECT_EQ(sheet.headline, "Red & Yellow have won the series");
    EXPECT_EQ(sheet.sides, (Names{"Red & Yellow", "Blue & Green"}));
    EXPECT_EQ(sheet.wins, (Names{"1", "0"}));
    // At the next game's table each of them sits at another seat.
    const Names next{seats[1], seats[2], seats[3], seats[0]};
    EXPECT_EQ(seriesHeadline(series, SeriesNames(kind(), next, texts_), ui_),
              "Green & Blue have won the series");
}

TEST_F(SeriesText, NamesThatDifferStay) {
    const Names seats{"Ann", "Dolmen, level 1", "Cy", "Dolmen, level 2"};
    match::Series series = seriesOf(seats);
    win(series, seats);
    const auto sheet = scoreSheet(series, SeriesNames(kind(), seats, texts_), ui_);
    EXPECT_EQ(sheet.headline, "Ann & Cy have won the series");
    EXPECT_EQ(sheet.sides, (Names{"Ann & Cy", "Dolmen, level 1 & Dolmen, level 2"}));
    ASSERT_TRUE(texts_.load(Paths::find().locale, "fr"));
    EXPECT_EQ(SeriesNames(kind(), seats, texts_).of("Dolmen, level 2"), "Dolmen, niveau 2");
    EXPECT_EQ(SeriesNames(kind(), seats, texts_).of("who left"), "who left");
}

}  // namespace
}  // namespace app
