#pragma once

#include <optional>
#include <string>

#include "tutorial/Lesson.h"
#include "tutorial/LessonLine.h"

namespace tutorial {

/// The condition about a turn with this name, which may also follow "that" instead of turns.
[[nodiscard]] std::optional<Expectation::Kind> conditionNamed(const std::string& name);

/// Reads what follows "claims" in a line into `text`: the tokens from `from`, where "claims" stands, up to
/// "reply" or the end, where `from` is afterwards. `names` knows the places.
[[nodiscard]] base::Result<void> readClaims(const LessonLine& line, std::size_t& from,
                                            const game::View& names, const base::TextReader& reader,
                                            StepText& text);

}  // namespace tutorial
