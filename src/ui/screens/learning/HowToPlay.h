#pragma once

#include <string>
#include <vector>

#include "ui/kit/Context.h"
#include "ui/kit/Rect.h"

namespace ui::screens {

/// One of the cards that explain a game, beside a table that plays the card's scene. Texts are already
/// translated.
struct HowToPlayModel {
    std::string title = {};
    std::string text = {};
    std::string ending = {};  ///< how the scene ended; empty while it plays
    int card = 0;             ///< from 0
    int cards = 1;
};

enum class HowToPlayCommand { Next, Previous, Controls, Back };

/// The part of the picture that is left for the table beside the sheet; `scale`: pixels a unit.
[[nodiscard]] kit::Rect howToPlayTableArea(kit::Rect display, float scale);

[[nodiscard]] std::vector<HowToPlayCommand> drawHowToPlay(kit::Context& ui, const HowToPlayModel& model);

}  // namespace ui::screens
