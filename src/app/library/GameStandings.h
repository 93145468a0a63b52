#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/catalog/Games.h"
#include "archive/Keeper.h"
#include "ui/screens/LibraryStatistics.h"

namespace app {

/// The results of all players, as the library shows them: counted in the background, filtered by typed words.
/// Main thread only.
class GameStandings {
  public:
    /// `changed` is called when the counting has ended. Both references must outlive it.
    GameStandings(archive::Keeper& archive, const Games& games, std::function<void()> changed)
        : archive_(archive), games_(games), changed_(std::move(changed)) {}
    GameStandings(const GameStandings&) = delete;
    GameStandings& operator=(const GameStandings&) = delete;
    ~GameStandings() { *alive_ = false; }

    /// Counts again: the games of one kind, or all of them. Ignores the answer to an earlier question.
    void refresh(const CatalogEntry* kind);
    /// Lists only players whose names contain these words.
    void narrow(const std::string& words);
    void choose(int row);
    [[nodiscard]] int chosen() const { return chosen_; }
    [[nodiscard]] bool waits() const { return waiting_ > 0; }
    [[nodiscard]] ui::screens::StatisticsModel model(const ui::kit::Context& ui);

  private:
    /// The listed players as they are shown. There may be thousands, so the list is kept until something
    /// changes.
    [[nodiscard]] const std::vector<ui::screens::StatisticsModel::Player>& list(const ui::kit::Context& ui);
    /// The kind of game that is counted; the first one if all are.
    [[nodiscard]] const CatalogEntry& only() const;
    [[nodiscard]] std::string nameOf(const archive::Player& player, const ui::kit::Context& ui) const;
    [[nodiscard]] std::string nameOf(const std::pair<std::string, std::string>& variant,
                                     const ui::kit::Context& ui) const;

    archive::Keeper& archive_;
    const Games& games_;
    const CatalogEntry* kind_ = nullptr;  ///< the games that are counted; null: all
    std::function<void()> changed_;
    std::vector<archive::PlayerStatistics> players_;
    std::vector<std::size_t> listed_;                         ///< indices of the listed players
    std::vector<ui::screens::StatisticsModel::Player> list_;  ///< the same as they are shown
    std::optional<std::string> listLanguage_;                 ///< nullopt: it must be made
    std::string words_;
    int chosen_ = 0;
    int waiting_ = 0;
    std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
};

}  // namespace app
