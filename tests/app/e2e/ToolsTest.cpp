// The program's own tools, dolmen bench-render and dolmen gallery. The tests check their counts, not their
// speed.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <sstream>

#include "app/e2e/Program.h"
#include "render/texture/Image.h"
#include "support/Content.h"
#include "support/Extent.h"

namespace {

using nlohmann::json;

const json& caseOf(const json& report, const std::string& name) {
    static const json none;
    for (const json& c : report.at("cases"))
        if (c.at("case") == name) return c;
    return none;
}

TEST(BenchRender, CountsWhatItDrawsAndDrawsNothingAtRest) {
    const e2e::Sandbox desk;
    const e2e::Ending ending = desk.run({"bench-render", "--size", "320x180", "--json", "figures.json"});
    ASSERT_EQ(ending.status, 0) << ending;
    EXPECT_FALSE(ending.says("OpenGL")) << ending;
    const json report = json::parse(desk.read("figures.json"));
    EXPECT_EQ(report.at("pieces"), 31);
    EXPECT_EQ(report.at("width"), 320);
    EXPECT_EQ(report.at("height"), 180);
    EXPECT_EQ(report.at("theme"), "tavern");
    EXPECT_FALSE(report.at("device").get<std::string>().empty());
    EXPECT_GT(report.at("start").at("cpuMs"), 0);
    ASSERT_EQ(report.at("cases").size(), 5U);
    for (const json& c : report.at("cases")) {
        for (const char* kind : {"cpuMs", "elapsedMs"}) {
            EXPECT_LE(c.at(kind).at("least"), c.at(kind).at("median"));
            EXPECT_LE(c.at(kind).at("median"), c.at(kind).at("p95"));
        }
        if (c.at("case") == "idle") continue;
        EXPECT_GT(c.at("cpuMs").at("least"), 0) << c;
    }
    EXPECT_EQ(caseOf(report, "idle").at("frames"), 0);
    EXPECT_GE(caseOf(report, "hover").at("moving"), 18);
    EXPECT_GE(caseOf(report, "move").at("moving"), 30);
    EXPECT_GE(caseOf(report, "orbit").at("moving"), 60);
    EXPECT_EQ(caseOf(report, "still").at("samples"), 12);
    ASSERT_EQ(report.at("work").size(), 4U);
    for (const json& work : report.at("work")) {
        EXPECT_GT(work.at("draws"), 10) << work;
        EXPECT_GT(work.at("triangles"), 1000) << work;
        EXPECT_GE(work.at("points").at("table"), 320 * 180) << "every pixel is drawn: " << work;
        EXPECT_LT(work.at("points").at("table"), 3 * 320 * 180) << "few are drawn twice: " << work;
    }
    EXPECT_FALSE(desk.has("config/settings.json") && desk.read("config/settings.json") != e2e::kSettings)
        << "the player's settings are left alone";
}

TEST(BenchRender, MeasuresOneCaseOnlyAndRefusesWhatItDoesNotKnow) {
    const e2e::Sandbox desk;
    const e2e::Ending one = desk.run(
        {"bench-render", "--size", "64x48", "--case", "hover", "--quality", "low", "--json", "a/b.json"});
    ASSERT_EQ(one.status, 0) << one;
    EXPECT_EQ(json::parse(desk.read("a/b.json")).at("cases").size(), 1U);
    EXPECT_NE(desk.run({"bench-render", "--case", "nothing"}).status, 0);
    const e2e::Ending theme = desk.run({"bench-render", "--theme", "moon"});
    EXPECT_EQ(theme.status, 1);
    EXPECT_TRUE(theme.says("moon")) << theme;
}

/// The lines of the output that name a picture of a theme.
std::vector<std::string> picturesIn(const e2e::Ending& ending) {
    std::vector<std::string> files;
    std::istringstream lines(ending.output);
    for (std::string line; std::getline(lines, line);)
        if (const auto at = line.find("out/tavern-"); at != std::string::npos)
            files.push_back(line.substr(at, line.find(".png") + 4 - at));
    return files;
}

class Gallery : public testing::TestWithParam<std::pair<int, int>> {};

TEST_P(Gallery, WritesEveryPictureThatItNames) {
    const auto& [width, height] = GetParam();
    const e2e::Sandbox desk;
    const e2e::Ending ending =
        desk.run({"gallery", "out", "--size", std::to_string(width) + "x" + std::to_string(height), "--theme",
                  "tavern", "--quality", "low"});
    ASSERT_EQ(ending.status, 0) << ending;
    EXPECT_FALSE(ending.says("OpenGL")) << ending;
    std::vector<render::Image> seen;
    const std::vector<std::string> files = picturesIn(ending);
    EXPECT_GT(files.size(), 20U) << ending;
    for (const std::string& file : files) {
        const auto picture = render::loadImage(desk.path(file));
        ASSERT_TRUE(picture) << file;
        EXPECT_EQ(picture->width, width) << file;
        EXPECT_EQ(picture->height, height) << file;
        EXPECT_EQ(std::find(seen.begin(), seen.end(), *picture), seen.end()) << file << " is another's twin";
        seen.push_back(*picture);
    }
    const auto sheet = render::loadImage(desk.path("out/contact.png"));
    ASSERT_TRUE(sheet);
    EXPECT_GT(sheet->width, 4 * 480);
}

/// The quick run has the size with the least room.
std::vector<std::pair<int, int>> gallerySizes() {
    std::vector<std::pair<int, int>> sizes{{640, 400}, {960, 540}, {800, 600}};
    sizes.resize(support::extent(std::size_t{1}, sizes.size()));
    return sizes;
}

INSTANTIATE_TEST_SUITE_P(Sizes, Gallery, testing::ValuesIn(gallerySizes()),
                         [](const auto& size) { return "Width" + std::to_string(size.param.first); });

TEST(GalleryOfAnUnknownTheme, IsRefused) {
    EXPECT_EQ(e2e::Sandbox().run({"gallery", "out", "--theme", "moon"}).status, 1);
}

TEST(GalleryOfAnUnknownGame, IsRefused) {
    const e2e::Ending ending = e2e::Sandbox().run({"gallery", "out", "--game", "moon"});
    EXPECT_EQ(ending.status, 1);
    EXPECT_TRUE(ending.says("no such game has pictures")) << ending;
}

TEST(Course, WritesAStripOfEachLessonInALanguage) {
    const e2e::Sandbox desk;
    const e2e::Ending ending = desk.run(
        {"course", "out", "--language", "fr", "--lesson", "01", "--size", "640x360", "--quality", "low"});
    ASSERT_EQ(ending.status, 0) << ending;
    EXPECT_FALSE(ending.says("OpenGL")) << ending;
    EXPECT_TRUE(ending.says("out/fr-01-a-road.png")) << ending;
    const auto strip = render::loadImage(desk.path("out/fr-01-a-road.png"));
    ASSERT_TRUE(strip);
    EXPECT_GE(strip->width, 3 * 640) << "three steps beside each other";
    EXPECT_GE(strip->height, 3 * 360) << "seven steps";
}

TEST(Course, RefusesWhatItDoesNotKnow) {
    const e2e::Sandbox desk;
    const e2e::Ending language = desk.run({"course", "out", "--language", "xx"});
    EXPECT_EQ(language.status, 1);
    EXPECT_TRUE(language.says("xx")) << language;
    const e2e::Ending lesson = desk.run({"course", "out", "--lesson", "nothing", "--size", "64x48"});
    EXPECT_EQ(lesson.status, 1);
    EXPECT_TRUE(lesson.says("nothing")) << lesson;
}

/// What `scripts/play` plays without a display, but for its film.
TEST(Demonstration, PlaysToItsEnd) {
    const std::string script = support::contentOf(DOLMEN_SOURCE_DIR "/assets/scripts/demo.script");
    const std::string film = "record frames 25\n";
    const std::size_t at = script.find(film);
    ASSERT_NE(at, std::string::npos);
    const e2e::Ending ending = e2e::Sandbox().play(script.substr(at + film.size()), {"--size", "1280x720"});
    EXPECT_EQ(ending.status, 0) << ending;
}

}  // namespace
