#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "games/tactiki/engine/Score.h"
#include "games/tactiki/engine/Step.h"

namespace tactiki::engine {

/// What searches have found out about positions, for one thread. Of two positions that fall on one place the
/// later stays.
class Table {
  public:
    enum class Bound : std::uint8_t { Exact, AtLeast, AtMost };
    struct Entry {
        std::uint64_t key = 0;
        Score score = 0;
        Step best = {};
        std::int8_t depth = -1;
        Bound bound = Bound::Exact;
    };
    static_assert(sizeof(Entry) == 16);

    /// A table of 2^`bits` entries.
    explicit Table(int bits) : entries_(std::size_t{1} << bits) {}

    /// Null if the position is not there.
    [[nodiscard]] const Entry* find(std::uint64_t key) const {
        const Entry& entry = entries_[key & (entries_.size() - 1)];
        return entry.key == key && entry.depth >= 0 ? &entry : nullptr;
    }
    void store(const Entry& entry) { entries_[entry.key & (entries_.size() - 1)] = entry; }

  private:
    std::vector<Entry> entries_;
};

}  // namespace tactiki::engine
