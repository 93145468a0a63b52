#pragma once

#include <glm/glm.hpp>

namespace support {

/// Whether two transforms put a thing at the same place, but for rounding: compilers round differently where
/// they inline a rotation.
inline bool samePlace(const glm::mat4& a, const glm::mat4& b) {
    constexpr float kRounding = 1e-6F;
    for (int column = 0; column < 4; ++column)
        if (glm::length(a[column] - b[column]) > kRounding) return false;
    return true;
}

}  // namespace support
