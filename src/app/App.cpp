#include "app/App.h"

#include <imgui.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <set>
#include <utility>

#include "app/QuitSignals.h"
#include "app/ScriptAnswers.h"
#include "app/screens/StartScreen.h"
#include "base/Files.h"
#include "base/TemporaryFile.h"
#include "render/Image.h"
#include "ui/kit/Style.h"
#include "ui/screens/Toasts.h"

namespace app {
namespace {

using Clock = std::chrono::steady_clock;

constexpr float kStep = 1.0F / 120;  // seconds of one simulation step
constexpr float kScriptFrame =
    1.0F / 60;                    // seconds of one frame by the fixed clock, unless recording asks otherwise
constexpr float kLongest = 0.1F;  // a hiccup is not made up for: pieces would jump
constexpr int kUiAfterEvent = 3;  // Dear ImGui needs a frame or two to answer an event
constexpr float kRest = 0.08F;    // seconds after which a picture at rest begins to become exact
constexpr float kSitDown = 1.8F;  // from looking at the place to looking at the board
constexpr int kIdleMs = 500;
constexpr int kExpectingMs = 40;
constexpr int kMinimisedMs = 50;
// The camera moves by itself only where that is smooth, and breathes only where a whole still picture costs
// little: it is drawn anew for every breath of 30 a second, so that nothing gets coarser.
constexpr float kSmoothMs = 12;
constexpr float kBreathMs = 10;
constexpr int kBreathPauseMs = 33;
constexpr int kFinderSamples = 32;
constexpr int kPhotoSamples = 64;
constexpr float kAsleep = 120;  // seconds without any event: nobody is there

ui::kit::Palette paletteOf(const scene::Theme& theme) {
    std::map<std::string, ImVec4> named;
    for (const auto& [name, c] : theme.palette) named[name] = {c.x, c.y, c.z, c.w};
    return ui::kit::paletteFrom(named);
}

float millisecondsSince(Clock::time_point begin) {
    return std::chrono::duration<float, std::milli>(Clock::now() - begin).count();
}

bool same(const scene::Camera& a, const scene::Camera& b) {
    return a.eye == b.eye && a.target == b.target && a.aspect == b.aspect && a.shift == b.shift &&
           a.verticalFov == b.verticalFov;
}

}  // namespace

// ---- start ----

App::App(const StartOptions& options, base::Log& log)
    : options_(options),
      log_(log),
      shell_(Paths::find(), log, options.settings),
      // Nobody hears a program that draws without a display, unless somebody says where to.
      sounds_(shell_.paths().assets / "sounds",
              !options.offscreen || std::getenv("SDL_AUDIODRIVER") != nullptr, log),
      scriptFrame_(kScriptFrame) {}

base::Result<void> App::open() {
    if (!options_.script.empty()) {
        const auto text = base::readFile(options_.script);
        if (!text) return text.error();
        auto steps = readScript(*text, options_.script.string());
        if (!steps) return steps.error();
        script_.emplace(std::move(*steps), options_.script.string());
    }
    const Settings& s = shell_.settings();
    const auto size = options_.size.value_or(
        std::pair(options_.offscreen ? 1280 : s.windowWidth, options_.offscreen ? 720 : s.windowHeight));
    auto window = Window::open({.width = size.first,
                                .height = size.second,
                                .fullScreen = s.fullScreen,
                                .verticalSync = s.verticalSync,
                                .offscreen = options_.offscreen,
                                .icon = (shell_.paths().assets / "icon" / "dolmen-256.png").string()});
    if (!window) return window.error();
    window_ = std::move(*window);
    auto renderer = render::Renderer::create(shell_.paths().shaders, log_);
    if (!renderer) return renderer.error();
    renderer_ = std::move(*renderer);
    for (const base::Error& problem : renderer_->takeProblems())
        shell_.toast(shell_.texts().describe(problem), ui::kit::Severity::Warning);
    governor_.emplace(renderer_->software());
    setQuality();
    if (options_.offscreen) window_->resize(size.first, size.second);
    screens_.push_back(std::make_unique<StartScreen>(shell_));
    sounds_.setVolumes(s.volumes);
    sounds_.setTheme(shell_.theme());
    if (!unseen()) takeTheme();
    if (!options_.open.empty()) shell_.openFile(options_.open, options_.ply);
    return {};
}

// ---- the loop ----

bool App::active() const {
    return tableChanged_ || !renderer_->converged() || uiFrames_ > 0 || uiAnimating_ || toastsMoving_ ||
           screens_.back()->animating() || shell_.loading() || !recordFolder_.empty() ||
           shell_.table().cameraPending();
}

base::Result<void> App::run() {
    const QuitSignals signals;
    const bool fixed = fixedClock();
    if (fixed) shell_.fixClock();
    // Nobody is there to read a notice.
    const bool unattended = !script_ && (options_.offscreen || !options_.screenshot.empty());
    while (!shell_.quitting()) {
        if (QuitSignals::take()) requestQuit();
        if (auto drawn = fixed ? turn(scriptFrame_) : turnByClock(kIdleMs); !drawn) return drawn;
        if (script_ && script_->done()) break;
        if (unattended && shell_.openProblem()) return *shell_.openProblem();
        if (!options_.screenshot.empty() && settled()) {
            if (auto written = screenshot(options_.screenshot); !written) return written;
            break;
        }
        if (options_.offscreen && !script_ && options_.screenshot.empty() && settled()) break;
    }
    return shell_.flush();
}

base::Result<void> App::turn(float seconds) {
    const auto begin = Clock::now();
    auto made = frame(seconds, seconds);
    // The fixed clock must not outrun work that goes by the true one.
    if (unseen() && (shell_.busy() || sounds_.loading())) SDL_Delay(8);
    if (sounds_.audible()) keepPace(seconds, millisecondsSince(begin) / 1000);
    return made;
}

base::Result<void> App::turnByClock(int mostMs) {
    if (!lastTurn_) lastTurn_ = Clock::now();
    if (!active()) {
        const bool quiet =
            shell_.toasts().empty() && !shell_.busy() && !sounds_.loading() && !screen().expecting();
        const bool breathes = shell_.table().onlyBreathes() || shell_.table().cameraHabits().breathes;
        window_->waitForEvent(std::min(mostMs, breathes ? kBreathPauseMs : quiet ? kIdleMs : kExpectingMs));
    }
    const float passed = millisecondsSince(*lastTurn_) / 1000;
    lastTurn_ = Clock::now();
    if (auto drawn = frame(std::min(passed, kLongest), passed); !drawn) return drawn;
    // Without a display's pace, a picture that only the interface changes would be drawn thousands of
    // times a second.
    if (millisecondsSince(*lastTurn_) < 4) SDL_Delay(4);
    return {};
}

base::Result<void> App::frame(float seconds, float passed) {
    if (script_)
        if (auto played = script_->advance(*this, seconds); !played) return played;
    handleEvents();
    shell_.update(seconds);
    if (shell_.changeScreens(screens_)) uiFrames_ = kUiAfterEvent;
    applyChanges();
    updateSounds();
    if (window_->minimised()) {
        // Nobody sees anything, but the game goes on: an engine's turn does not wait until somebody looks.
        simulate(seconds);
        screen().pass(passed);
        if (!fixedClock()) window_->waitForEvent(kMinimisedMs);
        return {};
    }
    if (renderer_->lost())
        return base::Error{
            base::mark("The graphics driver was reset and has lost the picture. Please start Dolmen "
                       "again.")};
    reloadShaders();
    layOut();
    simulate(seconds);
    screen().pass(passed);
    const bool pictureChanged = drawTable(tableChanged_, seconds);
    const bool uiChanged = uiFrames_ > 0 || uiAnimating_ || !shell_.toasts().empty() ||
                           shell_.loadingToast() || screen().animating();
    const bool drawn = pictureChanged || uiChanged;
    if (drawn) {
        ++drawn_.frames;
        // Where only a piece moved, the rest stays as it is, panels and all.
        const auto part = window_->beginFrame(uiChanged ? std::nullopt : renderer_->changedPart());
        if (!unseen()) renderer_->present(window_->surface().framebuffer(), size_.width, size_.height, part);
        drawInterface(seconds, part);
        window_->show();
        uiFrames_ = std::max(0, uiFrames_ - 1);
    }
    return recordFolder_.empty() ? base::Result<void>() : recordFrame(drawn);
}

void App::requestQuit() {
    SDL_Event event{};
    event.type = SDL_QUIT;
    SDL_PushEvent(&event);
}

void App::handleEvents() {
    // Dear ImGui sees the keys and buttons once a frame: a press and its release must not fall into the same
    // one.
    std::set<std::pair<Uint32, int>> pressed;
    SDL_Event event;
    SDL_PumpEvents();
    while (SDL_PeepEvents(&event, 1, SDL_PEEKEVENT, SDL_FIRSTEVENT, SDL_LASTEVENT) > 0) {
        if (event.type == SDL_KEYDOWN) pressed.emplace(SDL_KEYUP, event.key.keysym.sym);
        if (event.type == SDL_MOUSEBUTTONDOWN) pressed.emplace(SDL_MOUSEBUTTONUP, event.button.button);
        const int which = event.type == SDL_KEYUP           ? event.key.keysym.sym
                          : event.type == SDL_MOUSEBUTTONUP ? event.button.button
                                                            : 0;
        if (pressed.count({event.type, which}) != 0) break;
        SDL_PeepEvents(&event, 1, SDL_GETEVENT, SDL_FIRSTEVENT, SDL_LASTEVENT);
        window_->handle(event);
        untouched_ = 0;
        uiFrames_ = kUiAfterEvent;
        handle(event);
    }
}

bool App::globalKey(const SDL_Keysym& key) {
    const bool enter = key.sym == SDLK_RETURN && (key.mod & KMOD_ALT) != 0;
    if (key.sym == SDLK_F11 || enter) {
        Settings changed = shell_.settings();
        changed.fullScreen = !changed.fullScreen;
        shell_.apply(changed);
        return true;
    }
    return key.sym == SDLK_ESCAPE && (shell_.cancelLoading() || screen().escape());
}

void App::handle(const SDL_Event& event) {
    const ImGuiIO& io = ImGui::GetIO();
    switch (event.type) {
        case SDL_QUIT:
            shell_.quit();
            return;
        case SDL_DROPFILE:
            shell_.openFile(event.drop.file);
            SDL_free(event.drop.file);
            return;
        case SDL_WINDOWEVENT:
            if (event.window.event == SDL_WINDOWEVENT_SIZE_CHANGED && !window_->offscreen() &&
                !shell_.settings().fullScreen)
                shell_.setWindowSize(event.window.data1, event.window.data2);
            tableChanged_ = true;
            break;
        case SDL_KEYDOWN:
            if (globalKey(event.key.keysym)) return;
            if (io.WantTextInput && !screen().awaitsTextFocus()) return;
            break;
        case SDL_TEXTINPUT:
            if (io.WantTextInput && !screen().awaitsTextFocus()) return;
            break;
        case SDL_MOUSEBUTTONDOWN:
        case SDL_MOUSEWHEEL:
            if (io.WantCaptureMouse) return;
            break;
        default:
            break;
    }
    screen().handle(event);
}

void App::applyChanges() {
    const Shell::Changes changes = shell_.takeChanges();
    if (changes.theme) themeStale_ = true;
    if (changes.theme) sounds_.setTheme(shell_.theme());
    if (changes.volumes) sounds_.setVolumes(shell_.settings().volumes);
    if (changes.window && !options_.offscreen) {
        window_->setFullScreen(shell_.settings().fullScreen);
        window_->setVerticalSync(shell_.settings().verticalSync);
    }
    if (changes.window) {
        setQuality();
        sampleMs_.reset();
    }
    if (!unseen()) takeTheme();
    if (changes.theme || changes.style || changes.table) tableChanged_ = true;
    if (changes.interface) uiFrames_ = std::max(uiFrames_, 1);
    // The same interface at every size of window: larger ones are shown larger, as a nearer display would be.
    const Window::Size now = window_->pixels();
    const auto height = static_cast<float>(now.height);
    const ImVec2 display(static_cast<float>(now.width), height);
    const float natural = std::max(window_->density(), height / 900);
    const float wanted =
        ui::kit::fittingScale(display, static_cast<float>(shell_.settings().interfaceScale) * natural);
    if (changes.style || std::abs(wanted - scale_) > 0.01F) {
        scale_ = wanted;
        palette_ = paletteOf(shell_.theme());
        for (const base::Error& error :
             window_->restyle(fonts_, palette_, scale_, renderer_->largestTexture()))
            log_.warning(error.describe());
        shell_.setPixelScale(scale_);
        uiFrames_ = kUiAfterEvent;
    }
}

void App::takeTheme() {
    if (!std::exchange(themeStale_, false)) return;
    for (const base::Error& error : renderer_->setTheme(shell_.theme()))
        shell_.toast(shell_.texts().describe(error), ui::kit::Severity::Warning);
}

/// The table fills what the panels leave of the window.
void App::layOut() {
    const Window::Size now = window_->pixels();
    if (now != size_) {
        size_ = now;
        sampleMs_.reset();
        uiFrames_ = kUiAfterEvent;
        tableChanged_ = true;
    }
    const Photo* photo = screen().photo();
    const bool developing = photo != nullptr && photo->developing();
    const Window::Size wanted = developing ? Window::Size{photo->width, photo->height} : size_;
    if (wanted != picture_) {
        picture_ = wanted;
        renderer_->resize(wanted.width, wanted.height);
        tableChanged_ = true;
    }
    const auto w = static_cast<float>(std::max(size_.width, 1));
    const auto h = static_cast<float>(std::max(size_.height, 1));
    const ui::kit::Rect area = screen().tableArea({0, 0, w, h});
    if (area.empty()) return;
    // A panel has opened or closed: what it hid is to be drawn.
    if (std::exchange(tableArea_, area) != area) renderer_->setCovered({});
    const glm::vec2 middle((area.x + area.width / 2) / w * 2 - 1, 1 - (area.y + area.height / 2) / h * 2);
    scene::OrbitCamera& camera = shell_.table().camera();
    camera.setPicture(w / h, middle, {area.width / w, area.height / h});
    for (auto above = screens_.rbegin(); above != screens_.rend(); ++above)
        if (const auto stance = (*above)->stance()) {
            camera.stand(*stance, cameraTravels() && drawn_.frames > 0 ? kSitDown : 0);
            break;
        }
}

/// By the fixed clock only if a script asks for it, so that pictures stay where they are.
bool App::cameraTravels() const {
    return !shell_.settings().reducedMotion && (freeCamera_ || (!options_.offscreen && !script_));
}

CameraHabits App::cameraHabits() const {
    const Settings& s = shell_.settings();
    if (!cameraTravels()) return {};
    if (options_.offscreen || script_) return {.turns = s.cameraTurns, .follows = s.cameraFollows};
    const bool smooth = sampleMs_ && *sampleMs_ < kSmoothMs;
    const auto samples = static_cast<float>(renderer_->quality().stillSamples);
    return {.turns = s.cameraTurns,
            .follows = s.cameraFollows && smooth,
            .breathes = s.cameraBreathes && screens_.back()->photo() == nullptr && sampleMs_ &&
                        *sampleMs_ * samples < kBreathMs && window_->focused() && untouched_ < kAsleep};
}

void App::simulate(float seconds) {
    untouched_ += seconds;
    shell_.setCameraHabits(cameraHabits());
    shell_.setPanelsFade(shell_.settings().panelsFade && (fadePanels_ || (!options_.offscreen && !script_)));
    const double before = shell_.table().scene().clock();
    unsimulated_ += seconds;
    for (; unsimulated_ >= kStep; unsimulated_ -= kStep) {
        if (shell_.table().update(kStep)) tableChanged_ = true;
        screen().update(kStep);
    }
    hearTable(before);
}

// ---- sound ----

/// What happened in the time that this frame shows is heard as far apart as it happened.
void App::hearTable(double since) {
    TableSession& table = shell_.table();
    for (const scene::Touch& touch : table.takeTouches())
        for (const audio::Sound& sound :
             tableSounds_.soundsOf(touch, shell_.theme(), table.project(touch.at).x,
                                   static_cast<float>(std::clamp(touch.time - since, 0.0, 1.0))))
            sounds_.play(sound);
}

void App::updateSounds() {
    for (const base::Error& error : sounds_.update())
        shell_.toast(shell_.texts().describe(error), ui::kit::Severity::Warning);
    sounds_.setHidden(window_->minimised());
    for (const audio::Sound& sound : shell_.takeSounds()) sounds_.play(sound);
}

/// A device plays by the true clock: a script that is heard must not run ahead of it.
void App::keepPace(float seconds, float passed) const {
    if (passed < seconds) SDL_Delay(static_cast<Uint32>((seconds - passed) * 1000));
}

/// For work on the shaders: what was saved is seen at once.
void App::reloadShaders() {
#ifndef NDEBUG
    constexpr float kLookMs = 400;
    if (options_.offscreen || millisecondsSince(shadersSeen_) < kLookMs) return;
    shadersSeen_ = Clock::now();
    const auto reloaded = renderer_->reloadShadersIfChanged();
    if (!reloaded)
        shell_.toast(shell_.texts().describe(reloaded.error()), ui::kit::Severity::Warning);
    else if (*reloaded)
        tableChanged_ = true;
#endif
}

bool App::drawTable(bool changed, float seconds) {
    TableSession& table = shell_.table();
    if (uploaded_ != &table.scene().model()) {
        uploaded_ = &table.scene().model();
        renderer_->setMeshes(uploaded_->meshes());
        changed = true;
    }
    const scene::Camera before = list_.camera;
    const float exposure = list_.exposure;
    const Photo* photo = screen().photo();
    list_.items.clear();
    list_.exposure = photo != nullptr ? photo->exposure : 1.0F;
    table.draw(list_);
    if (!options_.offscreen && !std::exchange(calibrated_, true)) calibrate();
    changed = changed || !same(before, list_.camera) || exposure != list_.exposure;
    const float lens = renderer_->quality().lensRadius;
    useQuality();
    changed = changed || lens != renderer_->quality().lensRadius;
    tableChanged_ = false;
    unseenChange_ = changed;
    if (unseen()) return changed;
    // Before it is asked whether there is anything to draw: another picture, made meanwhile, may have drawn
    // all that this one needs.
    if (photo != nullptr && photo->developing()) {
        develop(changed);
        return true;
    }
    if (!changed && renderer_->converged()) return false;
    if (changed && table.onlyBreathes()) {
        drawWhole();
        return true;
    }
    // A pointer that only pauses on its way does not wait for a picture to become better.
    restedFor_ = changed ? 0 : restedFor_ + seconds;
    if (!changed && restedFor_ < kRest) return false;
    if (!changed && !sampleMs_ && !options_.offscreen && renderer_->stillSamples() > 0) {
        measureSample();
        return true;
    }
    const bool another =
        renderer_->draw(list_, changed ? render::FrameMode::Moving : render::FrameMode::Still);
    ++(changed ? drawn_.moving : drawn_.samples);
    if (changed) adaptQuality();
    return another;
}

void App::setQuality() {
    const Settings& s = shell_.settings();
    governor_->set(render::qualityNamed(s.quality), static_cast<float>(s.resolutionScale));
    useQuality();
}

/// Takes the quality that is chosen, and for photographs a better one. Textures are read anew if they are to
/// be kept in another way.
void App::useQuality() {
    render::Quality quality = governor_->quality();
    if (const Photo* photo = screens_.empty() ? nullptr : screen().photo()) {
        quality.lensRadius = photo->lensRadius;
        // A wide lens needs many samples, or things out of focus are seen several times.
        quality.stillSamples = photo->developing() ? kPhotoSamples : kFinderSamples;
    }
    const render::Quality& now = renderer_->quality();
    if (quality == now) return;
    if (now.anisotropy != quality.anisotropy || now.packedSurfaces != quality.packedSurfaces)
        themeStale_ = true;
    renderer_->setQuality(quality);
}

/// One sample more of a photograph; when it has them all, it is read back.
void App::develop(bool changed) {
    takeTheme();
    if (changed || !renderer_->converged()) renderer_->draw(list_, render::FrameMode::Still);
    screen().developing(static_cast<float>(renderer_->stillSamples()) / static_cast<float>(kPhotoSamples));
    if (renderer_->converged()) screen().developed(renderer_->readPixels());
    uiFrames_ = std::max(uiFrames_, 1);
}

/// A picture at rest, at once.
void App::drawWhole() {
    do renderer_->draw(list_, render::FrameMode::Still);
    while (!renderer_->converged());
}

/// Draws the next sample and waits for it. Reading the picture back is what waits, so its own time is taken
/// off.
void App::measureSample() {
    const auto begin = Clock::now();
    renderer_->draw(list_, render::FrameMode::Still);
    (void)renderer_->readPixels();
    const float both = millisecondsSince(begin);
    const auto again = Clock::now();
    (void)renderer_->readPixels();
    sampleMs_ = std::max(both - millisecondsSince(again), 0.0F);
}

/// Once, with the first picture of the table: which level the device can draw fast enough.
void App::calibrate() {
    const render::QualityLevel before = governor_->level();
    governor_->calibrate([this](render::QualityLevel level) {
        renderer_->setQuality(render::qualityOf(level));
        return renderer_->measure(list_);
    });
    useQuality();
    themeStale_ = themeStale_ || governor_->level() != before;
    takeTheme();
}

/// Motion that stutters is worse than motion that is a little coarse.
void App::adaptQuality() {
    const auto took = renderer_->movingTime();
    // By the fixed clock pictures must not depend on the machine's speed.
    if (options_.offscreen || !took || !governor_->measured(*took)) return;
    useQuality();
    log_.info("quality: " + std::string(render::nameOf(governor_->level())) + ", in motion at " +
              std::to_string(std::lround(governor_->quality().movingScale * 100)) + " %");
}

void App::drawInterface(float seconds, const std::optional<render::PixelRect>& part) {
    ImGuiIO& io = ImGui::GetIO();
    if (screen().keyboardNavigation())
        io.ConfigFlags |= ImGuiConfigFlags_NavEnableKeyboard;
    else
        io.ConfigFlags &= ~ImGuiConfigFlags_NavEnableKeyboard;
    window_->beginUi(seconds);
    labels_.clear();
    covered_.clear();
    ui::kit::Context ui{.texts = shell_.texts(),
                        .fonts = fonts_,
                        .palette = palette_,
                        .scale = scale_,
                        .labels = script_ || options_.offscreen ? &labels_ : nullptr,
                        .covered = &covered_};
    screen().draw(ui, seconds);
    if (ui.pressed) shell_.play(audio::Cue::Press);
    uiAnimating_ = std::exchange(ui.animating, false);
    // Over the table messages are below; a menu fills the middle, and there they are above.
    const float below = screen().stance() ? ui.px(56) : static_cast<float>(size_.height) - ui.px(84);
    std::vector<ui::kit::Toast> toasts = shell_.toasts();
    if (auto loading = shell_.loadingToast()) toasts.push_back(*std::move(loading));
    ui::screens::drawToasts(ui, toasts, below);
    toastsMoving_ = ui.animating;
    window_->endUi(!unseen(), part);
    renderer_->setCovered(coveredPixels());
}

std::vector<render::PixelRect> App::coveredPixels() const {
    std::vector<render::PixelRect> pixels;
    for (const ui::kit::Rect& r : covered_)
        if (!r.empty())
            pixels.push_back({static_cast<int>(r.x), size_.height - static_cast<int>(r.y + r.height),
                              static_cast<int>(r.width), static_cast<int>(r.height)});
    return pixels;
}

// ---- what scripts ask for ----

std::optional<std::pair<float, float>> App::placeOnPicture(const std::string& name) {
    const auto place = shell_.table().input().placeNamed(name);
    if (!place) return {};
    const glm::vec2 ndc = shell_.table().project(*place);
    return std::pair((ndc.x + 1) / 2 * static_cast<float>(size_.width),
                     (1 - ndc.y) / 2 * static_cast<float>(size_.height));
}

std::optional<std::pair<float, float>> App::labelOnPicture(const std::string& label) {
    const auto found = labels_.find(label);
    if (found == labels_.end()) return {};
    const ImVec2 center = found->second.center();
    return std::pair(center.x, center.y);
}

bool App::settled() const {
    // The announcement and toasts fade by themselves; they do not keep a picture from being finished.
    const bool shown = !tableChanged_ && (unseen() ? !unseenChange_ : renderer_->converged()) &&
                       uiFrames_ == 0 && !uiAnimating_;
    return (shown || window_->minimised()) && !shell_.table().animating() &&
           !shell_.table().cameraPending() && !shell_.busy() && !sounds_.loading() &&
           !screens_.back()->expecting();
}

void App::resize(int width, int height) {
    window_->resize(width, height);
    uiFrames_ = kUiAfterEvent;
}

base::Result<void> App::screenshot(const std::filesystem::path& file) {
    // By the fixed clock even a moment of a motion can be drawn at leisure.
    picturing_ = true;
    takeTheme();
    drawWhole();
    renderer_->present(window_->surface().framebuffer(), size_.width, size_.height);
    drawInterface(0);
    picturing_ = false;
    return render::savePng(window_->surface().readPixels(size_.width, size_.height), file);
}

base::Result<void> App::picture(const scene::Camera& camera, const std::filesystem::path& file) {
    takeTheme();
    scene::DrawList list = list_;
    list.camera = camera;
    list.focusDistance = glm::length(camera.eye - camera.target);
    do renderer_->draw(list, render::FrameMode::Still);
    while (!renderer_->converged());
    tableChanged_ = true;
    return render::savePng(renderer_->readPixels(), file);
}

void App::minimise(bool on) {
    window_->setMinimised(on);
    tableChanged_ = true;
    uiFrames_ = kUiAfterEvent;
}

void App::record(const std::filesystem::path& folder, int framesPerSecond) {
    recordFolder_ = folder;
    recorded_ = 0;
    // The first picture is one of what there is, whether it was drawn before or not.
    uiFrames_ = kUiAfterEvent;
    tableChanged_ = true;
    scriptFrame_ = folder.empty() ? kScriptFrame : 1.0F / static_cast<float>(framesPerSecond);
}

/// JPEG, since packing a PNG takes longer than drawing it. A frame like the one before costs a link, so that
/// stillness lasts in a film as long as it does on the screen.
base::Result<void> App::recordFrame(bool changed) {
    const auto file = [this](int number) {
        char name[32];
        std::snprintf(name, sizeof name, "frame-%05d.jpg", number);
        return recordFolder_ / name;
    };
    ++recorded_;
    if (!changed && recorded_ > 1 && base::replaceByLink(file(recorded_ - 1), file(recorded_)) == 0)
        return {};
    return render::saveJpeg(window_->surface().readPixels(size_.width, size_.height), file(recorded_));
}

std::optional<std::string> App::answer(const std::string& question) {
    if (question == "sounds") return sounds_.takeHeard();
    return answerTo(question, shell_, *screens_.back(), labels_);
}

}  // namespace app
