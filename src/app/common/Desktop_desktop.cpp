#include "app/common/Desktop.h"

#include <SDL.h>

#include <cctype>
#include <string_view>

#include "base/FileName.h"

namespace app {

std::string fileAddress(const std::filesystem::path& file) {
    constexpr std::string_view kDigits = "0123456789ABCDEF";
    constexpr std::string_view kPlain = "/-._~";
    std::string address = "file://";
    for (const char letter : std::filesystem::absolute(file).generic_string()) {
        const auto byte = static_cast<unsigned char>(letter);
        if (byte < 128 && (std::isalnum(byte) != 0 || kPlain.find(letter) != std::string_view::npos)) {
            address += letter;
            continue;
        }
        address += '%';
        address += kDigits[byte >> 4U];
        address += kDigits[byte & 15U];
    }
    return address;
}

bool sharesFiles() { return true; }

base::Result<void> showOnDesktop(const std::filesystem::path& file) {
    if (SDL_OpenURL(fileAddress(file).c_str()) == 0) return {};
    return base::Error{base::msgid("no program was found that shows it"), base::shownPath(file)};
}

base::Result<void> showPage(const std::string& address) {
    if (SDL_OpenURL(address.c_str()) == 0) return {};
    return base::Error{base::msgid("no program was found that shows it"), address};
}

void handOver(const std::filesystem::path& /*file*/) {}

void askForFiles() {}

void copyText(const std::string& text) { SDL_SetClipboardText(text.c_str()); }

void showKeyboard(bool /*on*/) {}

std::string pageAddress() { return {}; }

}  // namespace app
