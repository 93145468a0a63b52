#include "app/e2e/Fingers.h"

#include <chrono>
#include <cmath>
#include <cstdio>
#include <map>
#include <optional>
#include <utility>

#include "app/script/ScriptRunner.h"

namespace e2e {
namespace {

constexpr float kFingerFrame = 1.0F / 20;  // seconds: few frames, since nobody watches
constexpr double kPatience = 300;          // seconds: a picture can take long without a graphics card
constexpr int kWaitMs = 20;

std::string xName(const std::string& key) {
    static const std::map<std::string, std::string> kNames{
        {"+", "plus"}, {"-", "minus"}, {"Space", "space"}, {"PageUp", "Page_Up"}, {"PageDown", "Page_Down"}};
    const auto known = kNames.find(key);
    return known == kNames.end() ? key : known->second;
}

}  // namespace

base::Result<void> ScriptFingers::run(const std::string& lines) {
    auto steps = app::readScript(lines + "\nsettle\n", "person");
    if (!steps) return steps.error();
    app::ScriptRunner runner(std::move(*steps), lines);
    while (!runner.done()) {
        if (auto played = runner.advance(app_.scriptHost(), kFingerFrame); !played) return played;
        if (auto drawn = app_.turn(kFingerFrame); !drawn) return drawn;
    }
    return {};
}

RealFingers::RealFingers(app::App& app, const Display& display) : app_(app), display_(display) {
    SDL_AddEventWatch(&RealFingers::note, this);
}

RealFingers::~RealFingers() { SDL_DelEventWatch(&RealFingers::note, this); }

int RealFingers::note(void* self, SDL_Event* event) {
    const SDL_Keycode key = event->key.keysym.sym;  // if it is a key
    const bool keyUp = event->type == SDL_KEYUP && key != SDLK_LSHIFT && key != SDLK_RSHIFT;
    if (keyUp || event->type == SDL_MOUSEBUTTONUP) ++static_cast<RealFingers*>(self)->released_;
    return 0;
}

base::Result<void> RealFingers::passUntil(const std::function<bool()>& condition, double seconds) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::duration<double>(seconds);
    // A condition counts once it has held for some turns: events may still be on their way.
    for (int held = 0; held < 3;) {
        if (auto drawn = app_.turnByClock(kWaitMs); !drawn) return drawn;
        held = condition() ? held + 1 : 0;
        if (std::chrono::steady_clock::now() > end) return base::Error{base::msgid("nothing came of it")};
    }
    return {};
}

bool RealFingers::atRest() {
    const app::TableSession& table = app_.shell().playing().tables.shown();
    const scene::OrbitCamera& camera = table.stage().camera();
    return !table.animating() && !table.stage().cameraWork().pending() && camera.now() == camera.wanted() &&
           !app_.shell().busy() && !app_.shell().playing().currentGame.expecting() &&
           SDL_HasEvents(SDL_FIRSTEVENT, SDL_LASTEVENT) == SDL_FALSE;
}

base::Result<void> RealFingers::act(const app::ScriptStep& step) {
    using Kind = app::ScriptStep::Kind;
    // A busy display passes events on when it gets to it.
    int expected = released_;
    if (step.kind == Kind::Key) {
        ++expected;
        display_.press(xName(step.text));
    } else if (step.kind == Kind::Text) {
        expected += static_cast<int>(step.text.size());
        display_.type(step.text);
    } else if (step.kind == Kind::Click) {
        const std::string& target = step.targets.front();
        std::optional<std::pair<float, float>> at;
        const bool place = target.front() == '@';
        // A label must have come to rest, as an eye would wait for it.
        std::optional<std::pair<float, float>> before;
        auto seen = passUntil(
            [&] {
                int x = 0;
                int y = 0;
                if (std::sscanf(target.c_str(), "%d,%d", &x, &y) == 2) {
                    at = {static_cast<float>(x), static_cast<float>(y)};
                    return true;
                }
                at = place ? app_.scriptHost().placeOnPicture(target.substr(1))
                           : app_.scriptHost().labelOnPicture(target);
                return at && std::exchange(before, at) == at;
            },
            kPatience);
        if (!seen)
            return base::Error{
                {base::msgid("{label}: {why}"), {{"label", target}, {"why", seen.error().describe()}}}};
        ++expected;
        display_.click(static_cast<int>(std::lround(at->first)), static_cast<int>(std::lround(at->second)));
    }
    return passUntil([this, expected] { return released_ >= expected && atRest(); }, kPatience);
}

base::Result<void> RealFingers::run(const std::string& lines) {
    const auto steps = app::readScript(lines + "\nsettle\n", "person");
    if (!steps) return steps.error();
    for (const app::ScriptStep& step : *steps)
        if (auto done = act(step); !done) return done;
    return {};
}

}  // namespace e2e
