#pragma once

#include <string_view>

#include "ui/kit/Context.h"
#include "ui/kit/Rect.h"

namespace ui::kit {

enum class Tone { Normal, Dim, Accent, Danger };
enum class Align { Left, Center, Right };

/// How to draw a line that is too long for its room. MustFit is for the interface's own texts: such a line is
/// reported to Context::audit and drawn smaller, and cut with an ellipsis only if it is still too long. Elide
/// is for names and paths that players bring: they are cut at once.
enum class Overflow { MustFit, Elide };

struct LineStyle {
    Face face = Face::Body;
    ImVec4 color{1, 1, 1, 1};
    Align align = Align::Left;
    Overflow overflow = Overflow::MustFit;
};

[[nodiscard]] ImVec4 toneColor(const Context& ui, Tone tone);

/// Width and height of a line, in pixels.
[[nodiscard]] ImVec2 measure(const Context& ui, Face face, std::string_view text);

/// Draws one line with the middle of its capitals at half the rectangle's height. Returns whether it was cut
/// short.
bool drawLine(Context& ui, ImDrawList& canvas, const Rect& room, std::string_view text,
              const LineStyle& style);

/// Draws an icon with its visible part exactly in the middle of the rectangle.
void drawIcon(const Context& ui, ImDrawList& canvas, const Rect& room, const char* icon, const ImVec4& color,
              Face face = Face::Body);

/// Draws a paragraph as an item, wrapped at the right edge of the window.
void paragraph(Context& ui, std::string_view text, Face face = Face::Body, Tone tone = Tone::Normal);

/// The height in pixels of a paragraph that is wrapped at this width.
[[nodiscard]] float paragraphHeight(const Context& ui, std::string_view text, Face face, float width);

/// Draws a line as an item. A line cut with an ellipsis at the right edge has the whole text in a tooltip.
void line(Context& ui, std::string_view text, Face face = Face::Body, Tone tone = Tone::Normal,
          Overflow overflow = Overflow::MustFit);

/// Draws a small heading over a brass hairline.
void sectionTitle(Context& ui, std::string_view text);

/// Draws a brass hairline over the width of the window.
void hairline(Context& ui);

/// Leaves this much space before the next item.
void gap(const Context& ui, float units);

/// Shows a wrapped tooltip for the item drawn last, while the mouse rests on it or the keyboard's focus is on
/// it. An empty text shows none.
void tooltip(Context& ui, std::string_view text);

}  // namespace ui::kit
