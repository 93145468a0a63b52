#include "games/tak/engine/TranspositionTable.h"

#include <algorithm>
#include <type_traits>

namespace tak::engine {
namespace {

// Bits of the data: move 16, score 16, evaluation 16, depth 8, bound 2, generation 6.
std::uint64_t pack(const TableEntry& e, unsigned generation) {
    return std::uint64_t{e.move.bits()} |
           std::uint64_t{static_cast<std::uint16_t>(static_cast<std::int16_t>(e.score))} << 16 |
           std::uint64_t{static_cast<std::uint16_t>(static_cast<std::int16_t>(e.evaluation))} << 32 |
           std::uint64_t{static_cast<std::uint8_t>(e.depth)} << 48 |
           std::uint64_t{static_cast<unsigned>(e.bound)} << 56 | std::uint64_t{generation} << 58;
}

TableEntry unpack(std::uint64_t data) {
    return {.move = rules::Move::fromBits(static_cast<std::uint16_t>(data)),
            .score = static_cast<std::int16_t>(data >> 16),
            .evaluation = static_cast<std::int16_t>(data >> 32),
            .depth = static_cast<int>((data >> 48) & 0xFF),
            .bound = static_cast<Bound>((data >> 56) & 3)};
}

unsigned generationOf(std::uint64_t data) { return static_cast<unsigned>(data >> 58); }

}  // namespace

TranspositionTable::TranspositionTable(int mebibytes)
    : count_((static_cast<std::uint64_t>(std::max(mebibytes, 1)) << 20) / sizeof(Cluster)),
      memory_(count_ * sizeof(Cluster)),
      clusters_(reinterpret_cast<Cluster*>(memory_.data())) {
    // Then bytes of zero are valid atomics with the value zero.
    static_assert(std::is_trivially_destructible_v<Cluster> &&
                  std::atomic<std::uint64_t>::is_always_lock_free);
}

void TranspositionTable::clear() {
    memory_.clear();
    generation_ = 0;
}

std::optional<TableEntry> TranspositionTable::probe(std::uint64_t key) const {
    if (!memory_.readable(indexOf(key) * sizeof(Cluster))) return {};
    for (const Slot& slot : clusterOf(key).slots) {
        const std::uint64_t data = slot.data.load(std::memory_order_relaxed);
        if ((slot.check.load(std::memory_order_relaxed) ^ data) == key && data != 0) return unpack(data);
    }
    return {};
}

void TranspositionTable::store(std::uint64_t key, const TableEntry& entry) {
    memory_.makeReady(indexOf(key) * sizeof(Cluster));
    Slot* chosen = nullptr;
    int worst = 0;
    for (Slot& slot : clusterOf(key).slots) {
        const std::uint64_t data = slot.data.load(std::memory_order_relaxed);
        const TableEntry old = unpack(data);
        if ((slot.check.load(std::memory_order_relaxed) ^ data) == key && data != 0) {
            // A much deeper result of this search is worth more than a new bound.
            if (entry.bound != Bound::Exact && old.depth > entry.depth + 3 &&
                generationOf(data) == generation_)
                return;
            TableEntry merged = entry;
            if (merged.move.isNone()) merged.move = old.move;
            const std::uint64_t packed = pack(merged, generation_);
            slot.data.store(packed, std::memory_order_relaxed);
            slot.check.store(key ^ packed, std::memory_order_relaxed);
            return;
        }
        const auto behind = static_cast<int>((generation_ - generationOf(data)) & kGenerationMask);
        const int value = data == 0 ? -100000 : old.depth - 8 * behind;
        if (chosen == nullptr || value < worst) {
            chosen = &slot;
            worst = value;
        }
    }
    const std::uint64_t packed = pack(entry, generation_);
    chosen->data.store(packed, std::memory_order_relaxed);
    chosen->check.store(key ^ packed, std::memory_order_relaxed);
}

int TranspositionTable::permilleFull() const {
    const std::uint64_t sample = std::min<std::uint64_t>(count_, 250);
    int used = 0;
    if (!memory_.readable(0)) return 0;
    for (std::uint64_t i = 0; i < sample; ++i)
        for (const Slot& slot : clusters_[i].slots) {
            const std::uint64_t data = slot.data.load(std::memory_order_relaxed);
            used += data != 0 && generationOf(data) == generation_ ? 1 : 0;
        }
    return used * 1000 / static_cast<int>(sample * 4);
}

}  // namespace tak::engine
