#pragma once

#include <optional>
#include <string_view>

namespace render {

/// The program's own copy of a shader as it was built, for when the file is broken or gone: `surface.frag`,
/// `include/frame.glsl`.
[[nodiscard]] std::optional<std::string_view> builtinShader(std::string_view name);

}  // namespace render
