#pragma once

#include <filesystem>
#include <span>
#include <string>

#include "ui/kit/Context.h"
#include "ui/kit/Rect.h"

namespace ui::kit {

enum class Severity { Info, Warning, Error };

/// A short message that appears and disappears by itself. Times in seconds; the program advances the age.
struct Toast {
    std::string text = {};
    Severity severity = Severity::Info;
    float age = 0;
    float duration = 4;
    /// A file that it tells about, for ui/screens/SavedFile.h; usually there is none.
    std::filesystem::path file = {};
};

/// The opacity, 0 to 1, of an element that fades in and out within its duration. Times in seconds.
[[nodiscard]] float fadeOf(float age, float duration);

/// The edge of their area at which the newest toast stands.
enum class ToastsAt { Bottom, Top };

/// Draws the toasts that tell about no file above everything else, one above or below the other, from the
/// newest (last) at the edge of `area`. Older ones for which it has no room wait until newer ones are gone.
void drawToasts(Context& ui, std::span<const Toast> toasts, const Rect& area, ToastsAt at = ToastsAt::Bottom);

}  // namespace ui::kit
