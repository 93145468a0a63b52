#include "app/screens/table/NarrationPart.h"

#include <utility>

#include "app/play/CurrentGame.h"
#include "app/sound/Narrator.h"

namespace app {

bool NarrationPart::update(float /*seconds*/) {
    followEntry();
    followRefusals();
    return false;
}

void NarrationPart::followEntry() {
    const TableSession& table = currentGame_.table();
    const auto now = table.hand().cursor();
    const bool moved = now && (!cursor_ || !now->sameSpot(*cursor_));
    cursor_ = now;
    const auto& words = table.turn().shown().words;
    const bool told = narrator_.on() && table.turn().begun() && words;
    const std::string entry = told ? texts_.tr(*words) : std::string();
    const bool news = std::exchange(entry_, entry) != entry && (now || !table.hand().pointedAt());
    std::string text = moved ? texts_.tr(table.view().describe(*now)) : std::string();
    if (news && !entry.empty()) text += (text.empty() ? "" : ". ") + entry;
    narrator_.say(text);
}

void NarrationPart::followRefusals() {
    const TableSession& table = currentGame_.table();
    const bool news =
        std::exchange(refusalsSeen_, table.turn().refusalNumber()) != table.turn().refusalNumber();
    if (news && table.turn().refusal()) narrator_.say(texts_.tr(*table.turn().refusal()));
}

}  // namespace app
