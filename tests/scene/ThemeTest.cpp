#include "scene/Theme.h"

#include <gtest/gtest.h>

#include <fstream>

namespace {

class ThemeFolder : public testing::Test {
  protected:
    void SetUp() override {
        folder_ = std::filesystem::path(testing::TempDir()) / "dolmen-theme" /
                  testing::UnitTest::GetInstance()->current_test_info()->name();
        std::filesystem::create_directories(folder_);
    }
    void TearDown() override { std::filesystem::remove_all(folder_); }

    base::Result<scene::Theme> load(std::string_view text) {
        std::ofstream(folder_ / "theme.json") << text;
        return scene::loadTheme(folder_);
    }
    std::string complaint(std::string_view text) {
        const auto theme = load(text);
        return theme ? "none" : theme.error().message.english();
    }

    std::filesystem::path folder_;
};

TEST_F(ThemeFolder, ReadsEveryField) {
    const auto theme = load(R"({
        "name": "Cellar", "unknown": [1, {}],
        "materials": [
            {"name": "slab"},
            {"name": "oak", "albedo": "oak.jpg", "normal": "oak_n.jpg", "roughness": "oak_r.jpg", "tint": [1, 0.5, 2],
             "roughnessScale": 0.8, "normalStrength": 0.6, "metallic": 1, "tileSize": 0.4, "pitch": -2}],
        "lighting": {"keyDirection": [0, 2, 0], "keyColor": [1, 2, 3], "keyAngle": 0.1, "poolRadius": 0.5, "poolFloor": 0.2,
                     "environment": "room.hdr", "environmentIntensity": 1.5, "background": [0.1, 0.2, 0.3], "exposure": 0.9},
        "sounds": {"place": ["a.ogg", "b/c.ogg"], "ambience": "hum.ogg"},
        "sizes": {"square": 0.05},
        "palette": {"accent": "#ff8000", "shade": "#00000080"}})");
    ASSERT_TRUE(theme) << theme.error().describe();
    EXPECT_EQ(theme->id, "ReadsEveryField");
    EXPECT_EQ(theme->name, "Cellar");
    EXPECT_EQ(theme->folder, folder_);
    ASSERT_EQ(theme->materials.size(), 2U);
    const scene::Material& oak = theme->materials[theme->material("oak").value];
    EXPECT_EQ(oak.albedo, "oak.jpg");
    EXPECT_EQ(oak.normal, "oak_n.jpg");
    EXPECT_EQ(oak.roughness, "oak_r.jpg");
    EXPECT_EQ(oak.tint, glm::vec3(1, 0.5F, 2));
    EXPECT_FLOAT_EQ(oak.tileSize, 0.4F);
    EXPECT_FLOAT_EQ(oak.pitch, -2);
    using Files = std::vector<std::filesystem::path>;
    EXPECT_EQ(theme->sounds.at("place"), (Files{"a.ogg", "b/c.ogg"}));
    EXPECT_EQ(theme->sounds.at("ambience"), (Files{"hum.ogg"}));
    EXPECT_EQ(theme->lighting.keyDirection, glm::vec3(0, 1, 0));
    EXPECT_EQ(theme->lighting.environment, "room.hdr");
    EXPECT_FLOAT_EQ(theme->lighting.exposure, 0.9F);
    EXPECT_FLOAT_EQ(theme->size("square", 1), 0.05F);
    EXPECT_FLOAT_EQ(theme->size("circle", 1), 1);
    EXPECT_EQ(theme->color("accent", {}), glm::vec4(1, 128.0F / 255, 0, 1));
    EXPECT_EQ(theme->color("shade", {}), glm::vec4(0, 0, 0, 128.0F / 255));
    EXPECT_EQ(theme->color("none", glm::vec4(1)), glm::vec4(1));
    EXPECT_EQ(theme->material("nonesuch").value, 0);
}

TEST_F(ThemeFolder, LeavesOutWhatIsNotThere) {
    const auto theme = load("{}");
    ASSERT_TRUE(theme);
    EXPECT_TRUE(theme->materials.empty());
    EXPECT_FLOAT_EQ(theme->lighting.exposure, scene::Lighting{}.exposure);
}

TEST_F(ThemeFolder, SaysWhereTheJsonBreaks) {
    const auto theme = load("{\n  \"name\": \"x\",,\n}");
    ASSERT_FALSE(theme);
    EXPECT_EQ(theme.error().at, (base::TextPosition{2, 15}));
    EXPECT_EQ(theme.error().file, (folder_ / "theme.json").string());
    EXPECT_FALSE(load(""));
}

TEST_F(ThemeFolder, NamesTheMemberThatIsWrong) {
    EXPECT_EQ(complaint("[]"), "expected an object");
    EXPECT_EQ(complaint(R"({"name": 3})"), "name: expected a text");
    EXPECT_EQ(complaint(R"({"materials": {}})"), "materials: expected a list of materials");
    EXPECT_EQ(complaint(R"({"materials": [{}]})"), "materials[0].name: expected the material's name");
    EXPECT_EQ(complaint(R"({"materials": [{"name": "a", "tint": [1, 2]}]})"),
              "materials[0].tint: expected three numbers");
    EXPECT_EQ(complaint(R"({"materials": [{"name": "a", "tint": [1, 2, "x"]}]})"),
              "materials[0].tint[2]: expected a number from 0.0 to 10.0");
    EXPECT_EQ(complaint(R"({"materials": [{"name": "a", "metallic": 1.5}]})"),
              "materials[0].metallic: expected a number from 0.0 to 1.0");
    EXPECT_EQ(complaint(R"({"lighting": {"keyDirection": [0, 0, 0]}})"),
              "lighting.keyDirection: expected a direction that is not zero");
    EXPECT_EQ(complaint(R"({"sounds": []})"), "sounds: expected an object");
    EXPECT_EQ(complaint(R"({"sounds": {"place": ["a.ogg", 3]}})"),
              "sounds.place: expected a file or a list of files");
    EXPECT_EQ(complaint(R"({"sizes": {"square": -1}})"), "sizes.square: expected a number from 0.0 to 100.0");
    for (const char* color : {"\"red\"", "\"#12345\"", "\"#12345g\"", "\"#+1+1+1\"", "7"})
        EXPECT_EQ(complaint(std::string(R"({"palette": {"ink": )") + color + "}}"),
                  "palette.ink: expected a colour as \"#rrggbb\" or \"#rrggbbaa\"");
    for (const char* wrong :
         {R"({"lighting": 1})", R"({"sizes": []})", R"({"palette": "x"})", R"({"materials": [7]})"})
        EXPECT_NE(complaint(wrong), "none") << wrong;
}

TEST_F(ThemeFolder, ReportsAMissingFile) {
    const auto theme = scene::loadTheme(folder_ / "nowhere");
    ASSERT_FALSE(theme);
    EXPECT_NE(theme.error().describe().find("nowhere"), std::string::npos);
}

TEST(Theme, FallbackNeedsNoFiles) {
    const scene::Theme theme = scene::fallbackTheme();
    ASSERT_FALSE(theme.materials.empty());
    for (const scene::Material& material : theme.materials) {
        EXPECT_TRUE(material.albedo.empty() && material.normal.empty() && material.roughness.empty());
        EXPECT_EQ(theme.materials[theme.material(material.name).value].name, material.name);
    }
    EXPECT_TRUE(theme.lighting.environment.empty());
    EXPECT_NEAR(glm::length(theme.lighting.keyDirection), 1, 1e-5);
}

}  // namespace
