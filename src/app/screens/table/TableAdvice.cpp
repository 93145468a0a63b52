#include "app/screens/table/TableAdvice.h"

#include "app/common/Wake.h"
#include "app/screens/table/HintPanel.h"
#include "app/shell/Shell.h"

namespace app {

TableAdvice::TableAdvice(Shell& shell, HintPanel& hint) : shell_(shell), hint_(hint), adviser_(wakeLoop) {}

void TableAdvice::ask() {
    const TableSession& table = shell_.currentGame().table();
    if (!table.personToMove()) return;
    adviser_.ask(*table.entry().kind, table.view(), shell_.currentGame().clockFixed());
    (void)news_.read(table.match());
    update(0);
    show();
}

bool TableAdvice::update(float /*seconds*/) {
    const TableSession& table = shell_.currentGame().table();
    if (news_.due(table.match()) && (adviser_.advice() || adviser_.thinking())) {
        adviser_.forget();
        show();
    }
    if (adviser_.update()) show();
    return false;
}

void TableAdvice::show() {
    const auto& advice = adviser_.advice();
    shell_.currentGame().table().showAdvice(advice ? advice->places : std::vector<game::Place>());
    hint_.setAdvice(advice, adviser_.thinking());
    shell_.redraw();
}

}  // namespace app
