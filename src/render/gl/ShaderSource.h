#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "base/Result.h"

namespace render {

/// The text of one shader with its includes inserted.
struct ShaderSource {
    std::string text;
    /// The files in the order of their numbers, for nameFilesInLog(); the shader itself is first.
    std::vector<std::filesystem::path> files;
};

/// Reads folder/name, puts `#version 330 core` and the defines ("NAME" or "NAME VALUE") before it, and
/// replaces each `#include "x.glsl"` by folder/include/x.glsl, which is inserted only once in a shader. An
/// empty folder stands for the built-in copies. Errors name the file and line of the include.
[[nodiscard]] base::Result<ShaderSource> readShader(const std::filesystem::path& folder,
                                                    const std::string& name,
                                                    std::span<const std::string> defines = {});

/// Replaces "number:line" at the start of each line of a compiler's log, in any driver's spelling, by
/// "file:line".
[[nodiscard]] std::string nameFilesInLog(const std::string& log, const ShaderSource& source);

}  // namespace render
