#include "app/screens/setup/ClockOptions.h"

#include <algorithm>
#include <array>

#include "base/Printable.h"

namespace app {

using ui::screens::Option;
using ui::screens::OptionKind;

namespace {

/// A time control that players know, and how they call it: minutes, and seconds for each turn.
struct Preset {
    const char* name;  ///< empty: "None"
    const char* control;
};
/// From none through quick games to long ones.
constexpr std::array<Preset, 5> kPresets{
    {{"", ""}, {"3+2", "3:00 +2"}, {"5+0", "5:00"}, {"10+5", "10:00 +5"}, {"15+10", "15:00 +10"}}};
constexpr std::size_t kLongestText = 60;  // bytes

}  // namespace

std::string ClockOptions::textOf(std::size_t player) const {
    return player < texts_.size() ? texts_[player] : std::string();
}

void ClockOptions::show(const ui::kit::Context& ui, std::size_t players, std::vector<Option>& options) const {
    Option common{.key = "clock",
                  .label = ui.tr("Clock"),
                  .kind = OptionKind::Choice,
                  .value = -1,
                  .help = ui.tr("Minutes per player + seconds added per turn.")};
    for (std::size_t i = 0; i < kPresets.size(); ++i) {
        common.choices.push_back(i == 0 ? ui.trc("clock", "None") : std::string(kPresets[i].name));
        bool all = true;
        for (std::size_t player = 0; player < players; ++player)
            all = all && textOf(player) == kPresets[i].control;
        if (all) common.value = static_cast<int>(i);
    }
    common.style = ui::screens::ChoiceStyle::SideBySide;
    options.push_back(std::move(common));
    for (std::size_t player = 0; player < players; ++player)
        options.push_back(
            {.key = "clock" + std::to_string(player),
             .label = ui.tr("Time of player {number}", {{"number", std::to_string(player + 1)}}),
             .kind = OptionKind::Text,
             .value = textOf(player),
             .help = player + 1 < players ? ""
                                          : ui.tr("Such as 10:00 +20 @35 +5:00, 5:00 d3 for a delay of 3 "
                                                  "seconds, or 3:00 hourglass."),
             .advanced = true});
}

bool ClockOptions::set(const ui::screens::SetOption& change, std::size_t players) {
    texts_.resize(std::max(texts_.size(), players));
    if (change.key == "clock") {
        const auto chosen = static_cast<std::size_t>(std::get<int>(change.value));
        if (chosen < kPresets.size())
            std::fill(texts_.begin(), texts_.begin() + static_cast<std::ptrdiff_t>(players),
                      kPresets[chosen].control);
        return true;
    }
    for (std::size_t player = 0; player < players; ++player) {
        if (change.key != "clock" + std::to_string(player)) continue;
        texts_[player] = base::beginningOf(std::get<std::string>(change.value), kLongestText);
        return true;
    }
    return false;
}

base::Result<std::vector<match::TimeControl>> ClockOptions::controls(std::size_t players) const {
    std::vector<match::TimeControl> controls;
    for (std::size_t player = 0; player < players; ++player) {
        const auto control = match::parseTimeControl(textOf(player));
        if (!control) return control.error();
        controls.push_back(*control);
    }
    return controls;
}

}  // namespace app
