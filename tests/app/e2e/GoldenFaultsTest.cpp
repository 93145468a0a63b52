// The goldens of the program notice small faults. Each test makes one small change that players could make,
// too, and expects that the comparison fails.
// player could change too, and expects the comparison to fail.
#include <gtest/gtest.h>

#include <cmath>
#include <fstream>
#include <functional>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "app/e2e/GoldenScenes.h"

namespace e2e {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

/// Gives the programs of this desk their own copy of the data, with one changed theme.
void changeTheme(const Sandbox& desk, const std::string& theme, const std::function<void(Json&)>& change) {
    const fs::path source = DOLMEN_SOURCE_DIR;
    const auto linkAllBut = [](const std::string& other, const fs::path& from, const fs::path& to) {
        fs::create_directories(to);
        for (const fs::directory_entry& entry : fs::directory_iterator(from))
            if (entry.path().filename() != other)
                fs::create_symlink(entry.path(), to / entry.path().filename());
    };
    const fs::path data = desk.path("data");
    linkAllBut("themes", source / "assets", data / "assets");
    linkAllBut(theme, source / "assets/themes", data / "assets/themes");
    linkAllBut("theme.json", source / "assets/themes" / theme, data / "assets/themes" / theme);
    fs::create_symlink(source / "shaders", data / "shaders");
    std::ifstream in(source / "assets/themes" / theme / "theme.json");
    Json json = Json::parse(in);
    change(json);
    std::ofstream(data / "assets/themes" / theme / "theme.json") << json;
}

Json& materialOf(Json& theme, std::string_view name) {
    for (Json& material : theme.at("materials"))
        if (material.at("name") == name) return material;
    throw std::runtime_error("no material " + std::string(name));
}

class GoldenFaults : public testing::Test {
  protected:
    void SetUp() override {
        if (support::updatingGoldens()) GTEST_SKIP() << "the goldens are just being made";
    }

    /// The picture of a game in the tavern with a change.
    render::Image changedTavern(const std::function<void(Json&)>& change) {
        changeTheme(desk_, "tavern", change);
        desk_.set("DOLMEN_DATA", desk_.path("data").string());
        layOut(desk_, "tavern");
        return pictureAfter(desk_, scriptOf("tavern"));
    }

    static void expectNoticed(const render::Image& picture, std::initializer_list<const char*> goldens,
                              const std::string& fault) {
        for (const char* name : goldens) EXPECT_TRUE(support::failsGolden(picture, goldenNamed(name), fault));
    }

    Sandbox desk_;
};

// Ensures that the copy itself makes no difference, else every fault would be "noticed".
TEST_F(GoldenFaults, ACopyOfTheDataLooksTheSame) {
    const render::Image picture = changedTavern([](Json&) {});
    for (const char* name : {"tavern", "board", "stones", "players", "moves"})
        EXPECT_TRUE(support::matchesGolden(picture, goldenNamed(name)));
}

TEST_F(GoldenFaults, ALightThatTurnsBySixDegreesIsNoticed) {
    const render::Image picture = changedTavern([](Json& theme) {
        Json& direction = theme.at("lighting").at("keyDirection");
        const double turn = 0.1;
        const double x = direction[0];
        const double z = direction[2];
        direction[0] = x * std::cos(turn) + z * std::sin(turn);
        direction[2] = z * std::cos(turn) - x * std::sin(turn);
    });
    expectNoticed(picture, {"tavern", "board", "stones"}, "shadow");
}

TEST_F(GoldenFaults, AStoneATwentiethDarkerIsNoticed) {
    const render::Image picture = changedTavern([](Json& theme) {
        for (Json& channel : materialOf(theme, "capstone_white").at("tint"))
            channel = channel.get<double>() * 0.95;
    });
    expectNoticed(picture, {"stones"}, "material");
}

TEST_F(GoldenFaults, LettersOneSizeLargerAreNoticed) {
    layOut(desk_, "tavern", R"("interfaceScale": 1.05)");
    expectNoticed(pictureAfter(desk_, scriptOf("tavern")), {"players", "moves"}, "letters");
}

// In a window three pixels wider, panels at the right move by three pixels.
TEST_F(GoldenFaults, APanelThreePixelsAsideIsNoticed) {
    layOut(desk_, "tavern");
    expectNoticed(pictureAfter(desk_, scriptOf("tavern"), "1283x720"), {"moves"}, "aside");
}

TEST_F(GoldenFaults, DustThatIsMissingIsNoticed) {
    layOut(desk_, "tavern");
    expectNoticed(pictureAfter(desk_, scriptOf("dust") + "settle\n"), {"dust"}, "missing");
}

}  // namespace
}  // namespace e2e
