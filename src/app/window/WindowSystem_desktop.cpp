#include "app/window/WindowSystem.h"

namespace app {

Uint32 askForOpenGl() {
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 3);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_CORE);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_FLAGS, SDL_GL_CONTEXT_FORWARD_COMPATIBLE_FLAG);
    return SDL_WINDOW_OPENGL;
}

const char* offscreenDriver() { return "offscreen"; }

void limitSize(SDL_Window* window) { SDL_SetWindowMinimumSize(window, 640, 400); }

bool mayFillScreen() { return true; }

bool opensFullScreen() { return true; }

void askForFullScreen(SDL_Window* window, bool on) {
    SDL_SetWindowFullscreen(window, on ? SDL_WINDOW_FULLSCREEN_DESKTOP : 0);
}

SDL_GLContext createContext(SDL_Window* window) {
    // If the driver reports a reset, the program can end with a message. Not all drivers do.
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_RESET_NOTIFICATION, SDL_GL_CONTEXT_RESET_LOSE_CONTEXT);
    SDL_GLContext context = SDL_GL_CreateContext(window);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_RESET_NOTIFICATION, SDL_GL_CONTEXT_RESET_NO_NOTIFICATION);
    return context != nullptr ? context : SDL_GL_CreateContext(window);
}

void destroyContext(SDL_GLContext context) { SDL_GL_DeleteContext(context); }

void showPicture(SDL_Window* window) { SDL_GL_SwapWindow(window); }

const char* glslVersion() { return "#version 330 core"; }

void waitForSystemEvent(int milliseconds) { SDL_WaitEventTimeout(nullptr, milliseconds); }

}  // namespace app
