#include <SDL.h>
#include <emscripten.h>
#include <emscripten/threading.h>
#include <pthread.h>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <exception>
#include <sstream>

#include "app/Loop.h"
#include "base/Clock.h"

// The browser calls each turn: with its next picture while something moves, or else when the program has
// rested long enough or an event has come. In a tab that nobody sees it shows no pictures, so a turn a second
// goes on without.

namespace {

struct Running {
    std::unique_ptr<app::App> program;
    app::ExitStatus status;
    pthread_t thread = pthread_self();
    std::atomic<bool> rests{false};
    bool seen = false;  ///< the page has taken its start away, since there is a first picture
};

Running* running = nullptr;  // lives as long as the page

}  // namespace

// The first call also keeps the thread of main(), which returns, alive. (No comments within: it becomes one
// line.)
// clang-format off
EM_JS(void, dolmen_call_after, (int milliseconds), {
    if (!globalThis.dolmenLoop) {
        globalThis.dolmenLoop = {};
        runtimeKeepaliveCounter += 1;
    }
    const loop = globalThis.dolmenLoop;
    cancelAnimationFrame(loop.frame);
    clearTimeout(loop.timer);
    const turn = () => {
        cancelAnimationFrame(loop.frame);
        clearTimeout(loop.timer);
        _dolmen_turn();
    };
    if (milliseconds === 0) loop.frame = requestAnimationFrame(turn);
    loop.timer = setTimeout(turn, milliseconds || 1000);
})
// clang-format on

extern "C" EMSCRIPTEN_KEEPALIVE void dolmen_turn() {
    if (running == nullptr) return;
    running->rests = false;
    app::App& program = *running->program;
    const auto end = [&program](const base::Result<void>& ended) {
        if (program.renderer().lost()) MAIN_THREAD_EM_ASM({ Module.pictureLost = true; });
        const int status = running->status(program, ended);
        running = nullptr;
        emscripten_force_exit(status);
    };
    try {
        // What nobody sees need not wait for pictures of the browser.
        constexpr float kUnseenMs = 50;
        const auto begin = base::Clock::now();
        do {
            const auto goesOn = program.step();
            if (!goesOn) return end(goesOn.error());
            if (!*goesOn) return end({});
        } while (program.offscreen() && base::millisecondsSince(begin) < kUnseenMs);
    } catch (const std::exception& problem) {
        return end(base::Error{{base::msgid("Dolmen has to stop: {why}"), {{"why", problem.what()}}}});
    }
    if (!running->seen && program.pictureCounts().frames > 0) {
        running->seen = true;
        MAIN_THREAD_ASYNC_EM_ASM({ Module.onFirstPicture(); });
    }
    const int rest = program.restMs();
    running->rests = rest > 0;
    dolmen_call_after(rest);
}

// ---- what the page tells the program (web/exchange.js). The texts are freed here.

namespace {

/// What is posted on another thread may be read while SDL changes it, so all happens on the program's own.
template <void (*kTake)(char*)>
void give(char* text) {
    if (running != nullptr)
        emscripten_dispatch_to_thread_async(running->thread, EM_FUNC_SIG_VI, kTake, nullptr, text);
}

void push(SDL_Event event) { SDL_PushEvent(&event); }

void pushKey(SDL_Scancode key, SDL_Keymod modifiers) {
    for (const Uint32 type : {SDL_KEYDOWN, SDL_KEYUP}) {
        SDL_Event event{};
        event.type = type;
        event.key.state = type == SDL_KEYDOWN ? SDL_PRESSED : SDL_RELEASED;
        event.key.keysym = {.scancode = key, .sym = SDL_GetKeyFromScancode(key), .mod = Uint16(modifiers)};
        push(event);
    }
}

/// `paths`: one on each line.
void takeFiles(char* paths) {
    SDL_Event event{};
    event.type = SDL_DROPBEGIN;
    push(event);
    std::istringstream lines(paths);
    for (std::string path; std::getline(lines, path);) {
        event.type = SDL_DROPFILE;
        event.drop.file = SDL_strdup(path.c_str());
        push(event);
    }
    event = {};
    event.type = SDL_DROPCOMPLETE;
    push(event);
    std::free(paths);
}

void takePasted(char* text) {
    SDL_SetClipboardText(text);
    std::free(text);
    pushKey(SDL_SCANCODE_V, KMOD_LCTRL);
}

/// From the keyboard of a screen: characters, or a backspace or an end of line alone.
void takeTyped(char* text) {
    const std::string typed = text;
    std::free(text);
    if (typed == "\b") return pushKey(SDL_SCANCODE_BACKSPACE, KMOD_NONE);
    if (typed == "\n") return pushKey(SDL_SCANCODE_RETURN, KMOD_NONE);
    SDL_Event event{};
    event.type = SDL_TEXTINPUT;
    const std::size_t most = sizeof event.text.text - 1;
    for (std::size_t at = 0; at < typed.size();) {
        std::size_t end = std::min(typed.size(), at + most);
        while (end < typed.size() && (static_cast<unsigned char>(typed[end]) & 0xC0U) == 0x80U) --end;
        SDL_strlcpy(event.text.text, typed.substr(at, end - at).c_str(), sizeof event.text.text);
        push(event);
        at = end;
    }
}

}  // namespace

extern "C" {
EMSCRIPTEN_KEEPALIVE void dolmen_take_files(char* paths) { give<takeFiles>(paths); }
EMSCRIPTEN_KEEPALIVE void dolmen_take_pasted(char* text) { give<takePasted>(text); }
EMSCRIPTEN_KEEPALIVE void dolmen_take_typed(char* text) { give<takeTyped>(text); }
}

namespace app {
namespace {

void wake() {
    if (running != nullptr && running->rests.exchange(false)) dolmen_call_after(0);
}

int onEvent(void* /*user*/, SDL_Event* /*event*/) {
    if (running == nullptr || !running->rests) return 0;
    if (pthread_equal(pthread_self(), running->thread) != 0)
        wake();
    else
        emscripten_dispatch_to_thread_async(running->thread, EM_FUNC_SIG_V, wake, nullptr);
    return 0;
}

}  // namespace

int loop(std::unique_ptr<App> program, const ExitStatus& status) {
    running = new Running{std::move(program), status};
    SDL_AddEventWatch(onEvent, nullptr);
    dolmen_call_after(0);
    return 0;
}

}  // namespace app
