#pragma once

#include <optional>

#include "app/far/Invitation.h"
#include "base/Message.h"
#include "base/Result.h"
#include "host/Guest.h"

namespace app {

/// How a guest of this program reaches his host, which is this program or another.
class Reach : public host::Wire {
  public:
    /// Brings what has come to the guest; call it once a frame. `seconds` since the last call.
    virtual void update(host::Guest& guest, float seconds) = 0;
    /// Where others find the table with this code; nothing if it is not known.
    [[nodiscard]] virtual std::optional<Invitation> invitation(const std::string& code) const = 0;
    /// Why there is no line at present; nothing while there is one.
    [[nodiscard]] virtual const std::optional<base::Message>& trouble() const = 0;
    /// Keeps what only it has, at the end of the program; blocks.
    virtual base::Result<void> flush() { return {}; }
};

}  // namespace app
