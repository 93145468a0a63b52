#include "render/gl/Program.h"

#include <algorithm>
#include <array>
#include <glm/gtc/type_ptr.hpp>

#include "render/FrameBlock.h"
#include "render/gl/ShaderSource.h"

namespace render {
namespace {

constexpr std::array<const char*, static_cast<std::size_t>(TextureUnit::Count)> kSamplers = {
    "uAlbedo",   "uNormal",      "uShadow", "uShadowDepth", "uOcclusion",
    "uNearness", "uEnvironment", "uScene",  "uBloom"};

base::Result<ShaderHandle> compile(GLenum kind, const ShaderSource& source) {
    ShaderHandle shader(glCreateShader(kind));
    const char* text = source.text.c_str();
    glShaderSource(shader.id(), 1, &text, nullptr);
    glCompileShader(shader.id());
    GLint good = GL_FALSE;
    glGetShaderiv(shader.id(), GL_COMPILE_STATUS, &good);
    if (good == GL_TRUE) return shader;
    GLint length = 0;
    glGetShaderiv(shader.id(), GL_INFO_LOG_LENGTH, &length);
    std::string log(static_cast<std::size_t>(std::max(length, 1)), '\0');
    glGetShaderInfoLog(shader.id(), length, nullptr, log.data());
    log.resize(log.find('\0') == std::string::npos ? log.size() : log.find('\0'));
    return base::Error{{base::msgid("the shader does not compile:\n{log}"),
                        {{"log", base::LongText{nameFilesInLog(log, source)}}}},
                       source.files[0].string()};
}

std::string linkLog(GLuint program) {
    GLint length = 0;
    glGetProgramiv(program, GL_INFO_LOG_LENGTH, &length);
    std::string log(static_cast<std::size_t>(std::max(length, 1)), '\0');
    glGetProgramInfoLog(program, length, nullptr, log.data());
    return log.c_str();
}

}  // namespace

void bindTexture(TextureUnit unit, const TextureHandle& texture) {
    glActiveTexture(GL_TEXTURE0 + static_cast<GLenum>(unit));
    glBindTexture(GL_TEXTURE_2D, texture.id());
}

base::Result<Program> Program::load(const std::filesystem::path& folder, const std::string& vertexName,
                                    const std::string& fragmentName,
                                    const std::vector<std::string>& defines) {
    Program program;
    program.handle_ = ProgramHandle::create();
    const GLuint id = program.handle_.id();
    for (const auto& [kind, name] :
         {std::pair{GL_VERTEX_SHADER, vertexName}, {GL_FRAGMENT_SHADER, fragmentName}}) {
        const auto source = readShader(folder, name, defines);
        if (!source) return source.error();
        const auto shader = compile(static_cast<GLenum>(kind), *source);
        if (!shader) return shader.error();
        glAttachShader(id, shader->id());  // deleted with the program
        program.files_.insert(program.files_.end(), source->files.begin(), source->files.end());
    }
    glLinkProgram(id);
    GLint good = GL_FALSE;
    glGetProgramiv(id, GL_LINK_STATUS, &good);
    if (good != GL_TRUE)
        return base::Error{
            {base::msgid("the shaders do not fit together:\n{log}"), {{"log", base::LongText{linkLog(id)}}}},
            (folder / fragmentName).string()};
    program.findUniforms();
    return program;
}

void Program::findUniforms() {
    const GLuint id = handle_.id();
    GLint count = 0;
    glGetProgramiv(id, GL_ACTIVE_UNIFORMS, &count);
    for (GLint i = 0; i < count; ++i) {
        std::array<char, 128> name{};
        GLint size = 0;
        GLenum type = 0;
        glGetActiveUniform(id, static_cast<GLuint>(i), name.size(), nullptr, &size, &type, name.data());
        if (const GLint at = glGetUniformLocation(id, name.data()); at >= 0)
            uniforms_.emplace_back(name.data(), at);
    }
    use();
    for (std::size_t unit = 0; unit < kSamplers.size(); ++unit) set(kSamplers[unit], static_cast<int>(unit));
    const GLuint block = glGetUniformBlockIndex(id, "Frame");
    if (block != GL_INVALID_INDEX) glUniformBlockBinding(id, block, kFrameBinding);
}

GLint Program::locationOf(std::string_view name) const {
    const auto found =
        std::find_if(uniforms_.begin(), uniforms_.end(), [&](const auto& u) { return u.first == name; });
    return found == uniforms_.end() ? -1 : found->second;
}

void Program::set(std::string_view name, glm::vec3 value) const {
    glUniform3fv(locationOf(name), 1, glm::value_ptr(value));
}
void Program::set(std::string_view name, glm::vec4 value) const {
    glUniform4fv(locationOf(name), 1, glm::value_ptr(value));
}
void Program::set(std::string_view name, const std::array<glm::vec3, 3>& values) const {
    glUniform3fv(locationOf(name), 3, glm::value_ptr(values[0]));
}
void Program::set(std::string_view name, const glm::mat4& value) const {
    glUniformMatrix4fv(locationOf(name), 1, GL_FALSE, glm::value_ptr(value));
}

}  // namespace render
