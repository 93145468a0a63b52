#pragma once

#include <span>
#include <string>

#include "ui/kit/Context.h"
#include "ui/kit/Text.h"

namespace ui::kit {

/// One of a few, side by side in equal parts of `width` pixels. Answers whether `chosen` changed.
/// With Overflow::Elide a text that is too long is cut, and a tooltip has it whole.
[[nodiscard]] bool segmented(Context& ui, const char* id, std::span<const std::string> choices, int& chosen,
                             float width, Overflow overflow = Overflow::MustFit);

/// Whether segmented() has room for these texts in `width` pixels.
[[nodiscard]] bool segmentsFit(const Context& ui, std::span<const std::string> choices, float width);

/// One of many, in a list that opens. Answers whether `chosen` changed.
[[nodiscard]] bool dropDown(Context& ui, const char* id, std::span<const std::string> choices, int& chosen,
                            float width);

/// Whether choice() shows any of these texts whole in `width` pixels.
[[nodiscard]] bool choiceFits(const Context& ui, std::span<const std::string> choices, float width);

/// segmented() where it fits, else dropDown().
[[nodiscard]] bool choice(Context& ui, const char* id, std::span<const std::string> choices, int& chosen,
                          float width);

}  // namespace ui::kit
