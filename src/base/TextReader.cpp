#include "base/TextReader.h"

namespace base {

TextReader::TextReader(std::string_view text, std::string_view file) : text_(text), file_(file) {
    if (text_.substr(0, 3) == "\xEF\xBB\xBF") offset_ = 3;
}

char TextReader::take() {
    if (atEnd()) return '\0';
    char c = text_[offset_++];
    if (c == '\r') {
        if (peek() == '\n') ++offset_;
        c = '\n';
    }
    if (c == '\n') {
        ++position_.line;
        position_.column = 1;
    } else {
        ++position_.column;
    }
    return c;
}

bool TextReader::accept(std::string_view word) {
    if (rest().substr(0, word.size()) != word) return false;
    for (std::size_t i = 0; i < word.size(); ++i) take();
    return true;
}

void TextReader::skipBlanks() {
    while (peek() == ' ' || peek() == '\t') take();
}

void TextReader::skipSpace() {
    while (!atEnd() && std::string_view(" \t\r\n\v\f").find(peek()) != std::string_view::npos) take();
}

std::string_view TextReader::takeUntil(std::string_view stops) {
    const std::size_t begin = offset_;
    while (!atEnd() && stops.find(peek()) == std::string_view::npos) take();
    return text_.substr(begin, offset_ - begin);
}

}  // namespace base
