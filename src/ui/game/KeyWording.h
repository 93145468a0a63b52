#pragma once

#include <algorithm>
#include <span>
#include <string_view>

#include "base/Message.h"

namespace ui::game {

/// The same hint for two ways to enter a turn, with the same placeholders.
struct KeyWording {
    base::Msgid click;
    base::Msgid keys;
};

/// Presentation::byKeys() by a list of such hints.
[[nodiscard]] inline const char* byKeys(std::span<const KeyWording> wordings, std::string_view msgid) {
    const auto found = std::find_if(wordings.begin(), wordings.end(), [&](const KeyWording& wording) {
        return msgid == static_cast<const char*>(wording.click);
    });
    return found == wordings.end() ? nullptr : static_cast<const char*>(found->keys);
}

}  // namespace ui::game
