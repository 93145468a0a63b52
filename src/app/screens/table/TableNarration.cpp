#include "app/screens/table/TableNarration.h"

#include <utility>

#include "app/shell/Shell.h"

namespace app {

void TableNarration::update() {
    followCursor();
    followRefusals();
}

void TableNarration::followCursor() {
    const TableSession& table = shell_.currentGame().table();
    const auto now = table.hand().cursor();
    const bool moved = now && (!cursor_ || !now->sameSpot(*cursor_));
    cursor_ = now;
    if (moved) shell_.narrator().say(shell_.texts().tr(table.view().describe(*now)));
}

void TableNarration::followRefusals() {
    const TableSession& table = shell_.currentGame().table();
    const bool news =
        std::exchange(refusalsSeen_, table.hand().refusalNumber()) != table.hand().refusalNumber();
    if (news && table.hand().refusal()) shell_.narrator().say(shell_.texts().tr(*table.hand().refusal()));
}

}  // namespace app
