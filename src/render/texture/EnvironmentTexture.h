#pragma once

#include <array>
#include <glm/glm.hpp>

#include "render/Environment.h"
#include "render/gl/GlHandle.h"

namespace render {

/// A filtered environment on the graphics device.
class EnvironmentTexture {
  public:
    void load(const Environment& environment);
    [[nodiscard]] const TextureHandle& texture() const { return texture_; }
    [[nodiscard]] const std::array<glm::vec4, 9>& irradiance() const { return irradiance_; }
    [[nodiscard]] float lastLevel() const { return lastLevel_; }

  private:
    TextureHandle texture_;
    std::array<glm::vec4, 9> irradiance_{};
    float lastLevel_ = 0;
};

}  // namespace render
