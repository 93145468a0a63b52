#pragma once

#include <cstdint>
#include <optional>

namespace tactiki::engine {

inline constexpr int kMinLevel = 1;
inline constexpr int kMaxLevel = 8;

/// How a level plays. Weak levels err like people: they forget the ranks that fights have shown, look less
/// far ahead, think of few possibilities for what is hidden, and now and then act without thinking.
struct LevelStyle {
    std::optional<int> depth = {};  ///< most plies; a turn has two, and is looked at whole
    int worlds = 32;                ///< possibilities for the hidden ranks that it thinks of
    double memory = 1;              ///< share of the shown ranks that it remembers
    bool readsConduct = true;       ///< draws conclusions about hidden ranks from what pieces did
    double carelessness = 0;        ///< share of acts without a thought
    double whim = 0;                ///< greatest deviation of its judgements, as a chance to win
    friend bool operator==(const LevelStyle&, const LevelStyle&) = default;
};

/// The style of this level, clamped to kMinLevel … kMaxLevel. The last one is full strength.
[[nodiscard]] const LevelStyle& styleOf(int level);

}  // namespace tactiki::engine
