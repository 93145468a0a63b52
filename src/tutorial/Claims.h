#pragma once

#include <vector>

#include "base/Result.h"
#include "tutorial/Lesson.h"

// For the authors of lessons. What the functions find comes as errors with file, line and column.
namespace tutorial {

/// The claims of a lesson's texts that do not hold. Plays every turn of the steps that claim something of
/// turns, which takes seconds.
[[nodiscard]] std::vector<base::Error> refutedClaims(const Lesson& lesson);

/// The texts of a lesson that should say what they claim, or why they claim nothing: those that speak of what
/// can happen next, every right answer, and each wrong answer to a question whose right answer is proven.
[[nodiscard]] std::vector<base::Error> missingClaims(const Lesson& lesson);

}  // namespace tutorial
