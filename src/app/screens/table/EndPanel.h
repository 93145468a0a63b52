#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/screens/table/PlayPart.h"
#include "ui/screens/play/Result.h"

namespace app {

class HintPanel;

/// What stands where the hand is when nobody is to enter a turn there: the result of the game, or the request
/// to hand over the table.
class EndPanel final : public PlayPart {
  public:
    EndPanel(const ScreenBasics& basics, const Playing& playing, const HintPanel& hint)
        : PlayPart(basics, playing), hint_(hint) {}

    bool pass(float seconds) override;
    void refresh(const ui::kit::Context& ui, float seconds) override;
    void claim(ui::screens::PlayNeeds& needs) const override { needs.handCovered = coversHand_; }
    void draw(ui::kit::Context& ui, const ui::screens::PlayLayout& layout) override;
    void execute() override;
    [[nodiscard]] std::string text() const override { return verdict_.empty() ? handOver_ : verdict_; }
    /// The moment of victory passes.
    [[nodiscard]] bool expecting() const override { return momentLeft_ > 0; }
    /// Ends the moment of victory.
    bool escape() override;

    /// Shows the table instead of the result, until an earlier turn was shown.
    void review() { reviewing_ = true; }
    /// Whether it stands where the hand is, or is about to once the pieces rest.
    [[nodiscard]] bool used() const override { return coversHand_; }
    /// Whether the player has to read or answer it.
    [[nodiscard]] bool asks() const override { return showsResult() || !handOverInWords().empty(); }

  private:
    [[nodiscard]] bool showsResult() const;
    /// Begins the moment of victory when a game ends that was under way here.
    void noticeEnd();
    /// Seconds that it takes.
    [[nodiscard]] float moment() const;
    /// Says to whom the table must be handed over; empty if to nobody.
    [[nodiscard]] std::string handOverInWords() const;
    /// Whether the only person here has lost it, to whom lessons may be of use.
    [[nodiscard]] bool lostAlone(const game::Outcome& outcome) const;
    [[nodiscard]] ui::screens::ResultModel result(const ui::kit::Context& ui) const;
    [[nodiscard]] bool keptElsewhere() const;
    /// Why there is no rematch; empty if there can be one.
    [[nodiscard]] std::string noRematch(const ui::kit::Context& ui) const;
    void rematch();

    const HintPanel& hint_;
    std::optional<ui::screens::ResultModel> result_;
    std::string handOver_;
    std::string news_;  ///< what the last turns have shown to all, below it
    std::vector<ui::screens::ResultCommand> pressed_;
    bool uncovers_ = false;  ///< the player has uncovered the table
    bool reviewing_ = false;
    bool underWay_ = false;  ///< the game was not over when the table last showed where it stands
    float momentLeft_ =
        0;  ///< seconds: before the result, one large line stands over the pieces that decided
    float momentShown_ = 0;  ///< seconds since it began
    std::string verdict_;    ///< that line; empty while there is none
    bool coversHand_ = false;
    int frames_ = 0;  ///< since the result or the request appeared, up to a limit
};

}  // namespace app
