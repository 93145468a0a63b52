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
        if (!theme) return theme.error().message.english();
        return theme->problems.empty() ? "none" : theme->problems.front().message.english();
    }

    std::filesystem::path folder_;
};

TEST_F(ThemeFolder, ReadsEveryField) {
    const auto theme = load(R"({
        "name": "Cellar", "unknown": [1, {}],
        "materials": [
            {"name": "slab"},
            {"name": "oak", "albedo": "oak.jpg", "normal": "oak_n.jpg", "roughness": "oak_r.jpg", "tint": [1, 0.5, 2],
             "roughnessScale": 0.8, "normalStrength": 0.6, "metallic": 1, "tileSize": 0.4, "varied": false, "pitch": -2}],
        "models": {"stone": ["a.obj", "b.obj"], "table": "t.obj"},
        "surroundings": [{"model": "mug.obj", "material": "oak", "anchor": [1, -0.5], "position": [0.1, 0.2, 0.3],
                          "turn": 180, "scale": 2, "glow": [3, 2, 1], "light": [1, 2, 0.5], "castsShadow": false}, {"model": "mug.obj"}],
        "lighting": {"keyDirection": [0, 2, 0], "keyColor": [1, 2, 3], "keyAngle": 0.1, "poolRadius": 0.5, "poolFloor": 0.2,
                     "environment": "room.hdr", "environmentIntensity": 1.5,
                     "backdropIntensity": 0.7, "backdropLift": 0.2, "backdropBlur": 2, "fogColor": [1, 2, 3], "fogDistance": 5, "background": [0.1, 0.2, 0.3], "exposure": 0.9},
        "sounds": {"lay": ["a.ogg", "b/c.ogg"], "ambience": "hum.ogg"},
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
    EXPECT_FALSE(oak.varied);
    EXPECT_TRUE(theme->materials[0].varied);
    EXPECT_EQ(theme->models.at("stone"), (std::vector<std::filesystem::path>{"a.obj", "b.obj"}));
    EXPECT_EQ(theme->models.at("table"), std::vector<std::filesystem::path>{"t.obj"});
    ASSERT_EQ(theme->surroundings.size(), 2U);
    const scene::Furnishing& mug = theme->surroundings[0];
    EXPECT_EQ(mug.model, "mug.obj");
    EXPECT_EQ(mug.material, "oak");
    EXPECT_EQ(mug.anchor, glm::vec2(1, -0.5F));
    EXPECT_EQ(mug.position, glm::vec3(0.1F, 0.2F, 0.3F));
    EXPECT_NEAR(mug.turn, 3.14159265F, 1e-5F);
    EXPECT_FLOAT_EQ(mug.scale, 2);
    EXPECT_EQ(mug.glow, glm::vec3(3, 2, 1));
    EXPECT_EQ(mug.light, glm::vec3(1, 2, 0.5F));
    EXPECT_FALSE(mug.castsShadow);
    EXPECT_TRUE(theme->surroundings[1].castsShadow);
    EXPECT_FLOAT_EQ(theme->lighting.backdropIntensity, 0.7F);
    EXPECT_FLOAT_EQ(theme->lighting.backdropLift, 0.2F);
    EXPECT_FLOAT_EQ(theme->lighting.backdropBlur, 2);
    EXPECT_EQ(theme->lighting.fogColor, glm::vec3(1, 2, 3));
    EXPECT_FLOAT_EQ(theme->lighting.fogDistance, 5);
    EXPECT_FLOAT_EQ(oak.pitch, -2);
    using Files = std::vector<std::filesystem::path>;
    EXPECT_EQ(theme->sounds.at("lay"), (Files{"a.ogg", "b/c.ogg"}));
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

TEST_F(ThemeFolder, LeavesOutMissingFiles) {
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
              "materials[0].tint[2]: expected a number from 0 to 10");
    EXPECT_EQ(complaint(R"({"materials": [{"name": "a", "metallic": 1.5}]})"),
              "materials[0].metallic: expected a number from 0 to 1");
    EXPECT_EQ(complaint(R"({"lighting": {"keyDirection": [0, 0, 0]}})"),
              "lighting.keyDirection: expected a direction that is not zero");
    EXPECT_EQ(complaint(R"({"sounds": []})"), "sounds: expected an object");
    EXPECT_EQ(complaint(R"({"sounds": {"lay": ["a.ogg", 3]}})"),
              "sounds.lay: expected a file or a list of files");
    EXPECT_EQ(complaint(R"({"sizes": {"square": -1}})"),
              "sizes.square: expected a number from 0.0005 to 0.5");
    EXPECT_EQ(complaint(R"({"models": {"stone": [3]}})"),
              "models.stone: expected the name of a model's file, or a list of such names");
    EXPECT_EQ(complaint(R"({"models": {"stone": ""}})"),
              "models.stone: expected the name of a model's file, or a list of such names");
    EXPECT_EQ(complaint(R"({"surroundings": {}})"), "surroundings: expected a list of things");
    EXPECT_EQ(complaint(R"({"surroundings": [{}]})"),
              "surroundings[0].model: expected the name of a model's file");
    EXPECT_EQ(complaint(R"({"surroundings": [{"model": "a", "anchor": [1, 2, 3]}]})"),
              "surroundings[0].anchor: expected two numbers");
    EXPECT_EQ(complaint(R"({"surroundings": [{"model": "a", "castsShadow": 1}]})"),
              "surroundings[0].castsShadow: expected true or false");
    for (const char* color : {"\"red\"", "\"#12345\"", "\"#12345g\"", "\"#+1+1+1\"", "7"})
        EXPECT_EQ(complaint(std::string(R"({"palette": {"ink": )") + color + "}}"),
                  "palette.ink: expected a colour as \"#rrggbb\" or \"#rrggbbaa\"");
    for (const char* wrong :
         {R"({"lighting": 1})", R"({"sizes": []})", R"({"palette": "x"})", R"({"materials": [7]})"})
        EXPECT_NE(complaint(wrong), "none") << wrong;
}

TEST_F(ThemeFolder, OnlyTheValueThatIsWrongIsLeftOut) {
    const auto theme = load(R"({"name": 3,
        "materials": [{"name": "oak", "tint": [1, 2, "x"], "metallic": 0.5}, {"tint": [1, 1, 1]}, {"name": "stone_whit"}],
        "lighting": {"keyDirection": [0, 0, 0], "exposure": 2},
        "surroundings": [{"model": "a.obj", "material": "oka"}, {}, {"model": "b.obj", "material": "oak", "scale": -1}],
        "sounds": {"lay": ["a.ogg", 3], "lift": "b.ogg"},
        "sizes": {"square": -1, "flat_height": 0.01},
        "palette": {"ink": "red", "accent": "#ff0000"}})");
    ASSERT_TRUE(theme) << theme.error().describe();
    EXPECT_EQ(theme->materials.size(), 2U);
    EXPECT_EQ(theme->materials[0].tint, glm::vec3(1));
    EXPECT_FLOAT_EQ(theme->materials[0].metallic, 0.5F);
    EXPECT_EQ(theme->lighting.keyDirection, scene::Lighting().keyDirection);
    EXPECT_FLOAT_EQ(theme->lighting.exposure, 2);
    ASSERT_EQ(theme->surroundings.size(), 2U);
    EXPECT_FLOAT_EQ(theme->surroundings[1].scale, 1);
    EXPECT_EQ(theme->sounds.at("lay"), std::vector<std::filesystem::path>{"a.ogg"});
    EXPECT_EQ(theme->sizes, (std::map<std::string, float>{{"flat_height", 0.01F}}));
    EXPECT_EQ(theme->palette.size(), 1U);
    std::string all;
    for (const base::Error& problem : theme->problems) {
        EXPECT_GT(problem.at.line, 0) << problem.describe();
        all += problem.describe().substr(folder_.string().size() + 1) + "\n";
    }
    EXPECT_EQ(all,
              "theme.json:1:10: name: expected a text\n"
              "theme.json:2:54: materials[0].tint[2]: expected a number from 0 to 10\n"
              "theme.json:2:78: materials[1].name: expected the material's name\n"
              "theme.json:3:38: lighting.keyDirection: expected a direction that is not zero\n"
              "theme.json:4:57: surroundings[0].material: there is no material \"oka\"\n"
              "theme.json:4:65: surroundings[1].model: expected the name of a model's file\n"
              "theme.json:4:116: surroundings[2].scale: expected a number from 0.001 to 1000\n"
              "theme.json:6:29: sizes.square: expected a number from 0.0005 to 0.5\n"
              "theme.json:5:37: sounds.lay: expected a file or a list of files\n"
              "theme.json:7:28: palette.ink: expected a colour as \"#rrggbb\" or \"#rrggbbaa\"\n"
              "theme.json:2:108: materials[2].name: nothing is made of the material \"stone_whit\"\n");
}

