#include "app/screens/LibraryFilter.h"

#include <gtest/gtest.h>

namespace {

using app::LibraryFilter;
using archive::Query;
using ui::screens::LibrarySort;

TEST(LibraryFilter, ListsThePlayersGamesFirstTheLatestAtTheTop) {
    const LibraryFilter filter;
    const Query query = filter.query("ann");
    EXPECT_EQ(query.words, "ann");
    EXPECT_EQ(query.withPeople, true);
    EXPECT_EQ(query.imported, false);
    EXPECT_EQ(query.sort, Query::Sort::Date);
    EXPECT_FALSE(query.ascending);
    EXPECT_TRUE(filter.listsAll()) << "it is not divided yet";
}

TEST(LibraryFilter, AColumnChosenAgainTurnsTheOrderRound) {
    LibraryFilter filter;
    filter.sortBy(LibrarySort::Players);
    EXPECT_EQ(filter.query("").sort, Query::Sort::Players);
    EXPECT_TRUE(filter.query("").ascending) << "names from A";
    filter.sortBy(LibrarySort::Players);
    EXPECT_FALSE(filter.query("").ascending);
    filter.sortBy(LibrarySort::Length);
    EXPECT_FALSE(filter.query("").ascending) << "the longest first";
}

TEST(LibraryFilter, AChosenVariantStaysWhileItHasGames) {
    LibraryFilter filter;
    filter.setVariants({"5×5", "6×6"});
    filter.choose(0, 2);
    EXPECT_EQ(filter.query("").variant, "6×6");
    EXPECT_FALSE(filter.listsAll());
    filter.setVariants({"4×4", "5×5", "6×6"});
    EXPECT_EQ(filter.query("").variant, "6×6");
    filter.setVariants({"4×4"});
    EXPECT_TRUE(filter.query("").variant.empty());
}

TEST(LibraryFilter, GamesWithoutAResultAreNeitherDecidedNorDrawn) {
    LibraryFilter filter;
    filter.choose(3, 0);
    EXPECT_EQ(filter.query("").ending, Query::Ending::Open);
    EXPECT_EQ(filter.query("").finished, std::nullopt) << "also those that nobody can go on with";
}

TEST(LibraryFilter, AnEmptySectionIsLeft) {
    LibraryFilter filter;
    EXPECT_FALSE(filter.setTotals({3, 0, 2}));
    EXPECT_FALSE(filter.listsAll()) << "the library is divided";
    EXPECT_TRUE(filter.setTotals({0, 5, 0}));
    EXPECT_EQ(filter.query("").imported, true);
    EXPECT_TRUE(filter.listsAll());
    EXPECT_TRUE(filter.setTotals({0, 0, 0})) << "back to the player's own";
    EXPECT_EQ(filter.query("").imported, false);
}

TEST(LibraryFilter, AnImportIsShownUnlessAllGamesAre) {
    LibraryFilter filter;
    filter.showImported();
    EXPECT_EQ(filter.query("").imported, true);
    filter.chooseSection(3);
    filter.showImported();
    EXPECT_EQ(filter.query("").imported, std::nullopt);
}

}  // namespace
