// The mark below the pointer during drags and motions of the camera, and double clicks.

#include "app/screens/table/PlayPointer.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "app/InLanguage.h"
#include "app/common/EmptyEvent.h"
#include "app/input/Pointing.h"
#include "app/table/TableSession.h"
#include "ui/Stage.h"

namespace {

constexpr game::Place kCorner{0, 0, 0};

class PlayPointerTest : public testing::Test {
  protected:
    PlayPointerTest() {
        EXPECT_EQ(SDL_VideoInit("offscreen"), 0) << SDL_GetError();
        table_.control().sit(match::Seating(2));
        table_.stage().camera().settle();
    }
    ~PlayPointerTest() override { SDL_VideoQuit(); }
    PlayPointerTest(const PlayPointerTest&) = delete;
    PlayPointerTest& operator=(const PlayPointerTest&) = delete;

    void rest() {
        for (int i = 0; i < 240; ++i) table_.update(1.0F / 60);
    }
    void moveTo(glm::ivec2 at) {
        SDL_Event event = app::emptyEvent(SDL_MOUSEMOTION);
        event.motion.x = at.x;
        event.motion.y = at.y;
        pointer_.handle(event, table_, 1);
        at_ = at;
    }
    /// `type`: SDL_MOUSEBUTTONDOWN or SDL_MOUSEBUTTONUP.
    void rightButton(Uint32 type) {
        SDL_Event event = app::emptyEvent(type);
        event.button.button = SDL_BUTTON_RIGHT;
        event.button.x = at_.x;
        event.button.y = at_.y;
        pointer_.handle(event, table_, 1);
    }
    [[nodiscard]] glm::ivec2 pixelOf(game::Place place) {
        const glm::vec2 ndc = table_.stage().project(place);
        return {(ndc.x + 1) / 2 * 1280, (1 - ndc.y) / 2 * 720};
    }
    /// The place below the pointer.
    [[nodiscard]] std::optional<game::Place> below() {
        table_.hand().hover({});
        table_.hand().hover(app::ndcOf(at_));
        return table_.hand().pointedAt();
    }

