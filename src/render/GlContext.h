#pragma once

#include <string>

#include "base/Log.h"
#include "base/Result.h"

namespace render {

/// The limits of the current context.
struct GlLimits {
    int textureSize = 2048;  ///< largest side of a picture, pixels
    std::string renderer;    ///< the driver's own name for the device
    bool software = false;   ///< drawn by the processor: every texture fetch counts
};

/// Loads the entry points of the current context and sends its debug messages to `log` (debug builds). An
/// error if there is no context or it is older than OpenGL 3.3. `log` must outlive the context or the next
/// call.
[[nodiscard]] base::Result<GlLimits> prepareContext(base::Log& log);

/// Whether the device has been reset and has forgotten all that was uploaded, where the driver can tell.
[[nodiscard]] bool contextLost();

}  // namespace render
