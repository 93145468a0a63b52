#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <optional>

#include "games/tak/engine/Score.h"
#include "games/tak/engine/ZeroedMemory.h"
#include "games/tak/rules/Move.h"

namespace tak::engine {

/// How the true score compares with the stored one.
enum class Bound : std::uint8_t { None, Upper, Lower, Exact };
/// What the best score of a search with the window alpha to beta is for the true one.
[[nodiscard]] constexpr Bound boundOf(Score best, Score alpha, Score beta) {
    return best >= beta ? Bound::Lower : best > alpha ? Bound::Exact : Bound::Upper;
}

inline constexpr int kDeepest = 100;  ///< plies: no search is deeper, and what is proven has this depth

/// The search's result for a position.
struct TableEntry {
    rules::Move move = rules::Move::none();
    Score score = 0;  ///< relative to the position itself: see fromTable()
    Score evaluation = 0;
    int depth = 0;
    Bound bound = Bound::None;
};

/// Search results by position, shared by all threads without locks: an entry consists of two words, and the
/// key is stored xored with the data, so that a torn entry does not match (Hyatt and Mann 2002). Clusters of
/// four entries share a cache line.
class TranspositionTable {
  public:
    /// Creates an empty table of at least 1 MiB. Its memory is taken only when it is written to or prepared,
    /// so this takes no time for any size. Throws std::bad_alloc.
    explicit TranspositionTable(int mebibytes);

    /// Forgets everything; takes no time for any size. Not during a search.
    void clear();
    /// Takes and clears the memory in the background, so that searches need not. The caller need not wait;
    /// contents do not change.
    void prepare() { memory_.prepare(); }
    /// Marks the beginning of a new search: results of earlier ones are replaced first.
    void age() { generation_ = static_cast<std::uint8_t>((generation_ + 1) & kGenerationMask); }
    void prefetch(std::uint64_t key) const { __builtin_prefetch(&clusterOf(key)); }
    [[nodiscard]] std::optional<TableEntry> probe(std::uint64_t key) const;
    void store(std::uint64_t key, const TableEntry& entry);
    /// The permille of entries that this search wrote, estimated from a sample.
    [[nodiscard]] int permilleFull() const;

  private:
    static constexpr unsigned kGenerationMask = 63;
    __extension__ using Wide = unsigned __int128;
    struct Slot {
        std::atomic<std::uint64_t> check{0};
        std::atomic<std::uint64_t> data{0};
    };
    struct alignas(64) Cluster {
        std::array<Slot, 4> slots;
    };
    [[nodiscard]] Cluster& clusterOf(std::uint64_t key) const { return clusters_[indexOf(key)]; }
    [[nodiscard]] std::uint64_t indexOf(std::uint64_t key) const {
        return static_cast<std::uint64_t>((static_cast<Wide>(key) * count_) >> 64);
    }

    std::uint64_t count_;
    ZeroedMemory memory_;
    Cluster* clusters_;  ///< inside memory_
    std::uint8_t generation_ = 0;
};

/// Proven scores are stored relative to the position, and used relative to the root.
[[nodiscard]] constexpr Score toTable(Score score, int ply) {
    return isProvenWin(score) ? score + ply : isProvenLoss(score) ? score - ply : score;
}
[[nodiscard]] constexpr Score fromTable(Score score, int ply) {
    return isProvenWin(score) ? score - ply : isProvenLoss(score) ? score + ply : score;
}

}  // namespace tak::engine
