#pragma once

#include <span>
#include <string>

#include "ui/kit/Context.h"
#include "ui/kit/Rect.h"

namespace ui::screens {

/// A text that describes a sound, already translated. Times in seconds; the program advances the age, which
/// is negative before the sound begins.
struct Caption {
    std::string text = {};
    float age = 0;
    float duration = 2;
};

/// Draws the captions in the lower left corner of `area`, the newest (last) at the bottom, as many as fit.
void drawCaptions(kit::Context& ui, std::span<const Caption> captions, const kit::Rect& area);

}  // namespace ui::screens
