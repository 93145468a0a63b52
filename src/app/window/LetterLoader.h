#pragma once

#include <memory>
#include <optional>
#include <set>
#include <vector>

#include "app/common/BackgroundTask.h"
#include "ui/kit/fonts/SystemFonts.h"

namespace app {

/// Has letters that the program's fonts lack drawn by the system's fonts, on a thread of its own. All
/// functions are called by one thread and do not block, except the destructor, which waits until the thread
/// has stopped.
class LetterLoader {
  public:
    /// Requests these letters in these sizes, except those that were requested before; wakes the main loop
    /// once they are drawn.
    void load(const std::set<char32_t>& letters, std::vector<float> ems);
    /// Forgets which letters were requested, and those that are under way: the fonts were made anew.
    void forget();
    [[nodiscard]] bool busy() const { return task_.has_value(); }
    [[nodiscard]] bool ready() const { return task_ && task_->ready(); }
    /// The letters, once ready(). If the fonts were made anew meanwhile, there are none.
    [[nodiscard]] std::vector<ui::kit::DrawnLetter> take();

  private:
    ui::kit::SystemFonts fonts_;  ///< used by the task while there is one
    std::set<char32_t> requested_;
    bool outdated_ = false;  ///< the task draws for fonts that are no more
    std::optional<BackgroundTask<std::vector<ui::kit::DrawnLetter>>> task_;
};

}  // namespace app