TEST_F(ThemeFolder, DeepNestingIsRefused) {
    const auto theme = load(R"({"x": )" + std::string(200'000, '[') + std::string(200'000, ']') + "}");
    ASSERT_FALSE(theme);
    EXPECT_NE(theme.error().describe().find("theme.json:1:38: "), std::string::npos)
        << theme.error().describe();
}

TEST_F(ThemeFolder, ReportsEachModelThatCannotBeRead) {
    std::ofstream(folder_ / "good.obj") << "v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n";
    std::ofstream(folder_ / "bad.obj") << "v 0 0 0\nf 1 2 3\n";
    auto theme = load(R"({"models": {"stone": ["good.obj", "bad.obj"], "table": "bad.obj"},
                          "surroundings": [{"model": "gone.obj"}, {"model": "good.obj"}]})");
    ASSERT_TRUE(theme) << theme.error().describe();
    const std::vector<base::Error> errors = scene::loadModels(*theme);
    ASSERT_EQ(errors.size(), 2U);
    EXPECT_EQ(errors[0].file, (folder_ / "bad.obj").string());
    EXPECT_EQ(errors[0].at.line, 2);
    EXPECT_EQ(errors[1].file, (folder_ / "gone.obj").string());
    EXPECT_EQ(theme->variantsOf("stone").size(), 1U);
    EXPECT_TRUE(theme->variantsOf("table").empty());
    EXPECT_TRUE(theme->variantsOf("chair").empty());
    EXPECT_NE(theme->meshOf("good.obj"), nullptr);
    EXPECT_EQ(theme->meshOf("gone.obj"), nullptr);
}

