#include "app/common/BackgroundTask.h"

#include <sys/resource.h>

#include <new>

namespace app {

using base::msgid;

void lowerThreadPriority() {
    constexpr int kNicer = 5;
    (void)setpriority(PRIO_PROCESS, 0, getpriority(PRIO_PROCESS, 0) + kNicer);
}

base::Error errorOf(const std::exception_ptr& exception) {
    try {
        std::rethrow_exception(exception);
    } catch (const std::bad_alloc&) {
        return {msgid("there is not enough memory for this")};
    } catch (const std::exception& problem) {
        return {{msgid("this went wrong: {why}"), {{"why", problem.what()}}}};
    } catch (...) {
        return {msgid("this went wrong")};
    }
}

}  // namespace app
