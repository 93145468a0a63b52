#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <optional>

#include "games/tak/engine/Score.h"
#include "games/tak/engine/ZeroedMemory.h"
#include "games/tak/rules/Move.h"

namespace tak::engine {

/// What the true score is, compared with the one that is stored.
enum class Bound : std::uint8_t { None, Upper, Lower, Exact };

/// What a search knew of a position.
struct TableEntry {
    rules::Move move = rules::Move::none();
    Score score = 0;  ///< as seen from the position itself: see fromTable()
    Score evaluation = 0;
    int depth = 0;
    Bound bound = Bound::None;
};

/// Results by position, shared by all threads without locks: an entry is two words, and the key is stored
/// xored with the data, so that a torn entry does not match (Hyatt and Mann 2002). Clusters of four share a
/// cache line.
class TranspositionTable {
  public:
    /// Empty. Takes 1 MiB at least. The memory is only taken when it is written to or prepared, so that this
    /// costs no time however large it is. Throws std::bad_alloc.
    explicit TranspositionTable(int mebibytes);

    /// Forgets everything, at once however much it is. Not during a search.
    void clear();
    /// Takes and clears the memory in the background, so that searches need not. Nothing has to wait for it,
    /// and it changes nothing that can be read.
    void prepare() { memory_.prepare(); }
    /// A new search begins: what earlier ones left is replaced first.
    void age() { generation_ = static_cast<std::uint8_t>((generation_ + 1) & kGenerationMask); }
    void prefetch(std::uint64_t key) const { __builtin_prefetch(&clusterOf(key)); }
    [[nodiscard]] std::optional<TableEntry> probe(std::uint64_t key) const;
    void store(std::uint64_t key, const TableEntry& entry);
    /// Permille of entries that this search wrote, by a sample.
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
    Cluster* clusters_;  ///< in it
    std::uint8_t generation_ = 0;
};

/// Proofs are stored by the plies from the position, and used by those from the root.
[[nodiscard]] constexpr Score toTable(Score score, int ply) {
    return isProvenWin(score) ? score + ply : isProvenLoss(score) ? score - ply : score;
}
[[nodiscard]] constexpr Score fromTable(Score score, int ply) {
    return isProvenWin(score) ? score - ply : isProvenLoss(score) ? score + ply : score;
}

}  // namespace tak::engine
