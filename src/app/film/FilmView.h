#pragma once

#include "app/film/FilmTable.h"
#include "ui/screens/play/FilmThoughts.h"

namespace app {

/// The content of the thoughts in a film at its present position, for a picture of this size.
[[nodiscard]] ui::screens::FilmView filmView(FilmTable& film, const ui::kit::Context& ui, ImVec2 picture);

}  // namespace app
