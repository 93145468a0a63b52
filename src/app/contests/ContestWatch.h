#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "app/play/Tables.h"
#include "tournament/ContestRunner.h"

namespace app {

/// Replays games of an engine match on the table, one after the other and each from its beginning, at a pace
/// that a player can follow. The camera moves to dramatic turns. Main thread only. The destructor puts the
/// game under way back on the table.
class ContestWatch {
  public:
    /// All references must outlive it.
    ContestWatch(const tournament::ContestRunner& runner, const CatalogEntry& game, Tables& tables)
        : runner_(runner), game_(game), tables_(tables) {}
    ~ContestWatch();
    ContestWatch(const ContestWatch&) = delete;
    ContestWatch& operator=(const ContestWatch&) = delete;

    /// Shows this game from its beginning; does nothing if there is no game with this number.
    void show(int number);
    /// Shows the next game: one that is being played, or else the next finished one.
    void showNext();

    /// Lets `seconds` pass; call once a frame. True if the texts about the game have changed.
    bool update(float seconds);

    // ---- display
    /// Number of the game; 0 if none has been shown yet.
    [[nodiscard]] int number() const { return number_; }
    /// Names of the engines, by side.
    [[nodiscard]] const std::vector<std::string>& names() const { return names_; }
    [[nodiscard]] std::size_t turn() const { return shown_; }
    /// The turn that led to the position on the table, with its evaluation; null at the start.
    [[nodiscard]] const tournament::PlayedTurn* last() const {
        return shown_ > 0 ? &turns_[shown_ - 1] : nullptr;
    }
    /// The latest estimate of each side's chance to win; empty if there is none yet.
    [[nodiscard]] const std::vector<double>& chances() const { return chances_; }
    /// The outcome, once the whole game has been shown; until then it is not over.
    [[nodiscard]] const game::Outcome& outcome() const { return outcome_; }

  private:
    void fetch();
    void playNext();
    /// Whether the camera should move to the turn that was just shown.
    [[nodiscard]] bool dramatic(const tournament::PlayedTurn& turn, std::size_t seat);

    const tournament::ContestRunner& runner_;
    const CatalogEntry& game_;
    Tables& tables_;
    int number_ = 0;
    std::vector<std::string> names_;
    game::Sides sides_ = game::Sides(2);
    std::vector<tournament::PlayedTurn> turns_;  ///< those that are known so far
    std::size_t shown_ = 0;                      ///< number of these that were shown
    bool over_ = false;                          ///< no further turns will come
    game::Outcome outcome_;
    game::Outcome result_;  ///< outcome of the game, known before all turns are shown
    std::vector<double> chances_;
    std::vector<std::vector<double>> thoughts_;  ///< the latest of each seat
    std::uint64_t seen_ = 0;                     ///< version of the runner that was read last
    float rest_ = 0;                             ///< seconds until the next turn
};

}  // namespace app
