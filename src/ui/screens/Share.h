#pragma once

#include <cstddef>
#include <string>
#include <variant>
#include <vector>

#include "ui/screens/Option.h"

namespace ui::screens {

constexpr float kShareWidth = 500;  ///< of the sheet, in units

/// The ways to share the game on the table. Texts are already translated.
struct ShareModel {
    std::vector<std::string> pages = {};  ///< addresses of the web pages that open links
    bool linksHere = false;               ///< a link can lead to this program itself, which is a page
    bool seen = false;                    ///< the game can be saved as one viewer saw it
    std::string noGame = {};              ///< why the whole game cannot be copied; empty: it can
    std::string noFilm = {};              ///< why no film can be made; empty: one can
    std::string note = {};                ///< the same, or the path of the last one
    std::vector<Option> options = {};     ///< the options of a film
    std::string progress = {};            ///< the progress of a film in the making; empty: none
    float share = 0;                      ///< the part of it that is done, 0 to 1
};

enum class ShareAction { CopyPosition, CopyGame, CopyLinkHere, SaveSeen, Photo, MakeFilm, CancelFilm, Back };
struct CopyLink {
    std::size_t page;  ///< index in ShareModel::pages
};
using ShareCommand = std::variant<ShareAction, CopyLink, SetOption>;

[[nodiscard]] std::vector<ShareCommand> drawShare(kit::Context& ui, const ShareModel& model);

}  // namespace ui::screens
