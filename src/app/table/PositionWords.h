#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "game/View.h"
#include "game/Viewer.h"
#include "i18n/Catalogue.h"
#include "match/Event.h"

namespace app {

class TableSession;

/// Describes the position on the table in words, one paragraph for each element, as this viewer may know it:
/// the player to move or the result, the last turn, the pieces in play, the players' figures.
[[nodiscard]] std::vector<std::string> positionInWords(const TableSession& table, game::Viewer viewer,
                                                       const i18n::Catalogue& texts);

/// The pieces from which the person can choose for his turn, and those that he has but cannot use now; empty
/// if none are to be chosen.
[[nodiscard]] std::string choicesInWords(const TableSession& table, const i18n::Catalogue& texts);
/// What this viewer, who takes over the table, holds and others do not know; empty if he holds nothing.
[[nodiscard]] std::string heldInWords(const TableSession& table, game::Viewer viewer,
                                      const i18n::Catalogue& texts);
/// Whom words are for: who hears them must be told places that the others see on the table.
enum class WordsFor : std::uint8_t { Ear, Eye };
/// Describes the turn that led to the position on the table, as this viewer saw it; empty at the start.
[[nodiscard]] std::string lastTurnInWords(const TableSession& table, game::Viewer viewer,
                                          const i18n::Catalogue& texts, WordsFor whom = WordsFor::Ear);

/// The same of any turn of the match that was played here.
[[nodiscard]] std::string turnInWords(const TableSession& table, match::NodeId turnPlayed,
                                      game::Viewer viewer, const i18n::Catalogue& texts, WordsFor whom);

/// The word that custom demands after the last turn, and its meaning, in one or two sentences; empty if there
/// is none.
[[nodiscard]] std::string announcementInWords(const game::View& view, const i18n::Catalogue& texts);

/// A short sentence that says how the player with this name, as players read it, won. The outcome must have
/// one winner.
[[nodiscard]] std::string headlineOf(const game::Outcome& outcome, const std::string& name,
                                     const i18n::Catalogue& texts);

/// The result of the game; empty while it goes on.
[[nodiscard]] std::string outcomeInWords(const TableSession& table, const i18n::Catalogue& texts);

}  // namespace app
