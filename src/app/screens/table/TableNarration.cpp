#include "app/screens/table/TableNarration.h"

#include <utility>

#include "app/play/CurrentGame.h"
#include "app/sound/Narrator.h"

namespace app {

bool TableNarration::update(float /*seconds*/) {
    followEntry();
    followRefusals();
    return false;
}

void TableNarration::followEntry() {
    const TableSession& table = currentGame_.table();
    const auto now = table.hand().cursor();
    const bool moved = now && (!cursor_ || !now->sameSpot(*cursor_));
    cursor_ = now;
    const auto& words = table.hand().shownInput().words;
    const bool told = narrator_.on() && table.hand().holding() && words;
    const std::string entry = told ? texts_.tr(*words) : std::string();
    const bool news = std::exchange(entry_, entry) != entry && (now || !table.hand().pointedAt());
    std::string text = moved ? texts_.tr(table.view().describe(*now)) : std::string();
    if (news && !entry.empty()) text += (text.empty() ? "" : ". ") + entry;
    narrator_.say(text);
}

void TableNarration::followRefusals() {
    const TableSession& table = currentGame_.table();
    const bool news =
        std::exchange(refusalsSeen_, table.hand().refusalNumber()) != table.hand().refusalNumber();
    if (news && table.hand().refusal()) narrator_.say(texts_.tr(*table.hand().refusal()));
}

}  // namespace app
