#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "base/Result.h"
#include "game/Kind.h"
#include "game/MoveInput.h"
#include "tutorial/Lesson.h"

namespace tutorial {

/// The game that a lesson teaches. Both members must outlive every user of this struct.
struct Subject {
    const game::Kind& kind;
    std::function<std::unique_ptr<game::MoveInput>()> makeInput;  ///< reads names of places
};

/// Reads a lesson, whole or not at all: every position, turn and place in it is checked. The error names
/// file, line, column and what was expected. `file` is used in errors, `id` becomes the lesson's.
[[nodiscard]] base::Result<Lesson> readLesson(std::string_view text, std::string_view file, std::string id,
                                              const Subject& subject);

}  // namespace tutorial
