#include "app/frame/ShaderReload.h"

#include "app/common/Development.h"

namespace app {

base::Result<bool> ShaderReload::update() {
    const auto now = std::chrono::steady_clock::now();
    if (!kReadsAgain || !on_ || now - lastLook_ < kReadAgainPause) return false;
    lastLook_ = now;
    return renderer_.reloadShadersIfChanged();
}

}  // namespace app
