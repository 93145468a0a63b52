#include <SDL.h>
#include <emscripten.h>
#include <emscripten/threading.h>

#include <algorithm>
#include <cstdlib>
#include <sstream>
#include <string>
#include <string_view>

#include "app/RunningPage.h"
#include "app/common/Wake.h"
#include "app/settings/Preferences.h"

// What the page tells the program (web/exchange.js). The texts are freed here.

namespace app {
namespace {

/// What is posted on another thread may be read while SDL changes it, so all happens on the program's own.
template <void (*kTake)(char*)>
void give(char* text) {
    if (const auto page = runningPage())
        emscripten_dispatch_to_thread_async(page->thread, EM_FUNC_SIG_VI, kTake, nullptr, text);
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

/// After the browser has filled the screen or given it back without being asked, or has refused to.
void takeFullScreen(int on) {
    const auto page = runningPage();
    if (!page) return;
    page->program.shell().basics().preferences.setFullScreen(on != 0);
    wakeLoop();
}

/// From tests: a question of scripts (docs/SCRIPTS.md), or "place NAME" for the pixel where something is: a
/// button by its text, a place on the table by "@" and its name.
void takeQuestion(char* text) {
    const std::string question = text;
    std::free(text);
    const auto page = runningPage();
    if (!page) return;
    ScriptHost& host = page->program.scriptHost();
    constexpr std::string_view kPlace = "place ";
    std::string answer;
    if (question.substr(0, kPlace.size()) == kPlace) {
        const std::string name = question.substr(kPlace.size());
        const auto at = name[0] == '@' ? host.placeOnPicture(name.substr(1)) : host.labelOnPicture(name);
        if (at) answer = std::to_string(at->first) + " " + std::to_string(at->second);
    } else {
        answer = host.answer(question).value_or("");
    }
    MAIN_THREAD_EM_ASM({ Module.answer(UTF8ToString($0)); }, answer.c_str());
}

}  // namespace
}  // namespace app

extern "C" {
EMSCRIPTEN_KEEPALIVE void dolmen_take_files(char* paths) { app::give<app::takeFiles>(paths); }
EMSCRIPTEN_KEEPALIVE void dolmen_take_pasted(char* text) { app::give<app::takePasted>(text); }
EMSCRIPTEN_KEEPALIVE void dolmen_take_typed(char* text) { app::give<app::takeTyped>(text); }
EMSCRIPTEN_KEEPALIVE void dolmen_take_full_screen(int on) {
    if (const auto page = app::runningPage())
        emscripten_dispatch_to_thread_async(page->thread, EM_FUNC_SIG_VI, app::takeFullScreen, nullptr, on);
}
EMSCRIPTEN_KEEPALIVE void dolmen_take_question(char* text) { app::give<app::takeQuestion>(text); }
}
