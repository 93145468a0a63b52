#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <thread>

namespace tak::engine {

/// A large block of memory that starts as zeros and can be reset to zeros at once, whatever its size. The
/// system provides memory slowly on first access (0.1 ms to several ms for 2 MiB), and clearing is slow, too.
/// So the block consists of regions; each is made ready when it is first needed, or earlier by a background
/// thread.
class ZeroedMemory {
  public:
    /// Reserves addresses only, so it takes no time. Throws std::bad_alloc.
    explicit ZeroedMemory(std::size_t bytes);
    ~ZeroedMemory();
    ZeroedMemory(const ZeroedMemory&) = delete;
    ZeroedMemory& operator=(const ZeroedMemory&) = delete;

    /// Aligned to a large page.
    [[nodiscard]] std::byte* data() const { return data_; }
    /// Whether memory at this offset may be read. If not, its content counts as zero.
    [[nodiscard]] bool readable(std::size_t offset) const {
        return states_[offset / kRegion].load(std::memory_order_acquire) == epoch_ * 2;
    }
    /// Makes memory at this offset ready for reading and writing. Several threads may call it.
    void makeReady(std::size_t offset) {
        if (!readable(offset)) claim(offset / kRegion, Touch::No);
    }
    /// Resets everything to zero. Not while other threads use the memory.
    void clear();
    /// Starts making all regions ready in the background. The caller need not wait. If the system gives no
    /// thread, regions become ready when they are needed.
    void prepare();

    /// The number of regions that are ready.
    [[nodiscard]] std::size_t readyRegions() const;
    [[nodiscard]] std::size_t regions() const { return (bytes_ + kRegion - 1) / kRegion; }
    /// Small enough that a search seldom needs the region that is being made ready, and large enough that the
    /// states of all regions fit into the CPU's cache.
    static constexpr std::size_t kRegion = std::size_t{256} << 10;

  private:
    enum class Touch : bool { No, Yes };
    void claim(std::size_t region, Touch touch);
    void prepareAll(const std::stop_token& stop);
    void endPreparation();

    std::size_t bytes_;
    void* mapped_;
    std::byte* data_;
    /// By region: 0 = as the system gave it, 2 × epoch = ready, 2 × epoch + 1 = being made ready; smaller
    /// values are from before the last clear().
    std::unique_ptr<std::atomic<std::uint32_t>[]> states_;
    std::uint32_t epoch_ = 1;
    std::jthread preparation_;
};

}  // namespace tak::engine
