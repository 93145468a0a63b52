#pragma once

#include <SDL2/SDL.h>

#include <memory>
#include <stdexcept>
#include <string>

namespace support {

/// An OpenGL 3.3 core context without a screen, current while it lives. Its window is hidden and small, so
/// tests must draw into framebuffers of their own. Uses SDL's offscreen driver unless SDL_VIDEODRIVER names
/// another. Throws if there is no OpenGL: a test that needs it cannot go on.
class OffscreenGl {
  public:
    explicit OffscreenGl(int major = 3, int minor = 3) {
        SDL_setenv("SDL_VIDEODRIVER", "offscreen", 0);
        if (SDL_InitSubSystem(SDL_INIT_VIDEO) != 0) fail();
        SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, major);
        SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, minor);
        SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, major >= 3 ? SDL_GL_CONTEXT_PROFILE_CORE : 0);
        window_.reset(SDL_CreateWindow("test", 0, 0, 64, 64, SDL_WINDOW_OPENGL | SDL_WINDOW_HIDDEN));
        if (!window_) fail();
        context_ = SDL_GL_CreateContext(window_.get());
        if (context_ == nullptr) fail();
    }
    OffscreenGl(const OffscreenGl&) = delete;
    OffscreenGl& operator=(const OffscreenGl&) = delete;
    ~OffscreenGl() {
        SDL_GL_DeleteContext(context_);
        window_.reset();
        SDL_QuitSubSystem(SDL_INIT_VIDEO);
    }

    [[nodiscard]] SDL_Window* window() const { return window_.get(); }

  private:
    [[noreturn]] static void fail() {
        throw std::runtime_error(std::string("no offscreen OpenGL: ") + SDL_GetError());
    }

    struct Destroy {
        void operator()(SDL_Window* window) const { SDL_DestroyWindow(window); }
    };
    std::unique_ptr<SDL_Window, Destroy> window_;
    SDL_GLContext context_ = nullptr;
};

}  // namespace support
