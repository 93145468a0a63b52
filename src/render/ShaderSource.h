#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "base/Result.h"

namespace render {

/// One shader's text with its includes in place.
struct ShaderSource {
    std::string text;
    /// What nameFilesInLog finds the places in; the shader itself first.
    std::vector<std::filesystem::path> files;
};

/// Reads folder/name, puts `#version 330 core` and the defines ("NAME" or "NAME VALUE") before it, and
/// replaces each
/// `#include "x.glsl"` by folder/include/x.glsl, once for each shader. An empty folder stands for the
/// program's own copies. Errors name the file and line that includes.
[[nodiscard]] base::Result<ShaderSource> readShader(const std::filesystem::path& folder,
                                                    const std::string& name,
                                                    std::span<const std::string> defines = {});

/// The compiler's log with "number:line" at the start of a line, in any driver's spelling, turned into
/// "file:line".
[[nodiscard]] std::string nameFilesInLog(const std::string& log, const ShaderSource& source);

}  // namespace render
