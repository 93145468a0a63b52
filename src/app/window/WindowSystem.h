#pragma once

#include <SDL.h>

namespace app {

// What a window does differently on a desktop and in a page (WindowSystem_desktop.cpp,
// WindowSystem_page.cpp).

/// Asks SDL for the version of OpenGL that the next window's context shall have. Returns the flag of a window
/// that SDL draws on by OpenGL; 0: the page's canvas gets its context without SDL, which would draw on the
/// page's own thread.
[[nodiscard]] Uint32 askForOpenGl();
/// SDL's driver for pictures in memory; null: the usual one does for them, too.
[[nodiscard]] const char* offscreenDriver();
/// Keeps a person from making the window smaller than what every screen fits into. A page is as small as it
/// is: the interface is drawn smaller there.
void limitSize(SDL_Window* window);
/// Whether a window may fill the screen at all: some browsers let no page do so.
[[nodiscard]] bool mayFillScreen();
/// Whether it may do so from its start on. Browsers allow it only after a key or a click.
[[nodiscard]] bool opensFullScreen();
/// Asks the system to have the window fill the screen, or to give it its former size back. A page tells later
/// what has come of it, as it tells when the browser's own keys end it (app/FromPage_page.cpp).
void askForFullScreen(SDL_Window* window, bool on);
/// The context of this window; null if there is none of this version.
[[nodiscard]] SDL_GLContext createContext(SDL_Window* window);
void destroyContext(SDL_GLContext context);
/// Shows what was drawn. A browser does that by itself at the end of the turn.
void showPicture(SDL_Window* window);
/// The first line of Dear ImGui's shaders.
[[nodiscard]] const char* glslVersion();
/// Sleeps until an event comes, or for at most this many milliseconds. In a page it returns at once: the
/// browser calls the program when something has come (app/Loop_page.cpp).
void waitForSystemEvent(int milliseconds);

}  // namespace app
