#pragma once

#include <vector>

#include "base/Result.h"
#include "tutorial/Lesson.h"

namespace tutorial {

/// The claims of a lesson's texts that do not hold, as errors with file, line and turn. Plays every turn of
/// the steps with claims, which takes seconds; for the authors of lessons.
[[nodiscard]] std::vector<base::Error> refutedClaims(const Lesson& lesson);

}  // namespace tutorial
