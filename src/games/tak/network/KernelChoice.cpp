#include "games/tak/network/KernelChoice.h"

namespace tak::network {

// Each is defined in the file of its name.
extern const Kernels kPortableKernels;
#ifdef DOLMEN_X86_KERNELS
extern const Kernels kAvx2Kernels;
extern const Kernels kSse41Kernels;
#endif

std::span<const Kernels* const> builtKernels() {
    static constexpr const Kernels* kAll[] = {
#ifdef DOLMEN_X86_KERNELS
        &kAvx2Kernels,
        &kSse41Kernels,
#endif
        &kPortableKernels,
    };
    return kAll;
}

bool runsHere(const Kernels& kernels) {
#ifdef DOLMEN_X86_KERNELS
    if (&kernels == &kAvx2Kernels) return __builtin_cpu_supports("avx2") != 0;
    if (&kernels == &kSse41Kernels) return __builtin_cpu_supports("sse4.1") != 0;
#endif
    return &kernels == &kPortableKernels;
}

const Kernels& bestKernels() {
    for (const Kernels* const kernels : builtKernels())
        if (runsHere(*kernels)) return *kernels;
    return kPortableKernels;
}

}  // namespace tak::network
