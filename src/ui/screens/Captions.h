#pragma once

#include <span>
#include <string>

#include "ui/kit/Context.h"
#include "ui/kit/Rect.h"

namespace ui::screens {

/// A sound in words, already translated. Seconds; the program counts the age, which is below 0 before the
/// sound.
struct Caption {
    std::string text = {};
    float age = 0;
    float duration = 2;
};

/// Draws the captions in the lower left corner of `area`, the newest (last) lowest, as many as fit.
void drawCaptions(kit::Context& ui, std::span<const Caption> captions, const kit::Rect& area);

}  // namespace ui::screens
