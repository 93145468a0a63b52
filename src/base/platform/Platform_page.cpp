#include <emscripten.h>
#include <emscripten/threading.h>

#include <atomic>
#include <cstdint>

#include "base/Platform.h"

namespace base {

bool startsPrograms() { return false; }

bool endsItself() { return false; }

bool filesComeLater() { return true; }

bool fetchFile(const std::filesystem::path& file) {
    // The page's thread loads the pack and then writes 1, or 2 after a failure (web/page.js).
    std::atomic<std::uint32_t> done{0};
    const int coming = MAIN_THREAD_EM_ASM_INT({ return Module.fetchPack(UTF8ToString($0), $1) ? 1 : 0; },
                                              file.c_str(), &done);
    if (coming == 0) return false;
    while (done.load() == 0) emscripten_futex_wait(reinterpret_cast<volatile void*>(&done), 0, 1000.0);
    return done.load() == 1;
}

}  // namespace base
