#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/screens/table/PlayPart.h"
#include "game/Viewer.h"
#include "match/GameTree.h"
#include "match/Subscription.h"
#include "ui/screens/play/PlayMoves.h"

namespace app {

class TableSession;

/// The player's marks, comments and variations: the notes below the move list. And as whom the game is looked
/// at if that surprises nobody (Rights::showsSecrets()).
class ReviewPart final : public PlayPart {
  public:
    using PlayPart::PlayPart;

    [[nodiscard]] const ui::screens::NotesView& notes() const { return notes_; }
    [[nodiscard]] const ui::screens::ViewersView& viewers() const { return viewers_; }
    /// The comment entry of the panel.
    [[nodiscard]] ui::screens::CommentEntry& comment() { return comment_; }
    /// Whether the comment is about to get the keyboard.
    [[nodiscard]] bool awaitsTextFocus() const override { return comment_.wantsFocus; }
    void readNews(const TableSession& game) override;
    void refresh(const ui::kit::Context& ui, float seconds) override;

    /// Shows the game as one of viewers() sees it.
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
    [[nodiscard]] std::vector<game::Viewer> allViewers() const;
    void refreshViewers(const ui::kit::Context& ui);

    ui::screens::NotesView notes_;
    ui::screens::ViewersView viewers_;
    ui::screens::CommentEntry comment_;
    match::Subscription news_;                      ///< for which the comment was read
    game::Viewer reader_ = game::Viewer::record();  ///< who reads it
    struct Removal {
        match::GameTree::Removed what;
        match::Subscription since;  ///< nothing has happened since the removal
    };
    std::optional<Removal> removal_;
};

}  // namespace app
