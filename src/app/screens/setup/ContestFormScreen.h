#pragma once

#include <string>
#include <vector>

#include "app/screens/setup/ContestOptions.h"
#include "app/screens/setup/GameFormScreen.h"
#include "app/shell/ShellParts.h"

namespace app {

/// The form of an engine match: two engines, a game, the number of games and further options.
class ContestFormScreen final : public GameFormScreen {
  public:
    ContestFormScreen(const ScreenBasics& basics, const Playing& playing);
    [[nodiscard]] const char* name() const override { return "new match"; }

  private:
    [[nodiscard]] ui::screens::NewGameModel model(const ui::kit::Context& ui) const override;
    [[nodiscard]] std::string engineProblem(const ui::kit::Context& ui) const override;
    /// The games for two sides that engines can play.
    [[nodiscard]] std::vector<const CatalogEntry*> games() const;
    /// The numbers of players that are offered: those that make two sides, since a match compares two
    /// engines.
    [[nodiscard]] std::vector<int> counts() const;
    void setPlayers(int players);
    void setGame(const CatalogEntry& game);
    void set(const ui::screens::SetOption& change) override;
    void choose(int game) override { setGame(*games()[static_cast<std::size_t>(game)]); }
    void start(const ui::kit::Context& ui) override;
    void remember();
    void leave() override;

    const ScreenBasics& basics_;
    const Playing& playing_;
    const CatalogEntry* game_;
    game::OptionValues values_;
    ContestOptions options_;
};

}  // namespace app
