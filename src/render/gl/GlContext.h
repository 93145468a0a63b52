#pragma once

#include <string>

#include "base/Log.h"
#include "base/Result.h"

namespace render {

/// The limits of the current context.
struct GlLimits {
    int textureSize = 2048;  ///< largest side of a picture, pixels
    std::string renderer;    ///< the driver's own name for the device
    bool software = false;   ///< the CPU draws: every texture fetch is expensive
};

/// Loads the entry points of the current context and sends its debug messages to `log` (debug builds). An
/// error if there is no context or it is too old. `log` must outlive the context or the next call.
[[nodiscard]] base::Result<GlLimits> prepareContext(base::Log& log);

}  // namespace render
