#pragma once

#include "ui/kit/Context.h"
#include "ui/kit/Rect.h"

namespace ui::kit {

/// The whole display, pixels.
[[nodiscard]] Rect display();

/// The wood, brass and shadow of a panel, on any canvas.
void drawPanel(const Context& ui, ImDrawList& canvas, const Rect& area, float alpha = 1);

/// What is drawn in its scope is translucent, panels and all; it can be used as ever. 0 to 1.
class Faded {
  public:
    explicit Faded(float opacity);
    ~Faded();
    Faded(const Faded&) = delete;
    Faded& operator=(const Faded&) = delete;
};

/// A panel at a fixed place. Lives from the construction to the end of the scope; items in between are in it.
class Panel {
  public:
    Panel(Context& ui, const char* id, const Rect& area);
    ~Panel();
    Panel(const Panel&) = delete;
    Panel& operator=(const Panel&) = delete;
};

/// A panel as high as its content. `pivot` says which of its points stands at `at`: {0, 0} the upper left
/// corner, {0.5, 1} the middle of the lower edge.
class FloatingPanel {
  public:
    FloatingPanel(Context& ui, const char* id, ImVec2 at, ImVec2 pivot, float width);
    ~FloatingPanel();
    FloatingPanel(const FloatingPanel&) = delete;
    FloatingPanel& operator=(const FloatingPanel&) = delete;
};

/// A part of a panel that scrolls when its content is higher; the keyboard walks in and out of it.
class Scroll {
  public:
    Scroll(Context& ui, const char* id, float height);
    ~Scroll();
    Scroll(const Scroll&) = delete;
    Scroll& operator=(const Scroll&) = delete;
};

/// A sunk area with a border that scrolls: for lists. Size in pixels, width 0 = all there is.
class Well {
  public:
    Well(Context& ui, const char* id, ImVec2 size);
    ~Well();
    Well(const Well&) = delete;
    Well& operator=(const Well&) = delete;
};

/// A tall panel on the left: a title, a body that scrolls, and a footer that stays. As high as its content,
/// within the display.
class Sheet {
  public:
    /// Width and footer in units. The sheet is as narrow as the display makes it.
    Sheet(Context& ui, const char* id, const char* title, float width, float footer);
    ~Sheet();
    Sheet(const Sheet&) = delete;
    Sheet& operator=(const Sheet&) = delete;
    /// What was drawn of the body stays where it is; only what follows scrolls, each part for itself.
    void beginScroll(int part);
    /// Ends the body; what follows is in the footer.
    void beginFooter();

  private:
    Context& ui_;
    float height_ = 0;
    float body_ = 0;
    float head_ = 0;  ///< height of what stays of the body
    bool inBody_ = true;
};

/// A dialog in the middle of the display. Everything behind it is darkened and out of reach.
class Dialog {
  public:
    /// Width and height in units, at most what the display gives.
    Dialog(Context& ui, const char* id, const char* title, float width, float height);
    ~Dialog();
    Dialog(const Dialog&) = delete;
    Dialog& operator=(const Dialog&) = delete;
};

}  // namespace ui::kit
