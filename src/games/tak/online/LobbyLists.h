#pragma once

#include <map>
#include <string>

#include "games/tak/playtak/ServerLine.h"
#include "lobby/List.h"

// What the server lists, as rows.
namespace tak::online {

/// `name`: the player's own.
[[nodiscard]] lobby::List seekList(const std::map<playtak::SeekNumber, playtak::Seek>& seeks,
                                   const std::string& name);
[[nodiscard]] lobby::List gameList(const std::map<playtak::GameNumber, playtak::ListedGame>& games,
                                   const std::string& name);

}  // namespace tak::online
