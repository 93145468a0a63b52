#pragma once

#include <span>
#include <string>

#include "ui/kit/Context.h"
#include "ui/kit/Rect.h"

namespace ui::kit {

enum class Severity { Info, Warning, Error };

/// A short message that comes and goes by itself. Seconds; the program counts the age.
struct Toast {
    std::string text = {};
    Severity severity = Severity::Info;
    float age = 0;
    float duration = 4;
};

/// How visible something is, 0 to 1, that fades in and out during its duration. Seconds.
[[nodiscard]] float fadeOf(float age, float duration);

/// Draws the toasts above everything, the newest (last) at the bottom of `area`, stacked upwards.
void drawToasts(Context& ui, std::span<const Toast> toasts, const Rect& area);

}  // namespace ui::kit
