#pragma once

#include <string>
#include <variant>
#include <vector>

#include "ui/screens/Option.h"

namespace ui::screens {

/// What can be given to others of the game on the table. Texts are already translated.
struct ShareModel {
    std::string viewer = {};  ///< the page of the web that opens links; empty: there is none
    bool canFilm = true;
    std::string note = {};             ///< why no film can be made, or where the last one is; may be empty
    std::vector<Option> options = {};  ///< of a film
    std::string progress = {};         ///< of a film that is being made; empty: none is
    float share = 0;                   ///< how much of it is done, 0 to 1
};

enum class ShareAction { CopyPosition, CopyGame, CopyLink, Photo, MakeFilm, CancelFilm, Back };
using ShareCommand = std::variant<ShareAction, SetOption>;

[[nodiscard]] std::vector<ShareCommand> drawShare(kit::Context& ui, const ShareModel& model);

}  // namespace ui::screens
