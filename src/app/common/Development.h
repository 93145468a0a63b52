#pragma once

#include <chrono>

namespace app {

/// Whether shaders and lessons are read again when they are saved. Release builds never look.
#ifdef NDEBUG
inline constexpr bool kReadsAgain = false;
#else
inline constexpr bool kReadsAgain = true;
#endif
/// The time between two looks at the files.
inline constexpr std::chrono::milliseconds kReadAgainPause(400);

}  // namespace app
