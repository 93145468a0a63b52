#pragma once

#include "games/tak/play/TakKind.h"
#include "games/tak/table/MoveBuilder.h"
#include "tutorial/LessonReader.h"

namespace tutorial {

/// Reads a lesson about Tak from a text in a test.
[[nodiscard]] inline base::Result<Lesson> lessonOf(const std::string& text) {
    static const tak::play::TakKind kKind;
    return readLesson(text, "test.lesson", "test",
                      {kKind, [] { return std::make_unique<tak::table::MoveBuilder>(); }});
}

}  // namespace tutorial
