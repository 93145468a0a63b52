#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/TextReader.h"

namespace tutorial {

/// A word of a line, or a text in double quotes.
struct Token {
    base::TextPosition at;
    std::string text;
    bool quoted = false;
};

/// A line with content: a keyword and its arguments.
struct LessonLine {
    base::TextPosition at;
    std::string keyword;
    std::vector<Token> tokens;
    std::string rest;  ///< everything after the keyword, unchanged
};

/// The next line that is neither blank nor a comment; nothing at the end of the text. Fails if a quoted text
/// does not end on its line.
[[nodiscard]] base::Result<std::optional<LessonLine>> nextLine(base::TextReader& reader);

}  // namespace tutorial
