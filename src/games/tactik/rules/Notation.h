#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/Result.h"
#include "games/tactik/rules/Position.h"

namespace tactik::rules {

// The notation of docs/TAC-TIK.md.

/// R, B, Y, G.
[[nodiscard]] char letterOf(Colour colour);
[[nodiscard]] std::optional<Colour> colourNamed(char letter);
/// "1" to "12", "S" for a Swap, "7" for a 7x1, "*" for an unknown card.
[[nodiscard]] std::string textOf(Card card);
[[nodiscard]] std::optional<Card> cardNamed(std::string_view name);
/// "17", "b2".
[[nodiscard]] std::string textOf(Spot spot);

/// A play: "Rp+10" starts a pawn, "R62+3" moves it, "R62+3b" into the base, "Rb1+2" inside it, "R3-4" back,
/// "R10/B20" swaps, "7:R62+3b,R9+4" is a 7x1.
[[nodiscard]] std::string textOf(const Play& play, const Board& before);
/// An act: a play, "d5" discards, "d*" throws the whole hand away, "R>5" passes a card ("R>*" if it is
/// unknown).
[[nodiscard]] std::string textOf(const Act& act, const Board& before);

/// The legal act that a text means, for this player; a passed card may name its giver, which counts more.
/// Case and blanks do not matter. Of plays with the same result it is the one that legalActs() lists.
[[nodiscard]] base::Result<Act> actIn(const Position& position, std::string_view text, int player);

/// Whether the text of an act begins with what is typed, as actIn() reads it: case and blanks do not matter,
/// and a passed card need not name its giver.
[[nodiscard]] bool beginsWith(std::string_view act, std::string_view typed);

}  // namespace tactik::rules
