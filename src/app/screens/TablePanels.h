#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>

#include "app/Adviser.h"
#include "app/screens/TableHint.h"
#include "app/screens/TablePlates.h"
#include "game/Ids.h"
#include "ui/kit/Context.h"
#include "ui/screens/Play.h"
#include "ui/screens/Result.h"

namespace match {
class Match;
}

namespace app {

class Shell;
class TableSession;

/// What the panels around the table show of the game: brought up to date before each frame.
class TablePanels {
  public:
    explicit TablePanels(Shell& shell) : shell_(shell) {}

    /// `seconds` have passed since the last frame. What was typed becomes stale with the position: true then.
    [[nodiscard]] bool refresh(const ui::kit::Context& ui, float seconds);
    [[nodiscard]] ui::screens::PlayModel& model() { return model_; }
    [[nodiscard]] const ui::screens::PlayModel& model() const { return model_; }

    /// Advances the dots beside a player who thinks.
    void tick() { plates_.tick(); }
    /// Whether a clock differs from its plate. Plays the sound of the last seconds.
    [[nodiscard]] bool clocksChanged();
    /// The advice that the player asked for; `thinking`: it is being computed.
    void setAdvice(std::optional<Adviser::Advice> advice, bool thinking) {
        hint_.setAdvice(std::move(advice), thinking);
    }
    /// The player looks at the board instead of the result.
    void setReviewing(bool on) { reviewing_ = on; }
    /// This player could not go on: its plate says so while the table waits for it.
    void setStopped(game::PlayerId player) { plates_.setStopped(player); }
    /// The result is to be drawn.
    [[nodiscard]] bool showsResult() const;
    [[nodiscard]] ui::screens::ResultModel result(const ui::kit::Context& ui) const;
    /// Who has to take the table over before the game goes on; empty if nobody has to.
    [[nodiscard]] std::string handOverTo() const;

  private:
    void refreshAnnouncement(const ui::kit::Context& ui);
    void refreshMoves(const match::Match& match);
    void refreshPieces(const ui::kit::Context& ui);
    /// The key that chooses this kind of piece, counted from 0; empty if there is none.
    [[nodiscard]] std::string keyOfPiece(int piece) const;
    void nameButtons(const ui::kit::Context& ui);
    void refreshThinking(const ui::kit::Context& ui);
    [[nodiscard]] ui::screens::TableControl control() const;
    void refreshOffer(const ui::kit::Context& ui);
    void playEnd();
    [[nodiscard]] TableSession& table() const;

    Shell& shell_;
    TablePlates plates_{shell_};
    TableHint hint_{shell_};
    ui::screens::PlayModel model_;
    std::string language_;                         ///< of the texts that are kept
    std::size_t rowsOfEvents_ = ~std::size_t{0};   ///< the move list is as of so many events …
    std::size_t rowsOfVersion_ = ~std::size_t{0};  ///< … and this version of the tree
    std::size_t announcedEvents_ = 0;
    bool reviewing_ = false;
};

}  // namespace app
