#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "app/screens/table/PlayPart.h"
#include "ui/screens/play/PlayPlayers.h"

namespace app {

class PlayCommands;

/// The players' plates beside the table: names, supplies, points and clocks.
class PlayersPanel final : public PlayPart {
  public:
    PlayersPanel(const ScreenBasics& basics, const Playing& playing, const PlayCommands& actions)
        : PlayPart(basics, playing), actions_(actions) {}

    /// Whether a clock shows something else.
    bool pass(float seconds) override;
    void refresh(const ui::kit::Context& ui, float seconds) override;
    void claim(ui::screens::PlayNeeds& needs) const override {
        needs.players = height_;
        needs.briefPlayers = briefHeight_;
    }
    void draw(ui::kit::Context& ui, const ui::screens::PlayLayout& layout) override;
    void execute() override;

    /// The plates by player, as of the last refresh().
    [[nodiscard]] const std::vector<ui::kit::PlayerPlate>& plates() const { return view_.plates; }
    /// Advances the dots beside a player who thinks.
    void tick() override { ++tick_; }

  private:
    [[nodiscard]] ui::kit::PlayerPlate plateOf(const ui::kit::Context& ui, std::size_t seat) const;
    void addPoints(const ui::kit::Context& ui, std::size_t seat, ui::kit::PlayerPlate& plate) const;
    [[nodiscard]] std::optional<ui::kit::PlayerClock> clockOf(std::size_t seat) const;

    const PlayCommands& actions_;
    ui::screens::PlayersView view_;
    std::vector<game::Stat> stats_;  ///< not yet those of a turn that still reveals something
    std::uint64_t match_ = 0;        ///< number of the match that they belong to
    std::vector<ui::screens::PlayersCommand> pressed_;
    float height_ = 0;                                         ///< in units, as of the last refresh()
    float briefHeight_ = 0;                                    ///< with a line for each player
    std::vector<std::optional<ui::kit::PlayerClock>> clocks_;  ///< by seat, as of the last pass()
    int tick_ = 0;
};

}  // namespace app
