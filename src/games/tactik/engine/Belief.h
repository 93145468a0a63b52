#pragma once

#include <array>
#include <vector>

#include "base/Random.h"
#include "games/tactik/engine/Policy.h"
#include "games/tactik/rules/Position.h"

namespace tactik::engine {

/// By Card; that of Card::Unknown is not used.
using ByCard = std::array<double, rules::kKinds + 1>;

/// What a player believes about the hand of another one.
struct Suspicion {
    int player = 0;
    ByCard chances{};  ///< that there is a card of this kind in his hand, from 0 to 1
};

/// What a player who sees a game believes about the hidden cards. What is possible follows from the cards
/// that he has seen, from what he passed and from what was discarded (rules::possibleInHand). How likely it
/// is follows from what the others played and passed although they could have done something else: they are
/// taken for players like Policy, who err the more easily the less it matters.
class Belief {
  public:
    /// `seen` is the game as `me` sees it. In a game of which everything is known, nothing is drawn.
    Belief(const rules::Position& seen, int me, bool readsConduct = true);

    /// For each other player with hidden cards, what HandSource draws on average; exact but for one or two
    /// hundredths.
    [[nodiscard]] std::vector<Suspicion> suspicions() const;

  private:
    friend class HandSource;

    void countUnseen(const rules::Position& seen);
    void findPassedCard(const rules::Position& seen);
    void readConduct(const rules::Position& seen);
    void readPlay(const rules::Played& played, const Policy& policy);
    void readPass(const rules::Played& played, const Policy& policy);

    World known_;  ///< only with the known cards
    int me_;
    std::vector<rules::Card> unseen_;                      ///< in hands and in the stock
    std::array<int, rules::kMostPlayers> hidden_{};        ///< cards in a hand that are not known
    std::array<rules::Card, rules::kMostPlayers> sure_{};  ///< one of them that is; Unknown: none
    std::array<std::array<float, rules::kKinds + 1>, rules::kMostPlayers> odds_{};  ///< up to a factor
    bool excludes_ = false;  ///< some kinds from some hands, since their players discarded
};

/// Draws worlds from a belief: a walk through all arrangements of the hidden cards, in which each one comes
/// up as often as it is likely (Metropolis and others 1953).
class HandSource {
  public:
    HandSource(const Belief& belief, std::uint64_t seed);

    /// The next world; it shares some cards with the one before, but hardly any with those a few draws ago.
    [[nodiscard]] World next();
    /// Whether all worlds are one: everybody's hand is known.
    [[nodiscard]] bool isCertain() const;

  private:
    void settle();
    void step();
    [[nodiscard]] float oddsAt(std::size_t place, rules::Card card) const;
    [[nodiscard]] bool isPossible() const;

    const Belief* belief_;
    base::Random random_;
    std::vector<rules::Card> cards_;  ///< first those in hands
    std::vector<int> owners_;         ///< of the cards in hands
};

}  // namespace tactik::engine
