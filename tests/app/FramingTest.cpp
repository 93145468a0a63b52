// The table fills most of the room that the panels leave, on usual displays, and the board most of the
// picture.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <memory>

#include "app/catalog/GameCatalog.h"
#include "app/play/EnginePlayer.h"
#include "app/table/TableSession.h"
#include "app/thinking/ThinkerWith.h"
#include "scene/camera/OrbitCamera.h"
#include "support/MockBot.h"
#include "ui/kit/Style.h"
#include "ui/screens/play/PlayLayout.h"

namespace app {
namespace {

struct Room {
    const char* name;
    ImVec2 display;
    ui::screens::PanelState panels;
};

std::ostream& operator<<(std::ostream& out, const Room& room) { return out << room.name; }

class Framing : public testing::TestWithParam<Room> {};

ui::screens::PlayLayout layoutOf(const Room& room, float scale = 1) {
    const ui::screens::PlayNeeds needs{
        .panels = {.players = room.panels, .moves = room.panels}, .pieces = true, .moveEntry = true};
    return ui::screens::layoutPlay(room.display, scale, needs);
}

ui::kit::Rect freeArea(const Room& room) { return layoutOf(room).table; }

void fit(scene::OrbitCamera& orbit, ImVec2 display, const ui::kit::Rect& room) {
    orbit.setPicture(
        display.x / display.y,
        {(room.x + room.width / 2) / display.x * 2 - 1, 1 - (room.y + room.height / 2) / display.y * 2},
        {room.width / display.x, room.height / display.y});
}

/// The area of the picture that these points of the table cover, in pixels.
ui::kit::Rect areaOf(const std::vector<glm::vec3>& points, const scene::Camera& camera, ImVec2 display) {
    glm::vec2 min(1e9F);
    glm::vec2 max(-1e9F);
    for (const glm::vec3& point : points) {
        const glm::vec4 clip = camera.projection() * camera.view() * glm::vec4(point, 1);
        const glm::vec2 pixel((clip.x / clip.w + 1) / 2 * display.x, (1 - clip.y / clip.w) / 2 * display.y);
        min = glm::min(min, pixel);
        max = glm::max(max, pixel);
    }
    return {min.x, min.y, max.x - min.x, max.y - min.y};
}

TEST_P(Framing, TheTableFillsTheRoomThatThePanelsLeave) {
    const auto [name, display, panels] = GetParam();
    const ui::kit::Rect room = freeArea(GetParam());
    const std::vector<CatalogEntry> games = gameCatalog();
    const CatalogEntry& entry = games.front();
    for (const char* size : {"3", "4", "5", "6", "7", "8"}) {
        const auto state = entry.kind->create({{"size", size}}, {});
        ASSERT_TRUE(state) << size;
        const auto table = entry.makeTable(*(*state)->view(game::Viewer::record()), scene::Theme(), {});
        scene::OrbitCamera orbit;
        orbit.frame(table->fieldRadius(), table->outline());
        fit(orbit, display, room);
        const ui::kit::Rect taken = areaOf(table->outline(), orbit.camera(), display);
        EXPECT_GE(std::max(taken.width / room.width, taken.height / room.height), 0.9F) << size;
        EXPECT_GE(taken.x, room.x) << size;
        EXPECT_GE(taken.y, room.y) << size;
        EXPECT_LE(taken.x + taken.width, room.x + room.width) << size;
        EXPECT_LE(taken.y + taken.height, room.y + room.height) << size;
    }
}

/// The share of the picture that the squares cover.
float shareOfSquares(const scene::TableModel& table, const scene::Camera& camera, ImVec2 display) {
    glm::vec3 min(1e9F);
    glm::vec3 max(-1e9F);
    for (const scene::PickSpot& spot : table.spots()) {
        const glm::vec3 half(spot.halfSize.x, 0, spot.halfSize.y);
        min = glm::min(min, spot.center - half);
        max = glm::max(max, spot.center + half);
    }
    const std::array corners{glm::vec3(min.x, max.y, min.z), glm::vec3(max.x, max.y, min.z),
                             glm::vec3(max.x, max.y, max.z), glm::vec3(min.x, max.y, max.z)};
    float doubled = 0;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const auto seen = [&](const glm::vec3& point) {
            const glm::vec4 clip = camera.projection() * camera.view() * glm::vec4(point, 1);
            return glm::vec2(clip) / clip.w * glm::vec2(display.x, display.y) / 2.0F;
        };
        const glm::vec2 a = seen(corners[i]);
        const glm::vec2 b = seen(corners[(i + 1) % corners.size()]);
        doubled += a.x * b.y - b.x * a.y;
    }
    return std::abs(doubled) / 2 / (display.x * display.y);
}

// For who plays against others at their own places: his own supply is in the picture, that of the others as
// far as there is room.
TEST(FramingOfTheBoard, TheSquaresCoverAThirdOfThePictureBesideTheUsualPanels) {
    const std::vector<CatalogEntry> games = gameCatalog();
    const CatalogEntry& entry = games.front();
    for (const ImVec2 display : {ImVec2(1280, 720), ImVec2(1600, 900), ImVec2(1920, 1080)}) {
        const float scale = ui::kit::naturalScale(display, 1);
        const ui::screens::PlayLayout layout =
            layoutOf({"usual", display, ui::screens::PanelState::Automatic}, scale);
        ASSERT_TRUE(layout.playersOpen && layout.movesOpen);
        EXPECT_FALSE(layout.bothSides);
        for (const char* size : {"5", "6", "7", "8"}) {
            const auto state = entry.kind->create({{"size", size}}, {});
            const auto table = entry.makeTable(*(*state)->view(game::Viewer::record()), scene::Theme(), {});
            scene::OrbitCamera orbit;
            orbit.frame(table->fieldRadius(), table->outlineFor(game::PlayerId(0)));
            fit(orbit, display, layout.table);
            EXPECT_GE(shareOfSquares(*table, orbit.camera(), display), 1.0F / 3) << size << ' ' << display.x;
            // Nothing that he needs is behind a panel.
            const ui::kit::Rect taken = areaOf(table->outlineFor(game::PlayerId(0)), orbit.camera(), display);
            EXPECT_GE(taken.x, layout.table.x);
            EXPECT_LE(taken.x + taken.width, layout.table.x + layout.table.width);
        }
    }
}

// Games whose supplies and hands tell what happened: those of all players are in the picture.
TEST(FramingOfTheTable, NothingThatLiesOnItIsBehindAPanel) {
    for (const CatalogEntry& entry : gameCatalog()) {
        if (entry.kind->id() == "tak") continue;
        const auto state = entry.kind->create({}, {});
        ASSERT_TRUE(state);
        const auto table = entry.makeTable(*(*state)->view(game::Viewer::record()), scene::Theme(), {});
        for (const ImVec2 display :
             {ImVec2(1280, 720), ImVec2(1920, 1080), ImVec2(900, 600), ImVec2(800, 600)}) {
            const float scale = ui::kit::naturalScale(display, 1);
            const ui::kit::Rect room =
                layoutOf({"usual", display, ui::screens::PanelState::Automatic}, scale).table;
            // Panels keep a larger distance from the room for the table.
            constexpr float kPixels = 2;
            const ui::kit::Rect withMargin{room.x - kPixels, room.y - kPixels, room.width + 2 * kPixels,
                                           room.height + 2 * kPixels};
            scene::OrbitCamera orbit;
            orbit.frame(table->fieldRadius(), table->outlineFor(game::PlayerId(0)), table->homePitch());
            fit(orbit, display, room);
            for (const scene::PickSpot& spot : table->spots()) {
                if (spot.onlyWanted) continue;  // around what lies there, as far as it is seen
                const glm::vec3 half(spot.halfSize.x, 0, spot.halfSize.y);
                const ui::kit::Rect seen =
                    areaOf({spot.center - half, spot.center + half}, orbit.camera(), display);
                EXPECT_EQ(seen, seen.within(withMargin)) << entry.kind->id() << ' ' << display.x << ": "
                                                         << spot.place.area << '/' << spot.place.spot;
            }
        }
    }
}

/// Cards that nobody reads at their place need less room, so that all is larger for those who sit here.
TEST(FramingOfTheTable, CardsOfEnginesStandCloserThanThoseOfPersons) {
    const std::vector<CatalogEntry> games = gameCatalog();
    const auto entry = std::find_if(games.begin(), games.end(),
                                    [](const CatalogEntry& game) { return game.kind->id() == "tac-tik"; });
    ASSERT_NE(entry, games.end());
    const scene::Theme theme = scene::fallbackTheme();
    TableSession table(
        *entry, match::Match(entry->kind->create({{"players", "2"}}, {}).value(), {"Ann", "Bo"}), theme, 0);
    const auto behindTheBoard = [&] {
        float farthest = 0;
        for (const glm::vec3& point : table.stage().scene().model().outline())
            farthest = std::max(farthest, -point.z);
        return farthest;
    };
    const float person = behindTheBoard();
    match::Seating seating(2);
    seating.sit(game::PlayerId(1),
                std::make_unique<EnginePlayer>(test::thinkerWith(test::botThat(test::untilStopped), true)));
    table.sit(std::move(seating), theme, {});
    EXPECT_LT(behindTheBoard(), person - 0.02F);
    table.sit(match::Seating(2), theme, {});
    EXPECT_EQ(behindTheBoard(), person) << "a person has taken over";
}

INSTANTIATE_TEST_SUITE_P(Windows, Framing,
                         testing::Values(Room{"small", {1280, 720}, ui::screens::PanelState::Open},
                                         Room{"smallClosed", {1280, 720}, ui::screens::PanelState::Closed},
                                         Room{"large", {1920, 1080}, ui::screens::PanelState::Open},
                                         Room{"compact", {900, 600}, ui::screens::PanelState::Closed},
                                         Room{"high", {800, 1200}, ui::screens::PanelState::Closed}));

}  // namespace
}  // namespace app
