#pragma once

#include <optional>
#include <string>

#include "match/Seating.h"
#include "ui/kit/Context.h"
#include "ui/screens/PlayModel.h"

namespace app {

/// What a participant thinks as the play screen shows it; `seat` is what the game calls the participant's
/// seat, translated. The colours of the shares are left to the caller.
[[nodiscard]] ui::screens::ThinkingView shownThinking(const ui::kit::Context& ui, const std::string& seat,
                                                      const std::optional<match::Seating::Opinion>& opinion);

/// How a bot has searched, in short: depth and speed.
[[nodiscard]] std::string searchFigures(const ui::kit::Context& ui, const game::Thought& thought);

}  // namespace app
