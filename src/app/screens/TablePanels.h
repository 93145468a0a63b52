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

/// What the panels around the table show of the game: brought up to date before each frame.
class TablePanels {
  public:
    explicit TablePanels(Shell& shell) : shell_(shell) {}

    /// `seconds` have passed since the last frame. What was typed becomes stale with the position: true then.
    [[nodiscard]] bool refresh(const ui::kit::Context& ui, float seconds);
    [[nodiscard]] ui::screens::PlayModel& model() { return model_; }
    [[nodiscard]] const ui::screens::PlayModel& model() const { return model_; }

    /// The dots beside who thinks go on by one.
    void tick() { ++tick_; }
    /// Whether a clock shows something else than was drawn; the last seconds are heard.
    [[nodiscard]] bool clocksChanged();
    /// The player has asked what to play.
    void setAdvice(std::optional<Adviser::Advice> advice, bool thinking) {
        advice_ = std::move(advice);
        advising_ = thinking;
    }
    /// The player looks at the board instead of the result.
    void setReviewing(bool on) { reviewing_ = on; }
    /// This player could not go on: its plate says so while everybody is held.
    void setStopped(game::PlayerId player) { stopped_ = player; }
    /// The result is to be drawn.
    [[nodiscard]] bool showsResult() const;
    [[nodiscard]] ui::screens::ResultModel result(const ui::kit::Context& ui) const;
    /// Who has to take the table over before the game goes on; empty if nobody has to.
    [[nodiscard]] std::string handOverTo() const;

  private:
    void refreshPlayers(const ui::kit::Context& ui);
    void refreshAnnouncement(const ui::kit::Context& ui);
    void refreshMoves(const match::Match& match);
    void refreshRefusal(const ui::kit::Context& ui, float seconds);
    void refreshPieces(const ui::kit::Context& ui);
    /// The key that chooses this kind of piece, counted from 0; empty if there is none.
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
    std::string language_;                         ///< of the texts that are kept
    std::size_t rowsOfEvents_ = ~std::size_t{0};   ///< the move list is as of so many events …
    std::size_t rowsOfVersion_ = ~std::size_t{0};  ///< … and this version of the tree
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
