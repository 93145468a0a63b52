#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ui/kit/Context.h"
#include "ui/screens/play/PlayLayout.h"

namespace ui::screens {

/// A bot's thoughts about the position. Texts are already translated. All members except `shown` may be
/// empty.
struct ThinkingView {
    bool shown = false;
    std::string chance = {};   ///< a sentence about the winning chance of the bot's side
    ImVec4 color{1, 1, 1, 1};  ///< the colour of that side
    /// A player's part of all chances, and the player's colour.
    struct Share {
        float part = 0;
        ImVec4 color{1, 1, 1, 1};
    };
    std::vector<Share> shares = {};
    std::string line = {};     ///< the turns that the bot expects
    std::string figures = {};  ///< score, depth, speed
};

/// Draws a bot's winning chance in words, and its other thoughts if the panel is open. Returns what the
/// player wants of the panel.
[[nodiscard]] std::optional<SetPanel> drawThinking(kit::Context& ui, const ThinkingView& thinking,
                                                   PanelState state, const kit::Rect& area);

}  // namespace ui::screens
