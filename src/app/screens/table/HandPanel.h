#pragma once

#include <string>
#include <vector>

#include "app/screens/table/PlayPart.h"
#include "match/Subscription.h"
#include "ui/screens/play/PlayHand.h"

namespace app {

class TableSession;

/// The player's pieces to choose from, and the line for typed turns with its completions and its error.
class HandPanel final : public PlayPart {
  public:
    using PlayPart::PlayPart;

    void readNews(const TableSession& game) override;
    void refresh(const ui::kit::Context& ui, float seconds) override;
    void claim(ui::screens::PlayNeeds& needs) const override;
    void draw(ui::kit::Context& ui, const ui::screens::PlayLayout& layout) override;
    void execute() override;
    [[nodiscard]] bool fades() const override { return true; }
    [[nodiscard]] std::string text() const override;
    /// Leaves the line, or puts back what is in the hand.
    bool escape() override;

    /// Something is typed.
    [[nodiscard]] bool used() const override { return !line_.text.empty(); }
    [[nodiscard]] bool awaitsTextFocus() const override { return line_.wantsFocus; }
    /// Whether the line has the keyboard.
    [[nodiscard]] bool typesNotation() const override { return line_.active; }
    /// The first character of a turn starts the line.
    void typed(const char* text) override;

  private:
    [[nodiscard]] bool repeatsTable() const;
    void refreshPieces(const ui::kit::Context& ui);
    void addArrangements(const ui::kit::Context& ui, std::size_t seat);
    void nameButtons();
    void choose(std::size_t piece);
    /// The field was left with this text: plays it, or shows why it cannot be played.
    void enter(const std::string& text);
    /// The text of the field has changed.
    void changed(const std::string& text);

    ui::screens::HandView view_;
    bool offersPieces_ = false;  ///< the hand has pieces to choose from, or had before it was covered
    std::size_t choices_ = 0;    ///< of the game; behind them stands the button of kept arrangements
    ui::screens::MoveEntry line_;
    std::vector<ui::screens::HandCommand> pressed_;
    match::Subscription news_;  ///< typed text is outdated when something has happened
    std::string language_;      ///< of the kept texts
};

}  // namespace app
