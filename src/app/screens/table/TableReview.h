#pragma once

#include <optional>
#include <string>

#include "match/Subscription.h"
#include "ui/screens/PlayModel.h"

namespace app {

class Shell;
class TablePanels;
class TableSession;

/// The player's marks, comments and variations: the notes below the move list.
class TableReview {
  public:
    TableReview(Shell& shell, TablePanels& panels) : shell_(shell), panels_(panels) {}

    /// The comment entry of the panel.
    [[nodiscard]] ui::screens::CommentEntry& comment() { return comment_; }
    /// Whether the comment is about to get the keyboard.
    [[nodiscard]] bool awaitsFocus() const { return comment_.wantsFocus; }
    /// Updates the panel from the table; call before each frame.
    void refresh(const ui::kit::Context& ui);

    /// Shows a game that hides nothing any more as one of the panel's viewers saw it.
    void seeAs(int index);
    void seeAsNext();
    /// Opens or closes the notes.
    void toggle();
    /// Opens the notes and puts the keyboard focus on the comment.
    void write();
    void toggleMark(const std::string& mark);
    void setComment(const ui::screens::SetComment& comment);
    void promote();
    /// Whether the next removeOrRestore() restores.
    [[nodiscard]] bool canRestore() const;
    /// Removes the shown turn and all that follow it; called again directly afterwards, restores them.
    void removeOrRestore();

  private:
    [[nodiscard]] TableSession& table() const;
    void refreshViewers(const ui::kit::Context& ui);

    Shell& shell_;
    TablePanels& panels_;
    ui::screens::CommentEntry comment_;
    match::Subscription news_;  ///< for which the comment was read
    struct Removal {
        match::GameTree::Removed what;
        match::Subscription since;  ///< nothing has happened since the removal
    };
    std::optional<Removal> removal_;
};

}  // namespace app
