#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/Viewer.h"

/// Comments of a turn as their readers may see them. In a game that hides something each player writes for
/// himself: his words stand behind his number, "[%seat 2] text", and before the end nobody else reads them.
/// Words without a number are for everybody.
namespace match {

/// Who writes a comment. He replaces the words that he sees.
struct Commentator {
    game::Viewer viewer = game::Viewer::record();
    bool forHimself = false;  ///< before the end nobody else reads it; only for a player
};

/// The tag before what only this player may see.
[[nodiscard]] std::string seatTag(game::PlayerId player);
/// The player whose tag a comment begins with; nothing: it is for everybody.
[[nodiscard]] std::optional<game::PlayerId> seatOf(std::string_view comment);

/// The words that a viewer may read, a comment a line, without tags.
[[nodiscard]] std::string commentSeenBy(const std::vector<std::string>& comments, game::Viewer viewer);
/// The comments that this viewer may not read.
[[nodiscard]] std::vector<std::string> commentsHiddenFrom(const std::vector<std::string>& comments,
                                                          game::Viewer viewer);

}  // namespace match
