#include "app/screens/setup/SeriesOption.h"

#include <array>

#include "app/library/SeriesText.h"

namespace app {
namespace {

using Goal = match::SeriesGoal;
constexpr std::array kGoals{Goal{}, Goal{Goal::Kind::Wins, 2}, Goal{Goal::Kind::Wins, 3},
                            Goal{Goal::Kind::Points, 100}, Goal{Goal::Kind::Points, 200}};

}  // namespace

ui::screens::Option seriesOption(const match::SeriesGoal& goal, const ui::kit::Context& ui) {
    ui::screens::Option option{.key = std::string(kSeriesKey),
                               .label = ui.tr("Series"),
                               .kind = ui::screens::OptionKind::Choice,
                               .value = static_cast<int>(kGoals.size()),
                               .advanced = true};
    for (std::size_t i = 0; i < kGoals.size(); ++i) {
        if (kGoals[i] == goal) option.value = static_cast<int>(i);
        option.choices.push_back(goalText(kGoals[i], ui));
    }
    if (std::get<int>(option.value) == static_cast<int>(kGoals.size()))
        option.choices.push_back(goalText(goal, ui));
    return option;
}

match::SeriesGoal chosenGoal(const match::SeriesGoal& goal, int choice) {
    const auto index = static_cast<std::size_t>(choice);
    return index < kGoals.size() ? kGoals[index] : goal;
}

}  // namespace app
