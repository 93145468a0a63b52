#pragma once

#include <array>
#include <filesystem>
#include <glm/glm.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/Result.h"
#include "render/gl/GlHandle.h"

namespace render {

/// Texture units. They are the same in every program, so that textures are bound once; linking sets them by
/// the samplers' names.
enum class TextureUnit : GLuint {
    Albedo,
    Normal,
    Shadow,
    ShadowDepth,  ///< the same texture without depth comparison
    Occlusion,
    Nearness,
    Environment,
    Scene,
    Bloom,
    Count
};

void bindTexture(TextureUnit unit, const TextureHandle& texture);

/// A linked vertex and fragment shader.
class Program {
  public:
    /// Compiles folder/vertexName and folder/fragmentName. Errors contain the compiler's message with file
    /// and line.
    [[nodiscard]] static base::Result<Program> load(const std::filesystem::path& folder,
                                                    const std::string& vertexName,
                                                    const std::string& fragmentName,
                                                    const std::vector<std::string>& defines = {});

    void use() const { glUseProgram(handle_.id()); }
    /// These set a uniform of the program in use; a name that the compiler left out is ignored.
    void set(std::string_view name, int value) const { glUniform1i(locationOf(name), value); }
    void set(std::string_view name, float value) const { glUniform1f(locationOf(name), value); }
    void set(std::string_view name, glm::vec2 value) const {
        glUniform2f(locationOf(name), value.x, value.y);
    }
    void set(std::string_view name, glm::vec3 value) const;
    void set(std::string_view name, glm::vec4 value) const;
    void set(std::string_view name, const glm::mat4& value) const;
    void set(std::string_view name, const std::array<glm::vec3, 3>& values) const;

    /// Every source file of the program, for reloading.
    [[nodiscard]] const std::vector<std::filesystem::path>& files() const { return files_; }

  private:
    [[nodiscard]] GLint locationOf(std::string_view name) const;
    void findUniforms();

    ProgramHandle handle_;
    std::vector<std::pair<std::string, GLint>> uniforms_;
    std::vector<std::filesystem::path> files_;
};

}  // namespace render
