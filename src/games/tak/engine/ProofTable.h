#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>

namespace tak::engine {

/// Knowledge about a position in a search for a forced win: a proof within some number of plies, a refutation
/// within some number of plies, and estimates of the work for either (proof and disproof numbers).
struct ProofEntry {
    static constexpr std::uint8_t kForever = 255;
    std::uint64_t key = 0;
    std::uint32_t phi = 1;
    std::uint32_t delta = 1;
    std::uint32_t work = 0;    ///< nodes spent; the entry with the least is replaced first
    std::uint8_t winIn = 0;    ///< plies within which the attacker wins; 0 = unknown
    std::uint8_t refuted = 0;  ///< plies within which the attacker does not; kForever = never
};

/// A hash table of fixed size. For one thread. The system gives it zeros when they are first read, so a large
/// table that is little used costs nothing. Empty entries are zeros, whatever ProofEntry's defaults.
class ProofTable {
  public:
    /// Throws std::bad_alloc.
    explicit ProofTable(int mebibytes);

    /// Throws std::bad_alloc, and then keeps its entries.
    void clear();
    /// The entry of this key, or null. Valid until the next store().
    [[nodiscard]] const ProofEntry* find(std::uint64_t key) const;
    /// Replaces the entry of the same key, else the one with the least work.
    void store(const ProofEntry& entry);

  private:
    using Cluster = std::array<ProofEntry, 4>;
    struct Free {
        void operator()(Cluster* clusters) const { std::free(clusters); }
    };
    [[nodiscard]] Cluster& clusterOf(std::uint64_t key) const { return clusters_[key % count_]; }
    std::size_t count_;
    std::unique_ptr<Cluster[], Free> clusters_;
};

}  // namespace tak::engine
