#pragma once

#include <algorithm>
#include <cstdlib>

/// How much of what takes long a test does. The quick run has the same beginning of it each time; all of it
/// is done by `scripts/test --all`, which sets DOLMEN_ALL_TESTS.
namespace support {

inline bool allTests() { return std::getenv("DOLMEN_ALL_TESTS") != nullptr; }

/// So many of `all` random games, plies, or seeds: in the quick run `quick`.
template <typename Count>
Count extent(Count quick, Count all) {
    return allTests() ? all : std::min(quick, all);
}

/// The step through a range, of which the quick run looks at every n-th.
inline int everyNth(int n) { return allTests() ? 1 : n; }

}  // namespace support
