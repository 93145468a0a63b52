#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "ui/kit/QrPicture.h"
#include "ui/screens/Option.h"

namespace ui::screens {

/// Something that was said at a table.
struct SaidLine {
    std::string name = {};  ///< who said it
    std::string text = {};
};

/// The table of players far away: who is there, who sits where, what was agreed and said.
struct WaitingRoomModel {
    std::string title = {};       ///< the game
    std::string state = {};       ///< how it stands, already translated
    bool invites = false;         ///< he holds the table: his first task is to invite others
    std::string invitation = {};  ///< to be passed on, as it is shown; empty: it is not known yet
    std::string link = {};        ///< for browsers, as it is shown; empty: they cannot play here
    std::optional<kit::QrCode> linkCode = {};  ///< of that link
    std::vector<std::string> agreements = {};  ///< already translated
    std::vector<Option> options = {};          ///< the player's name and the seats
    std::vector<std::string> onlookers = {};   ///< with whether they are away, already translated
    std::vector<SaidLine> said = {};           ///< the oldest first
    std::string typed = {};                    ///< what the player is about to say
    bool there = false;                        ///< he is at the table, and the line holds
    std::string main = {};                     ///< the main button, already translated
    std::string mainProblem = {};              ///< why it cannot be pressed; empty: it can
};

/// The width of the sheet, in units.
inline constexpr float kWaitingRoomWidth = 520;

enum class WaitingRoomAction { CopyInvitation, CopyLink, Main, Leave, Say, Hide };
/// What the player is about to say has changed.
struct Typed {
    std::string text = {};
    friend bool operator==(const Typed&, const Typed&) = default;
};
using WaitingRoomCommand = std::variant<WaitingRoomAction, SetOption, Typed>;

[[nodiscard]] std::vector<WaitingRoomCommand> drawWaitingRoom(kit::Context& ui,
                                                              const WaitingRoomModel& model);

}  // namespace ui::screens
