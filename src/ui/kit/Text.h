#pragma once

#include <string_view>

#include "ui/kit/Context.h"
#include "ui/kit/Rect.h"

namespace ui::kit {

enum class Tone { Normal, Dim, Accent, Danger };
enum class Align { Left, Center, Right };

/// What happens to a line too long for its room. The interface's own texts must fit: what does not is
/// reported to Context::audit and drawn smaller, and cut with an ellipsis only when that is not enough. Names
/// and paths that players bring are cut at once.
enum class Overflow { MustFit, Elide };

struct LineStyle {
    Face face = Face::Body;
    ImVec4 color{1, 1, 1, 1};
    Align align = Align::Left;
    Overflow overflow = Overflow::MustFit;
};

[[nodiscard]] ImVec4 toneColor(const Context& ui, Tone tone);

/// Pixels that a line takes.
[[nodiscard]] ImVec2 measure(const Context& ui, Face face, std::string_view text);

/// One line; its capitals stand in the middle of the rectangle's height. Answers whether it was cut short.
bool drawLine(Context& ui, ImDrawList& canvas, const Rect& room, std::string_view text,
              const LineStyle& style);

/// An icon, its ink in the very middle of the rectangle.
void drawIcon(const Context& ui, ImDrawList& canvas, const Rect& room, const char* icon, const ImVec4& color,
              Face face = Face::Body);

/// A paragraph as an item, wrapped at the right edge of the window.
void paragraph(Context& ui, std::string_view text, Face face = Face::Body, Tone tone = Tone::Normal);

/// A line as an item; cut with an ellipsis at the right edge, and then whole in a tooltip.
void line(Context& ui, std::string_view text, Face face = Face::Body, Tone tone = Tone::Normal,
          Overflow overflow = Overflow::MustFit);

/// A small heading over a brass hairline.
void sectionTitle(Context& ui, std::string_view text);

/// A brass hairline over the width of the window.
void hairline(Context& ui);

void gap(const Context& ui, float units);

/// A wrapped tooltip for the item drawn last, when the mouse rests on it or the keyboard is there. Empty =
/// none.
void tooltip(Context& ui, std::string_view text);

}  // namespace ui::kit
