#include "base/Exception.h"

#include <new>

namespace base {

Error errorOf(const std::exception_ptr& exception) {
    try {
        std::rethrow_exception(exception);
    } catch (const std::bad_alloc&) {
        return {msgid("there is not enough memory for this")};
    } catch (const std::exception& problem) {
        return {{msgid("unexpected error: {why}"), {{"why", problem.what()}}}};
    } catch (...) {
        return {msgid("an unexpected error stopped this; please try again")};
    }
}

}  // namespace base
