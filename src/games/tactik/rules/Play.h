#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "games/tactik/rules/Types.h"

namespace tactik::rules {

/// A pawn's way from one place to another, in one go: forward, back by a 4, out of the pocket, into or inside
/// the base, or by a swap.
struct Leg {
    Spot from;
    Spot to;
    friend constexpr bool operator==(Leg, Leg) = default;
    friend constexpr auto operator<=>(Leg, Leg) = default;
};

/// What a card does on the board: one leg; two for a swap; up to four for a 7x1, one for each of its pawns,
/// in the order in which they go (rule 16).
struct Play {
    Card card = Card::Unknown;
    std::uint8_t size = 0;
    std::array<Leg, kPawnsEach> legs{};

    constexpr void push(Leg leg) { legs[size++] = leg; }
    [[nodiscard]] constexpr const Leg* begin() const { return legs.data(); }
    [[nodiscard]] constexpr const Leg* end() const { return legs.data() + size; }
    friend constexpr bool operator==(const Play&, const Play&) = default;
};

/// A player's decision.
struct Act {
    enum class Kind : std::uint8_t {
        Pass,       ///< hands a card on, face down (rule 4)
        Play,       ///< plays a card
        Discard,    ///< plays none, since he can play none, and lays one down (rule 6)
        DiscardAll  ///< lays his whole hand down, if that is agreed
    };

    Kind kind = Kind::Pass;
    std::uint8_t player = 0;
    Card card = Card::Unknown;  ///< Pass, for others: Unknown; DiscardAll: Unknown
    Play play = {};             ///< Play
    friend constexpr bool operator==(const Act&, const Act&) = default;
};

[[nodiscard]] constexpr Act passing(int player, Card card) {
    return {.kind = Act::Kind::Pass, .player = static_cast<std::uint8_t>(player), .card = card};
}
[[nodiscard]] constexpr Act playing(int player, const Play& play) {
    return {.kind = Act::Kind::Play,
            .player = static_cast<std::uint8_t>(player),
            .card = play.card,
            .play = play};
}
[[nodiscard]] constexpr Act discarding(int player, Card card) {
    return {.kind = Act::Kind::Discard, .player = static_cast<std::uint8_t>(player), .card = card};
}
[[nodiscard]] constexpr Act discardingAll(int player) {
    return {.kind = Act::Kind::DiscardAll, .player = static_cast<std::uint8_t>(player)};
}

}  // namespace tactik::rules
