#include "app/script/ScriptRunner.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <iostream>

#include "app/common/EmptyEvent.h"
#include "app/input/WheelEvent.h"
#include "app/script/ScriptEvents.h"

namespace app {
namespace {

using base::msgid;
using Kind = ScriptStep::Kind;

constexpr double kLabelPatience = 1.5;  // seconds of script time within which a label must appear
constexpr double kPatience = 120;       // seconds of script time within which the picture must settle
// Somebody else brings about what is awaited, who knows nothing of script time.
constexpr std::chrono::seconds kLongestAwaited{120};

std::optional<std::pair<float, float>> pointIn(const std::string& text) {
    const auto comma = text.find(',');
    if (comma == std::string::npos) return {};
    float x = 0;
    float y = 0;
    const char* const end = text.data() + text.size();
    const auto first = std::from_chars(text.data(), text.data() + comma, x);
    const auto second = std::from_chars(text.data() + comma + 1, end, y);
    if (first.ec != std::errc() || second.ec != std::errc() || first.ptr != text.data() + comma ||
        second.ptr != end)
        return {};
    return std::pair(x, y);
}

void push(SDL_Event event) { SDL_PushEvent(&event); }

/// A text event holds 32 bytes, so longer texts are split into several events.
void pushText(const std::string& text) {
    for (std::size_t i = 0; i < text.size();) {
        std::size_t n = 1;
        while (i + n < text.size() && (static_cast<unsigned char>(text[i + n]) & 0xC0) == 0x80) ++n;
        SDL_Event event = emptyEvent(SDL_TEXTINPUT);
        std::memcpy(event.text.text, text.data() + i, std::min<std::size_t>(n, sizeof event.text.text - 1));
        push(event);
        i += n;
    }
}

/// What an input method sends while it composes; longer texts need SDL_TEXTEDITING_EXT, whose text the
/// receiver frees.
void pushComposition(const std::string& text) {
    SDL_Event event = emptyEvent(SDL_TEXTEDITING);
    event.edit.start = static_cast<Sint32>(text.size());
    if (text.size() < sizeof event.edit.text) {
        std::memcpy(event.edit.text, text.data(), text.size());
        return push(event);
    }
#if SDL_VERSION_ATLEAST(2, 0, 22)
    event = {};
    event.type = SDL_TEXTEDITING_EXT;
    event.editExt.start = static_cast<Sint32>(text.size());
    event.editExt.text = SDL_strdup(text.c_str());
    push(event);
#endif
}

}  // namespace

void ScriptRunner::pushMotion() {
    SDL_Event event = emptyEvent(SDL_MOUSEMOTION);
    event.motion.x = x_;
    event.motion.y = y_;
    push(event);
}

void ScriptRunner::pushButton(Uint32 type, int button) {
    SDL_Event event = emptyEvent(type);
    event.button.button = static_cast<Uint8>(button);
    event.button.state = type == SDL_MOUSEBUTTONDOWN ? SDL_PRESSED : SDL_RELEASED;
    event.button.x = x_;
    event.button.y = y_;
    push(event);
}

base::Result<void> ScriptRunner::advance(ScriptHost& host, float seconds) {
    if (!pending_.empty()) {
        pending_.back()();
        pending_.pop_back();
        return {};
    }
    if (waiting_ > 0) {
        waiting_ -= seconds;
        if (waiting_ > 0) return {};
    }
    if (settling_) {
        settlingFor_ += seconds;
        if (!host.settled()) {
            if (settlingFor_ < kPatience) return {};
            return failed(steps_[next_ - 1], msgid("the program is still busy"));
        }
        settling_ = false;
    }
    if (next_ >= steps_.size()) return {};
    if (stillAwaiting(steps_[next_], host)) return {};
    if (stillSeeking(steps_[next_], host, seconds)) return {};
    return begin(steps_[next_++], host);
}

/// Whether what a step waits for has not come about yet, and may still do so.
bool ScriptRunner::stillAwaiting(const ScriptStep& step, ScriptHost& host) {
    if (step.kind != Kind::Await || !host.answer(step.text)) return false;
    const auto now = std::chrono::steady_clock::now();
    if (!awaitedSince_) awaitedSince_ = now;
    if (!expect(step, host) && now - *awaitedSince_ < kLongestAwaited) return true;
    awaitedSince_.reset();
    return false;
}

/// Whether to wait before clicking on a label: it may appear with a delay, and a new panel is laid out in its
/// first frames, so the click waits, for a limited time, until the label stays in place.
bool ScriptRunner::stillSeeking(const ScriptStep& step, ScriptHost& host, float seconds) {
    if (step.kind != Kind::Move && step.kind != Kind::Press && step.kind != Kind::Release &&
        step.kind != Kind::Click && step.kind != Kind::Locate && step.kind != Kind::Tap &&
        step.kind != Kind::Finger)
        return false;
    if (step.targets.empty()) return false;
    const std::string& target = step.targets.front();
    if (target[0] == '@' || pointIn(target)) return false;
    const auto at = host.labelOnPicture(target);
    const bool still = at && at == seenAt_;
    seenAt_ = at;
    soughtFor_ = still ? 0 : soughtFor_ + seconds;
    if (!still && soughtFor_ < kLabelPatience) return true;
    soughtFor_ = 0;
    seenAt_.reset();
    return false;
}

base::Result<std::pair<float, float>> ScriptRunner::pointOf(const ScriptStep& step, ScriptHost& host) const {
    const std::string& target = step.targets.front();
    const auto at = target[0] == '@'  ? host.placeOnPicture(target.substr(1))
                    : pointIn(target) ? pointIn(target)
                                      : host.labelOnPicture(target);
    if (!at) return failed(step, {msgid("there is no \"{target}\" in the picture"), {{"target", target}}});
    return *at;
}

base::Result<void> ScriptRunner::touch(const ScriptStep& step, ScriptHost& host) {
    const bool up = step.text == "up";
    if (!up) {
        const auto at = pointOf(step, host);
        if (!at) return at.error();
        const auto [width, height] = host.size();
        touchX_ = at->first / static_cast<float>(width);
        touchY_ = at->second / static_cast<float>(height);
    }
    if (step.kind == Kind::Tap) {
        pushFinger(SDL_FINGERDOWN, 1, touchX_, touchY_);
        pending_ = {[] {}, [] {}, [] {}, [x = touchX_, y = touchY_] { pushFinger(SDL_FINGERUP, 1, x, y); }};
        return {};
    }
    const Uint32 type = up ? SDL_FINGERUP : step.text == "down" ? SDL_FINGERDOWN : SDL_FINGERMOTION;
    pushFinger(type, step.amount, touchX_, touchY_);
    if (up) pending_ = {[] {}, [] {}};
    return {};
}

base::Result<void> ScriptRunner::point(const ScriptStep& step, ScriptHost& host) {
    const auto at = pointOf(step, host);
    if (!at) return at.error();
    x_ = static_cast<int>(std::lround(at->first));
    y_ = static_cast<int>(std::lround(at->second));
    const int button = step.button;
    const auto down = [this, button] { pushButton(SDL_MOUSEBUTTONDOWN, button); };
    const auto up = [this, button] { pushButton(SDL_MOUSEBUTTONUP, button); };
    pushMotion();
    if (step.kind == Kind::Press) pending_ = {down};
    if (step.kind == Kind::Release) pending_ = {up};
    // In a frame of its own after the release, so that its effects are visible to the next line.
    if (step.kind == Kind::Click) pending_ = {[] {}, up, down};
    return {};
}

base::Result<void> ScriptRunner::pressKey(const ScriptStep& step) {
    std::string name = step.text;
    Uint16 mod = KMOD_NONE;
    for (bool found = true; found;) {
        found = false;
        for (const auto& [prefix, bit] :
             {std::pair("ctrl+", KMOD_LCTRL), std::pair("shift+", KMOD_LSHIFT), std::pair("alt+", KMOD_LALT)})
            if (name.rfind(prefix, 0) == 0) {
                name.erase(0, std::strlen(prefix));
                mod = static_cast<Uint16>(mod | bit);
                found = true;
            }
    }
    const SDL_Keycode code = SDL_GetKeyFromName(name.c_str());
    if (code == SDLK_UNKNOWN) return failed(step, {msgid("there is no key \"{key}\""), {{"key", name}}});
    const std::string half = step.targets.empty() ? std::string() : step.targets.front();
    // A keyboard repeats a key that is held.
    const bool again = half == "down" && !held_.insert(code).second;
    if (half == "up") held_.erase(code);
    const auto event = [code, again](Uint32 type, Uint16 held) {
        SDL_SetModState(static_cast<SDL_Keymod>(held));
        SDL_Event e = emptyEvent(type);
        e.key.state = type == SDL_KEYDOWN ? SDL_PRESSED : SDL_RELEASED;
        e.key.repeat = again ? 1 : 0;
        e.key.keysym.sym = code;
        e.key.keysym.scancode = SDL_GetScancodeFromKey(code);
        e.key.keysym.mod = held;
        push(e);
    };
    if (half != "up") event(SDL_KEYDOWN, mod);
    if (half == "down") return {};
    // Ctrl, Shift and Alt have no events of their own: they are released with the key, so the key's release
    // event has no modifiers.
    pending_ = {[] {}, [event] { event(SDL_KEYUP, KMOD_NONE); }};
    return {};
}

base::Result<std::string> ScriptRunner::answerTo(const ScriptStep& step, ScriptHost& host) const {
    if (auto answer = host.answer(step.text)) return std::move(*answer);
    return failed(step, {msgid("unknown question \"{question}\""), {{"question", step.text}}});
}

base::Result<void> ScriptRunner::print(const ScriptStep& step, ScriptHost& host) const {
    const auto answer = answerTo(step, host);
    if (!answer) return answer.error();
    std::cout << *answer << '\n';
    return {};
}

base::Result<void> ScriptRunner::expect(const ScriptStep& step, ScriptHost& host) const {
    const std::string& value = step.targets.front();
    const auto answer = answerTo(step, host);
    if (!answer) return answer.error();
    const bool within = answer->find(value) != std::string::npos;
    const bool holds = step.claim == ScriptStep::Claim::Is
                           ? *answer == value
                           : within == (step.claim == ScriptStep::Claim::Contains);
    if (holds) return {};
    static constexpr base::Msgid kClaims[] = {
        msgid("expected {question} \"{value}\", found \"{answer}\""),
        msgid("expected {question} to contain \"{value}\", found \"{answer}\""),
        msgid("expected {question} to lack \"{value}\", found \"{answer}\"")};
    return failed(step, {kClaims[static_cast<std::size_t>(step.claim)],
                         {{"question", step.text}, {"value", value}, {"answer", *answer}}});
}

base::Result<void> ScriptRunner::begin(const ScriptStep& step, ScriptHost& host) {
    switch (step.kind) {
        case Kind::Wait:
            waiting_ = step.seconds;
            return {};
        case Kind::Settle:
            settling_ = true;
            settlingFor_ = 0;
            return {};
        case Kind::Move:
        case Kind::Press:
        case Kind::Release:
        case Kind::Click:
            return point(step, host);
        case Kind::Locate: {
            const auto at = pointOf(step, host);
            if (!at) return at.error();
            std::printf("%ld,%ld\n", std::lround(at->first), std::lround(at->second));
            return {};
        }
        case Kind::Wheel:
            push(wheelEvent(step.amount));
            return {};
        case Kind::Key:
            return pressKey(step);
        case Kind::Text:
            pushText(step.text);
            return {};
        case Kind::Compose:
            pushComposition(step.text);
            return {};
        case Kind::Pad: {
            const SDL_GameControllerButton button = *padButtonNamed(step.text);
            pushPadButton(button, true);
            pending_ = {[] {}, [button] { pushPadButton(button, false); }};
            return {};
        }
        case Kind::Stick: {
            const bool left = step.text == "left";
            pushPadAxis(left ? SDL_CONTROLLER_AXIS_LEFTX : SDL_CONTROLLER_AXIS_RIGHTX, step.x);
            pushPadAxis(left ? SDL_CONTROLLER_AXIS_LEFTY : SDL_CONTROLLER_AXIS_RIGHTY, -step.y);
            return {};
        }
        case Kind::Trigger:
            pushPadAxis(
                step.text == "left" ? SDL_CONTROLLER_AXIS_TRIGGERLEFT : SDL_CONTROLLER_AXIS_TRIGGERRIGHT,
                step.x);
            return {};
        case Kind::Tap:
        case Kind::Finger:
            return touch(step, host);
        case Kind::Resize:
            host.resize(step.width, step.height);
            return {};
        case Kind::Screenshot: {
            const auto written = host.screenshot(step.text);
            if (!written)
                return failed(step, {msgid("{file}: {why}"),
                                     {{"file", written.error().file}, {"why", written.error().message}}});
            return {};
        }
        case Kind::Drop:
            pushDrop(step.targets);
            return {};
        case Kind::Paste:
            SDL_SetClipboardText(step.text.c_str());
            return {};
        case Kind::Expect:
        case Kind::Await:
            return expect(step, host);
        case Kind::Print:
            return print(step, host);
        case Kind::Record:
            host.record(step.text == "off" ? "" : step.text, step.amount);
            return {};
        case Kind::Camera:
            host.freeCamera(step.text == "free");
            return {};
        case Kind::Panels:
            host.fadePanels(step.text == "fade");
            return {};
        case Kind::Window:
            host.minimise(step.text == "minimised");
            return {};
        case Kind::Quit: {
            SDL_Event event = emptyEvent(SDL_QUIT);
            push(event);
            return {};
        }
    }
    return {};
}

}  // namespace app
