#pragma once

#include <optional>
#include <string>

#include "app/screens/table/PlayPart.h"
#include "ui/screens/play/PlayControl.h"

namespace app {

class HintPanel;
class PlayCommands;
class Replay;

/// The buttons below the table that control how the game continues: offers, engines that wait, a replay, and
/// the way back from an earlier turn.
class ControlPanel final : public PlayPart {
  public:
    ControlPanel(const ScreenBasics& basics, const Playing& playing, const PlayCommands& actions,
                 const HintPanel& hint, const Replay& replay)
        : PlayPart(basics, playing), actions_(actions), hint_(hint), replay_(replay) {}

    void refresh(const ui::kit::Context& ui, float seconds) override;
    void claim(ui::screens::PlayNeeds& needs) const override;
    void draw(ui::kit::Context& ui, const ui::screens::PlayLayout& layout) override;
    void execute() override;
    /// The offer that the player must answer.
    [[nodiscard]] std::string text() const override;
    /// Declines it.
    bool escape() override;

    /// The kind of buttons that the game needs now.
    [[nodiscard]] ui::screens::ControlKind needed() const;

  private:
    [[nodiscard]] std::string captionFor(const ui::kit::Context& ui) const;
    [[nodiscard]] std::string offerInWords(const ui::kit::Context& ui) const;

    const PlayCommands& actions_;
    const HintPanel& hint_;
    const Replay& replay_;
    ui::screens::ControlView view_;
    std::optional<ui::screens::Act> pressed_;
};

}  // namespace app