TEST_F(ThemeFolder, ReportsAMissingFile) {
    const auto theme = scene::loadTheme(folder_ / "nowhere");
    ASSERT_FALSE(theme);
    EXPECT_NE(theme.error().describe().find("nowhere"), std::string::npos);
}

scene::GameMaterial needed(const char* name, scene::Surface like, bool optional = false) {
    scene::GameMaterial material{.like = like, .optional = optional};
    material.plain.name = name;
    material.plain.tint = glm::vec3(0.25F);
    return material;
}

TEST_F(ThemeFolder, IsCompletedByTheMaterialsOfGames) {
    std::ofstream(folder_ / "theme.json") << R"({
        "materials": [{"name": "oak", "tint": [1, 0.5, 2], "varied": false}, {"name": "card", "metallic": 1}],
        "surfaces": {"light": "oak"}})";
    const scene::GameMaterials ofGames{
        needed("card", scene::Surface::Light), needed("camel", scene::Surface::Light),
        needed("gate", scene::Surface::Dark), needed("inlay", scene::Surface::Light, true)};
    const auto theme = scene::loadTheme(folder_, ofGames);
    ASSERT_TRUE(theme) << theme.error().describe();
    EXPECT_TRUE(theme->problems.empty());
    const auto made = [&](const char* name) { return theme->materials[theme->material(name).value]; };
    EXPECT_FLOAT_EQ(made("card").metallic, 1) << "the theme has it";
    EXPECT_EQ(made("camel").name, "camel");
    EXPECT_EQ(made("camel").tint, glm::vec3(1, 0.5F, 2)) << "as the theme's light surface";
    EXPECT_FALSE(made("camel").varied);
    EXPECT_EQ(made("gate").name, "gate");
    EXPECT_EQ(made("gate").tint, glm::vec3(0.25F)) << "plain, since the theme has no dark surface";
    EXPECT_FALSE(theme->hasMaterial("inlay")) << "a theme may do without it";
}

TEST_F(ThemeFolder, WrongSurfacesAreReported) {
    EXPECT_EQ(complaint(R"({"surfaces": []})"), "surfaces: expected an object");
    EXPECT_EQ(complaint(R"({"surfaces": {"light": 3}})"), "surfaces.light: expected a text");
    EXPECT_EQ(complaint(R"({"surfaces": {"light": "oak"}})"), "surfaces.light: there is no material \"oak\"");
    EXPECT_EQ(complaint(R"({"materials": [{"name": "table"}], "surfaces": {"lit": "table"}})"),
              "surfaces.lit: there is no surface \"lit\"");
    EXPECT_EQ(complaint(R"({"materials": [{"name": "oak"}], "surfaces": {"light": "oak"}})"), "none");
}

TEST(Theme, FallbackHasEveryMaterialOfTheGames) {
    const scene::Theme theme = scene::fallbackTheme(
        {needed("card", scene::Surface::Light), needed("inlay", scene::Surface::Mark, true)});
    for (const char* name : {"table", "card", "inlay"}) EXPECT_TRUE(theme.hasMaterial(name)) << name;
    EXPECT_EQ(theme.materials[theme.material("card").value].tint, glm::vec3(0.25F));
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

TEST_F(ThemeFolder, ImpossibleSizesAreReported) {
    for (const char* sizes : {R"({"square": 0})", R"({"square": 100})", R"({"flat_height": 0})"}) {
        const auto theme = load(std::string(R"({"sizes": )") + sizes + "}");
        ASSERT_TRUE(theme) << sizes;
        EXPECT_TRUE(theme->sizes.empty());
        ASSERT_EQ(theme->problems.size(), 1U);
        EXPECT_NE(theme->problems[0].describe().find("expected a number from 0.0005 to 0.5"),
                  std::string::npos);
    }
}

TEST_F(ThemeFolder, ANumberBeyondAllNumbersIsAnErrorOfTheFile) {
    const auto theme = load(R"({"name": "M", "x": 1e999})");
    ASSERT_FALSE(theme);
    EXPECT_NE(theme.error().describe().find("theme.json"), std::string::npos);
}

TEST_F(ThemeFolder, AFolderIsNoTheme) {
    std::filesystem::create_directories(folder_ / "theme.json");
    const auto theme = scene::loadTheme(folder_);
    ASSERT_FALSE(theme);
    EXPECT_NE(theme.error().describe().find("theme.json"), std::string::npos);
}

}  // namespace
