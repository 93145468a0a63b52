#include "app/ShaderReload.h"

namespace app {
namespace {

#ifdef NDEBUG
constexpr bool kReloads = false;
#else
constexpr bool kReloads = true;
#endif
constexpr std::chrono::milliseconds kPause(400);

}  // namespace

base::Result<bool> ShaderReload::update() {
    const auto now = std::chrono::steady_clock::now();
    if (!kReloads || !on_ || now - lastLook_ < kPause) return false;
    lastLook_ = now;
    return renderer_.reloadShadersIfChanged();
}

}  // namespace app
