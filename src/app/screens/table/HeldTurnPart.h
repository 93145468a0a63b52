#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/screens/table/PlayPart.h"
#include "app/table/HeldTurn.h"
#include "i18n/Catalogue.h"
#include "ui/screens/play/PlayCounts.h"

namespace app {

/// The turn that a person holds ready while others decide (HeldTurn): plays it once his turn has come and
/// everything is at rest, says what is held in words and at its place on the table, and why a turn was lost.
class HeldTurnPart final : public PlayPart {
  public:
    using PlayPart::PlayPart;

    bool update(float seconds) override;
    /// Until a turn that is due has been played.
    [[nodiscard]] bool expecting() const override;
    void refresh(const ui::kit::Context& ui, float seconds) override;
    /// Writes on the piece with which the turn ends that it is only held.
    void draw(ui::kit::Context& ui, const ui::screens::PlayLayout& layout) override;
    /// Takes the turn back.
    bool escape() override;

    /// What is held and how it is taken back, for the hint; empty if nothing is held.
    [[nodiscard]] const std::string& sentence() const { return sentence_; }

  private:
    /// Speaks a turn that was held or taken back since the last call.
    void sayChange();
    void sayLost();
    /// The top of the piece with which a turn ends, in the picture; pixels.
    [[nodiscard]] ImVec2 endOfTurn(const game::Transition& turn) const;

    std::string sentence_;
    std::vector<ui::screens::IdeaLabel> labels_;
    std::string said_;         ///< the turn that was spoken last; empty: none is held
    std::uint64_t match_ = 0;  ///< of that turn
    std::optional<HeldTurn::Lost> lost_;
};

}  // namespace app
