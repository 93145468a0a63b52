#include "games/tak/engine/ZeroedMemory.h"

#include <sys/mman.h>

#include <algorithm>
#include <cstring>
#include <new>
#include <stop_token>
#include <system_error>

namespace tak::engine {
namespace {

constexpr std::size_t kSmallPage = 4096;
constexpr std::size_t kLargePage = std::size_t{2} << 20;

std::byte* alignedUp(void* address, std::size_t alignment) {
    const auto number = reinterpret_cast<std::uintptr_t>(address);
    return static_cast<std::byte*>(address) + ((alignment - number % alignment) % alignment);
}

}  // namespace

ZeroedMemory::ZeroedMemory(std::size_t bytes)
    : bytes_(bytes), states_(std::make_unique<std::atomic<std::uint32_t>[]>(regions())) {
    mapped_ = mmap(nullptr, bytes_ + kLargePage, PROT_READ | PROT_WRITE,
                   MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (mapped_ == MAP_FAILED) throw std::bad_alloc();
    data_ = alignedUp(mapped_, kLargePage);
    // Accesses are spread over the whole block: with pages of 4 KiB almost each would miss the TLB. Only a
    // hint.
#ifdef __linux__
    (void)madvise(data_, bytes_, MADV_HUGEPAGE);
#endif
}

ZeroedMemory::~ZeroedMemory() {
    endPreparation();
    (void)munmap(mapped_, bytes_ + kLargePage);
}

void ZeroedMemory::claim(std::size_t region, Touch touch) {
    std::atomic<std::uint32_t>& state = states_[region];
    const std::uint32_t ready = epoch_ * 2;
    std::uint32_t found = state.load(std::memory_order_acquire);
    while (found != ready) {
        if (found == ready + 1) {
            state.wait(found, std::memory_order_acquire);
            found = state.load(std::memory_order_acquire);
            continue;
        }
        const bool fresh = found == 0;
        if (!state.compare_exchange_weak(found, ready + 1, std::memory_order_acquire)) continue;
        std::byte* const begin = data_ + region * kRegion;
        const std::size_t size = std::min(kRegion, bytes_ - region * kRegion);
        if (!fresh)
            std::memset(begin, 0, size);
        else if (touch == Touch::Yes)
            for (std::size_t at = 0; at < size; at += kSmallPage)
                *reinterpret_cast<volatile std::byte*>(begin + at) = std::byte{0};
        state.store(ready, std::memory_order_release);
        state.notify_all();
        return;
    }
}

void ZeroedMemory::prepareAll(const std::stop_token& stop) {
    for (std::size_t region = 0; region < regions() && !stop.stop_requested(); ++region)
        claim(region, Touch::Yes);
}

void ZeroedMemory::endPreparation() {
    if (!preparation_.joinable()) return;
    preparation_.request_stop();
    preparation_.join();
}

void ZeroedMemory::prepare() {
    endPreparation();
    try {
        preparation_ = std::jthread([this](const std::stop_token& stop) { prepareAll(stop); });
    } catch (const std::system_error&) {
        // Without this thread, regions become ready when they are needed.
    }
}

void ZeroedMemory::clear() {
    endPreparation();
    ++epoch_;
}

std::size_t ZeroedMemory::readyRegions() const {
    std::size_t ready = 0;
    for (std::size_t region = 0; region < regions(); ++region) ready += readable(region * kRegion) ? 1 : 0;
    return ready;
}

}  // namespace tak::engine
