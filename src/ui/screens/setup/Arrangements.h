#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "ui/kit/Context.h"

namespace ui::screens {

/// What the player has kept of earlier games to arrange this one by. Texts are already translated.
struct ArrangementsModel {
    std::string title = {};
    std::string help = {};
    bool last = false;                    ///< there is that of the last game
    std::vector<std::string> names = {};  ///< of those that the player has named
    std::optional<int> removes = {};      ///< index of the one of which he is asked whether to delete it
    std::string notComplete = {};         ///< why the present one cannot be kept; empty: it can
    std::string error = {};               ///< why the last command failed
};

/// The name being typed; the program keeps it between frames.
struct ArrangementEntry {
    std::string name;
};

/// Arranges the pieces so; without an index as in the last game.
struct TakeUp {
    std::optional<int> index = {};
    friend bool operator==(const TakeUp&, const TakeUp&) = default;
};
struct RemoveArrangement {
    int index = 0;
    friend bool operator==(const RemoveArrangement&, const RemoveArrangement&) = default;
};
/// Save keeps the present one under ArrangementEntry::name. ReallyRemove and Spare answer `removes`.
enum class ArrangementsAction { Save, ReallyRemove, Spare, Back };
using ArrangementsCommand = std::variant<ArrangementsAction, TakeUp, RemoveArrangement>;

[[nodiscard]] std::vector<ArrangementsCommand> drawArrangements(kit::Context& ui,
                                                                const ArrangementsModel& model,
                                                                ArrangementEntry& entry);

}  // namespace ui::screens
