#include <SDL.h>
#include <emscripten.h>
#include <emscripten/threading.h>
#include <pthread.h>

#include <atomic>
#include <cstdlib>
#include <exception>

#include "app/Loop.h"
#include "app/RunningPage.h"
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
    // A precaution: the page's calls to this thread (input, questions) announce themselves only where none
    // waits already, so one that was missed would keep all later ones waiting.
    emscripten_current_thread_process_queued_calls();
    app::App& program = *running->program;
    const auto end = [&program](const base::Result<void>& ended) {
        const bool pictureLost = program.renderer().lost();
        // The page mends a lost picture without a word, where it can.
        const int status = pictureLost ? EXIT_FAILURE : running->status(program, ended);
        running = nullptr;
        // The thread stays: to end it, the browser's own thread would have to wait for all the others.
        // clang-format off
        MAIN_THREAD_ASYNC_EM_ASM({ Module.onExit($0, $1); }, status, pictureLost);
        // clang-format on
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
    // An event may have come within the turn, while this thread waited for something: nobody wakes it for
    // that one. From here on every event does.
    running->rests = true;
    const bool events = SDL_HasEvents(SDL_FIRSTEVENT, SDL_LASTEVENT) == SDL_TRUE;
    const int rest = events ? 0 : program.restMs();
    if (rest == 0) running->rests = false;
    dolmen_call_after(rest);
}

namespace app {

std::optional<RunningPage> runningPage() {
    if (running == nullptr) return {};
    return RunningPage{*running->program, running->thread};
}

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
