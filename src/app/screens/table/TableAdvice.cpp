#include "app/screens/table/TableAdvice.h"

#include "app/common/Wake.h"
#include "app/screens/table/TablePanels.h"
#include "app/shell/Shell.h"

namespace app {

TableAdvice::TableAdvice(Shell& shell, TablePanels& panels)
    : shell_(shell), panels_(panels), adviser_(wakeLoop) {}

void TableAdvice::ask() {
    const TableSession& table = shell_.currentGame().table();
    if (!table.personToMove()) return;
    adviser_.ask(*table.entry().kind, table.view(), shell_.currentGame().clockFixed());
    (void)news_.read(table.match());
    update();
    show();
}

void TableAdvice::update() {
    const TableSession& table = shell_.currentGame().table();
    if (news_.due(table.match()) && (adviser_.advice() || adviser_.thinking())) {
        adviser_.forget();
        show();
    }
    if (adviser_.update()) show();
}

void TableAdvice::show() {
    const auto& advice = adviser_.advice();
    shell_.currentGame().table().stage().showAdvice(advice ? advice->places : std::vector<game::Place>());
    panels_.setAdvice(advice, adviser_.thinking());
    shell_.redraw();
}

}  // namespace app
