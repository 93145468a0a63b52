#pragma once

#include <exception>

#include "base/Result.h"

namespace base {

/// An exception as an error: that memory is short, or what the exception says. Where exceptions end, such as
/// at the end of a thread or of the program, this makes a value of them.
[[nodiscard]] Error errorOf(const std::exception_ptr& exception);

}  // namespace base
