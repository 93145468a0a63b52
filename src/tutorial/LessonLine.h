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

/// A line that says something: a keyword and what follows.
struct LessonLine {
    base::TextPosition at;
    std::string keyword;
    std::vector<Token> tokens;
    std::string rest;  ///< all that follows the keyword, as it stands there
};

/// The next line with something on it but a comment; nothing at the end of the text. The error: a text in
/// quotes does not end on its line.
[[nodiscard]] base::Result<std::optional<LessonLine>> nextLine(base::TextReader& reader);

}  // namespace tutorial
