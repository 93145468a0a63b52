#include "game/Levels.h"

#include "base/Message.h"

namespace game {

using base::msgid;

Levels::Levels(std::span<const Level> levels, int lastQuick) : lastQuick_(lastQuick) {
    for (const Level& level : levels) {
        const int number = static_cast<int>(opponents_.size()) + 1;
        opponents_.push_back(
            {.id = std::string(level.id),
             .name = {msgid("Dolmen, level {level}"), {{"level", number}}},
             .label = {msgid("Level {level}: {name}"), {{"level", number}, {"name", level.name}}},
             .description = level.description,
             .quick = quick(number)});
    }
}

std::optional<int> Levels::numberOf(std::string_view id) const {
    for (std::size_t i = 0; i < opponents_.size(); ++i)
        if (opponents_[i].id == id) return static_cast<int>(i) + 1;
    return {};
}

}  // namespace game
