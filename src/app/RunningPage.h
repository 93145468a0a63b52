#pragma once

#include <pthread.h>

#include <optional>

#include "app/App.h"

namespace app {

/// The program in a page, and the thread that it runs on. Only for files that are part of a page.
struct RunningPage {
    App& program;
    pthread_t thread;
};
/// Nothing before it runs and after its end.
[[nodiscard]] std::optional<RunningPage> runningPage();

}  // namespace app
