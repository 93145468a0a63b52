#pragma once

#include <string>

#include "i18n/Catalogue.h"

namespace app {

class TableSession;

/// Tells the person who decides, or the only one at this table, who he is and who wins with him: "You: Blue.
/// Green is your partner." Empty once he has played, in a game that hides nothing, where everybody plays from
/// one hand, and where seats are left out, so that the name of one says too little.
[[nodiscard]] std::string ownSeatInWords(const TableSession& table, const i18n::Catalogue& texts);

}  // namespace app
