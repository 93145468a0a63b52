#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "app/screens/table/PlayPart.h"
#include "ui/screens/PlayPlayers.h"

namespace app {

class CueQueue;
class CurrentGame;
class PlayActions;
class TableSession;

/// The colour of the pieces at this seat of the table.
[[nodiscard]] ImVec4 seatColor(const ui::kit::Context& ui, const TableSession& table, std::size_t seat);

/// The players' plates beside the table: names, supplies, points and clocks.
class PlayersPanel final : public PlayPart {
  public:
    /// The objects that it uses; all of them must outlive it.
    struct Surroundings {
        CurrentGame& currentGame;
        const i18n::Catalogue& texts;
        CueQueue& cues;
        ui::screens::PanelStates& states;
        const PlayActions& actions;
    };
    explicit PlayersPanel(const Surroundings& surroundings) : surroundings_(surroundings) {}

    /// Plays the sound of a clock's last seconds.
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
    /// The name on a player's plate; empty if there is no such player.
    [[nodiscard]] std::string nameOf(std::size_t seat) const {
        return seat < view_.plates.size() ? view_.plates[seat].name : std::string();
    }
    /// What they are called in sentences, by seat.
    [[nodiscard]] std::vector<std::string> namesForSentences() const;
    /// Advances the dots beside a player who thinks.
    void tick() override { ++tick_; }

  private:
    [[nodiscard]] ui::kit::PlayerPlate plateOf(const ui::kit::Context& ui, std::size_t seat) const;
    void addPoints(const ui::kit::Context& ui, std::size_t seat, ui::kit::PlayerPlate& plate) const;
    [[nodiscard]] std::optional<ui::kit::PlayerClock> clockOf(std::size_t seat) const;
    [[nodiscard]] TableSession& table() const;

    Surroundings surroundings_;
    ui::screens::PlayersView view_;
    std::vector<game::Stat> stats_;  ///< not yet those of a turn that still reveals something
    std::uint64_t match_ = 0;        ///< number of the match that they belong to
    std::vector<ui::screens::PlayersCommand> pressed_;
    float height_ = 0;                                        ///< in units, as of the last refresh()
    float briefHeight_ = 0;                                   ///< with a line for each player
    std::vector<std::optional<ui::kit::PlayerClock>> heard_;  ///< the clocks by seat, as of the last pass()
    int tick_ = 0;
};

}  // namespace app