    Stage stage_{{1280, 720}};
    std::vector<app::CatalogEntry> games_ = app::gameCatalog();
    app::TableSession table_{
        games_.front(), match::Match(games_.front().kind->create({{"size", "5"}}, {}).value(), {"Ann", "Bo"}),
        scene::fallbackTheme(), 0};
    app::PlayPointer pointer_;
    glm::ivec2 at_{0};
};

TEST_F(PlayPointerTest, ADoubleClickTakesACardAndDoesNotGiveItAway) {
    const auto game = std::ranges::find_if(
        games_, [](const app::CatalogEntry& entry) { return entry.kind->id() == "tac-tik"; });
    app::TableSession table(*game,
                            match::Match(game->kind->create({{"players", "2"}}, {}).value(), {"Ann", "Bo"}),
                            scene::fallbackTheme(), 0);
    table.control().sit(match::Seating(2));
    table.stage().camera().settle();
    table.uncover();
    for (int i = 0; i < 240; ++i) table.update(1.0F / 60);
    const auto pieces = table.view().pieces();
    const auto card = std::ranges::find_if(pieces, [&](const game::PieceState& piece) {
        return piece.owner == game::PlayerId(0) && table.view().placeName(piece.place).empty() &&
               piece.shape != game::kUnknownShape;
    });
    ASSERT_NE(card, pieces.end());
    const glm::vec2 ndc = table.stage().project(card->place);
    const auto press = [&](Uint8 clicks) {
        for (const Uint32 type : {SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP}) {
            SDL_Event event = app::emptyEvent(type);
            event.button.button = SDL_BUTTON_LEFT;
            event.button.clicks = clicks;
            event.button.x = static_cast<int>((ndc.x + 1) / 2 * 1280);
            event.button.y = static_cast<int>((1 - ndc.y) / 2 * 720);
            pointer_.handle(event, table, 1);
        }
    };
    press(1);
    ASSERT_TRUE(table.turn().begun());
    press(2);
    EXPECT_TRUE(table.turn().begun());
    EXPECT_TRUE(table.match().atStart());
    press(1);
    EXPECT_FALSE(table.match().atStart()) << "a click of its own passes it";
}

TEST_F(PlayPointerTest, ADragOfTheCameraLeavesNoMarkBehind) {
    rest();
    moveTo(pixelOf(kCorner));
    ASSERT_TRUE(table_.hand().pointedAt() && table_.hand().pointedAt()->sameSpot(kCorner));
    rightButton(SDL_MOUSEBUTTONDOWN);
    moveTo(at_ + glm::ivec2(120, 0));
    EXPECT_FALSE(table_.hand().pointedAt());
    rightButton(SDL_MOUSEBUTTONUP);
    rest();
    const auto marked = table_.hand().pointedAt();
    EXPECT_FALSE(marked && marked->sameSpot(kCorner));
    EXPECT_EQ(marked, below());
}

TEST_F(PlayPointerTest, TheMarkStaysBelowThePointerWhileTheCameraTurns) {
    rest();
    moveTo(pixelOf(kCorner));
    table_.stage().camera().orbit(1, 0);
    rest();
    const auto marked = table_.hand().pointedAt();
    EXPECT_FALSE(marked && marked->sameSpot(kCorner));
    EXPECT_EQ(marked, below());
}

TEST_F(PlayPointerTest, TheKeyboardsCursorStaysWhereItIs) {
    rest();
    moveTo(pixelOf(kCorner));
    table_.hand().moveCursor(0, 0);
    const auto cursor = table_.hand().cursor();
    ASSERT_TRUE(cursor);
    table_.stage().camera().orbit(1, 0);
    rest();
    EXPECT_EQ(table_.hand().cursor(), cursor);
    EXPECT_EQ(table_.hand().pointedAt(), cursor);
}

TEST(PlayPointer, APhotographDoesNotShowThePointersMark) {
    test::InLanguage program("en");
    program.open(app::ScreenId::Start);
    program.play({"a5", "e1"});
    program.pass();
    app::TableSession& table = program.shell().playing().tables.shown();
    table.hand().hover(table.stage().project(kCorner));
    ASSERT_TRUE(table.hand().pointedAt());
    program.open(app::ScreenId::Photo);
    EXPECT_FALSE(table.hand().pointedAt());
}

TEST(PlayPointer, NothingIsPointedAtUnderAPanel) {
    test::InLanguage program("en");
    program.open(app::ScreenId::Start);
    program.play({"a5", "e1"});
    program.pass();
    app::TableSession& table = program.shell().playing().tables.shown();
    const ui::kit::Rect* const more = program.stage().find("##more");
    ASSERT_NE(more, nullptr);
    program.stage().moveMouse(more->center());
    table.hand().hover(table.stage().project(kCorner));
    ASSERT_TRUE(table.hand().pointedAt());
    program.pass();
    EXPECT_FALSE(table.hand().pointedAt());
    table.hand().moveCursor(0, 0);
    program.pass();
    EXPECT_TRUE(table.hand().cursor()) << "the keyboard's cursor does not depend on the pointer";
    EXPECT_EQ(table.hand().pointedAt(), table.hand().cursor());
}

TEST(PlayPointer, ADragEndsWhenAnotherScreenCoversTheTable) {
    ASSERT_EQ(SDL_VideoInit("offscreen"), 0) << SDL_GetError();
    test::InLanguage program("en");
    program.open(app::ScreenId::Start);
    program.play({"a5", "e1"});
    program.pass();
    SDL_Event event = app::emptyEvent(SDL_MOUSEBUTTONDOWN);
    event.button.button = SDL_BUTTON_RIGHT;
    program.screen().handle(event);
    program.open(app::ScreenId::Pause);
    program.shell().basics().screens.close();
    (void)program.shell().basics().screens.update(false);
    scene::OrbitCamera& camera = program.shell().playing().tables.shown().stage().camera();
    camera.settle();
    const float before = camera.yaw();
    // The button was released above the menu.
    event = {};
    event.motion.type = SDL_MOUSEMOTION;
    event.motion.x = 300;
    program.screen().handle(event);
    camera.settle();
    EXPECT_EQ(camera.yaw(), before);
    SDL_VideoQuit();
}

TEST(PlayPointer, TheTableBehindTheMainMenuHasNoMarksOfTheHandOrOfAdvice) {
    test::InLanguage program("en");
    program.open(app::ScreenId::Start);
    program.play({"a5", "e1"});
    program.pass();
    app::TableSession& table = program.shell().playing().tables.shown();
    const auto drawn = [&] {
        scene::DrawList list;
        table.stage().draw(list);
        return list.items.size();
    };
    const std::size_t plain = drawn();
    table.hand().moveCursor(0, 0);
    table.stage().show({.advice = {kCorner}});
    ASSERT_GT(drawn(), plain);
    program.shell().basics().screens.closeToFirst();
    program.pass();
    EXPECT_STREQ(program.screen().name(), "start");
    EXPECT_FALSE(table.hand().cursor());
    EXPECT_FALSE(table.hand().pointedAt());
    EXPECT_EQ(drawn(), plain);
}

}  // namespace
