#pragma once

#include <functional>
#include "ui/kit/Context.h"
#include "ui/kit/Rect.h"
#include "ui/kit/SheetArea.h"

namespace ui::kit {

/// The area of the whole display, in pixels.
[[nodiscard]] Rect display();

/// Draws the wood, the brass edge and the shadow of a panel on any canvas.
void drawPanel(const Context& ui, ImDrawList& canvas, const Rect& area, float alpha = 1);

/// Draws everything in its scope translucently, panels included. It remains usable. `opacity`: 0 to 1.
class Faded {
  public:
    explicit Faded(float opacity);
    ~Faded();
    Faded(const Faded&) = delete;
    Faded& operator=(const Faded&) = delete;
};

/// A panel at a fixed place. It lasts from the construction to the end of the scope; items drawn in between
/// are in it.
class Panel {
  public:
    Panel(Context& ui, const char* id, const Rect& area);
    ~Panel();
    Panel(const Panel&) = delete;
    Panel& operator=(const Panel&) = delete;
};

/// Puts the panel that is being drawn over all others. Call it in every frame, at its beginning.
void bringToFront();

/// A panel as high as its content. `pivot` selects the point of the panel that stands at `at`: {0, 0} is the
/// upper left corner, {0.5, 1} the middle of the lower edge.
class FloatingPanel {
  public:
    FloatingPanel(Context& ui, const char* id, ImVec2 at, ImVec2 pivot, float width);
    ~FloatingPanel();
    FloatingPanel(const FloatingPanel&) = delete;
    FloatingPanel& operator=(const FloatingPanel&) = delete;
};

/// A part of a panel that scrolls if its content is higher than the part. The keyboard's focus can enter and
/// leave it; if nothing in it can have the focus, arrow keys and d-pad scroll it.
class Scroll {
  public:
    Scroll(Context& ui, const char* id, float height);
    ~Scroll();
    Scroll(const Scroll&) = delete;
    Scroll& operator=(const Scroll&) = delete;
};

/// A sunk area with a border that scrolls like Scroll, for lists. Size in pixels; width 0 takes all the width
/// that is left.
class Well {
  public:
    Well(Context& ui, const char* id, ImVec2 size);
    ~Well();
    Well(const Well&) = delete;
    Well& operator=(const Well&) = delete;
};

/// A tall panel on the left, or at the lower end of an upright display (SheetArea.h): a title, a body that
/// scrolls, and a footer that stays in sight. It is as high as its content, but at most as high as the
/// display.
class Sheet {
  public:
    /// `width` and `footer`, the height of the footer, in units. The sheet is narrower if the display is.
    /// `beside` draws something at the right of the title, as many pixels wide as it is told. `tallest`: the
    /// share of an upright display's height.
    Sheet(Context& ui, const char* id, const char* title, float width, float footer,
          const std::function<void(float width)>& beside = {}, float tallest = kTallestSheet);
    ~Sheet();
    Sheet(const Sheet&) = delete;
    Sheet& operator=(const Sheet&) = delete;
    /// Fixes the part of the body drawn so far; only the rest scrolls, and each `part` keeps its own scroll
    /// position until the sheet is opened again.
    void beginScroll(int part);
    /// Ends the body; items drawn from here on are in the footer.
    void beginFooter();

  private:
    Context& ui_;
    float height_ = 0;
    float body_ = 0;
    float head_ = 0;   ///< height of the fixed part of the body
    int opening_ = 0;  ///< how often the sheet was opened
    bool inBody_ = true;
};

/// A dialog in the middle of the display. It darkens everything behind it and takes all input.
class Dialog {
  public:
    /// Width and height in units, at most those of the display.
    Dialog(Context& ui, const char* id, const char* title, float width, float height);
    /// The pixels of such a dialog that are free for its content.
    [[nodiscard]] static float innerWidth(const Context& ui, float width);
    ~Dialog();
    Dialog(const Dialog&) = delete;
    Dialog& operator=(const Dialog&) = delete;
};

}  // namespace ui::kit
