#include "app/BackgroundTask.h"

#include <new>

namespace app {

using base::mark;

base::Error errorOf(const std::exception_ptr& exception) {
    try {
        std::rethrow_exception(exception);
    } catch (const std::bad_alloc&) {
        return {mark("there is not enough memory for this")};
    } catch (const std::exception& problem) {
        return {{mark("this went wrong: {why}"), {{"why", problem.what()}}}};
    } catch (...) {
        return {mark("this went wrong")};
    }
}

}  // namespace app
