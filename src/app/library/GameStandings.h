#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/catalog/Games.h"
#include "archive/Keeper.h"
#include "i18n/Catalogue.h"
#include "ui/screens/library/LibraryStatistics.h"

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
    /// The results as they are shown: there may be thousands of players and opponents, so they are made anew
    /// only when something has changed. Stays valid until the next call.
    [[nodiscard]] const ui::screens::StatisticsModel& model(const i18n::Catalogue& texts);

  private:
    void makePlayers(const i18n::Catalogue& texts);
    /// Everything of the model but the list of players. Somebody must be listed.
    void makeChosen(const i18n::Catalogue& texts);
    /// The kind of game that is counted; the first one if all are.
    [[nodiscard]] const CatalogEntry& only() const;
    [[nodiscard]] std::string nameOf(const archive::Player& player, const i18n::Catalogue& texts) const;
    [[nodiscard]] std::string nameOf(const std::pair<std::string, std::string>& variant,
                                     const i18n::Catalogue& texts) const;

    archive::Keeper& archive_;
    const Games& games_;
    const CatalogEntry* kind_ = nullptr;  ///< the games that are counted; null: all
    std::function<void()> changed_;
    std::vector<archive::PlayerStatistics> players_;
    std::vector<std::size_t> listed_;  ///< indices of the listed players
    ui::screens::StatisticsModel model_;
    std::optional<std::string> playersIn_;  ///< the language of the model's players; nullopt: made anew
    /// Of what the rest of the model was made.
    struct Made {
        std::string language;
        int chosen = 0;
        bool waits = false;
        friend bool operator==(const Made&, const Made&) = default;
    };
    std::optional<Made> made_;
    std::string words_;
    int chosen_ = 0;
    int waiting_ = 0;
    std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
};

}  // namespace app
