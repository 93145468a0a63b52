#pragma once

#include <cstddef>
#include <string>
#include <variant>
#include <vector>

#include "ui/screens/Option.h"

namespace ui::screens {

/// A place at a table of players far away, to which somebody can come back.
struct FarPlace {
    std::string name = {};    ///< what is played, already translated
    std::string detail = {};  ///< as whom, and where
};

/// Where one begins to play with others who have screens of their own.
struct TogetherModel {
    std::vector<Option> options = {};  ///< the player's name and the invitation that he has
    std::string joinProblem = {};      ///< why he cannot join by it, already translated; empty: he can
    std::vector<FarPlace> places = {};
    bool hosts = true;  ///< this program can hold tables
};

/// The width of the sheet, in units.
inline constexpr float kTogetherWidth = 500;

enum class TogetherAction { Host, Join, Paste, Back };
/// Comes back to this one of TogetherModel::places.
struct ComeBack {
    std::size_t place = 0;
    friend bool operator==(const ComeBack&, const ComeBack&) = default;
};
using TogetherCommand = std::variant<TogetherAction, SetOption, ComeBack>;

[[nodiscard]] std::vector<TogetherCommand> drawTogether(kit::Context& ui, const TogetherModel& model);

}  // namespace ui::screens
