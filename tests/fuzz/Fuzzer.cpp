#include <cstddef>
#include <cstdint>

#include "fuzz/Targets.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::DOLMEN_FUZZ_TARGET({reinterpret_cast<const char*>(data), size});
    return 0;
}
