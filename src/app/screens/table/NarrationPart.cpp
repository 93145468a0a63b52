#include "app/screens/table/NarrationPart.h"

#include <utility>

#include "app/play/CurrentGame.h"
#include "app/sound/Narrator.h"

namespace app {

bool NarrationPart::update(float /*seconds*/) {
    followCursor();
    followRefusals();
    return false;
}

void NarrationPart::followCursor() {
    const TableSession& table = currentGame_.table();
    const auto now = table.hand().cursor();
    const bool moved = now && (!cursor_ || !now->sameSpot(*cursor_));
    cursor_ = now;
    if (moved) narrator_.say(texts_.tr(table.view().describe(*now)));
}

void NarrationPart::followRefusals() {
    const TableSession& table = currentGame_.table();
    const bool news =
        std::exchange(refusalsSeen_, table.turn().refusalNumber()) != table.turn().refusalNumber();
    if (news && table.turn().refusal()) narrator_.say(texts_.tr(*table.turn().refusal()));
}

}  // namespace app
