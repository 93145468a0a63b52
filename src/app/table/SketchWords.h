#pragma once

#include <string>

#include "app/table/Pen.h"
#include "game/View.h"
#include "i18n/Catalogue.h"

namespace app {

/// What the pen has done, as a sentence.
[[nodiscard]] std::string newsInWords(const Pen::News& news, const game::View& view,
                                      const i18n::Catalogue& texts);
/// All that is drawn, as a sentence; empty if there is nothing.
[[nodiscard]] std::string sketchInWords(const game::Sketch& sketch, const game::View& view,
                                        const i18n::Catalogue& texts);

}  // namespace app
