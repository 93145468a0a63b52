#include "ui/screens/Toasts.h"

#include "ui/kit/Panel.h"

namespace ui::screens {

void drawToasts(kit::Context& ui, std::span<const kit::Toast> toasts, float above) {
    const kit::Rect all = kit::display();
    const float margin = ui.px(24);
    kit::drawToasts(ui, toasts, {margin, margin, all.width - 2 * margin, all.height - 2 * margin - above});
}

}  // namespace ui::screens
