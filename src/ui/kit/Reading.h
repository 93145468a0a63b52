#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "ui/kit/Rect.h"

namespace ui::kit {

struct Context;

/// What somebody who does not see the interface has to hear of one frame: the panel that takes the keys, and
/// the item in it that has the keyboard's focus. The widgets fill it where they draw their texts, so no
/// screen has to say its own.
class Reading {
  public:
    struct Panel {
        std::string title;
        std::vector<std::string> texts;  ///< in the order of drawing, without those of its items
        friend bool operator==(const Panel&, const Panel&) = default;
    };
    struct Item {
        unsigned id = 0;          ///< 0: nothing has the focus
        std::string section;      ///< the heading above it
        std::string label;        ///< of its row; empty if there is none
        std::string name;         ///< the texts on it
        std::string state;        ///< "on", "125 %"
        std::string explanation;  ///< its help and its tooltip
        bool typed = false;       ///< the player types its state
        friend bool operator==(const Item&, const Item&) = default;
    };

    /// Forgets the last frame.
    void clear();
    /// The panel that takes the keys; of a list that has opened over a panel an empty one. Call it before the
    /// frame of Dear ImGui ends.
    [[nodiscard]] Panel panel() const;
    [[nodiscard]] const Item& item() const { return item_; }

  private:
    friend class ReadingPen;
    std::map<unsigned, Panel> panels_;  ///< by the id of its window
    std::string section_;
    std::string label_;
    std::string help_;
    Item item_;
    Rect area_;              ///< of the item with the focus
    bool within_ = false;    ///< what is drawn in that area belongs to that item
    bool lettered_ = false;  ///< texts were drawn on that item
    int quiet_ = 0;          ///< texts are not noted
};

// The widgets note what they draw by these functions, which do nothing while nobody listens.

/// A heading of the panel.
void readTitle(const Context& ui, std::string_view text);
/// A text of the panel.
void readText(const Context& ui, std::string_view text);
/// The heading of the items that follow.
void readSection(const Context& ui, std::string_view text);
/// Begins an item that can have the focus, with its area in pixels.
void readItem(const Context& ui, unsigned id, const Rect& area);
/// A text that was drawn in this room: one on the item with the focus belongs to that item.
void readDrawn(const Context& ui, const Rect& room, std::string_view text);
/// A name for the item drawn last, if no text is drawn on it; the last one counts.
void readName(const Context& ui, std::string_view text);
/// The state of the item drawn last. `typed`: the player types it.
void readState(const Context& ui, std::string_view text, bool typed = false);
/// What the item drawn last is for.
void readExplanation(const Context& ui, std::string_view text);

/// Items and texts in its scope belong to a row with this label and this help.
class ReadRow {
  public:
    ReadRow(const Context& ui, std::string_view label, std::string_view help);
    ~ReadRow();
    ReadRow(const ReadRow&) = delete;
    ReadRow& operator=(const ReadRow&) = delete;

  private:
    const Context& ui_;
};

/// Texts in its scope are not noted: they are read as parts of something else.
class NotRead {
  public:
    explicit NotRead(const Context& ui);
    ~NotRead();
    NotRead(const NotRead&) = delete;
    NotRead& operator=(const NotRead&) = delete;

  private:
    const Context& ui_;
};

}  // namespace ui::kit
