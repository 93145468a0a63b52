#pragma once

#include <span>
#include <string>

#include "ui/kit/Context.h"
#include "ui/kit/Text.h"

namespace ui::kit {

/// A few choices side by side, in equal parts of `width` pixels. Returns whether `chosen` changed. With
/// Overflow::Elide a text that is too long is cut, and its tooltip shows all of it.
[[nodiscard]] bool segmented(Context& ui, const char* id, std::span<const std::string> choices, int& chosen,
                             float width, Overflow overflow = Overflow::MustFit);

/// Whether segmented() has room for these texts in `width` pixels.
[[nodiscard]] bool segmentsFit(const Context& ui, std::span<const std::string> choices, float width);

/// Many choices, in a list that opens. Returns whether `chosen` changed.
[[nodiscard]] bool dropDown(Context& ui, const char* id, std::span<const std::string> choices, int& chosen,
                            float width);

/// Whether choice() can show every one of these texts whole in `width` pixels.
[[nodiscard]] bool choiceFits(const Context& ui, std::span<const std::string> choices, float width);

/// segmented() if the texts fit, else dropDown().
[[nodiscard]] bool choice(Context& ui, const char* id, std::span<const std::string> choices, int& chosen,
                          float width);

}  // namespace ui::kit
