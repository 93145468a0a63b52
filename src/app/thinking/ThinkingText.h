#pragma once

#include <optional>
#include <string>

#include "match/Seating.h"
#include "ui/kit/Context.h"
#include "ui/screens/play/PlayThinking.h"

namespace app {

/// Formats a participant's thoughts for the play screen; `seat`: the translated name of the seat. The caller
/// sets the colours of the shares.
[[nodiscard]] ui::screens::ThinkingView shownThinking(const ui::kit::Context& ui, const std::string& seat,
                                                      const std::optional<match::Seating::Opinion>& opinion);

/// Whose chance to win this is, 0 to 1: "White's chance to win: 80 %". `seat`: the translated name of the
/// seat.
[[nodiscard]] std::string chanceSentence(const ui::kit::Context& ui, const std::string& seat, double chance);

/// The turns from this one on.
[[nodiscard]] std::string lineText(const std::vector<std::string>& turns, std::size_t from);

/// The depth and the speed of a search.
[[nodiscard]] std::string searchFigures(const ui::kit::Context& ui, const game::Thought& thought);

}  // namespace app
