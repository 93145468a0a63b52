#include "app/screens/table/OwnPanel.h"

#include "app/play/CurrentGame.h"
#include "ui/kit/Panel.h"

namespace app {

void OwnPanel::refresh(const ui::kit::Context& /*ui*/, float /*seconds*/) {
    const TableSession& table = currentGame_.tables().shown();
    height_ = table.entry().presentation->panelHeight(table.view());
}

void OwnPanel::draw(ui::kit::Context& ui, const ui::screens::PlayLayout& layout) {
    if (layout.own.empty()) return;
    const ui::kit::Panel panel(ui, "##own", layout.own);
    const TableSession& table = currentGame_.tables().shown();
    table.entry().presentation->drawPanel(ui, table.view(), layout.own);
}

}  // namespace app
