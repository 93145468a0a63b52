#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/Random.h"
#include "games/caravan/rules/Board.h"

namespace caravan::rules {

/// Finds out where each card may have been at any time, as far as a viewer knows the values. Add what
/// happened in its order, then complete().
///
/// A card is followed through time as a thread of stays: a stay begins when the value is dealt to a back and
/// ends when it is mixed again. Only an exchange of gifts leaves open which stay goes on as which. A choice
/// of threads is possible if no thread needs two values and no shuffled heap needs more cards of a value than
/// it has; it is searched for by exchanging the ends of two threads at random, as in simulated annealing.
class History {
  public:
    /// Begins with a shuffled deck.
    History();

    /// The known values from the last event to the next one; 0: unknown.
    void know(const Values& values);
    /// Cards whose values are known are shuffled.
    void shuffled(const std::vector<Card>& cards);

    /// The hands before and after an exchange. By player.
    struct Exchange {
        std::array<Hand, kMaxPlayers> before{};
        std::array<Hand, kMaxPlayers> after{};
        std::array<int, kMaxPlayers> gifts{};      ///< slots; kHiddenSlot
        std::array<int, kMaxPlayers> receivers{};  ///< by giver
        int players = 0;
    };
    void exchanged(const Exchange& exchange);

    struct Solution {
        std::vector<Values> values;                       ///< by call of know()
        std::vector<std::array<int, kMaxPlayers>> gifts;  ///< by exchange: slots
    };
    /// Whether a possible history is soon found. What a viewer of a game knows has one.
    [[nodiscard]] bool isPossible(base::Random& random);
    /// One of all possible histories.
    [[nodiscard]] Solution complete(base::Random& random);

  private:
    static constexpr int kNone = -1;

    struct Stay {
        int heap = kNone;      ///< in which it was shuffled
        int previous = kNone;  ///< stay of the same card before an exchange
        std::uint8_t value = 0;
    };
    using Counts = std::array<int, kHighest + 1>;  ///< of cards, by value
    /// One end of a stay at an exchange.
    struct End {
        int stay = kNone;
        int player = kNone;  ///< in whose hand
        int slot = kNone;
    };
    struct Mix {
        Exchange exchange;
        std::vector<End> before;
        std::vector<End> after;
        std::vector<std::size_t> source;  ///< index in `before`, by index in `after`
    };

    void begin(base::Random& random);
    void connect(Mix& mix, base::Random& random) const;
    void apply(const Mix& mix);
    [[nodiscard]] bool mayExchange(const Mix& mix, std::size_t a, std::size_t b) const;
    void tryExchange(base::Random& random);
    /// The number of contradictions; also finds the beginning of each stay's thread and its known value.
    [[nodiscard]] int contradictions();
    void fillHeaps(base::Random& random);
    [[nodiscard]] std::array<int, kMaxPlayers> giftsOf(const Mix& mix) const;

    std::vector<Stay> stays_;
    std::array<int, kCards> current_{};             ///< stay of each card
    std::vector<std::array<int, kCards>> epochs_;   ///< the same, by call of know()
    std::vector<std::vector<std::uint8_t>> heaps_;  ///< the values in each
    std::vector<Mix> mixes_;
    std::vector<int> beginnings_;       ///< first stay of each stay's thread
    std::vector<std::uint8_t> values_;  ///< of the thread that begins with a stay
    int contradictions_ = 0;
};

}  // namespace caravan::rules
