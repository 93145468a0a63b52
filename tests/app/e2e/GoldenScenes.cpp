#include "app/e2e/GoldenScenes.h"

#include <ostream>
#include <stdexcept>

namespace e2e {
namespace {

constexpr std::string_view kMiddle =
    "[Size \"5\"]\n[Player1 \"Ann\"]\n[Player2 \"Bo\"]\n\n1. a5 e1 2. c3 Sc4 3. Cb3 d3 4. b2 d4 5. b3- d2 6. "
    "2b2> e3 7. a1 e4\n";
constexpr std::string_view kStack =
    "[Size \"5\"]\n[Player1 \"Ann\"]\n[Player2 \"Bo\"]\n[TPS \"x3,2,2/x,1,x3/x2,112,x2/x,1S,2C,x2/1,x4 2 "
    "9\"]\n";

// Low beside the board, so that the room behind it is visible.
constexpr std::string_view kLowView =
    "drop middle.ptn\nsettle\nkey End\nsettle\nwait 3\npress 640,500 right\nmove 630,300\nmove 600,60\n"
    "release 600,60 right\nwheel 4\nsettle";

// Parts of the picture, of 1280 x 720 pixels.
constexpr support::Part kWhole{};
constexpr support::Part kBoard{384, 200, 512, 320};
constexpr support::Part kPlayers{1008, 0, 272, 400};
constexpr support::Part kMoves{1008, 400, 272, 320};

// Chosen by drawing the goldens with Mesa 25.0 instead of 22.3, and on a CPU without AVX. Between the two
// versions pixels differ by up to 2.8 (heath: 3.9), colours by up to 0.9 in light(), 1.4 in layout() and 2.4
// on the heath. Software drivers draw without anisotropic filtering: with it study-board differed by 1.2.
constexpr support::Tolerance kLight{.pixels = 4, .colour = 1};
constexpr support::Tolerance kLayout{.pixels = 5, .colour = 2};
constexpr support::Tolerance kGrass{.pixels = 5, .colour = 3.5};

/// Light and colours of a large part: a quarter of the width is enough.
View light(std::string name, support::Part part, std::string_view purpose,
           support::Tolerance tolerance = kLight) {
    return {{"app/" + std::move(name), part, 4, tolerance}, purpose};
}
/// Layout and motion: half the width.
View layout(std::string name, support::Part part, std::string_view purpose) {
    return {{"app/" + std::move(name), part, 2, kLayout}, purpose};
}
/// Every pixel.
View detail(std::string name, support::Part part, std::string_view purpose,
            support::Tolerance tolerance = kLight) {
    return {{"app/" + std::move(name), part, 1, tolerance}, purpose};
}

std::vector<GoldenScene> makeScenes() {
    return {
        {"menus",
         "tavern",
         {{"settle",
           {light("start", kWhole, "the hearth's light, depth of field, the game on show"),
            layout("title", {0, 0, 448, 448}, "title and menu")}},
          {"click Settings\nsettle", {layout("settings", {0, 0, 528, 432}, "tabs, switches, sliders")}},
          {"key Escape\nsettle\nclick \"New game\"\nclick \"More options\"\nsettle",
           {layout("new-game", {0, 0, 544, 720}, "a form with every kind of field")}},
          {"key Escape\nsettle\ndrop broken.ptn\nsettle",
           {layout("notice", {320, 224, 640, 272}, "a message with errors over a darkened place")}}}},
        {"play",
         "tavern",
         {{"drop \"home/Documents/Ann - Bo.ptn\"\nsettle\nkey End\nsettle\nwait 3\nsettle",
           {light("tavern", kWhole, "light and framing of the tavern from the seat"),
            layout("board", kBoard, "pieces, their shadows, the highlight of the last turn"),
            detail("stones", {448, 288, 192, 160}, "marble, wood and their edges, pixel for pixel"),
            layout("players", kPlayers, "players, supplies, choice of the piece"),
            layout("moves", kMoves, "the list of moves, icons")}},
          {"panels fade\nmove 640,420\nwait 9\nsettle",
           {light("faded", kWhole, "panels that stay while one is to move, the square under the pointer")}},
          {"panels stay\nkey ctrl+o\nsettle", {layout("file", {272, 80, 752, 560}, "the list of files")}}}},
        {"hand",
         "tavern",
         {{"drop stack.ptn\nsettle\nclick @c3\nmove @d3\nsettle",
           {layout("lifted", {384, 200, 512, 520}, "a stack in the hand, where it may go, the hint")}},
          {"key Escape\nkey Escape\nsettle",
           {layout("pause", {432, 64, 432, 592}, "the menu, symbols on buttons")}},
          {"key Escape\nsettle\nkey F12\nsettle\nkey v\nclick @c3\nsettle\nwait 1",
           {light("photo", kWhole, "depth of field from the seat"),
            layout("photo-panel", {0, 240, 400, 480}, "sliders of a photograph")}}}},
        {"motion",
         "tavern",
         {{"drop stack.ptn\nsettle\nclick @a4\nwait 0.2",
           {layout("placing", {384, 100, 512, 436}, "a stone on its way from the pile")}},
          {"settle\nkey ctrl+z\nsettle\nclick @c2\nclick @b2\nwait 0.7",
           {layout("flattening", kBoard, "a capstone tips a wall over")}},
          {"wait 0.25", {layout("dust", kBoard, "dust under what landed")}},
          {"settle\nkey ctrl+z\nsettle\nkey t\nsettle\nclick @c3\nclick @d3\nclick @e3\nwait 0.4",
           {layout("spreading", {384, 40, 512, 560}, "a stack on its way, from above")}}}},
        {"road",
         "tavern",
         {{"click \"New game\"\nclick \"3×3\"\nclick Ann\nclick Start\nsettle\nclick @a3\nsettle\nclick "
           "@a1\nsettle\nclick @b1\nsettle\nclick @b3\nsettle\nclick @c1\nsettle\nwait 4\nsettle",
           {layout("road", kBoard, "the light of a finished road"),
            layout("result", {8, 568, 440, 144}, "the result of a game")}}}},
        {"megaliths",
         "megaliths",
         {{kLowView,
           {light("megaliths", kWhole, "light and fog of the heath", kGrass),
            detail("megaliths-board", {480, 280, 256, 192}, "its stone and grass, pixel for pixel",
                   kGrass)}}}},
        {"study",
         "study",
         {{kLowView,
           {light("study", kWhole, "light of the study"),
            detail("study-board", {480, 280, 256, 192}, "its wood and stones, pixel for pixel")}}}},
    };
}

struct Found {
    const support::Golden& golden;
    std::string script;
};

Found find(std::string_view name) {
    for (const GoldenScene& scene : goldenScenes()) {
        std::string script;
        for (const Shot& shot : scene.shots) {
            script += std::string(shot.script) + "\n";
            for (const View& view : shot.views)
                if (view.golden.name == "app/" + std::string(name)) return {view.golden, script};
        }
    }
    throw std::runtime_error("no golden " + std::string(name));
}

}  // namespace

std::ostream& operator<<(std::ostream& out, const GoldenScene& scene) { return out << scene.name; }

const std::vector<GoldenScene>& goldenScenes() {
    static const std::vector<GoldenScene> kScenes = makeScenes();
    return kScenes;
}

const support::Golden& goldenNamed(std::string_view name) { return find(name).golden; }

std::string scriptOf(std::string_view golden) { return find(golden).script; }

void layOut(const Sandbox& desk, std::string_view theme, std::string_view moreSettings) {
    desk.write("middle.ptn", kMiddle);
    desk.write("stack.ptn", kStack);
    // No turn of it can be read, so there is nothing to open.
    desk.write("broken.ptn", "[Size \"5\"]\n[TPS \"x5/x5/x5/x5/2,x3,1 1 2\"]\n\n2. a1\n");
    desk.write("home/Documents/games/.keep", "");
    desk.write("home/Documents/Ann - Bo.ptn", kMiddle);
    std::string settings =
        R"({"quality": "low", "askedSenses": true, "opponents": ["", ""], "playerNames": ["Ann", "Bo"], "theme": ")";
    settings += std::string(theme) + '"';
    if (!moreSettings.empty()) settings += ", " + std::string(moreSettings);
    desk.write("config/settings.json", settings + "}");
}

render::Image pictureAfter(const Sandbox& desk, std::string_view script, std::string_view size) {
    const Ending ending =
        desk.play(std::string(script) + "\nscreenshot picture.png\n", {"--size", std::string(size)});
    EXPECT_EQ(ending.status, 0) << ending;
    auto picture = render::loadImage(desk.path("picture.png"));
    if (!picture) {
        ADD_FAILURE() << picture.error().describe();
        return {};
    }
    return std::move(*picture);
}

}  // namespace e2e
