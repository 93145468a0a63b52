#include "app/common/BackgroundTask.h"

#include <sys/resource.h>

namespace app {

void lowerThreadPriority() {
    constexpr int kNicer = 5;
    (void)setpriority(PRIO_PROCESS, 0, getpriority(PRIO_PROCESS, 0) + kNicer);
}

}  // namespace app
