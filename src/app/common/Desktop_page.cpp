#include <SDL.h>
#include <emscripten.h>
#include <emscripten/threading.h>

#include <cstdlib>
#include <memory>

#include "app/common/Desktop.h"
#include "base/FileName.h"

// What the page does of it stands in web/exchange.js.

namespace app {
namespace {

std::string askPageForAddress() {
    const auto given = MAIN_THREAD_EM_ASM_INT({ return stringToNewUTF8(location.href.split("#")[0]); });
    const std::unique_ptr<char, void (*)(void*)> address(reinterpret_cast<char*>(given), std::free);
    return address.get();
}

}  // namespace

std::string fileAddress(const std::filesystem::path& file) { return base::shownPath(file); }

bool sharesFiles() { return false; }

base::Result<void> showOnDesktop(const std::filesystem::path& file) {
    handOver(file);
    return {};
}

base::Result<void> showPage(const std::string& address) {
    MAIN_THREAD_EM_ASM({ window.open(UTF8ToString($0), "_blank", "noopener"); }, address.c_str());
    return {};
}

void handOver(const std::filesystem::path& file) {
    MAIN_THREAD_EM_ASM({ Module.giveFile(UTF8ToString($0)); }, file.c_str());
}

void askForFiles() {
    MAIN_THREAD_ASYNC_EM_ASM({ Module.askForFiles(); });
}

void copyText(const std::string& text) {
    SDL_SetClipboardText(text.c_str());
    MAIN_THREAD_EM_ASM({ Module.copyText(UTF8ToString($0)); }, text.c_str());
}

void showKeyboard(bool on) {
    MAIN_THREAD_ASYNC_EM_ASM({ Module.showKeyboard($0); }, on);
}

std::string pageAddress() {
    static const std::string known = askPageForAddress();
    return known;
}

}  // namespace app
