#pragma once

#include <utility>

#include "render/gl/OpenGl.h"

namespace render {

/// Owns one OpenGL object, and deletes it; the context that created it must be current. Move-only; 0 = none.
/// `Traits` has static create() and destroy(GLuint).
template <class Traits>
class GlHandle {
  public:
    GlHandle() = default;
    explicit GlHandle(GLuint id) : id_(id) {}
    GlHandle(GlHandle&& other) noexcept : id_(std::exchange(other.id_, 0)) {}
    GlHandle& operator=(GlHandle&& other) noexcept {
        std::swap(id_, other.id_);
        return *this;
    }
    GlHandle(const GlHandle&) = delete;
    GlHandle& operator=(const GlHandle&) = delete;
    ~GlHandle() {
        if (id_ != 0) Traits::destroy(id_);
    }

    [[nodiscard]] static GlHandle create() { return GlHandle(Traits::create()); }
    [[nodiscard]] GLuint id() const { return id_; }
    explicit operator bool() const { return id_ != 0; }

  private:
    GLuint id_ = 0;
};

namespace gl_traits {

// GLEW's entry points are variables, which cannot be template arguments, so each kind of object gets its own
// traits.
#define RENDER_GL_TRAITS(Name, generate, remove)           \
    struct Name {                                          \
        static GLuint create() {                           \
            GLuint id = 0;                                 \
            generate(1, &id);                              \
            return id;                                     \
        }                                                  \
        static void destroy(GLuint id) { remove(1, &id); } \
    };
RENDER_GL_TRAITS(Buffer, glGenBuffers, glDeleteBuffers)
RENDER_GL_TRAITS(VertexArray, glGenVertexArrays, glDeleteVertexArrays)
RENDER_GL_TRAITS(Texture, glGenTextures, glDeleteTextures)
RENDER_GL_TRAITS(Framebuffer, glGenFramebuffers, glDeleteFramebuffers)
RENDER_GL_TRAITS(Renderbuffer, glGenRenderbuffers, glDeleteRenderbuffers)
RENDER_GL_TRAITS(Sampler, glGenSamplers, glDeleteSamplers)
RENDER_GL_TRAITS(Query, glGenQueries, glDeleteQueries)
#undef RENDER_GL_TRAITS

struct Program {
    static GLuint create() { return glCreateProgram(); }
    static void destroy(GLuint id) { glDeleteProgram(id); }
};
struct Shader {
    static void destroy(GLuint id) { glDeleteShader(id); }
};

}  // namespace gl_traits

using BufferHandle = GlHandle<gl_traits::Buffer>;
using VertexArrayHandle = GlHandle<gl_traits::VertexArray>;
using TextureHandle = GlHandle<gl_traits::Texture>;
using FramebufferHandle = GlHandle<gl_traits::Framebuffer>;
using RenderbufferHandle = GlHandle<gl_traits::Renderbuffer>;
using SamplerHandle = GlHandle<gl_traits::Sampler>;
using QueryHandle = GlHandle<gl_traits::Query>;
using ProgramHandle = GlHandle<gl_traits::Program>;
using ShaderHandle = GlHandle<gl_traits::Shader>;

}  // namespace render
