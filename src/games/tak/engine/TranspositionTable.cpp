#include "games/tak/engine/TranspositionTable.h"

#include <algorithm>
#include <cstring>
#include <new>
#include <type_traits>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace tak::engine {
namespace {

// Bytes of a table never used that a new game makes ready.
constexpr std::size_t kTouched = std::size_t{256} << 20;

/// Every access is to another place: with pages of 4 KiB nearly each would miss the processor's table of
/// pages, and a new table would spend its first tenths of a second in faults. Only a hint.
void wantLargePages([[maybe_unused]] void* memory, [[maybe_unused]] std::size_t bytes) {
#ifdef __linux__
    constexpr std::size_t kLargePage = std::size_t{2} << 20;
    std::size_t space = bytes;
    if (void* first = memory;
        bytes > kLargePage && std::align(kLargePage, kLargePage, first, space) != nullptr)
        (void)madvise(first, space & ~(kLargePage - 1), MADV_HUGEPAGE);
#endif
}

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
    : count_((static_cast<std::uint64_t>(mebibytes) << 20) / sizeof(Cluster)) {
    allocate();
}

void TranspositionTable::allocate() {
    // Bytes of zero are atomics of zero then.
    static_assert(std::is_trivially_destructible_v<Cluster> &&
                  std::atomic<std::uint64_t>::is_always_lock_free);
    std::size_t space = (count_ + 1) * sizeof(Cluster);
    memory_.reset(std::calloc(space, 1));
    if (!memory_) throw std::bad_alloc();
    wantLargePages(memory_.get(), space);
    void* first = memory_.get();
    clusters_ = static_cast<Cluster*>(std::align(alignof(Cluster), count_ * sizeof(Cluster), first, space));
}

void TranspositionTable::clear() {
    const std::size_t all = count_ * sizeof(Cluster);
    std::memset(static_cast<void*>(clusters_), 0, used_ ? all : std::min(all, kTouched));
    used_ = false;
    generation_ = 0;
}

std::optional<TableEntry> TranspositionTable::probe(std::uint64_t key) const {
    for (const Slot& slot : clusterOf(key).slots) {
        const std::uint64_t data = slot.data.load(std::memory_order_relaxed);
        if ((slot.check.load(std::memory_order_relaxed) ^ data) == key && data != 0) return unpack(data);
    }
    return {};
}

void TranspositionTable::store(std::uint64_t key, const TableEntry& entry) {
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
    for (std::uint64_t i = 0; i < sample; ++i)
        for (const Slot& slot : clusters_[i].slots) {
            const std::uint64_t data = slot.data.load(std::memory_order_relaxed);
            used += data != 0 && generationOf(data) == generation_ ? 1 : 0;
        }
    return used * 1000 / static_cast<int>(sample * 4);
}

}  // namespace tak::engine
