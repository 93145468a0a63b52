#pragma once

#include <deque>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "base/Log.h"
#include "i18n/Catalogue.h"
#include "ui/kit/Toast.h"

namespace app {

/// A message that stays until the player closes it.
struct Notice {
    std::string title;
    std::string summary;
    std::vector<std::string> messages;
    friend bool operator==(const Notice&, const Notice&) = default;
};

/// Messages to the player: toasts, which disappear after a time, and notices. Both are also written to the
/// log. Main thread only.
class Messages {
  public:
    /// `texts` translates errors. Both must outlive it.
    Messages(const i18n::Catalogue& texts, base::Log& log) : texts_(texts), log_(log) {}

    void toast(std::string text, ui::kit::Severity severity = ui::kit::Severity::Info);
    /// A toast about a file that was saved and that other programs can show; it stays longer. Where they do
    /// not see it (sharesFiles()), it is given to them.
    void saved(std::string text, std::filesystem::path file);
    /// The player has done with such toasts.
    void closeSaved();
    [[nodiscard]] const std::vector<ui::kit::Toast>& toasts() const { return toasts_; }
    void clearToasts() { toasts_.clear(); }
    /// The texts of the toasts since the last call, to be spoken.
    [[nodiscard]] std::vector<std::string> takeUnspoken() { return std::exchange(unspoken_, {}); }

    /// Adds a notice about problems. Notices are shown one after the other, on every screen. A notice equal
    /// to a waiting one is not added.
    void notice(std::string title, std::string summary, const std::vector<base::Error>& problems);
    /// Adds a notice about a result; `lines` are translated.
    void report(std::string title, std::string summary, const std::vector<std::string>& lines);
    /// The next notice to show; null if there is none.
    [[nodiscard]] const Notice* nextNotice() const { return notices_.empty() ? nullptr : &notices_.front(); }
    /// The player has closed that notice.
    void closeNotice();

    /// Lets `seconds` pass for the toasts; call once a frame. Whether one has gone.
    bool update(float seconds);

  private:
    void add(Notice notice);

    const i18n::Catalogue& texts_;
    base::Log& log_;
    std::deque<Notice> notices_;
    std::vector<ui::kit::Toast> toasts_;
    std::vector<std::string> unspoken_;  ///< at most as many as toasts
};

}  // namespace app
