#pragma once

#include <optional>
#include <vector>

#include "games/tactik/rules/Position.h"

namespace tactik::table {

/// What a player has chosen of his play, in any order: a card, where its pawn comes from, and where it goes.
struct Choosing {
    std::optional<rules::Card> card = {};
    std::optional<rules::Spot> from = {};
    std::optional<rules::Spot> to = {};

    /// How many of the three are chosen.
    [[nodiscard]] int count() const {
        return static_cast<int>(card.has_value()) + static_cast<int>(from.has_value()) +
               static_cast<int>(to.has_value());
    }
    [[nodiscard]] bool begun() const { return count() > 0; }
    friend bool operator==(const Choosing&, const Choosing&) = default;
};

/// The legal plays of a player, as he can point at them. Once its card is chosen, a swap may name either of
/// its pawns first. Of a 7x1 only plays by a single pawn have targets here; for the others see SevenEntry.
class PlayEntry {
  public:
    /// A way to point at a play.
    struct Option {
        rules::Leg leg;
        rules::Play play;     ///< as Position::legalActs() lists it
        bool turned = false;  ///< a swap that begins with the other's pawn
    };

    PlayEntry() = default;
    /// `acts`: the legal ones of this player.
    PlayEntry(const rules::Position& position, int player, const std::vector<rules::Act>& acts);

    /// Those that agree with what is chosen.
    [[nodiscard]] std::vector<Option> options(const Choosing& chosen) const;
    /// Whether a play agrees with what is chosen.
    [[nodiscard]] bool allows(const Choosing& chosen) const;
    /// The play that everything chosen comes to; nothing if there are none or several.
    [[nodiscard]] std::optional<rules::Play> only(const Choosing& chosen) const;
    /// Every legal play of a card.
    [[nodiscard]] std::vector<rules::Play> playsOf(rules::Card card) const;
    /// Whether a card can be played.
    [[nodiscard]] bool canPlay(rules::Card card) const { return !playsOf(card).empty(); }

    /// The cards, the places from which pawns go, and those where they come, without repetition.
    [[nodiscard]] std::vector<rules::Card> cards(const Choosing& chosen) const;
    [[nodiscard]] std::vector<rules::Spot> froms(const Choosing& chosen) const;
    [[nodiscard]] std::vector<rules::Spot> tos(const Choosing& chosen) const;

  private:
    void addSwap(const rules::Board& board, rules::Colours movers, const rules::Play& play);
    /// Whether what is chosen can be the beginning of any 7x1: no target, and no pawn that does not walk.
    [[nodiscard]] bool beginsSeven(const Choosing& chosen) const;

    std::vector<rules::Play> plays_;
    std::vector<rules::Spot> walkers_;  ///< of the pawns that can take the first step of a 7x1
    std::vector<Option> options_;
};

}  // namespace tactik::table
