#pragma once

#include <string>

#include "ui/screens/PlayModel.h"

namespace app {

class Shell;
class TablePanels;

/// The line for typed turns: its text, its completions and its error.
class TurnEntry {
  public:
    TurnEntry(Shell& shell, TablePanels& panels) : shell_(shell), panels_(panels) {}

    /// For the panel that shows the line.
    [[nodiscard]] ui::screens::MoveEntry& line() { return line_; }
    [[nodiscard]] const std::string& text() const { return line_.text; }
    [[nodiscard]] bool empty() const { return line_.text.empty(); }
    [[nodiscard]] bool awaitsFocus() const { return line_.wantsFocus; }
    /// Whether the line has the keyboard.
    [[nodiscard]] bool active() const { return line_.active; }
    /// The position has changed, so the typed text is outdated.
    void clear() { line_.text.clear(); }

    /// The field was left with this text: plays it, or shows why it cannot be played.
    void enter(const std::string& text);
    /// The text of the field has changed.
    void changed(const std::string& text);
    /// Handles typed characters that no field has taken: the first character of a turn starts the line.
    void typed(const char* text);
    /// Empties the line and returns the keyboard focus to the table.
    void leave();

  private:
    Shell& shell_;
    TablePanels& panels_;
    ui::screens::MoveEntry line_;
};

}  // namespace app
