#pragma once

#include <array>
#include <glm/glm.hpp>

namespace render {

/// Binding point of the uniform block `Frame`.
inline constexpr unsigned kFrameBinding = 0;
inline constexpr std::size_t kMostLamps = 4;

/// Data of a frame for every surface shader. Mirrors `Frame` in shaders/include/frame.glsl (std140: only mat4
/// and vec4 members, so that C++ and GLSL agree without padding).
struct FrameBlock {
    glm::mat4 viewProjection{1};
    glm::mat4 shadowMatrix{1};              ///< world to shadow texture coordinates
    glm::vec4 eye{0};                       ///< xyz; w: exposure
    glm::vec4 keyDirection{0};              ///< xyz towards the light; w: 1 / pool radius²
    glm::vec4 keyColor{0};                  ///< rgb; w: pool floor
    std::array<glm::vec4, 9> irradiance{};  ///< spherical harmonics, see Environment.h
    glm::vec4 occlusionArea{0};             ///< xy: world xz of its corner; zw: 1 / size
    glm::vec4 occlusionHeights{0};          ///< x: lowest height; y: range of heights, metres
    glm::vec4 environment{0};  ///< x: intensity; y: last mip level; z: levels' step; w: backdrop intensity
    /// xy: from the middle to one of two taps, texture units; z: normal offset, metres; w: mip level bias
    glm::vec4 shadow{0};
    /// x: widest penumbra; y: penumbra for each unit of depth between a point and its occluder (both in
    /// texture units); zw: 1 / size of the picture
    glm::vec4 softness{0};
    glm::vec4 background{0};  ///< rgb; w: brightness of the backdrop
    glm::vec4 backdropRight{
        0};                   ///< xyz: from the middle of the picture to its right edge, along the far plane
    glm::vec4 backdropUp{0};  ///< w: mip level of the backdrop
    glm::vec4 backdropForward{0};  ///< w: how far the backdrop is raised
    glm::vec4 fog{0};  ///< rgb; w: 1 / distance², of the distance at which fog hides one half; 0: no fog
    std::array<glm::vec4, kMostLamps> lampPlaces{};  ///< xyz; w of the first: number of lamps
    std::array<glm::vec4, kMostLamps> lampColors{};  ///< rgb: see scene::Lamp
};

}  // namespace render
