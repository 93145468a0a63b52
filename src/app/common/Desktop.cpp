#include "app/common/Desktop.h"

#include <SDL.h>

#include <memory>

namespace app {

std::string copiedText() {
    const std::unique_ptr<char, void (*)(void*)> text(SDL_GetClipboardText(), SDL_free);
    return text ? text.get() : "";
}

}  // namespace app
