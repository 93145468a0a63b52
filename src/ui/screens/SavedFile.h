#pragma once

#include <optional>
#include <string>

#include "ui/kit/Context.h"
#include "ui/kit/Rect.h"
#include "ui/kit/Toast.h"

namespace ui::screens {

enum class SavedFileCommand { Open, ShowInFolder };

struct SavedFileAnswer {
    std::optional<SavedFileCommand> command = {};
    float height = 0;  ///< of the panel, in pixels
};

/// Draws a message about a file that was saved, with buttons by which other programs show it, where the
/// newest toast stands (kit/Toast.h).
[[nodiscard]] SavedFileAnswer drawSavedFile(kit::Context& ui, const std::string& text, const kit::Rect& area,
                                            kit::ToastsAt at);

}  // namespace ui::screens
