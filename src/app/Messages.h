#pragma once

#include <deque>
#include <string>
#include <vector>

#include "base/Log.h"
#include "i18n/Catalogue.h"
#include "ui/kit/Toast.h"

namespace app {

/// Something to be read and closed.
struct Notice {
    std::string title;
    std::string summary;
    std::vector<std::string> messages;
    friend bool operator==(const Notice&, const Notice&) = default;
};

/// What the program tells the player: toasts that go by themselves, and notices. Both are logged, too. Main
/// thread only.
class Messages {
  public:
    /// `texts` puts errors into the player's language. Both must outlive it.
    Messages(const i18n::Catalogue& texts, base::Log& log) : texts_(texts), log_(log) {}

    void toast(std::string text, ui::kit::Severity severity = ui::kit::Severity::Info);
    [[nodiscard]] const std::vector<ui::kit::Toast>& toasts() const { return toasts_; }
    void dropToasts() { toasts_.clear(); }

    /// Notices wait for each other, and stay whatever else is shown. One that waits already is not added.
    void notice(std::string title, std::string summary, const std::vector<base::Error>& problems);
    /// The notice to be read next, or null.
    [[nodiscard]] const Notice* nextNotice() const { return notices_.empty() ? nullptr : &notices_.front(); }
    /// That one has been read.
    void closeNotice();

    /// Toasts grow older by so many seconds; once a frame.
    void update(float seconds);

  private:
    const i18n::Catalogue& texts_;
    base::Log& log_;
    std::deque<Notice> notices_;
    std::vector<ui::kit::Toast> toasts_;
};

}  // namespace app
