#include "app/window/WindowSystem.h"

#include <emscripten.h>
#include <emscripten/html5.h>
#include <emscripten/threading.h>

namespace app {
namespace {

constexpr const char* kCanvas = "#canvas";

}  // namespace

Uint32 askForOpenGl() { return 0; }

const char* offscreenDriver() { return nullptr; }

void limitSize(SDL_Window* /*window*/) {}

bool mayFillScreen() {
    static const bool may = MAIN_THREAD_EM_ASM_INT({ return document.fullscreenEnabled ? 1 : 0; }) != 0;
    return may;
}

bool opensFullScreen() { return false; }

/// Without SDL, which would ask on this thread, where there is no document.
void askForFullScreen(SDL_Window* /*window*/, bool on) {
    MAIN_THREAD_ASYNC_EM_ASM({ Module.fillScreen(Boolean($0)); }, on);
}

SDL_GLContext createContext(SDL_Window* /*window*/) {
    EmscriptenWebGLContextAttributes wanted;
    emscripten_webgl_init_context_attributes(&wanted);
    wanted.majorVersion = 2;
    wanted.alpha = false;
    wanted.depth = false;
    wanted.antialias = false;
    wanted.powerPreference = EM_WEBGL_POWER_PREFERENCE_HIGH_PERFORMANCE;
    const EMSCRIPTEN_WEBGL_CONTEXT_HANDLE context = emscripten_webgl_create_context(kCanvas, &wanted);
    if (context <= 0 || emscripten_webgl_make_context_current(context) != EMSCRIPTEN_RESULT_SUCCESS)
        return nullptr;
    return reinterpret_cast<SDL_GLContext>(context);
}

void destroyContext(SDL_GLContext context) {
    emscripten_webgl_destroy_context(reinterpret_cast<EMSCRIPTEN_WEBGL_CONTEXT_HANDLE>(context));
}

void showPicture(SDL_Window* /*window*/) {}

const char* glslVersion() { return "#version 300 es"; }

void waitForSystemEvent(int /*milliseconds*/) {}

}  // namespace app
