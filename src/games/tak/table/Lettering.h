#pragma once

#include <glm/glm.hpp>
#include <vector>

namespace tak::table {

/// The strokes of a coordinate ("a" to "h", "1" to "8"), drawn as a carver would: in a box of height 1 with
/// the base line at z = 0.5 and x around 0. Any other character has none.
[[nodiscard]] std::vector<std::vector<glm::vec2>> letterStrokes(char letter);

}  // namespace tak::table
