#pragma once

#include <string>
#include <vector>

#include "base/Result.h"
#include "game/Options.h"
#include "games/tak/playtak/ClientLine.h"

// An offer to play, as a form asks for it.
namespace tak::online {

/// As lobby::Lobby::seekOptions().
[[nodiscard]] std::vector<game::OptionSpec> seekOptions(const game::OptionValues& values);
/// As Kind::changed(): another board has another supply.
[[nodiscard]] game::OptionValues changedSeek(game::OptionValues values, const std::string& key,
                                             const std::string& value);
/// The offer of these values. Wrong ones count as missing; the error says what the server would not take.
[[nodiscard]] base::Result<playtak::MakeSeek> seekOf(const game::OptionValues& values);

/// "10:00 +20 @35 +5:00"
[[nodiscard]] std::string timeText(const playtak::Terms& terms);
/// "2½" or "2"; of 0: "0"
[[nodiscard]] std::string komiText(const playtak::Terms& terms);
/// "5×5, 10:00 +20, komi 2"
[[nodiscard]] std::string termsText(const playtak::Terms& terms);

}  // namespace tak::online
