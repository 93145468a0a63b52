#pragma once

#include "app/FilmTable.h"
#include "ui/screens/FilmThoughts.h"

namespace app {

/// What a film with thoughts shows of the position that it stands at, in a picture of this size.
[[nodiscard]] ui::screens::FilmView filmView(FilmTable& film, const ui::kit::Context& ui, ImVec2 picture);

}  // namespace app
