#pragma once

#include <optional>
#include <string_view>

namespace render {

/// The copy of a shader built into the program, for when its file is broken or missing: `surface.frag`,
/// `include/frame.glsl`.
[[nodiscard]] std::optional<std::string_view> builtinShader(std::string_view name);

}  // namespace render
