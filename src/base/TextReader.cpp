#include "base/TextReader.h"

#include "base/Utf8.h"

namespace base {
namespace {

/// The bytes of the space or byte order mark that is written in more than one byte and comes next; else 0.
std::size_t wideBlankLength(std::string_view text) {
    if (text.empty() || static_cast<unsigned char>(text[0]) < 0x80) return 0;
    const char32_t letter = firstCodePoint(text);
    const bool blank = isOtherSpace(letter) || letter == 0xFEFF || letter == 0x200B || letter == 0x2060;
    return blank ? letterLength(text) : 0;
}

/// Skips these characters, and spaces that are written in more than one byte.
void skipAny(TextReader& in, std::string_view blanks) {
    while (!in.atEnd()) {
        const bool blank = blanks.find(in.peek()) != std::string_view::npos;
        const std::size_t length = blank ? 1 : wideBlankLength(in.rest());
        if (length == 0) return;
        for (std::size_t i = 0; i < length; ++i) in.take();
    }
}

}  // namespace

TextReader::TextReader(std::string_view text, std::string_view file)
    : text_(text.substr(0, text.find_last_not_of('\0') + 1)), file_(file) {
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

void TextReader::skipBlanks() { skipAny(*this, " \t"); }

void TextReader::skipSpace() { skipAny(*this, " \t\r\n\v\f"); }

bool TextReader::endWord() {
    const std::size_t before = offset_;
    skipSpace();
    return atEnd() || offset_ > before;
}

std::string_view TextReader::takeUntil(std::string_view stops) {
    const std::size_t begin = offset_;
    while (!atEnd() && stops.find(peek()) == std::string_view::npos) take();
    return text_.substr(begin, offset_ - begin);
}

}  // namespace base
