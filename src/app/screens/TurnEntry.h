#pragma once

#include <SDL.h>

#include <string>

#include "ui/screens/PlayModel.h"

namespace app {

class Shell;
class TablePanels;

/// The line that takes typed turns: what is in it, what it may become, and what is wrong with it.
class TurnEntry {
  public:
    TurnEntry(Shell& shell, TablePanels& panels) : shell_(shell), panels_(panels) {}

    /// For the panel that shows the line.
    [[nodiscard]] ui::screens::MoveEntry& line() { return line_; }
    [[nodiscard]] const std::string& text() const { return line_.text; }
    [[nodiscard]] bool empty() const { return line_.text.empty(); }
    [[nodiscard]] bool awaitsFocus() const { return line_.wantsFocus; }
    /// The position has changed: what was typed is stale.
    void clear() { line_.text.clear(); }

    /// The field was left with this text: plays it, or says why not.
    void enter(const std::string& text);
    /// The field holds this text now.
    void changed(const std::string& text);
    /// Characters were typed that no field took. Those that begin a turn go to the line, and all that follow.
    void typed(const char* text);
    /// A key that no field took; false if the line does not want it.
    bool key(const SDL_Keysym& key);
    /// Empties the line and gives the keyboard back to the table.
    void leave();
    /// A frame was drawn.
    void drawn() { entered_ = false; }

  private:
    void play(const std::string& text);

    Shell& shell_;
    TablePanels& panels_;
    ui::screens::MoveEntry line_;
    bool entered_ = false;  ///< what was typed is played in this frame: the field may see the key too
};

}  // namespace app
