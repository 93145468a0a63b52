#include "scene/ModelReader.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "base/Random.h"

namespace {

namespace fs = std::filesystem;

class ModelFile : public testing::Test {
  protected:
    void SetUp() override {
        file_ =
            fs::path(testing::TempDir()) /
            ("dolmen-" + std::string(testing::UnitTest::GetInstance()->current_test_info()->name()) + ".obj");
    }
    void TearDown() override { fs::remove(file_); }

    base::Result<scene::Mesh> read(std::string_view text) {
        std::ofstream(file_, std::ios::binary) << text;
        return scene::readModel(file_, warnings_);
    }
    /// "line: what is wrong"
    std::string complaint(std::string_view text) {
        const auto mesh = read(text);
        if (mesh) return "none";
        EXPECT_EQ(mesh.error().file, file_.string());
        return std::to_string(mesh.error().at.line) + ": " + mesh.error().message.english();
    }

    fs::path file_;
    std::vector<base::Error> warnings_;
};

constexpr const char* kSquare = "v 0 0 0\nv 0 0 2\nv 2 0 2\nv 2 0 0\n";

TEST_F(ModelFile, AQuadBecomesTwoTrianglesThatShareCorners) {
    const auto mesh = read(std::string(kSquare) +
                           "vt 0 0\nvt 0 -2\nvt 2 -2\nvt 2 0\nvn 0 1 0\nf 1/1/1 2/2/1 3/3/1 4/4/1\n");
    ASSERT_TRUE(mesh) << mesh.error().describe();
    EXPECT_EQ(mesh->vertices.size(), 4U);
    ASSERT_EQ(mesh->indices.size(), 6U);
    for (const scene::Vertex& v : mesh->vertices) {
        EXPECT_EQ(v.normal, glm::vec3(0, 1, 0));
        EXPECT_NEAR(v.tangent.x, 1, 1e-6F) << "u grows along x";
        EXPECT_EQ(v.uv, glm::vec2(v.position.x, -v.position.z));
    }
}

TEST_F(ModelFile, NormalsThatAreMissingAreSmooth) {
    // A roof whose ridge runs along z.
    const auto mesh = read("v -1 0 0\nv -1 0 1\nv 0 1 0\nv 0 1 1\nv 1 0 0\nv 1 0 1\nf 1 2 4 3\nf 3 4 6 5\n");
    ASSERT_TRUE(mesh) << mesh.error().describe();
    for (const scene::Vertex& v : mesh->vertices) {
        EXPECT_NEAR(glm::length(v.normal), 1, 1e-5F);
        EXPECT_NEAR(glm::length(v.tangent), 1, 1e-5F);
        EXPECT_NEAR(glm::dot(v.normal, v.tangent), 0, 1e-5F);
        EXPECT_GT(v.normal.y, v.position.y > 0.5F ? 0.9F : 0.7F) << "steepest at the eaves";
    }
}

TEST_F(ModelFile, SaysWhatIsWrongAndWhere) {
    EXPECT_EQ(complaint(""), "0: the model has no faces");
    EXPECT_EQ(complaint(kSquare), "0: the model has no faces");
    EXPECT_EQ(complaint("\x89PNG\r\n\x1a\n no model at all"), "0: the model has no faces");
    EXPECT_EQ(complaint(std::string(kSquare) + "f 1 2 3\nf 1 2 9\n"),
              "6: the face has a corner that the model does not have");
    EXPECT_EQ(complaint(std::string(kSquare) + "f 0 1 2\n"), "5: this is not a Wavefront model");
    EXPECT_EQ(complaint("v 0 0 0\nv 1 0 0\nv 1e30 1 0\nf 1 2 3\n"), "3: expected numbers below 1000");
    EXPECT_EQ(complaint("v 0 0 0\nv 1 0 0\nv 2 0 0\nf 1 2 3\n"), "0: the model has no faces") << "no area";
}

TEST_F(ModelFile, ATruncatedFileIsAnError) {
    std::ifstream in(DOLMEN_SOURCE_DIR "/assets/themes/study/square_flat.obj", std::ios::binary);
    const std::string whole{std::istreambuf_iterator<char>(in), {}};
    ASSERT_TRUE(read(whole));
    EXPECT_TRUE(warnings_.empty());
    for (int part = 1; part < 20; ++part) {
        warnings_.clear();
        const auto cut = read(whole.substr(0, whole.size() * static_cast<std::size_t>(part) / 20));
        EXPECT_TRUE(!cut || warnings_.size() == 1) << part << " of 20 parts";
    }
    EXPECT_EQ(complaint(std::string(kSquare) + "f 1 2 3\nf 1 2\n"), "6: the line is incomplete");
    EXPECT_EQ(complaint(std::string(kSquare) + "f\t1 \t2\nf 1 2 3\n"), "5: the line is incomplete");
    EXPECT_EQ(complaint("v 0 0 0\nv 0 0 2\nv 2 0 2\nv 2 0\nf 1 2 3 4"), "4: the line is incomplete");
    warnings_.clear();
    ASSERT_TRUE(read(std::string(kSquare) + "f 1 2 3\n"));
    ASSERT_EQ(warnings_.size(), 1U);
    EXPECT_EQ(warnings_[0].message.english(), "1 of 4 corners are in no face: the file may be cut off");
}

TEST_F(ModelFile, TooManyTrianglesAreRefused) {
    std::string text = kSquare;
    for (int i = 0; i < 100'001; ++i) text += "f 1 2 3 4\n";
    EXPECT_EQ(complaint(text), "0: the model has more than 200000 triangles");
}

TEST_F(ModelFile, AMissingFileIsNamed) {
    const auto mesh = scene::readModel(file_, warnings_);
    ASSERT_FALSE(mesh);
    EXPECT_EQ(mesh.error().file, file_.string());
}

/// For any content of a file, the result is a valid mesh or an error.
TEST_F(ModelFile, DamagedFilesDoNoHarm) {
    std::ifstream in(DOLMEN_SOURCE_DIR "/assets/themes/study/square_flat.obj", std::ios::binary);
    const std::string sound{std::istreambuf_iterator<char>(in), {}};
    ASSERT_GT(sound.size(), 1000U);
    base::Random random(7);
    int read_ = 0;
    for (int i = 0; i < 400; ++i) {
        // Half of the files are cut off, the other half have small damages.
        const auto length = static_cast<std::uint32_t>(sound.size());
        std::string text = sound.substr(0, random.below(2) == 0 ? length : 1 + random.below(length));
        constexpr std::string_view kBytes = "0123456789/-. \nfvtneE#gol";
        for (std::uint32_t k = random.below(random.below(2) == 0 ? 3 : 30); k > 0; --k)
            text[random.below(static_cast<std::uint32_t>(text.size()))] =
                random.below(8) == 0 ? static_cast<char>(random.below(256))
                                     : kBytes[random.below(static_cast<std::uint32_t>(kBytes.size()))];
        const auto mesh = read(text);
        if (!mesh) continue;
        ++read_;
        ASSERT_EQ(mesh->indices.size() % 3, 0U);
        for (const std::uint32_t index : mesh->indices) ASSERT_LT(index, mesh->vertices.size());
        for (const scene::Vertex& v : mesh->vertices) {
            ASSERT_NEAR(glm::length(v.normal), 1, 1e-3F);
            ASSERT_NEAR(glm::length(v.tangent), 1, 1e-3F);
            ASSERT_TRUE(std::isfinite(v.uv.x) && std::isfinite(v.uv.y) && std::isfinite(v.position.x));
        }
    }
    EXPECT_GT(read_, 20);
}

}  // namespace
