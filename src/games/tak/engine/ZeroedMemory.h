#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <thread>

namespace tak::engine {

/// A large block of memory that begins as zeros and can be made zeros again at once, however large it is. The
/// system gives memory slowly when it is first touched (2 MiB take from 0.1 ms to milliseconds), and so does
/// clearing; so the block consists of regions, each of which is made ready when it is first needed, or by a
/// thread in the background before.
class ZeroedMemory {
  public:
    /// Takes addresses only, so that this costs no time. Throws std::bad_alloc.
    explicit ZeroedMemory(std::size_t bytes);
    ~ZeroedMemory();
    ZeroedMemory(const ZeroedMemory&) = delete;
    ZeroedMemory& operator=(const ZeroedMemory&) = delete;

    /// Aligned to a large page.
    [[nodiscard]] std::byte* data() const { return data_; }
    /// Whether what lies at this offset may be read. If not, it is zero.
    [[nodiscard]] bool readable(std::size_t offset) const {
        return states_[offset / kRegion].load(std::memory_order_acquire) == epoch_ * 2;
    }
    /// Makes what lies at this offset ready to be read and written. Several threads may call it.
    void makeReady(std::size_t offset) {
        if (!readable(offset)) claim(offset / kRegion, Touch::No);
    }
    /// Everything is zero again. Not while other threads use the memory.
    void clear();
    /// Begins to make all regions ready in the background. Nothing has to wait for it. If the system gives no
    /// thread, regions become ready when they are needed.
    void prepare();

    /// Regions that are ready.
    [[nodiscard]] std::size_t readyRegions() const;
    [[nodiscard]] std::size_t regions() const { return (bytes_ + kRegion - 1) / kRegion; }
    /// Small, so that a search seldom wants the very region that is being made ready; and few enough that
    /// what is known of them stays in the processor's cache.
    static constexpr std::size_t kRegion = std::size_t{256} << 10;

  private:
    enum class Touch : bool { No, Yes };
    void claim(std::size_t region, Touch touch);
    void prepareAll(const std::stop_token& stop);
    void endPreparation();

    std::size_t bytes_;
    void* mapped_;
    std::byte* data_;
    /// By region: 0 as the system gave it, 2 × epoch ready, 2 × epoch + 1 about to be made ready; less: as it
    /// was before it was cleared.
    std::unique_ptr<std::atomic<std::uint32_t>[]> states_;
    std::uint32_t epoch_ = 1;
    std::jthread preparation_;
};

}  // namespace tak::engine
