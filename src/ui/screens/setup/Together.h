#pragma once

#include <cstddef>
#include <string>
#include <variant>
#include <vector>

#include "ui/screens/Option.h"

namespace ui::screens {

/// A table of players far away to which somebody can come.
struct FarPlace {
    std::string name = {};    ///< what is played, already translated
    std::string detail = {};  ///< with or as whom, and where
};

/// Where one begins to play with others who have screens of their own.
struct TogetherModel {
    std::vector<Option> options = {};       ///< the player's name and the invitation that he has
    std::string joinProblem = {};           ///< why he cannot join by it, already translated; empty: he can
    bool leadsToHost = false;               ///< by it he can make a table at a host, not join one
    std::vector<FarPlace> nearby = {};      ///< on the local network
    std::vector<FarPlace> places = {};      ///< to which he can come back
    bool hosts = true;                      ///< this program can hold tables
    std::vector<std::string> servers = {};  ///< public servers, by their names
};

/// The width of the sheet, in units.
inline constexpr float kTogetherWidth = 500;

/// Goes to this one of TogetherModel::servers.
struct GoToServer {
    std::size_t server = 0;
    friend bool operator==(const GoToServer&, const GoToServer&) = default;
};
enum class TogetherAction { Host, Join, Paste, Back };
/// Comes back to this one of TogetherModel::places.
struct ComeBack {
    std::size_t place = 0;
    friend bool operator==(const ComeBack&, const ComeBack&) = default;
};
/// Comes to this one of TogetherModel::nearby.
struct JoinNearby {
    std::size_t table = 0;
    friend bool operator==(const JoinNearby&, const JoinNearby&) = default;
};
using TogetherCommand = std::variant<TogetherAction, SetOption, ComeBack, JoinNearby, GoToServer>;

[[nodiscard]] std::vector<TogetherCommand> drawTogether(kit::Context& ui, const TogetherModel& model);

}  // namespace ui::screens
