#pragma once

#include <array>
#include <atomic>
#include <cerrno>
#include <cstddef>
#include <cstdio>
#include <cstdlib>

/// Switches the breaks that tests/mutation/check has built into a copy of the sources.
namespace mutation {

/// The numbers of places are below this; `check` refuses to choose more.
inline constexpr int kPlaces = 4096;

/// The place that is broken in this process, from the environment variable DOLMEN_MUTANT; 0: none.
inline int broken() {
    static const int place = [] {
        const char* const text = std::getenv("DOLMEN_MUTANT");
        return text ? std::atoi(text) : 0;
    }();
    return place;
}

/// Appends the place to the file that DOLMEN_MUTANT_TRACE names. Programs that a test starts append to the
/// same file: each line is written at once, so lines of several processes do not mix.
inline void noteReached(int place) {
    const char* const path = std::getenv("DOLMEN_MUTANT_TRACE");
    if (!path) return;
    const int before = errno;
    if (std::FILE* const file = std::fopen(path, "ae")) {
        std::fprintf(file, "%d\n", place);
        std::fclose(file);
    }
    errno = before;
}

/// Whether this place is broken in this process. Any thread may call it; 0 < place < kPlaces.
inline bool on(int place) {
    static std::array<std::atomic<bool>, kPlaces> reached{};
    std::atomic<bool>& seen = reached[static_cast<std::size_t>(place)];
    if (!seen.load(std::memory_order_relaxed) && !seen.exchange(true)) noteReached(place);
    return broken() == place;
}

}  // namespace mutation
