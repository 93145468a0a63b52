#pragma once

#include <array>
#include <cstdint>

#include "games/tactik/engine/FastBoard.h"
#include "games/tactik/engine/Hand.h"
#include "games/tactik/rules/Rules.h"
#include "games/tactik/rules/Table.h"

namespace tactik::engine {

inline constexpr int kSides = 2;
/// The side of a player, and of a colour: red and yellow are side 0.
[[nodiscard]] constexpr int sideNumber(int player) { return player % kSides; }
[[nodiscard]] constexpr int sideNumber(rules::Colour colour) { return rules::index(colour) % kSides; }

/// Cards that are passed, by giver; Card::Unknown: he has not chosen, for all one knows.
using PassedCards = std::array<rules::Card, rules::kMostPlayers>;

/// A deal in which all hands are known, without its past: what playouts and searches copy for each move.
class World {
  public:
    /// Of the cards, the hands hold only those whose faces are known.
    World(const rules::Table& table, const rules::Rules& rules);

    [[nodiscard]] const FastBoard& board() const { return board_; }
    [[nodiscard]] const rules::Rules& rules() const { return rules_; }
    [[nodiscard]] int players() const { return players_; }
    /// The next to play; after a deal, the first of the next one.
    [[nodiscard]] int toMove() const { return toMove_; }
    [[nodiscard]] const Hand& hand(int player) const { return hands_[static_cast<std::size_t>(player)]; }
    [[nodiscard]] Hand& hand(int player) { return hands_[static_cast<std::size_t>(player)]; }
    [[nodiscard]] rules::Colours moversOf(int player) const {
        const rules::Colour own = rules::colourAt(player);
        if (players_ == kSides) return rules::sideOf(own);
        return board_.isHome(own) ? rules::opposite(own) : own;
    }
    [[nodiscard]] int receiverFrom(int giver) const { return (giver + players_ / 2) % players_; }
    /// Whether all cards of this deal are played, or the game is over.
    [[nodiscard]] bool dealOver() const { return cardsLeft_ == 0 || over(); }
    [[nodiscard]] bool over() const { return isSideHome(0) || isSideHome(1); }
    [[nodiscard]] bool isSideHome(int side) const { return board_.isSideHome(rules::colourAt(side)); }
    /// Whether the game is drawn after this deal, unless a side is home (rule 14).
    [[nodiscard]] bool isLastDeal() const { return lastDeal_; }
    /// In all hands, while cards are played.
    [[nodiscard]] int cardsLeft() const { return cardsLeft_; }

    /// Everybody passes the card with his index, before cards are played.
    void exchange(const PassedCards& passed);
    void setBoard(const FastBoard& board) { board_ = board; }
    /// Counts the cards of the hands, which have been filled.
    void begin();
    /// Plays a move of the player to move, who has the card.
    void play(const Move& move);

  private:
    FastBoard board_;
    bool lastDeal_;
    std::array<Hand, rules::kMostPlayers> hands_;
    rules::Rules rules_;
    std::uint8_t players_;
    std::uint8_t dealer_;
    std::uint8_t toMove_;
    std::uint8_t cardsLeft_ = 0;
};

/// The moves of the player to move: all plays of his cards, or else all discards.
void addTurns(const World& world, Moves& moves);

}  // namespace tactik::engine
