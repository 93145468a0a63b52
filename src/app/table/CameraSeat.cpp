#include "app/table/CameraSeat.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "scene/Seats.h"

namespace app {

game::PlayerId CameraSeat::player() const {
    const std::vector<game::PlayerId> persons = seating_.persons();
    if (persons.size() == 1) return persons.front();
    const bool turns = stage_.cameraWork().habits().turns && match_.live();
    return turns ? rights_.actor().value_or(game::PlayerId(0)) : game::PlayerId(0);
}

float CameraSeat::yawOf(game::PlayerId player) const {
    return scene::seatYaw(player, std::max<std::size_t>(match_.players().size(), 1));
}

void CameraSeat::sitDown() { stage_.cameraWork().sitDown(yawOf(player())); }

void CameraSeat::takeOver() { stage_.cameraWork().takeSeat(yawOf(player())); }

void CameraSeat::turnTo(game::PlayerId player) { stage_.cameraWork().turnTo(yawOf(player)); }

void CameraSeat::setCameraHabits(const CameraHabits& habits) {
    const bool sits = habits.turns != stage_.cameraWork().habits().turns && match_.atStart();
    stage_.cameraWork().setHabits(habits);
    if (!sits) return;
    sitDown();
    frame(takesFromOthers_);
}

void CameraSeat::frame(bool takesFromOthers) {
    takesFromOthers_ = takesFromOthers;
    const std::size_t persons = seating_.persons().size();
    const bool one = persons == 1 || (persons > 1 && stage_.cameraWork().habits().turns);
    const bool alone = match_.live() && one && !takesFromOthers;
    stage_.frameFor(alone ? std::optional(player()) : std::nullopt, yawOf(player()));
}

}  // namespace app
