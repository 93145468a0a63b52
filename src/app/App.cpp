#include "app/App.h"

#include <algorithm>
#include <cstdlib>

#include "app/frame/PhotoDeveloper.h"
#include "app/screens/Screens.h"
#include "app/window/WindowSystem.h"
#include "base/Clock.h"
#include "base/Files.h"

namespace app {
namespace {

constexpr float kTimeStep = 1.0F / 120;  // seconds of one simulation step
constexpr float kLongestStep =
    0.1F;                         // time beyond this is left out, so that pieces do not jump after a delay
constexpr float kSitDown = 1.8F;  // seconds for the camera to move from the start screen's view to the table
constexpr float kReframing = 0.45F;  // seconds for the camera to follow when panels open or close
constexpr float kLeastTurnMs = 4;
constexpr int kIdleMs = 500;
constexpr int kExpectingMs = 40;
constexpr int kMinimisedMs = 50;
constexpr int kWriterMs = 10;  // in a minimised window, until a film's writer is asked again
constexpr int kBreathPauseMs = 33;
constexpr int kBackgroundMs = 8;
// Milliseconds of each frame for drawing films: so few that a player does not notice while nothing moves.
// With the fixed clock nothing else waits, so they get more.
constexpr float kFilmMs = 12;
constexpr float kFilmOnlyMs = 100;

}  // namespace

// ---- start ----

App::App(const StartOptions& options, std::vector<CatalogEntry> games, base::Log& log)
    : options_(options),
      log_(log),
      shell_(Paths::find(), std::move(games), makeScreen, log, options.settings),
      // An offscreen program plays no sound, unless the environment names a driver.
      sounds_(basics_, shell_.playing().tables,
              !options.offscreen || std::getenv("SDL_AUDIODRIVER") != nullptr, log) {
    if (options.offscreen) basics_.narrator.mute();
}

base::Result<void> App::open() {
    if (auto read = readScriptFile(); !read) return read;
    if (auto opened = openWindow(); !opened) return opened;
    // The pointer is the script's: motions of the real one would take it away in the middle of a click.
    if (script_) SDL_EventState(SDL_MOUSEMOTION, SDL_IGNORE);
    if (auto opened = openRenderer(); !opened) return opened;
    basics_.screens.open(ScreenId::Start);
    (void)basics_.screens.update(false);
    createParts();
    sounds_.useVolumes();
    sounds_.useTheme();
    if (scripted_->framesDrawn()) picture_->useTheme(basics_.preferences.theme());
    if (!options_.open.empty())
        shell_.collection().opener.openArgument(options_.open, options_.ply, options_.given);
    return {};
}

base::Result<void> App::readScriptFile() {
    if (options_.script.empty()) return {};
    const auto text = base::readFile(options_.script);
    if (!text) return text.error();
    auto steps = readScript(*text, options_.script.string());
    if (!steps) return steps.error();
    script_.emplace(std::move(*steps), options_.script.string());
    return {};
}

std::pair<int, int> App::windowSize() const {
    const Settings& s = basics_.preferences.settings();
    return options_.size.value_or(options_.offscreen ? std::pair(1280, 720)
                                                     : std::pair(s.windowWidth, s.windowHeight));
}

base::Result<void> App::openWindow() {
    const Settings& s = basics_.preferences.settings();
    const auto size = windowSize();
    if (!options_.offscreen && !opensFullScreen()) basics_.preferences.setFullScreen(false);
    auto window = Window::open({.width = size.first,
                                .height = size.second,
                                .maximised = s.windowMaximised && !options_.size,
                                .fullScreen = s.fullScreen,
                                .verticalSync = s.verticalSync,
                                .offscreen = options_.offscreen,
                                .icon = (basics_.paths.assets / "icon" / "dolmen-256.png").string()});
    if (!window) return window.error();
    window_ = std::move(*window);
    return {};
}

base::Result<void> App::openRenderer() {
    auto renderer = render::Renderer::create(basics_.paths.shaders, log_,
                                             render::qualityNamed(basics_.preferences.settings().quality));
    if (!renderer) return renderer.error();
    renderer_ = std::move(*renderer);
    for (const base::Error& problem : renderer_->takeProblems()) warn(problem);
    // The size is set only now, because an offscreen picture needs OpenGL, which the renderer has loaded.
    if (options_.offscreen) window_->resize(windowSize().first, windowSize().second);
    return {};
}

void App::createParts() {
    const bool offscreen = options_.offscreen;
    picture_.emplace(
        *renderer_, !offscreen, [this](const base::Error& error) { warn(error); }, log_);
    picture_->setSettings(basics_.preferences.settings(), screen().photo());
    studio_.emplace(*renderer_, shell_.collection().films,
                    [this] { picture_->useTheme(basics_.preferences.theme()); });
    interface_.emplace(*window_, *renderer_, basics_, shell_.collection(),
                       fixedClock() || options_.keepsLabels, log_);
    events_.emplace(*window_, basics_, shell_.collection());
    if (!offscreen) basics_.gamepad.start();
    shaders_.emplace(*renderer_, !offscreen);
    scripted_.emplace(ScriptedProgram::Program{.shell = shell_,
                                               .window = *window_,
                                               .renderer = *renderer_,
                                               .picture = *picture_,
                                               .interface = *interface_,
                                               .sounds = sounds_,
                                               .recorder = recorder_,
                                               .screens = basics_.screens.screens()},
                      offscreen && (script_ || options_.unseen));
}

void App::warn(const base::Error& error) {
    basics_.messages.toast(basics_.texts.describe(error), ui::kit::Severity::Warning);
}

// ---- the loop ----

base::Result<void> App::run() {
    while (true) {
        const auto goesOn = step();
        if (!goesOn) return goesOn.error();
        if (!*goesOn) return {};
    }
}

base::Result<bool> App::step() {
    base::Result<void> played;
    try {
        played = playOn();
    } catch (...) {
        // Whatever ends the loop, even a lost picture or an exception, what was played must be kept.
        for (const base::Error& lost : shell_.flush()) log_.error(lost.describe());
        throw;
    }
    if (played && !done_ && !basics_.screens.quitting()) return true;
    if (const auto ended = end(played); !ended) return ended.error();
    return false;
}

base::Result<void> App::end(const base::Result<void>& played) {
    const bool cutShort = cutShort_ && !done_;
    signals_.reset();
    const std::vector<base::Error> lost = shell_.flush();
    if (played && lost.empty() && cutShort)
        return base::fileError(script_ ? options_.script : options_.screenshot,
                               base::msgid("a signal ended this before it was done"));
    // One error is what the program ends with; the log has the others.
    const bool first = played && !lost.empty();
    for (std::size_t i = first ? 1 : 0; i < lost.size(); ++i) log_.error(lost[i].describe());
    return first ? lost.front() : played;
}

base::Result<void> App::playOn() {
    const bool fixed = fixedClock();
    if (!signals_) {
        signals_.emplace();
        if (fixed) shell_.playing().thinking.fixClock();
    }
    // Nobody can read a notice.
    const bool unattended = !script_ && (options_.offscreen || !options_.screenshot.empty());
    if (QuitSignals::take()) {
        cutShort_ = script_ || !options_.screenshot.empty();
        basics_.screens.quitAtOnce();
    }
    const float fixedFrame =
        recorder_.recording() ? recorder_.frameSeconds() : 1.0F / static_cast<float>(options_.frameRate);
    if (auto drawn = fixed ? turn(fixedFrame) : turnByClock(kIdleMs); !drawn) return drawn;
    done_ = script_ && script_->done();
    if (unattended && shell_.collection().opener.openProblem())
        return *shell_.collection().opener.openProblem();
    if (!options_.screenshot.empty() && scripted_->settled()) {
        if (auto written = scripted_->screenshot(options_.screenshot); !written) return written;
        done_ = true;
    }
    if (options_.offscreen && !script_ && options_.screenshot.empty() && scripted_->settled()) done_ = true;
    return {};
}

base::Result<void> App::turn(float seconds) {
    const auto begin = base::Clock::now();
    auto made = frame(seconds, seconds);
    // Fixed-clock frames must not run ahead of work that takes real time. In a window, too, a frame takes no
    // time if nothing has changed.
    const bool quick = !scripted_->framesDrawn() || base::millisecondsSince(begin) < kBackgroundMs;
    if (quick && (shell_.busy() || screen().working() || sounds_.loading() || interface_->loading()))
        SDL_Delay(kBackgroundMs);
    sounds_.keepPace(seconds, base::millisecondsSince(begin) / 1000);
    return made;
}

base::Result<void> App::turnByClock(int mostMs) {
    if (!lastTurn_) lastTurn_ = base::Clock::now();
    if (const int rest = restMs(); rest > 0) window_->waitForEvent(std::min(mostMs, rest));
    const float passed = base::millisecondsSince(*lastTurn_) / 1000;
    lastTurn_ = base::Clock::now();
    if (auto drawn = frame(std::min(passed, kLongestStep), passed); !drawn) return drawn;
    // Without a display that limits the rate, changes of the interface alone would be drawn thousands of
    // times a second.
    if (base::millisecondsSince(*lastTurn_) < kLeastTurnMs) SDL_Delay(static_cast<Uint32>(kLeastTurnMs));
    return {};
}

bool App::active() const {
    return picture_->changing() || studio_->ready() || interface_->changing() || screen().animating() ||
           shell_.collection().opener.loading() || recorder_.recording() ||
           shell_.playing().tables.shown().stage().cameraWork().pending();
}

int App::restMs() {
    if (fixedClock() || active()) return 0;
    const TableSession& table = shell_.playing().tables.shown();
    if (table.onlyBreathes() || table.stage().cameraWork().habits().breathes) return kBreathPauseMs;
    const bool told = basics_.messages.toasts().empty() || basics_.display.hidden;
    const bool quiet = told && basics_.captions.all().empty() && !shell_.busy() && !sounds_.loading() &&
                       !interface_->loading() && !shell_.playing().currentGame.expecting() &&
                       !screen().expecting() && !screen().ticking() && !shell_.playing().farTable.active() &&
                       !shell_.playing().publicServer.active();
    return quiet ? kIdleMs : kExpectingMs;
}

base::Result<void> App::frame(float seconds, float passed) {
    if (script_)
        if (auto played = script_->advance(*scripted_, seconds); !played) return played;
    handleEvents();
    basics_.display.hidden = window_->minimised();
    shell_.update(seconds);
    goOnWithLastGame();
    if (shell_.changeScreens()) interface_->redraw();
    applyChanges();
    sounds_.update(window_->minimised());
    window_->keepDisplayOn(shell_.longWork() || shell_.clocksRun());
    if (window_->minimised()) {
        // Nothing is drawn, but the game goes on: an engine plays its turn even in a minimised window.
        simulate(seconds, passed);
        drawFilm(passed);
        // A film goes on at full speed, too.
        if (!fixedClock() && !studio_->ready())
            window_->waitForEvent(shell_.collection().films.current() != nullptr ? kWriterMs : kMinimisedMs);
        return {};
    }
    if (renderer_->lost())
        return base::Error{
            base::msgid("The graphics driver was reset and has lost the picture. Please start Dolmen "
                        "again.")};
    reloadShaders();
    layOut();
    simulate(seconds, passed);
    auto drawn = drawFrame(seconds);
    drawFilm(passed);
    return drawn;
}

/// The archive's answer takes some frames. A player who has begun something else by then is left alone.
void App::goOnWithLastGame() {
    if (!options_.goOn) return;
    CurrentGame& game = shell_.playing().currentGame;
    if (!basics_.screens.onTop(ScreenId::Start)) options_.goOn = false;
    const std::vector<KeptGame> left = game.keeper().unfinished().all();
    if (!options_.goOn || left.empty()) return;
    options_.goOn = false;
    game.resume(left.front());
}

void App::drawFilm(float seconds) {
    if (fixedClock()) return studio_->work({.milliseconds = kFilmOnlyMs, .seconds = 1, .watched = false});
    const bool moves = shell_.playing().tables.shown().animating() || interface_->changing();
    studio_->work({.milliseconds = kFilmMs, .seconds = seconds, .watched = moves});
}

void App::handleEvents() {
    const EventRouter::Arrived arrived = events_->route(screen());
    if (arrived.windowChanged) picture_->invalidate();
    if (arrived.soundLost) sounds_.reopen();
    if (!arrived.any) return;
    picture_->stillPicture().touched();
    interface_->redraw();
}

void App::applyChanges() {
    const Changes changes = shell_.takeChanges();
    const Settings& settings = basics_.preferences.settings();
    if (changes.theme) {
        picture_->themeChanged();
        sounds_.useTheme();
    }
    if (changes.volumes) sounds_.useVolumes();
    if (changes.call) window_->call(*changes.call);
    if (changes.window && !options_.offscreen) {
        window_->setFullScreen(settings.fullScreen);
        window_->setVerticalSync(settings.verticalSync);
    }
    if (changes.window) picture_->setSettings(settings, screen().photo());
    if (scripted_->framesDrawn()) picture_->useTheme(basics_.preferences.theme());
    if (changes.theme || changes.style || changes.table) picture_->invalidate();
    if (changes.interface) interface_->redrawOnce();
    interface_->fit(changes.style);
}

void App::reloadShaders() {
    const auto reloaded = shaders_->update();
    if (!reloaded)
        warn(reloaded.error());
    else if (*reloaded)
        picture_->invalidate();
}

void App::layOut() {
    if (picture_->setSize(window_->pixels(), screen().photo())) interface_->redraw();
    const Window::Size size = picture_->windowSize();
    const ui::kit::Rect area = screen().tableArea(
        {0, 0, static_cast<float>(std::max(size.width, 1)), static_cast<float>(std::max(size.height, 1))});
    if (area.empty()) return;
    scene::OrbitCamera& camera = shell_.playing().tables.shown().stage().camera();
    // A panel has opened or closed, so the area that it hid must be drawn.
    const float seconds = cameraTravels() && frames_ > 0 ? kReframing : 0;
    if (framing_.fit(camera, size, area, seconds)) renderer_->setCovered({});
    const auto& screens = basics_.screens.screens();
    for (auto above = screens.rbegin(); above != screens.rend(); ++above)
        if (const auto viewpoint = (*above)->viewpoint()) {
            camera.stand(*viewpoint, cameraTravels() && frames_ > 0 ? kSitDown : 0);
            break;
        }
}

bool App::cameraTravels() const {
    return !basics_.preferences.settings().reducedMotion && (!fixedClock() || scripted_->cameraFree());
}

CameraHabits App::cameraHabits() const {
    const Settings& s = basics_.preferences.settings();
    if (!cameraTravels()) return {};
    if (fixedClock()) return {.turns = s.cameraTurns, .follows = s.cameraFollows};
    const CameraHabits allowed{.turns = s.cameraTurns,
                               .follows = s.cameraFollows,
                               .breathes = s.cameraBreathes && screen().photo() == nullptr};
    return picture_->stillPicture().affordable(allowed, renderer_->quality().stillSamples,
                                               window_->focused());
}

void App::simulate(float seconds, float passed) {
    picture_->stillPicture().pass(seconds);
    shell_.playing().tables.setCameraHabits(cameraHabits());
    basics_.display.panelsFade = basics_.preferences.settings().panelsFade &&
                                 !basics_.preferences.settings().highContrast &&
                                 (!fixedClock() || scripted_->panelsFade());
    const double before = shell_.playing().tables.shown().stage().scene().clock();
    unsimulated_ += seconds;
    for (; unsimulated_ >= kTimeStep; unsimulated_ -= kTimeStep) {
        if (shell_.playing().tables.shown().update(kTimeStep)) picture_->invalidate();
        shell_.playing().currentGame.step(kTimeStep);
        screen().update(kTimeStep);
    }
    sounds_.playTable(before);
    shell_.playing().currentGame.passTime(passed);
    screen().pass(passed);
    shell_.follow();
    if (shell_.playing().tables.shown().stage().takeChanged()) picture_->invalidate();
}

base::Result<void> App::drawFrame(float seconds) {
    if (isDeveloping(screen().photo())) interface_->redrawOnce();
    const bool pictureChanged = picture_->draw({.table = shell_.playing().tables.shown(),
                                                .screen = screen(),
                                                .theme = basics_.preferences.theme(),
                                                .seconds = seconds,
                                                .seen = scripted_->framesDrawn()});
    const bool interfaceChanged = interface_->outdated(screen());
    const bool drawn = pictureChanged || interfaceChanged;
    const Window::Size size = picture_->windowSize();
    if (drawn) {
        ++frames_;
        // If only a piece has moved, the rest of the picture stays as it is, including the panels.
        const auto part = window_->beginFrame(interfaceChanged ? std::nullopt : renderer_->changedPart());
        const bool seen = scripted_->framesDrawn();
        if (seen) renderer_->present(window_->surface().framebuffer(), size.width, size.height, part);
        interface_->draw(screen(), seconds, seen, part);
        window_->show();
        interface_->frameDone();
    }
    return recorder_.add(drawn, [&] { return window_->surface().readPixels(size.width, size.height); });
}

}  // namespace app
