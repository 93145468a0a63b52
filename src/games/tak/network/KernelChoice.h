#pragma once

#include <span>

#include "games/tak/network/Kernels.h"

namespace tak::network {

/// All kernels that were built, the fastest first. The last ones run on every processor.
[[nodiscard]] std::span<const Kernels* const> builtKernels();
/// Whether this processor has the instructions that they need.
[[nodiscard]] bool runsHere(const Kernels& kernels);
/// The fastest ones that run on this processor.
[[nodiscard]] const Kernels& bestKernels();

}  // namespace tak::network
