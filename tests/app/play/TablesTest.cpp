// Which table is on the screen, and how all of them look.

#include "app/play/Tables.h"

#include <gtest/gtest.h>

#include "app/ProgramParts.h"

namespace {

class TablesTest : public testing::Test {
  protected:
    [[nodiscard]] app::Tables& tables() { return parts_.tables; }
    [[nodiscard]] match::Match newMatch() {
        return {parts_.games.first().kind->create({{"size", "3"}}, {}).value(), {"Ann", "Bo"}};
    }

    test::ProgramParts parts_;
};

TEST_F(TablesTest, APreviewComesBeforeTheGameAndTheGameBeforeTheShowcase) {
    const app::TableSession* const showcase = &tables().shown();
    EXPECT_EQ(tables().game(), nullptr);
    tables().preview(parts_.games.first(), newMatch());
    EXPECT_EQ(&tables().shown(), tables().previewed());
    tables().endPreview();
    EXPECT_EQ(&tables().shown(), showcase);
    tables().play(parts_.games.first(), newMatch());
    EXPECT_EQ(&tables().shown(), tables().game());
    tables().watch(parts_.games.first(), newMatch());
    EXPECT_EQ(&tables().shown(), tables().previewed());
    EXPECT_NE(tables().game(), nullptr) << "it waits";
}

TEST_F(TablesTest, TheGameWaitsWhileAnotherOneIsChosen) {
    tables().play(parts_.games.first(), newMatch());
    const app::CatalogEntry& other = parts_.games.entries()[1];
    tables().choose(other);
    EXPECT_EQ(&tables().shown().entry(), &other);
    ASSERT_NE(tables().game(), nullptr);
    tables().bringBack();
    EXPECT_EQ(&tables().shown(), tables().game());
    tables().choose(other);
    tables().choose(parts_.games.first());
    EXPECT_EQ(&tables().shown(), tables().game());
}

TEST_F(TablesTest, AnotherGameEndsThePreview) {
    tables().preview(parts_.games.first(), newMatch());
    tables().play(parts_.games.first(), newMatch());
    EXPECT_EQ(tables().previewed(), nullptr);
}

TEST_F(TablesTest, APreviewShowsTheEndAtOnce) {
    match::Match match = newMatch();
    for (const char* turn : {"a1", "b1", "c1"})
        ASSERT_TRUE(match.submit(match.toMove(), match.view(game::Viewer::record())->parse(turn).value()));
    match.goToStart();
    tables().preview(parts_.games.first(), std::move(match));
    EXPECT_EQ(tables().previewed()->match().ply(), 3);
    EXPECT_FALSE(tables().previewed()->animating());
}

TEST_F(TablesTest, APreviewCanStepAsideForAnother) {
    tables().preview(parts_.games.first(), newMatch());
    app::TableSession* const first = tables().previewed();
    auto taken = tables().takePreview();
    EXPECT_EQ(tables().previewed(), nullptr);
    tables().watch(parts_.games.first(), newMatch());
    tables().endPreview();
    tables().putPreview(std::move(taken));
    EXPECT_EQ(tables().previewed(), first);
}

TEST_F(TablesTest, EveryTableHasTheCamerasHabits) {
    const app::CameraHabits habits{.turns = true, .follows = true};
    tables().play(parts_.games.first(), newMatch());
    tables().setCameraHabits(habits);
    EXPECT_EQ(tables().game()->stage().cameraWork().habits(), habits);
    tables().preview(parts_.games.first(), newMatch());
    EXPECT_EQ(tables().previewed()->stage().cameraWork().habits(), habits) << "a later one, too";
}

TEST_F(TablesTest, TheGameFollowsTheSettings) {
    app::Settings settings = parts_.preferences.settings();
    settings.confirmMoves = false;
    parts_.preferences.apply(settings);
    tables().play(parts_.games.first(), newMatch());
    settings.confirmMoves = true;
    parts_.preferences.apply(settings);
    tables().followPreferences(false);
    tables().game()->turn().pickAt({0, 0, 0});
    EXPECT_TRUE(tables().game()->turn().awaitsConfirmation());
}

}  // namespace
