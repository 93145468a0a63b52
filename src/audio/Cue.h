#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace audio {

/// The occasions for a sound. Themes and files use the cue's name.
enum class Cue : std::uint8_t {
    Lay,         ///< a piece lies down on the table
    LayOn,       ///< … onto another piece
    Stand,       ///< a piece is set on its edge
    Heavy,       ///< a heavy piece stands down on the table
    HeavyOn,     ///< … onto another piece
    Back,        ///< a piece goes back to its supply
    Lift,        ///< a piece is lifted
    Slide,       ///< pieces travel in the hand
    Exchange,    ///< pieces change places
    Topple,      ///< a standing piece is toppled
    Show,        ///< a hidden side is shown
    Sink,        ///< a piece sinks into the ground
    Hurl,        ///< a piece is thrown off its place
    Clash,       ///< two pieces meet, and neither gives way
    Rise,        ///< a piece rises out of the ground
    Settle,      ///< a piece has come to stay
    Sheet,       ///< a sheet is laid down
    SheetStand,  ///< a sheet is put on its edge, into a holder
    SheetLift,   ///< a sheet is drawn or taken up
    Shuffle,     ///< sheets are mixed
    Peg,         ///< a piece steps into a hole
    PegLift,     ///< a piece is pulled out of a hole
    PegBack,     ///< a piece goes back into a hole of its supply
    Drive,       ///< a piece is driven into its hole
    Complete,    ///< what a player has to build is complete
    Announce,    ///< an announcement that custom demands
    Decide,      ///< one of the places that decided the game lights up
    Win,
    Draw,
    Clock,     ///< time is up
    Press,     ///< a button
    Ambience,  ///< background sound of the theme: repeats for ever
};
constexpr std::size_t kCueCount = 32;

/// Groups of sounds with a volume of their own.
enum class Bus : std::uint8_t { Pieces, Interface, Ambience };

/// The name of a cue: "lay", "heavy" …
[[nodiscard]] std::string_view nameOf(Cue cue);
[[nodiscard]] std::optional<Cue> cueNamed(std::string_view name);
[[nodiscard]] Bus busOf(Cue cue);

}  // namespace audio
