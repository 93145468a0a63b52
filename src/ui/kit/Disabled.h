#pragma once

#include <string>
#include <string_view>

#include "ui/kit/Context.h"

namespace ui::kit {

/// The reason why something cannot be used, or an empty text if it can: for ButtonSpec::disabled and
/// Disabled.
[[nodiscard]] inline const char* unless(bool usable, const char* reason) { return usable ? "" : reason; }

/// Draws the items in its scope as disabled if there is a reason, which is already translated. Everything
/// that players cannot use is disabled by this class, so that nothing is grey without saying why: it is the
/// tooltip of the whole row of items in the scope, unless one of them shows explained().
class Disabled {
  public:
    Disabled(Context& ui, std::string_view reason);
    ~Disabled();
    Disabled(const Disabled&) = delete;
    Disabled& operator=(const Disabled&) = delete;

    /// The tooltip of an item in the scope: what the item does, and below it why it cannot be used.
    [[nodiscard]] std::string explained(std::string_view what);

  private:
    Context& ui_;
    std::string reason_;
    bool explained_ = false;  ///< an item shows the reason
};

}  // namespace ui::kit
