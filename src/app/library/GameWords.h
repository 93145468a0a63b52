#pragma once

#include <string>

#include "archive/Entry.h"
#include "game/Kind.h"
#include "i18n/Catalogue.h"

namespace app {

/// Who played a game of the library: "Ann – Bo", with partners beside each other: "Ann & Cy – Bo & Dora".
[[nodiscard]] std::string playersOf(const archive::Entry& entry, const game::Kind& kind,
                                    const i18n::Catalogue& texts);

/// Its result as lists show it: "–" if it is unknown.
[[nodiscard]] std::string resultOf(const archive::Entry& entry);

}  // namespace app
