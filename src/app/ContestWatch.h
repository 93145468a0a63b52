#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "app/Evening.h"
#include "tournament/Runner.h"

namespace app {

/// Shows games of a match of engines on the table, one after the other, as fast as one can follow them,
/// however fast they are played: each from its beginning. The camera goes where a game turns. Main thread. At
/// its end the game under way is on the table again.
class ContestWatch {
  public:
    /// All must outlive it.
    ContestWatch(const tournament::Runner& runner, const CatalogEntry& game, Evening& evening)
        : runner_(runner), game_(game), evening_(evening) {}
    ~ContestWatch();
    ContestWatch(const ContestWatch&) = delete;
    ContestWatch& operator=(const ContestWatch&) = delete;

    /// Shows this game from its beginning; nothing happens if there is none of this number.
    void show(int number);
    /// The next one that is worth it: played at present, or else the next that is over.
    void showNext();

    /// Goes on; once a frame. `seconds` have passed. True if something else is to be told of it.
    bool update(float seconds);

    // ---- what is shown
    /// 0: no game yet.
    [[nodiscard]] int number() const { return number_; }
    /// Names by seat.
    [[nodiscard]] const std::vector<std::string>& names() const { return names_; }
    [[nodiscard]] std::size_t turn() const { return shown_; }
    /// The turn before the position on the table, with what was thought of it; null at the start.
    [[nodiscard]] const tournament::PlayedTurn* last() const {
        return shown_ > 0 ? &turns_[shown_ - 1] : nullptr;
    }
    /// What was thought last of each player's chances; empty: nothing yet.
    [[nodiscard]] const std::vector<double>& chances() const { return chances_; }
    /// The outcome, once all of the game was shown; not over before that.
    [[nodiscard]] const game::Outcome& outcome() const { return outcome_; }

  private:
    void fetch();
    void playNext();
    /// Whether the turn that is on the table now deserves a look.
    [[nodiscard]] bool dramatic(const tournament::PlayedTurn& turn, std::size_t seat);

    const tournament::Runner& runner_;
    const CatalogEntry& game_;
    Evening& evening_;
    int number_ = 0;
    std::vector<std::string> names_;
    std::vector<tournament::PlayedTurn> turns_;  ///< as far as they are known
    std::size_t shown_ = 0;                      ///< of these
    bool over_ = false;                          ///< all turns are known
    game::Outcome outcome_;
    game::Outcome result_;  ///< of the game, before all of it was shown
    std::vector<double> chances_;
    std::vector<std::vector<double>> thoughts_ =
        std::vector<std::vector<double>>(2);  ///< the last ones of each seat
    std::uint64_t seen_ = 0;                  ///< version of the runner
    float rest_ = 0;                          ///< seconds until the next turn
};

}  // namespace app
