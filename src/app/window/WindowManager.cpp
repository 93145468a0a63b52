#include "app/window/WindowManager.h"

#include <SDL.h>

#include <memory>
#include <string_view>

namespace app {
namespace {

constexpr int kNo = 0;
constexpr unsigned long kWindowType = 33;  // XA_WINDOW

/// The functions of Xlib that are needed. They are loaded at run time, as SDL does, so that the program can
/// be built and started without X11.
struct Xlib {
    struct Display;
    using Id = unsigned long;
    using OnError = int (*)(Display*, void*);

    Display* (*open)(const char* name);
    int (*close)(Display*);
    int (*sync)(Display*, int discard);
    Id (*rootOf)(Display*);
    Id (*atom)(Display*, const char* name, int onlyIfExists);
    int (*property)(Display*, Id window, Id property, long offset, long length, int erase, Id type, Id* given,
                    int* format, unsigned long* items, unsigned long* after, unsigned char** value);
    int (*free)(void*);
    OnError (*setOnError)(OnError);

    /// False if a function is missing.
    bool load(void* library) {
        return find(library, "XOpenDisplay", open) && find(library, "XCloseDisplay", close) &&
               find(library, "XSync", sync) && find(library, "XDefaultRootWindow", rootOf) &&
               find(library, "XInternAtom", atom) && find(library, "XGetWindowProperty", property) &&
               find(library, "XFree", free) && find(library, "XSetErrorHandler", setOnError);
    }

  private:
    template <class Function>
    static bool find(void* library, const char* name, Function& function) {
        function = reinterpret_cast<Function>(SDL_LoadFunction(library, name));
        return function != nullptr;
    }
};

/// The window whose id is stored in a property of another window; 0 if there is none.
Xlib::Id windowNamedBy(const Xlib& x, Xlib::Display* display, Xlib::Id window, Xlib::Id property) {
    Xlib::Id type = 0;
    int format = 0;
    unsigned long items = 0;
    unsigned long after = 0;
    unsigned char* value = nullptr;
    const int failed =
        x.property(display, window, property, 0, 1, kNo, kWindowType, &type, &format, &items, &after, &value);
    if (failed != 0 || value == nullptr) return 0;
    const Xlib::Id named =
        type == kWindowType && format == 32 && items == 1 ? *reinterpret_cast<Xlib::Id*>(value) : 0;
    x.free(value);
    return named;
}

/// Whether a window manager is running. It announces itself by a window that names itself in a property;
/// after its end, only the name of the window remains.
bool isManaged(const Xlib& x, Xlib::Display* display) {
    const Xlib::Id check = x.atom(display, "_NET_SUPPORTING_WM_CHECK", kNo);
    const Xlib::Id manager = windowNamedBy(x, display, x.rootOf(display), check);
    if (manager == 0) return false;
    // Without this handler, a query for a destroyed window would end the program.
    const Xlib::OnError before = x.setOnError([](Xlib::Display*, void*) { return 0; });
    const bool there = windowNamedBy(x, display, manager, check) == manager;
    x.sync(display, kNo);
    x.setOnError(before);
    return there;
}

}  // namespace

bool canFillScreen() {
    const char* const driver = SDL_GetCurrentVideoDriver();
    if (driver == nullptr || std::string_view(driver) != "x11") return true;
    const std::unique_ptr<void, void (*)(void*)> library(SDL_LoadObject("libX11.so.6"), SDL_UnloadObject);
    Xlib x{};
    if (!library || !x.load(library.get())) return true;
    Xlib::Display* const display = x.open(nullptr);
    if (display == nullptr) return true;
    const bool managed = isManaged(x, display);
    x.close(display);
    return managed;
}

}  // namespace app
