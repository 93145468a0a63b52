#include <cstddef>
#include <cstdint>

#include DOLMEN_FUZZ_HEADER

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::DOLMEN_FUZZ_TARGET({reinterpret_cast<const char*>(data), size});
    return 0;
}
