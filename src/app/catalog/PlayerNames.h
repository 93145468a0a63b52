#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "base/Message.h"
#include "game/Kind.h"
#include "i18n/Catalogue.h"

/// The names of players, as games hold them and as players read them. A name that the program has given
/// itself, as "You", "Player 2", "White" or that of an engine, is kept in English, so that everybody reads it
/// in his own language.
namespace app {

/// The most letters (unicode/Letters.h) of a name that a person can enter. Those in files may be longer.
inline constexpr std::size_t kLongestPlayer = 40;

/// The name of a person who plays alone against engines and has not entered a name.
[[nodiscard]] std::string defaultName();
/// The name of a person at this seat who has not entered one.
[[nodiscard]] std::string defaultName(std::size_t seat);

/// A kept name of a person, and of any player, in the language of the texts.
[[nodiscard]] std::string shownPerson(const std::string& name, const i18n::Catalogue& texts);
[[nodiscard]] std::string shownName(const game::Kind& kind, const std::string& name,
                                    const i18n::Catalogue& texts);

/// The names for a sentence about some of the players at a table, by seat. `names`: those of all seats, of
/// shownName(). Players whose names differ only by the number behind them, as two engines of one level, are
/// called by their seats instead.
[[nodiscard]] std::vector<std::string> namesForSentences(const game::Kind& kind,
                                                         const std::vector<std::string>& names,
                                                         const i18n::Catalogue& texts);

/// Whether this name, one of shownName(), is "You".
[[nodiscard]] bool isYou(const i18n::Catalogue& texts, const std::string& name);

/// A sentence about a player {name}, and what is said to the one who is called "You".
struct AboutPlayer {
    std::string named;  ///< msgid
    std::string toYou;  ///< msgid
};
/// The sentence for this name, which is one of shownName().
[[nodiscard]] std::string aboutPlayer(const i18n::Catalogue& texts, const AboutPlayer& sentence,
                                      const std::string& name);

/// A sentence about several players {names}, and what is said if one of them is called "You"; {names} are
/// then the others.
struct AboutPlayers {
    std::string named;    ///< msgid
    std::string withYou;  ///< msgid
};
/// The sentence for these names, two or more of shownName(), with `between` between any two.
[[nodiscard]] std::string aboutPlayers(const i18n::Catalogue& texts, const AboutPlayers& sentence,
                                       const std::vector<std::string>& names, std::string_view between);

}  // namespace app
