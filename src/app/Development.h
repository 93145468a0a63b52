#pragma once

#include <chrono>

namespace app {

/// For work on shaders and lessons: what was saved is read again at once. Release builds never look.
#ifdef NDEBUG
inline constexpr bool kReadsAgain = false;
#else
inline constexpr bool kReadsAgain = true;
#endif
/// From one look at the files to the next.
inline constexpr std::chrono::milliseconds kReadAgainPause(400);

}  // namespace app
