#pragma once

#include <array>
#include <string>
#include <vector>

#include "app/Screen.h"
#include "game/Kind.h"
#include "ui/screens/NewGame.h"

namespace app {

class Shell;
struct Seat;

/// Who plays, who begins, and what the game's own options say.
class NewGameScreen final : public Screen {
  public:
    explicit NewGameScreen(Shell& shell);
    [[nodiscard]] const char* name() const override { return "new game"; }
    void draw(ui::kit::Context& ui, float seconds) override;
    bool escape() override;
    [[nodiscard]] ui::kit::Rect tableArea(ui::kit::Rect display) const override;

  private:
    [[nodiscard]] ui::screens::NewGameModel model(const ui::kit::Context& ui) const;
    void set(const ui::screens::SetOption& change);
    void start(const ui::kit::Context& ui);
    void addPlayer(const ui::kit::Context& ui, std::size_t player,
                   std::vector<ui::screens::Option>& options) const;
    void addThinkingTime(const ui::kit::Context& ui, std::vector<ui::screens::Option>& options) const;
    /// The bot that plays; nothing for a person.
    [[nodiscard]] const game::Opponent* opponentOf(std::size_t player) const;
    /// Who sits down, in the order of the players; no two of the same name.
    [[nodiscard]] std::vector<Seat> seatsOf(const ui::kit::Context& ui) const;
    [[nodiscard]] std::string opponentAt(int choice) const;
    [[nodiscard]] std::string nameOf(const ui::kit::Context& ui, std::size_t player) const;

    Shell& shell_;
    game::OptionValues values_;
    std::vector<std::string> names_;  ///< of persons, by player
    std::vector<game::Opponent> known_;
    std::vector<std::string> opponents_;  ///< by player: the id of the bot; empty: a person
    double thinkingSeconds_;
    int begins_ = 2;  ///< player who begins; the number of players: drawn at random
    bool advanced_ = false;
    std::string problem_;
};

}  // namespace app
