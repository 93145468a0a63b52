#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>

#include "render/gl/GlContext.h"
#include "render/gl/Programs.h"
#include "render/gl/ShaderSource.h"
#include "support/OffscreenGl.h"

namespace {

class ShaderFolder : public testing::Test {
  protected:
    void SetUp() override {
        folder_ = std::filesystem::path(testing::TempDir()) / "dolmen-shaders" /
                  testing::UnitTest::GetInstance()->current_test_info()->name();
        std::filesystem::remove_all(folder_);
        std::filesystem::create_directories(folder_ / "include");
        write("a.vert", "void main() { gl_Position = vec4(0); }\n");
    }
    void TearDown() override { std::filesystem::remove_all(folder_); }

    void write(const std::string& name, std::string_view text) { std::ofstream(folder_ / name) << text; }

    std::filesystem::path folder_;
};

TEST_F(ShaderFolder, IncludesEachFileOnceAndCountsItsLines) {
    write("include/x.glsl", "float x;\n#include \"y.glsl\"\n");
    write("include/y.glsl", "float y;\n");
    write("a.frag", "  #include \"x.glsl\"\n#include \"y.glsl\"\nvoid main() {}\n");
    const std::vector<std::string> defines = {"TAPS 2"};
    const auto source = render::readShader(folder_, "a.frag", defines);
    ASSERT_TRUE(source) << source.error().describe();
    EXPECT_EQ(source->text,
              "#version 330 core\n#define TAPS 2\n#line 1\n#line 100001\nfloat x;\n#line 200001\nfloat y;\n"
              "#line 100003\n#line 2\n#line 3\nvoid main() {}\n");
    ASSERT_EQ(source->files.size(), 3U);
    EXPECT_EQ(source->files[2], folder_ / "include/y.glsl");
}

TEST_F(ShaderFolder, AMissingIncludeIsAnErrorWithItsPlace) {
    write("a.frag", "\n#include \"gone.glsl\"\n");
    const auto source = render::readShader(folder_, "a.frag");
    ASSERT_FALSE(source);
    EXPECT_EQ(source.error().file, (folder_ / "a.frag").string());
    EXPECT_EQ(source.error().at.line, 2);
    EXPECT_NE(source.error().message.english().find("gone.glsl"), std::string::npos);
    EXPECT_FALSE(render::readShader(folder_, "b.frag"));
}

TEST_F(ShaderFolder, FilesAreNamedInTheLogsOfAllDrivers) {
    render::ShaderSource source;
    source.files = {"a.frag", "include/b.glsl"};
    EXPECT_EQ(render::nameFilesInLog("0:100012(5): error: no\n", source), "include/b.glsl:12: error: no");
    EXPECT_EQ(render::nameFilesInLog("0(7) : error C1: no", source), "a.frag:7 : error C1: no");
    EXPECT_EQ(render::nameFilesInLog("ERROR: 0:100003: no\nERROR: 0:900003: no", source),
              "include/b.glsl:3: no\nERROR: 0:900003: no");
}

TEST_F(ShaderFolder, ACompileErrorNamesTheIncludedFileAndLine) {
    const support::OffscreenGl gl;
    base::Log log(nullptr);
    ASSERT_TRUE(render::prepareContext(log));
    write("include/x.glsl", "float ok;\nfloat broken = wrong;\nfloat fine;\n");
    write("a.frag", "#include \"x.glsl\"\nvoid main() {}\n");
    const auto broken = render::Program::load(folder_, "a.vert", "a.frag");
    ASSERT_FALSE(broken);
    EXPECT_NE(broken.error().describe().find("x.glsl:2"), std::string::npos) << broken.error().describe();

    write("a.vert", "out vec2 vPlace;\nvoid main() { vPlace = vec2(1); gl_Position = vec4(0); }\n");
    write("a.frag", "in vec3 vPlace;\nout vec4 o;\nvoid main() { o = vPlace.xyzz; }\n");
    const auto unlinked = render::Program::load(folder_, "a.vert", "a.frag");
    ASSERT_FALSE(unlinked);
    EXPECT_NE(unlinked.error().describe().find("a.frag"), std::string::npos);
}

// GLSL 3.30 knows no other characters, not even in comments, and some compilers insist on that.
TEST(ShaderFiles, ConsistOfPlainAscii) {
    int files = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(DOLMEN_SOURCE_DIR "/shaders")) {
        if (!entry.is_regular_file()) continue;
        ++files;
        std::ifstream in(entry.path());
        std::string line;
        for (int number = 1; std::getline(in, line); ++number)
            EXPECT_TRUE(std::all_of(line.begin(), line.end(), [](char c) { return c >= ' ' && c <= '~'; }))
                << entry.path() << ':' << number << ": " << line;
    }
    EXPECT_GT(files, 10);
}

TEST_F(ShaderFolder, BrokenShadersAreReplacedByBuiltInOnes) {
    const support::OffscreenGl gl;
    base::Log log(nullptr);
    ASSERT_TRUE(render::prepareContext(log));
    std::filesystem::copy(
        DOLMEN_SOURCE_DIR "/shaders", folder_,
        std::filesystem::copy_options::recursive | std::filesystem::copy_options::overwrite_existing);
    const auto whole = render::Programs::load(folder_);
    ASSERT_TRUE(whole) << whole.error().describe();
    EXPECT_TRUE(whole->problems.empty());
    write("finish.frag", "void main() {\n    nonsense\n}\n");
    std::filesystem::remove(folder_ / "bloom.frag");
    const auto mended = render::Programs::load(folder_);
    ASSERT_TRUE(mended) << mended.error().describe();
    ASSERT_EQ(mended->problems.size(), 2U) << "each file once, however many programs it is part of";
    EXPECT_NE(mended->problems[0].describe().find("bloom.frag"), std::string::npos);
    EXPECT_NE(mended->problems[1].describe().find("finish.frag:3"), std::string::npos)
        << mended->problems[1].describe();
}

}  // namespace
