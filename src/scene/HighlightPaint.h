#pragma once

#include <cstdint>
#include <glm/glm.hpp>

#include "scene/TableModel.h"
#include "scene/World.h"

namespace scene {

/// Why a place is highlighted.
enum class Purpose : std::uint8_t { LastTurn, Reach, Target, Advice, Held, Cursor };

/// The look of one kind of highlight: a light shape within a dark rim, or a dark one within a light rim, so
/// that one of both is visible on any ground. Colours are linear.
struct HighlightPaint {
    HighlightShape shape;
    glm::vec4 color;  ///< multiplies that of the material
    glm::vec3 glow;   ///< emitted light
    glm::vec4 rim;
};

/// `bold`: for players who need more contrast; the theme's colours do not matter then.
[[nodiscard]] HighlightPaint highlightPaint(const HighlightColors& colors, bool bold, Purpose purpose);

/// The rim of a shape of this colour. It is translucent.
[[nodiscard]] glm::vec4 rimOf(glm::vec3 color);

}  // namespace scene
