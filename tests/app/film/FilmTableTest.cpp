// A game that the program plays by itself for a film.

#include "app/film/FilmTable.h"

#include <gtest/gtest.h>

#include <chrono>
#include <glm/gtc/constants.hpp>
#include <thread>

#include "app/film/FilmJob.h"

namespace {

using app::FilmCamera;
using app::FilmOrder;

class FilmTableTest : public testing::Test {
  protected:
    FilmTableTest() {
        table_.control().sit(match::Seating(2));
        for (const char* turn : {"a5", "e1", "c3", "c4", "b3", "d3"}) {
            EXPECT_TRUE(table_.turn().playText(turn)) << turn;
        }
        table_.history().goToEnd();
    }
    [[nodiscard]] std::unique_ptr<app::FilmTable> film(const FilmOrder& order) {
        return std::make_unique<app::FilmTable>(games_.front(), table_.ownMatch(), scene::fallbackTheme(),
                                                table_.stage().camera(), order, nullptr);
    }
    /// Plays the whole film; returns its number of frames.
    static int play(app::FilmTable& film) {
        int frames = 0;
        for (; !film.ended() && frames < 100'000; ++frames) (void)film.advance();
        return frames;
    }

    std::vector<app::CatalogEntry> games_ = app::gameCatalog();
    app::TableSession table_{
        games_.front(), match::Match(games_.front().kind->create({{"size", "5"}}, {}).value(), {"Ann", "Bo"}),
        scene::fallbackTheme(), 0};
};

TEST_F(FilmTableTest, ShowsEveryTurnAtItsPace) {
    const auto shown = film({.pace = 2});
    EXPECT_EQ(shown->table().match().ply(), 0);
    const int frames = play(*shown);
    EXPECT_EQ(shown->table().match().ply(), 6);
    const double seconds = frames / 20.0;
    EXPECT_GT(seconds, 6 * 2.0 + 2);
    EXPECT_LT(seconds, 6 * 2.0 + 6) << "no more than a beginning and an end";
}

TEST_F(FilmTableTest, ShowsWhatIsDrawnOnEachTurnUnlessItHasNoMarks) {
    table_.history().goToStart();
    (void)table_.history().forward();
    const game::Sketch drawn{{.ink = game::Ink::Red, .from = table_.view().placeNamed("c3").value()}};
    table_.ownMatch().edits().setSketch(table_.match().current(), drawn);
    table_.history().goToEnd();
    EXPECT_EQ(film({.from = 1, .to = 1})->table().stage().marks().sketch, drawn);
    EXPECT_TRUE(film({.from = 2, .to = 2})->table().stage().marks().sketch.empty());
    EXPECT_TRUE(film({.from = 1, .to = 1, .marks = false})->table().stage().marks().sketch.empty());
}

TEST_F(FilmTableTest, ShowsARangeOfTurns) {
    const auto shown = film({.from = 2, .to = 4, .pace = 0.5});
    EXPECT_EQ(shown->table().match().ply(), 2);
    EXPECT_EQ(shown->turns(), 2);
    (void)play(*shown);
    EXPECT_EQ(shown->table().match().ply(), 4);
    EXPECT_EQ(film({.from = 5, .to = 2})->turns(), 0);
    EXPECT_EQ(film({.from = 3, .to = 99})->turns(), 3);
}

TEST_F(FilmTableTest, ShowsWhatAnAnalysisHasFound) {
    match::Match& match = table_.ownMatch();
    EXPECT_TRUE(film({.thoughts = true})->lacksThoughts());
    const std::vector<match::NodeId> line = match.line();
    match.edits().setEvaluation(match::Match::kRoot, {.chances = {0.5, 0.5}, .line = {"a5"}});
    for (std::size_t i = 0; i < line.size(); ++i)
        match.edits().setEvaluation(line[i],
                                    {.chances = {0.5 + 0.05 * static_cast<double>(i), 0.5}, .line = {"e5"}});
    EXPECT_FALSE(film({})->lacksThoughts()) << "it shows none";
    const auto shown = film({.pace = 1, .thoughts = true});
    EXPECT_FALSE(shown->lacksThoughts());
    ASSERT_EQ(shown->chances().size(), 2U);
    EXPECT_EQ(shown->chances()[0], 0.5);
    EXPECT_EQ(shown->table().stage().marks().ideas.size(), 1U) << "the turn that should be played";
    (void)play(*shown);
    EXPECT_NEAR(shown->chances()[0], 0.75, 0.01) << "the bar has followed";
    EXPECT_TRUE(shown->table().stage().marks().ideas.empty()) << "at its end a film considers nothing";
    EXPECT_TRUE(film({})->chances().empty());
}

TEST_F(FilmTableTest, NeedsNoThoughtsBeyondItsTurns) {
    match::Match& match = table_.ownMatch();
    match.edits().setEvaluation(match.line()[1], {.chances = {0.5, 0.5}});
    EXPECT_FALSE(film({.from = 2, .to = 2, .thoughts = true})->lacksThoughts());
    EXPECT_TRUE(film({.from = 2, .to = 3, .thoughts = true})->lacksThoughts());
}

TEST_F(FilmTableTest, LeavesTheGameAsItIs) {
    table_.history().goToStart();
    (void)play(*film({.pace = 0.5}));
    EXPECT_TRUE(table_.match().atStart());
}

TEST_F(FilmTableTest, TellsHowFarItIs) {
    for (const int turns : {0, 3}) {
        const auto shown = film({.to = turns, .pace = 1});
        double before = 0;
        EXPECT_EQ(shown->share(), 0);
        while (!shown->ended()) {
            (void)shown->advance();
            EXPECT_GE(shown->share(), before - 1e-9);
            EXPECT_LE(shown->share(), 1);
            before = shown->share();
        }
        EXPECT_GT(before, 0.9) << turns;
    }
}

TEST_F(FilmTableTest, TheCameraStandsStill) {
    const auto shown = film({.pace = 0.5, .camera = FilmCamera::Still});
    const auto before = shown->table().stage().camera().now();
    (void)play(*shown);
    EXPECT_EQ(shown->table().stage().camera().now(), before);
}

TEST_F(FilmTableTest, TheCameraGoesOnceAroundTheTable) {
    for (const bool byHand : {false, true}) {
        if (byHand) table_.stage().camera().orbit(0.3F, -0.2F);
        table_.stage().camera().settle();
        const auto shown = film({.pace = 1, .camera = FilmCamera::Around});
        float before = shown->table().stage().camera().yaw();
        float turned = 0;
        while (!shown->ended()) {
            (void)shown->advance();
            const float now = shown->table().stage().camera().yaw();
            const float step = std::remainder(now - before, glm::two_pi<float>());
            EXPECT_GE(step, -0.001F);
            EXPECT_LT(step, 0.2F) << "slowly";
            turned += step;
            before = now;
        }
        EXPECT_NEAR(turned, glm::two_pi<float>(), 0.3F) << byHand;
    }
}

TEST_F(FilmTableTest, ATrialChangesNothing) {
    const auto shown = film({.camera = FilmCamera::Around});
    const auto before = shown->table().stage().camera().now();
    for (const double share : {0.0, 0.5, 1.0}) shown->tryAt(share);
    EXPECT_EQ(shown->table().match().ply(), 6);
    shown->rewind();
    EXPECT_EQ(shown->table().match().ply(), 0);
    EXPECT_EQ(shown->table().stage().camera().now(), before);
}

// ---- the pictures that are drawn

TEST_F(FilmTableTest, StillnessIsDrawnOnce) {
    const FilmOrder order{.to = 2, .pace = 3};
    int moving = 0;
    int refined = 0;
    app::FilmJob work(film(order), order, [] { return std::filesystem::path("/dev/null"); });
    const auto picture = [&] {
        return render::Image{
            order.width, order.height,
            std::vector<std::uint8_t>(static_cast<std::size_t>(order.width * order.height * 3))};
    };
    for (int i = 0; i < 100'000 && !work.done(); ++i) {
        const app::FilmJob::Wants wants = work.next();
        if (wants == app::FilmJob::Wants::Nothing) {
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
            continue;
        }
        EXPECT_EQ(work.next(), wants) << "until it is shown";
        ++(wants == app::FilmJob::Wants::Moving ? moving : refined);
        work.show(picture());
    }
    ASSERT_TRUE(work.done());
    EXPECT_TRUE(work.result()) << work.result().error().describe();
    EXPECT_GE(refined, 3) << "the beginning, and each turn";
    EXPECT_LE(refined, 5);
    EXPECT_LT(moving, 100) << "of nearly 200 frames";
}

}  // namespace
