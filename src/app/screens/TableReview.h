#pragma once

#include <optional>
#include <string>

#include "match/Match.h"
#include "ui/screens/PlayModel.h"

namespace app {

class Shell;
class TablePanels;
class TableSession;

/// What the player says of turns, and does with variations: the notes below the list of moves.
class TableReview {
  public:
    TableReview(Shell& shell, TablePanels& panels) : shell_(shell), panels_(panels) {}

    /// For the panel that shows it.
    [[nodiscard]] ui::screens::CommentEntry& comment() { return comment_; }
    /// Brings the panel up to date with the table; before each frame.
    void refresh(const ui::kit::Context& ui);

    /// Opens the notes, or closes them.
    void toggle();
    /// Opens them and gives the keyboard to the comment.
    void write();
    void toggleMark(const std::string& mark);
    void setComment(const ui::screens::SetComment& comment);
    void promote();
    /// Removes the turn that is shown with all that follow it; right after that, brings them back.
    void removeOrRestore();

  private:
    [[nodiscard]] TableSession& table() const;
    [[nodiscard]] bool canRestore() const;

    Shell& shell_;
    TablePanels& panels_;
    ui::screens::CommentEntry comment_;
    std::size_t events_ = ~std::size_t{0};  ///< the comment is as of so many
    struct Removal {
        match::Match::Removed what;
        std::size_t events;  ///< of the match, once it was done
    };
    std::optional<Removal> removal_;
};

}  // namespace app
