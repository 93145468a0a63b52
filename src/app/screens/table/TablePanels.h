#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>

#include "app/screens/table/ShownPosition.h"
#include "app/screens/table/TableHint.h"
#include "app/screens/table/TablePlates.h"
#include "app/thinking/Advice.h"
#include "match/Subscription.h"
#include "ui/kit/Context.h"
#include "ui/screens/Play.h"
#include "ui/screens/Result.h"

namespace match {
class Match;
}

namespace app {

class Shell;
class TableSession;

/// The contents of the panels around the table; updated before each frame.
class TablePanels {
  public:
    explicit TablePanels(Shell& shell) : shell_(shell) {}

    /// `seconds` since the last frame. True if the position has changed, so that typed text is outdated.
    [[nodiscard]] bool refresh(const ui::kit::Context& ui, float seconds);
    [[nodiscard]] ui::screens::PlayModel& model() { return model_; }
    [[nodiscard]] const ui::screens::PlayModel& model() const { return model_; }

    /// Advances the dots beside a player who thinks.
    void tick() { plates_.tick(); }
    /// Whether a clock differs from its plate. Plays the sound of the last seconds.
    [[nodiscard]] bool clocksChanged();
    /// The advice that the player asked for; `thinking`: it is being computed.
    void setAdvice(std::optional<Advice> advice, bool thinking) {
        hint_.setAdvice(std::move(advice), thinking);
    }
    /// Whether the board is shown instead of the result.
    void setReviewing(bool on) { reviewing_ = on; }
    /// The result is to be drawn.
    [[nodiscard]] bool showsResult() const;
    [[nodiscard]] ui::screens::ResultModel result(const ui::kit::Context& ui) const;
    /// Says to whom the table must be handed over; empty if to nobody.
    [[nodiscard]] std::string handOver() const;

  private:
    void refreshAnnouncement(const ui::kit::Context& ui);
    void refreshMoves(const match::Match& match);
    void refreshPieces(const ui::kit::Context& ui);
    /// The key that chooses a kind of piece (index from 0); empty if it has none.
    void nameButtons(const ui::kit::Context& ui);
    void refreshThinking(const ui::kit::Context& ui);
    [[nodiscard]] ui::screens::TableControl control() const;
    void refreshOffer(const ui::kit::Context& ui);
    [[nodiscard]] TableSession& table() const;

    Shell& shell_;
    TablePlates plates_{shell_};
    TableHint hint_{shell_};
    ui::screens::PlayModel model_;
    std::string language_;                         ///< language of the kept texts
    match::Subscription news_;                     ///< for which the move list was made …
    std::size_t rowsOfVersion_ = ~std::size_t{0};  ///< … and version of the tree
    game::Viewer rowsOfViewer_ = game::Viewer::record();
    /// What the announcement was composed for.
    struct Announced {
        ShownPosition position = {};
        bool atRest = false;
        bool wanted = false;
        friend bool operator==(const Announced&, const Announced&) = default;
    } announced_;
    bool reviewing_ = false;
};

}  // namespace app
