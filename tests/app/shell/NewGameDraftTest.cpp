#include "app/shell/NewGameDraft.h"

#include <gtest/gtest.h>

#include <utility>

#include "app/catalog/Games.h"

namespace {

TEST(NewGameDraft, KeepsWhatWasChosenForEachGame) {
    const app::Games games(app::gameCatalog());
    ASSERT_GE(games.entries().size(), 2U);
    const app::CatalogEntry& first = games.entries()[0];
    const app::CatalogEntry& second = games.entries()[1];
    app::NewGameDraft draft{.game = &first, .begins = 1};
    draft.settings.games[first.kind->id()].opponents = {"", "somebody"};
    auto begun = first.kind->create({}, {});
    ASSERT_TRUE(begun);
    draft.start = std::move(*begun);
    const game::State* const start = draft.start.get();

    draft.turnTo(second);
    EXPECT_EQ(draft.game, &second);
    EXPECT_EQ(draft.start, nullptr);
    EXPECT_GT(draft.begins, 8) << "lots are drawn";
    draft.settings.games[first.kind->id()].opponents.clear();  // the form writes the settings anew

    draft.turnTo(first);
    EXPECT_EQ(draft.start.get(), start);
    EXPECT_EQ(draft.begins, 1);
    EXPECT_EQ(draft.settings.of(first.kind->id())->opponents, (std::vector<std::string>{"", "somebody"}));
    draft.turnTo(first);
    EXPECT_EQ(draft.start.get(), start) << "it is shown already";
}

}  // namespace
