#include "tutorial/LessonLine.h"

namespace tutorial {
namespace {

using base::msgid;

bool atLineEnd(const base::TextReader& reader) {
    return reader.atEnd() || reader.peek() == '\n' || reader.peek() == '\r';
}

base::Result<Token> quoted(base::TextReader& reader) {
    Token token{.at = reader.position(), .text = {}, .quoted = true};
    (void)reader.take();
    while (!atLineEnd(reader) && reader.peek() != '"') {
        if (reader.peek() == '\\') (void)reader.take();
        token.text += reader.take();
    }
    if (!reader.accept("\"")) return reader.errorAt(token.at, msgid("this text has no closing quote"));
    return token;
}

}  // namespace

base::Result<std::optional<LessonLine>> nextLine(base::TextReader& reader) {
    reader.skipSpace();
    while (reader.peek() == '#') {
        (void)reader.takeUntil("\r\n");
        reader.skipSpace();
    }
    if (reader.atEnd()) return std::optional<LessonLine>();
    LessonLine line{.at = reader.position(),
                    .keyword = std::string(reader.takeUntil(" \t\r\n")),
                    .tokens = {},
                    .rest = {}};
    reader.skipBlanks();
    const std::size_t begin = reader.offset();
    while (!atLineEnd(reader) && reader.peek() != '#') {
        if (reader.peek() == '"') {
            auto text = quoted(reader);
            if (!text) return text.error();
            line.tokens.push_back(std::move(*text));
        } else {
            const base::TextPosition at = reader.position();
            line.tokens.push_back({at, std::string(reader.takeUntil(" \t\r\n"))});
        }
        reader.skipBlanks();
    }
    line.rest = std::string(reader.text().substr(begin, reader.offset() - begin));
    while (!line.rest.empty() && (line.rest.back() == ' ' || line.rest.back() == '\t')) line.rest.pop_back();
    return std::optional(std::move(line));
}

}  // namespace tutorial
