#pragma once

#include <optional>
#include <string>

#include "app/screens/table/PlayPart.h"
#include "ui/screens/play/PlayThinking.h"

namespace app {

class AnalysisPart;

/// The thoughts of the engine that is playing, above the table.
class ThinkingPanel final : public PlayPart {
  public:
    ThinkingPanel(const ScreenBasics& basics, const Playing& playing, const AnalysisPart& analysis)
        : PlayPart(basics, playing), analysis_(analysis) {}

    void refresh(const ui::kit::Context& ui, float seconds) override;
    void claim(ui::screens::PlayNeeds& needs) const override;
    void draw(ui::kit::Context& ui, const ui::screens::PlayLayout& layout) override;
    void execute() override;
    [[nodiscard]] std::string text() const override;

    /// Whether there are thoughts to show: of an engine that plays, or of an analysis of the game.
    [[nodiscard]] bool possible() const;
    [[nodiscard]] bool shown() const { return view_.shown; }

  private:
    /// Whether an engine plays and its thoughts tell no secrets.
    [[nodiscard]] bool told() const;

    const AnalysisPart& analysis_;
    ui::screens::ThinkingView view_;
    std::optional<ui::screens::SetPanel> pressed_;
};

}  // namespace app
