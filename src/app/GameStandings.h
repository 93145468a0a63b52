#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/Games.h"
#include "archive/Keeper.h"
#include "ui/screens/LibraryStatistics.h"

namespace app {

/// How everybody did, as the library shows it: counted in the background, narrowed by words that are typed.
/// Main thread.
class GameStandings {
  public:
    /// `changed` is called when an answer came in. Both must outlive it.
    GameStandings(archive::Keeper& archive, const Games& games, std::function<void()> changed)
        : archive_(archive), games_(games), changed_(std::move(changed)) {}
    GameStandings(const GameStandings&) = delete;
    GameStandings& operator=(const GameStandings&) = delete;
    ~GameStandings() { *alive_ = false; }

    /// Counts anew.
    void refresh();
    /// Lists the players whose name holds these words.
    void narrow(const std::string& words);
    void choose(int row);
    [[nodiscard]] int chosen() const { return chosen_; }
    [[nodiscard]] bool waits() const { return waiting_ > 0; }
    [[nodiscard]] ui::screens::StatisticsModel model(const ui::kit::Context& ui) const;

  private:
    [[nodiscard]] std::string nameOf(const archive::Player& player, const ui::kit::Context& ui) const;

    archive::Keeper& archive_;
    const Games& games_;
    std::function<void()> changed_;
    std::vector<archive::PlayerStatistics> players_;
    std::vector<std::size_t> listed_;  ///< of the players
    std::string words_;
    int chosen_ = 0;
    int waiting_ = 0;
    std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
};

}  // namespace app
