#pragma once

#include <string>
#include <vector>

#include "ui/kit/Context.h"

namespace ui::screens {

/// Something to be read before going on: what was wrong with a file, and where.
struct NoticeModel {
    std::string title = {};                  ///< already translated
    std::string summary = {};                ///< a sentence; may be empty
    std::vector<std::string> messages = {};  ///< such as "file:line:column: text"
};

enum class NoticeCommand { Close, Copy };

[[nodiscard]] std::vector<NoticeCommand> drawNotice(kit::Context& ui, const NoticeModel& model);

}  // namespace ui::screens
