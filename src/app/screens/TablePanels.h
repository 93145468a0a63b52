#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/Adviser.h"
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

/// The contents of the panels around the table; updated before each frame.
class TablePanels {
  public:
    explicit TablePanels(Shell& shell) : shell_(shell) {}

    /// `seconds` since the last frame. True if the position has changed, so that typed text is outdated.
    [[nodiscard]] bool refresh(const ui::kit::Context& ui, float seconds);
    [[nodiscard]] ui::screens::PlayModel& model() { return model_; }
    [[nodiscard]] const ui::screens::PlayModel& model() const { return model_; }

    /// Moves the dots of a thinking player on by one.
    void tick() { ++tick_; }
    /// Whether a clock's display has changed. Plays a sound in each of the last seconds.
    [[nodiscard]] bool clocksChanged();
    /// Sets the advice that the player asked for.
    void setAdvice(std::optional<Adviser::Advice> advice, bool thinking) {
        advice_ = std::move(advice);
        advising_ = thinking;
    }
    /// Whether the board is shown instead of the result.
    void setReviewing(bool on) { reviewing_ = on; }
    /// Marks a player who could not go on, while the bots are on hold.
    void setStopped(game::PlayerId player) { stopped_ = player; }
    /// Whether the result is drawn.
    [[nodiscard]] bool showsResult() const;
    [[nodiscard]] ui::screens::ResultModel result(const ui::kit::Context& ui) const;
    /// The person to whom the table must be handed over; empty if there is none.
    [[nodiscard]] std::string handOverTo() const;

  private:
    void refreshPlayers(const ui::kit::Context& ui);
    void refreshAnnouncement(const ui::kit::Context& ui);
    void refreshMoves(const match::Match& match);
    void refreshRefusal(const ui::kit::Context& ui, float seconds);
    void refreshPieces(const ui::kit::Context& ui);
    /// The key that chooses a kind of piece (index from 0); empty if it has none.
    [[nodiscard]] std::string keyOfPiece(int piece) const;
    void nameButtons(const ui::kit::Context& ui);
    void refreshThinking(const ui::kit::Context& ui);
    [[nodiscard]] ui::screens::TableControl control() const;
    void refreshOffer(const ui::kit::Context& ui);
    void playEnd();
    [[nodiscard]] std::optional<ui::kit::PlayerClock> clockOf(std::size_t seat) const;
    [[nodiscard]] std::string namesOf(const std::vector<game::PlayerId>& players) const;
    [[nodiscard]] ImVec4 seatColor(const ui::kit::Context& ui, std::size_t seat) const;
    [[nodiscard]] TableSession& table() const;

    Shell& shell_;
    ui::screens::PlayModel model_;
    std::string language_;                         ///< language of the kept texts
    std::size_t rowsOfEvents_ = ~std::size_t{0};   ///< number of events for which the move list was made …
    std::size_t rowsOfVersion_ = ~std::size_t{0};  ///< … and version of the tree
    std::size_t announcedEvents_ = 0;
    std::uint64_t refusalsSeen_ = 0;
    float refusalAge_ = 0;  ///< seconds since the last refusal
    int tick_ = 0;
    bool reviewing_ = false;
    std::optional<Adviser::Advice> advice_;
    bool advising_ = false;
    std::optional<game::PlayerId> stopped_;
};

}  // namespace app
