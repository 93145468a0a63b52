#include "render/FrameUniforms.h"

#include <algorithm>
#include <cmath>

#include "render/FrameBlock.h"

namespace render {
namespace {

// Metres: the width of the widest penumbra, that of a piece held in a hand.
constexpr float kWidestPenumbra = 0.006F;
// Texels: if two taps are further apart they show as two shadows. Samples of a still picture may exceed this,
// since each has its taps elsewhere: there they double the few shadows of the sampled lights, so that these
// blend.
constexpr float kNarrowestFilter = 0.7F;
constexpr float kWidestFilter = 1.3F;
constexpr float kWidestStillFilter = 2.2F;
// Mip levels by which still pictures are sharper.
constexpr float kStillSharpness = 1.0F;
// Exposure that puts a white surface in the key light just below the tone curve's shoulder.
constexpr float kExposure = 0.72F;
constexpr float kLyingPiece = 0.015F;  // metres: its height
constexpr float kLeastPool = 0.01F;    // metres

using Source = FrameUniforms::Source;

void setLight(FrameBlock& frame, const Source& source) {
    const scene::Lighting& lighting = source.lighting;
    const float pool = std::max(lighting.poolRadius, kLeastPool);
    frame.keyDirection = glm::vec4(jitteredLight(lighting, source.jitter), 1 / (pool * pool));
    frame.keyColor = glm::vec4(lighting.keyColor, lighting.poolFloor);
    frame.irradiance = source.environment.irradiance();
    frame.occlusionArea = source.light.occlusion().area();
    frame.occlusionHeights = source.light.occlusion().heights();
    frame.environment =
        glm::vec4(lighting.environmentIntensity, source.environment.lastLevel(), source.jitter.mipLevel, 1);
    const std::size_t lamps = std::min(source.list.lamps.size(), kMostLamps);
    for (std::size_t i = 0; i < lamps; ++i) {
        frame.lampPlaces[i] = glm::vec4(source.list.lamps[i].position, lamps);
        frame.lampColors[i] = glm::vec4(source.list.lamps[i].color, 0);
    }
}

void setShadow(FrameBlock& frame, const Source& source) {
    const ShadowMap& shadow = source.light.shadow();
    const Jitter& jitter = source.jitter;
    const float keyAngle = source.lighting.keyAngle;
    frame.shadowMatrix = shadow.textureMatrix();
    // The mean of many samples hides aliasing, so a sharper mip level can be used than for a single sample,
    // and blends neighbouring levels.
    const float stillBias = source.refines ? jitter.mipLevel - 0.5F - kStillSharpness : 0;
    // The penumbra of something as high as a lying piece; one half on either side of the edge.
    const float penumbra = kLyingPiece * std::tan(keyAngle);
    const float texelMetres = std::max(shadow.texelMetres(), 1e-6F);  // 0 while nothing casts a shadow
    const float texels = std::clamp(penumbra / texelMetres, kNarrowestFilter,
                                    source.refines ? kWidestStillFilter : kWidestFilter);
    const glm::vec2 tap = texels * shadow.texel() * glm::vec2(std::cos(jitter.turn), std::sin(jitter.turn));
    frame.shadow = glm::vec4(tap, shadow.texelMetres() * 1.2F, stillBias);
    frame.softness = glm::vec4(kWidestPenumbra / texelMetres * shadow.texel(), shadow.penumbra(keyAngle),
                               1.0F / source.size);
}

void setBackdrop(FrameBlock& frame, const Source& source) {
    const scene::Lighting& lighting = source.lighting;
    const scene::Camera& camera = source.list.camera;
    const float tall = std::tan(camera.verticalFov / 2);
    frame.background = glm::vec4(lighting.background, lighting.backdropIntensity);
    frame.backdropRight = glm::vec4(source.view.right * tall * camera.aspect, 0);
    frame.backdropUp = glm::vec4(source.view.up * tall, std::round(lighting.backdropBlur));
    frame.backdropForward = glm::vec4(source.view.forward, lighting.backdropLift);
    const float fog = source.list.backdrop ? 0 : lighting.fogDistance;  // a plain ground has no air before it
    frame.fog = glm::vec4(lighting.fogColor, fog > 0 ? 1 / (fog * fog) : 0);
}

}  // namespace

FrameUniforms::FrameUniforms() {
    glBindBuffer(GL_UNIFORM_BUFFER, buffer_.id());
    glBufferData(GL_UNIFORM_BUFFER, sizeof(FrameBlock), nullptr, GL_STREAM_DRAW);
}

void FrameUniforms::use(const Source& source) const {
    FrameBlock frame;
    frame.viewProjection = source.view.viewProjection;
    frame.eye = glm::vec4(source.view.eye, source.lighting.exposure * kExposure * source.list.exposure);
    setLight(frame, source);
    setShadow(frame, source);
    setBackdrop(frame, source);
    glBindBuffer(GL_UNIFORM_BUFFER, buffer_.id());
    glBufferData(GL_UNIFORM_BUFFER, sizeof(frame), &frame, GL_STREAM_DRAW);
    glBindBufferBase(GL_UNIFORM_BUFFER, kFrameBinding, buffer_.id());
}

}  // namespace render
