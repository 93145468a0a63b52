#pragma once

#include <optional>
#include <string>

#include "ui/kit/Button.h"

// The buttons at the lower end of screens and dialogs.
namespace ui::screens {

/// A button that returns to the screen before. `width` in pixels; 0 fits the text.
[[nodiscard]] kit::ButtonSpec backButton(const kit::Context& ui, float width = 0);
/// The same as the main button of a screen, where the keyboard's focus begins.
[[nodiscard]] kit::ButtonSpec mainBackButton(const kit::Context& ui, float width = 0);

/// Draws a button at the right end of the current line of items. Its width must be given. Returns whether it
/// was pressed.
[[nodiscard]] bool drawAtRightEnd(kit::Context& ui, const kit::ButtonSpec& spec);

enum class FormAnswer { Back, Accept };
/// The height of drawFormFooter() in units, as panels take it. `width` is that of the panel's content, in
/// pixels (kit::Dialog::innerWidth(), for sheets too).
[[nodiscard]] float formFooterHeight(const kit::Context& ui, const std::string& problem, float width);
/// Draws the problem of a form, if it has one, above a button that returns and a button that accepts the
/// form. `accept` gives id and label; a form with a problem cannot be accepted.
[[nodiscard]] std::optional<FormAnswer> drawFormFooter(kit::Context& ui, const std::string& problem,
                                                       kit::ButtonSpec accept);

}  // namespace ui::screens
