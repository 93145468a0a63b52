#include "app/window/Window.h"

#include <backends/imgui_impl_opengl3.h>
#if __has_include(<backends/imgui_impl_sdl2.h>)
#include <backends/imgui_impl_sdl2.h>  // from Dear ImGui 1.89 on
#else
#include <backends/imgui_impl_sdl.h>
#endif
#include <imgui_internal.h>

#include <algorithm>
#include <utility>

#include "app/common/Desktop.h"
#include "app/common/Wake.h"
#include "app/input/Fingers.h"
#include "app/input/NavigationInput.h"
#include "app/input/Pointing.h"
#include "app/window/WindowManager.h"
#include "app/window/WindowSystem.h"
#include "render/texture/Image.h"
#include "ui/kit/Style.h"

namespace app {
namespace {

using base::msgid;

constexpr const char* kTitle = "Dolmen";

bool keyboardWalks() { return (ImGui::GetIO().ConfigFlags & ImGuiConfigFlags_NavEnableKeyboard) != 0; }

base::Error problem(base::Message sentence) {
    const std::string detail = SDL_GetError();
    if (detail.empty()) return {std::move(sentence)};
    return {{msgid("{problem} ({detail})"), {{"problem", std::move(sentence)}, {"detail", detail}}}};
}

void setIcon(SDL_Window* window, const std::string& file) {
    auto image = render::loadImage(file);
    if (!image) return;
    SDL_Surface* icon = SDL_CreateRGBSurfaceWithFormatFrom(image->rgb.data(), image->width, image->height, 24,
                                                           image->width * 3, SDL_PIXELFORMAT_RGB24);
    if (!icon) return;
    SDL_SetWindowIcon(window, icon);
    SDL_FreeSurface(icon);
}

/// The part of the display that docks and panels leave free; nullopt if it is unknown.
std::optional<SDL_Rect> usablePart(int display) {
    SDL_Rect part{};
    if (SDL_GetDisplayUsableBounds(display, &part) == 0 && part.w > 0 && part.h > 0) return part;
    if (SDL_GetDisplayBounds(display, &part) == 0) return part;
    return {};
}

/// The wanted rectangle, limited to the display, because without a window manager the part beyond the edges
/// could not be reached.
SDL_Rect within(const SDL_Rect& display, SDL_Rect wanted) {
    wanted.w = std::min(wanted.w, display.w);
    wanted.h = std::min(wanted.h, display.h);
    wanted.x = std::clamp(wanted.x, display.x, display.x + display.w - wanted.w);
    wanted.y = std::clamp(wanted.y, display.y, display.y + display.h - wanted.h);
    return wanted;
}

/// Limits drawing to this rectangle; x, y: upper left corner; z, w: lower right corner.
void clipTo(ImDrawData& data, const ImVec4& part) {
    for (int i = 0; i < data.CmdListsCount; ++i)
        for (ImDrawCmd& command : data.CmdLists[i]->CmdBuffer) {
            ImVec4& clip = command.ClipRect;
            clip = {std::max(clip.x, part.x), std::max(clip.y, part.y), std::min(clip.z, part.z),
                    std::min(clip.w, part.w)};
        }
}

/// Later versions of Dear ImGui tell SDL themselves where the caret is. But they do not know the display's
/// density, and would switch the input method on at the table's line for moves.
void leaveInputMethodAlone() {
#if IMGUI_VERSION_NUM >= 19110
    ImGui::GetPlatformIO().Platform_SetImeDataFn = nullptr;
#elif IMGUI_VERSION_NUM >= 18700
    ImGui::GetIO().SetPlatformImeDataFn = nullptr;
#else
    ImGui::GetIO().ImeSetInputScreenPosFn = nullptr;
#endif
}

/// Texts that are copied in fields go where the program's own go.
void copyByDesktop() {
    const auto copy = [](auto*, const char* text) { copyText(text); };
#if IMGUI_VERSION_NUM >= 19110
    ImGui::GetPlatformIO().Platform_SetClipboardTextFn = copy;
#else
    ImGui::GetIO().SetClipboardTextFn = copy;
#endif
}

bool startVideo() {
    const auto noWakes = holdWakes();
    return SDL_InitSubSystem(SDL_INIT_VIDEO) == 0;
}

}  // namespace

base::Result<std::unique_ptr<Window>> Window::open(const Options& options) {
    std::unique_ptr<Window> window(new Window(options));
    if (auto made = window->create(); !made) return made.error();
    return window;
}

base::Result<void> Window::create() {
    // Null withdraws the hint of an offscreen window that was opened before this one.
    SDL_SetHint(SDL_HINT_VIDEODRIVER, options_.offscreen ? offscreenDriver() : nullptr);
    SDL_SetHint(SDL_HINT_VIDEO_HIGHDPI_DISABLED, "0");
    // SDL would keep the display on for as long as the window is open.
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
    // The input method shows its own list of candidates, and sends what it composes whole
    // (app/input/TextInput).
    SDL_SetHint(SDL_HINT_IME_SHOW_UI, "1");
    SDL_SetHint("SDL_IME_SUPPORT_EXTENDED_TEXT", "1");  // from SDL 2.0.22 on
    // Fingers creates mouse events from touches; SDL would create them a second time.
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0");
    if (!startVideo()) return problem(msgid("There is no display to open a window on. Try --offscreen."));
    videoReady_ = true;
    // Without a usable display SDL selects a driver that shows nothing; the program would then run invisibly
    // and could not be ended.
    const std::string driver = SDL_GetCurrentVideoDriver();
    const bool blind = driver == "offscreen" || driver == "dummy";
    if (blind && !options_.offscreen && SDL_getenv("SDL_VIDEODRIVER") == nullptr)
        return base::Error{msgid("There is no display to open a window on. Try --offscreen.")};
    const Uint32 openGl = askForOpenGl();
    SDL_GL_SetAttribute(SDL_GL_DOUBLEBUFFER, 1);
    SDL_GL_SetAttribute(SDL_GL_DEPTH_SIZE, 0);
    Uint32 flags = openGl | SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI;
    if (options_.fullScreen && !options_.offscreen && canFillScreen()) flags |= SDL_WINDOW_FULLSCREEN_DESKTOP;
    SDL_Rect size{0, 0, options_.width, options_.height};
    if (const auto usable = options_.offscreen ? std::nullopt : usablePart(0)) size = within(*usable, size);
    if (options_.maximised && !options_.offscreen && !options_.fullScreen) flags |= SDL_WINDOW_MAXIMIZED;
    window_ = SDL_CreateWindow(kTitle, SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, size.w, size.h, flags);
    if (!window_) return problem(msgid("The window could not be opened."));
    limitSize(window_);
    if (options_.fullScreen && !options_.offscreen && (flags & SDL_WINDOW_FULLSCREEN_DESKTOP) == 0) fill();
    if (!options_.offscreen && !options_.fullScreen && !options_.maximised) keepFrameOnScreen();
    context_ = createContext(window_);
    if (!context_) return problem(msgid("The graphics driver offers no OpenGL 3.3, which Dolmen needs."));
    setVerticalSync(options_.verticalSync);
    if (!options_.icon.empty()) setIcon(window_, options_.icon);

    ui_ = ImGui::CreateContext();
    ImGui::GetIO().IniFilename = nullptr;
    prepareNavigation(ImGui::GetIO());
    if (!ImGui_ImplSDL2_InitForOpenGL(window_, context_) || !ImGui_ImplOpenGL3_Init(glslVersion()))
        return problem(msgid("The interface could not be drawn with this graphics driver."));
    FontTexture::replaceThatOfBackEnd();
    leaveInputMethodAlone();
    copyByDesktop();
    glReady_ = true;
    SDL_EventState(SDL_DROPFILE, SDL_ENABLE);
    return {};
}

void Window::keepFrameOnScreen() {
    SDL_PumpEvents();  // the window manager tells the size of its frame after it has shown the window
    int top = 0;
    int left = 0;
    int bottom = 0;
    int right = 0;
    if (SDL_GetWindowBordersSize(window_, &top, &left, &bottom, &right) != 0) return;
    const auto usable = usablePart(std::max(SDL_GetWindowDisplayIndex(window_), 0));
    if (!usable) return;
    SDL_Rect whole{};
    SDL_GetWindowPosition(window_, &whole.x, &whole.y);
    SDL_GetWindowSize(window_, &whole.w, &whole.h);
    whole = {whole.x - left, whole.y - top, whole.w + left + right, whole.h + top + bottom};
    const SDL_Rect fitting = within(*usable, whole);
    if (fitting.w != whole.w || fitting.h != whole.h)
        SDL_SetWindowSize(window_, fitting.w - left - right, fitting.h - top - bottom);
    if (fitting.x != whole.x || fitting.y != whole.y)
        SDL_SetWindowPosition(window_, fitting.x + left, fitting.y + top);
}

void Window::noteState(const SDL_WindowEvent& event) {
    if (options_.offscreen) return;
    if (event.event == SDL_WINDOWEVENT_FOCUS_GAINED) SDL_SetWindowTitle(window_, kTitle);
    if (options_.fullScreen) return;
    if (event.event == SDL_WINDOWEVENT_SIZE_CHANGED)
        state_.resized({event.data1, event.data2}, event.timestamp);
    if (event.event == SDL_WINDOWEVENT_MAXIMIZED) state_.maximise(event.timestamp);
    if (event.event == SDL_WINDOWEVENT_RESTORED) state_.restore();
}

Window::~Window() {
    surface_ = {};
    fontTexture_ = {};
    if (glReady_) ImGui_ImplOpenGL3_Shutdown();
    if (glReady_) ImGui_ImplSDL2_Shutdown();
    if (ui_) ImGui::DestroyContext(ui_);
    if (context_) destroyContext(context_);
    if (window_) SDL_DestroyWindow(window_);
    // Only the video part is ended, because threads may still call wakeLoop().
    const auto noWakes = holdWakes();
    if (videoReady_) SDL_QuitSubSystem(SDL_INIT_VIDEO);
}

Window::Size Window::pixels() const {
    if (options_.offscreen) return {options_.width, options_.height};
    Size size;
    SDL_GL_GetDrawableSize(window_, &size.width, &size.height);
    return size;
}

float Window::density() const {
    if (options_.offscreen) return 1;
    int width = 0;
    int height = 0;
    SDL_GetWindowSize(window_, &width, &height);
    return width > 0 ? static_cast<float>(pixels().width) / static_cast<float>(width) : 1;
}

bool Window::focused() const { return (SDL_GetWindowFlags(window_) & SDL_WINDOW_INPUT_FOCUS) != 0; }

bool Window::minimised() const {
    return options_.offscreen ? minimised_ : (SDL_GetWindowFlags(window_) & SDL_WINDOW_MINIMIZED) != 0;
}

void Window::setMinimised(bool on) {
    minimised_ = on;
    if (options_.offscreen) return;
    if (on)
        SDL_MinimizeWindow(window_);
    else
        SDL_RestoreWindow(window_);
}

void Window::resize(int width, int height) {
    options_.width = width;
    options_.height = height;
    if (options_.offscreen)
        surface_ = render::Surface::offscreen(width, height);
    else
        SDL_SetWindowSize(window_, width, height);
}

void Window::setFullScreen(bool on) {
    options_.fullScreen = on;
    if (options_.offscreen) return;
    if (filled_ && !on)
        unfill();
    else if (!filled_ && on && !canFillScreen())
        fill();
    else if (!filled_)
        askForFullScreen(window_, on);
    // SDL returns from full screen to the size before, but not to the state.
    if (!on && state_.maximised()) SDL_MaximizeWindow(window_);
}

void Window::fill() {
    SDL_Rect before{};
    SDL_GetWindowPosition(window_, &before.x, &before.y);
    SDL_GetWindowSize(window_, &before.w, &before.h);
    SDL_Rect display{};
    if (SDL_GetDisplayBounds(std::max(SDL_GetWindowDisplayIndex(window_), 0), &display) != 0) return;
    filled_ = before;
    SDL_SetWindowPosition(window_, display.x, display.y);
    SDL_SetWindowSize(window_, display.w, display.h);
}

void Window::unfill() {
    SDL_Rect before = *std::exchange(filled_, {});
    SDL_Rect display{};
    if (SDL_GetDisplayBounds(std::max(SDL_GetWindowDisplayIndex(window_), 0), &display) == 0)
        before = within(display, before);
    SDL_SetWindowSize(window_, before.w, before.h);
    SDL_SetWindowPosition(window_, before.x, before.y);
}

void Window::setVerticalSync(bool on) {
    // Adaptive synchronisation if the driver supports it; otherwise normal synchronisation or the driver's
    // default.
    if (!on)
        SDL_GL_SetSwapInterval(0);
    else if (SDL_GL_SetSwapInterval(-1) != 0)
        SDL_GL_SetSwapInterval(1);
}

void Window::keepDisplayOn(bool on) {
    if (options_.offscreen || (SDL_IsScreenSaverEnabled() == SDL_FALSE) == on) return;
    if (on)
        SDL_DisableScreenSaver();
    else
        SDL_EnableScreenSaver();
}

void Window::call(const std::string& text) {
    if (options_.offscreen || focused()) return;
    SDL_SetWindowTitle(window_, (text + " - " + kTitle).c_str());
#if SDL_VERSION_ATLEAST(2, 0, 16)
    (void)SDL_FlashWindow(window_, SDL_FLASH_UNTIL_FOCUSED);
#endif
}

void Window::waitForEvent(int milliseconds) const {
    if (!options_.offscreen) {
        waitForSystemEvent(milliseconds);
        return;
    }
    // The offscreen driver cannot wait for events: SDL would poll a thousand times a second.
    constexpr int kPauseMs = 20;
    for (int waited = 0; waited < milliseconds; waited += kPauseMs) {
        if (SDL_HasEvents(SDL_FIRSTEVENT, SDL_LASTEVENT) == SDL_TRUE) return;
        SDL_Delay(kPauseMs);
    }
}

void Window::handle(const SDL_Event& event) {
    ImGui_ImplSDL2_ProcessEvent(&event);
    if (event.type == SDL_WINDOWEVENT) {
        noteState(event.window);
        if (event.window.event == SDL_WINDOWEVENT_ENTER) pointerHere_ = true;
        if (event.window.event == SDL_WINDOWEVENT_LEAVE) pointerHere_ = false;
    }
    if ((event.type == SDL_KEYDOWN || event.type == SDL_KEYUP) &&
        (event.key.keysym.sym == SDLK_RETURN || event.key.keysym.sym == SDLK_KP_ENTER)) {
        const bool down = event.type == SDL_KEYDOWN;
        // It may have begun elsewhere: in a field whose editing it ends, or, if it is repeated, in a chord
        // whose modifiers were released first. Then it presses no widget, however long it is held.
        const bool begins = event.key.repeat == 0 && !ImGui::GetIO().WantTextInput && keyboardWalks();
        returnDown_ = down && (returnDown_ || begins);
        // Return presses the default widget even before an arrow key was pressed, although its highlight is
        // hidden until then.
        if (down && keyboardWalks()) ui_->NavDisableHighlight = false;
        if (!returnDown_) releaseReturn(ImGui::GetIO());
    }
    const float scale = density();
    if (event.type == SDL_MOUSEMOTION) {
        pointerHere_ = true;
        pointerX_ = static_cast<float>(event.motion.x) * scale;
        pointerY_ = static_cast<float>(event.motion.y) * scale;
    } else if ((event.type == SDL_MOUSEBUTTONDOWN || event.type == SDL_MOUSEBUTTONUP) &&
               !turnsPages(event.button.button)) {
        pointerHere_ = true;
        pointerX_ = static_cast<float>(event.button.x) * scale;
        pointerY_ = static_cast<float>(event.button.y) * scale;
        const int index = event.button.button == SDL_BUTTON_LEFT    ? 0
                          : event.button.button == SDL_BUTTON_RIGHT ? 1
                                                                    : 2;
        buttons_[index] = event.type == SDL_MOUSEBUTTONDOWN;
        if (index == 0) touched_ = buttons_[0] && Fingers::made(event);
    }
}

std::vector<base::Error> Window::restyle(ui::kit::Fonts& fonts, const ui::kit::Palette& palette, float scale,
                                         int largestTexture) {
    std::vector<base::Error> warnings = fonts.build(ui::kit::installedFonts(), scale, largestTexture);
    ui::kit::applyStyle(palette, scale);
    renewFontTexture();
    return warnings;
}

void Window::beginUi(float seconds, Gamepad& pad, bool walks) {
    ImGuiIO& io = ImGui::GetIO();
    ImGui_ImplOpenGL3_NewFrame();
    // The back end would support only the first pad, and open it again in each frame.
    io.ConfigFlags &= ~ImGuiConfigFlags_NavEnableGamepad;
    ImGui_ImplSDL2_NewFrame();
    // The interface is laid out in pixels, whatever the display's density.
    const Size size = pixels();
    io.DisplaySize = {static_cast<float>(size.width), static_cast<float>(size.height)};
    io.DisplayFramebufferScale = {1, 1};
    io.DeltaTime = std::max(seconds, 1e-4F);
    // Not asked of SDL, which does not know the pointer of a script.
    const bool pointerKnown = pointerX_ >= 0 && (pointerHere_ || buttons_[0]);
    io.MousePos = pointerKnown ? ImVec2(pointerX_, pointerY_) : ImVec2(-FLT_MAX, -FLT_MAX);
    // SDL reports no button state for a touch.
    if (touched_) io.MouseDown[0] = true;
    if (options_.offscreen) {
        // With the offscreen driver no window has the focus, so the back end reports no buttons.
        for (int i = 0; i < 3; ++i) io.MouseDown[i] = buttons_[i];
    }
    if (!io.WantTextInput && keyboardWalks()) pressByReturn(io, returnDown_);
    navigate(pad, walks);
    ImGui::NewFrame();
}

void Window::navigate(Gamepad& pad, bool walks) {
    ImGuiIO& io = ImGui::GetIO();
    io.BackendFlags |= ImGuiBackendFlags_HasGamepad;
    if (walks) io.ConfigFlags |= ImGuiConfigFlags_NavEnableGamepad;
    const PadNavigation asked = pad.navigation(walks);
    if (walks) navigateByPad(io, asked);
    if (asked.activate) ui_->NavDisableHighlight = false;
}

void Window::endUi(bool seen, const std::optional<render::PixelRect>& part) {
    ImGui::Render();
    if (!seen) return;
    const Size size = pixels();
    if (part) {
        const auto top = static_cast<float>(size.height - part->y - part->height);
        clipTo(*ImGui::GetDrawData(),
               {static_cast<float>(part->x), top, static_cast<float>(part->x + part->width),
                top + static_cast<float>(part->height)});
    }
    surface().bind(size.width, size.height);
    ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
}

std::optional<render::PixelRect> Window::beginFrame(const std::optional<render::PixelRect>& part) {
    if (options_.offscreen) return part;
    direct_ = !part;
    const bool was = std::exchange(fresh_, !direct_);
    if (direct_) return {};
    const Size size = pixels();
    if (was && size == surfaceSize_) return part;
    if (size != surfaceSize_) surface_ = render::Surface::offscreen(size.width, size.height);
    surfaceSize_ = size;
    return {};
}

void Window::show() {
    if (options_.offscreen) return;
    if (!direct_) surface_.copyTo(onScreen_, surfaceSize_.width, surfaceSize_.height);
    showPicture(window_);
}

}  // namespace app
