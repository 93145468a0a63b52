#pragma once

#include <optional>
#include <string>

#include "app/screens/table/PlayPart.h"
#include "ui/screens/play/PlayThinking.h"

namespace app {

class AnalysisPart;
class Preferences;
class TableSession;
class Tables;

/// The thoughts of the engine that is playing, above the table.
class ThinkingPanel final : public PlayPart {
  public:
    /// The objects that it uses; all of them must outlive it.
    struct Surroundings {
        Tables& tables;
        const Preferences& preferences;
        ui::screens::PanelStates& states;
        const AnalysisPart& analysis;
    };
    explicit ThinkingPanel(const Surroundings& surroundings) : surroundings_(surroundings) {}

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
    [[nodiscard]] TableSession& table() const;

    Surroundings surroundings_;
    ui::screens::ThinkingView view_;
    std::optional<ui::screens::SetPanel> pressed_;
};

}  // namespace app
