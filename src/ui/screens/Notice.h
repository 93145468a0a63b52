#pragma once

#include <string>
#include <vector>

#include "ui/kit/Context.h"

namespace ui::screens {

/// A message that the player must close before continuing, such as the errors in a file and their places.
struct NoticeModel {
    std::string title = {};                  ///< already translated
    std::string summary = {};                ///< a sentence; may be empty
    std::vector<std::string> messages = {};  ///< such as "file:line:column: text"
};

enum class NoticeCommand { Close, Copy };

[[nodiscard]] std::vector<NoticeCommand> drawNotice(kit::Context& ui, const NoticeModel& model);

}  // namespace ui::screens
