// Textures as prepared for the device, and the GL objects that hold them.
#include <gtest/gtest.h>

#include <type_traits>

#include "render/ShadowMap.h"
#include "render/gl/GlContext.h"
#include "render/gl/GlHandle.h"
#include "render/gl/Program.h"
#include "render/gl/Target.h"
#include "render/texture/PackedSurface.h"
#include "support/OffscreenGl.h"

namespace {

template <class T>
constexpr bool kMoveOnly = std::is_move_constructible_v<T>&& std::is_move_assignable_v<T> &&
                           !std::is_copy_constructible_v<T> && !std::is_copy_assignable_v<T>;
static_assert(kMoveOnly<render::BufferHandle> && kMoveOnly<render::VertexArrayHandle> &&
              kMoveOnly<render::TextureHandle> && kMoveOnly<render::FramebufferHandle> &&
              kMoveOnly<render::RenderbufferHandle> && kMoveOnly<render::SamplerHandle> &&
              kMoveOnly<render::QueryHandle> && kMoveOnly<render::ProgramHandle> &&
              kMoveOnly<render::ShaderHandle>);
static_assert(kMoveOnly<render::Target> && kMoveOnly<render::MultisampleTarget> &&
              kMoveOnly<render::Program> && kMoveOnly<render::ShadowMap>);

TEST(TexturePyramid, EndsInTheMeanOfEverything) {
    render::TextureLevel level{4, 2, {}};
    for (std::uint8_t i = 0; i < 8; ++i) level.bytes.insert(level.bytes.end(), {i, 10, 20, 200});
    const render::TexturePyramid pyramid = render::pyramidOf(level, 4);
    ASSERT_EQ(pyramid.size(), 3U);
    EXPECT_EQ(pyramid[1].width, 2);
    EXPECT_EQ(pyramid[1].height, 1);
    EXPECT_EQ(pyramid[1].bytes[0], 3) << "of 0, 1, 4 and 5, rounded";
    EXPECT_EQ(pyramid[2].bytes, (std::vector<std::uint8_t>{4, 10, 20, 200}));
}

TEST(TexturePyramid, AnySizeEndsInOneTexel) {
    for (const auto& [width, height] : {std::pair{1, 1}, {1, 7}, {5, 3}, {3, 8}}) {
        const auto bytes = static_cast<std::size_t>(width * height * 2);
        const auto pyramid = render::pyramidOf({width, height, std::vector<std::uint8_t>(bytes, 77)}, 2);
        EXPECT_EQ(pyramid.back().bytes, (std::vector<std::uint8_t>{77, 77})) << width << "x" << height;
    }
}

TEST(TexturePyramid, LevelsThatADeviceDoesNotTakeAreLeftOut) {
    const auto sidesWithin = [](int longest) {
        render::TexturePyramid pyramid =
            render::pyramidOf({8, 2, std::vector<std::uint8_t>(std::size_t{8} * 2 * 4, 1)}, 4);
        render::limitSides(pyramid, longest);
        std::vector<int> widths;
        for (const render::TextureLevel& level : pyramid) widths.push_back(level.width);
        return widths;
    };
    EXPECT_EQ(sidesWithin(8), (std::vector{8, 4, 2, 1}));
    EXPECT_EQ(sidesWithin(7), (std::vector{4, 2, 1}));
    EXPECT_EQ(sidesWithin(1), (std::vector{1}));
    EXPECT_EQ(sidesWithin(0), (std::vector{1})) << "something is left to draw with";
    render::TexturePyramid none;
    render::limitSides(none, 4);
    EXPECT_TRUE(none.empty()) << "a smooth surface has no normals";
}

/// 16 texels from dark to light, in shades of this colour or in all colours.
render::SurfaceTexture shades(bool colourful) {
    render::SurfaceTexture surface;
    surface.colorRoughness = {4, 4, {}};
    for (int i = 0; i < 16; ++i) {
        const auto part = [&](int full) { return static_cast<std::uint8_t>(full * (i + 4) / 20); };
        const bool turned = colourful && i % 2 == 0;
        surface.colorRoughness.bytes.insert(
            surface.colorRoughness.bytes.end(),
            {part(turned ? 40 : 200), part(120), part(turned ? 200 : 60), static_cast<std::uint8_t>(i)});
    }
    return surface;
}

TEST(PackedSurface, KeepsColoursRoughnessAndNormals) {
    render::SurfaceTexture surface = shades(false);
    surface.normal = {2, 2, {1, 2, 3, 4, 5, 6, 7, 8}};
    const auto packed = render::packed(surface);
    ASSERT_TRUE(packed);
    for (std::size_t i = 0; i < 16; ++i) {
        const std::uint8_t* texel = packed->texels.bytes.data() + i * 4;
        const float t = static_cast<float>(texel[0]) / 255;
        const glm::vec3 root = packed->curve[0] + t * (packed->curve[1] + t * packed->curve[2]);
        for (int c = 0; c < 3; ++c)
            EXPECT_NEAR(root[c] * 255, surface.colorRoughness.bytes[i * 4 + static_cast<std::size_t>(c)], 3);
        EXPECT_EQ(texel[1], i);
    }
    EXPECT_EQ(packed->texels.bytes[2], 1);
    EXPECT_EQ(packed->texels.bytes[15 * 4 + 3], 8);
}

TEST(PackedSurface, WhatIsTooColourfulIsNotPacked) { EXPECT_FALSE(render::packed(shades(true))); }

TEST(PackedSurface, ASurfaceOfOneColourIsPacked) {
    render::SurfaceTexture surface;
    surface.colorRoughness = {2, 2, std::vector<std::uint8_t>(16, 90)};
    const auto packed = render::packed(surface);
    ASSERT_TRUE(packed);
    EXPECT_NEAR(packed->curve[0].g * 255, 90, 1);
}

TEST(MultisampleTarget, TellsWhetherTheDeviceHasRoomForIt) {
    const support::OffscreenGl gl;
    base::Log log(nullptr);
    ASSERT_TRUE(render::prepareContext(log));
    EXPECT_TRUE(render::MultisampleTarget(16, 16, 4).complete());
    EXPECT_TRUE(render::MultisampleTarget(16, 16, 1000).complete()) << "as many as there are";
    EXPECT_FALSE(render::MultisampleTarget(1 << 20, 1 << 20, 4).complete());
}

}  // namespace
