#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "base/Result.h"

namespace base {

/// Whether this is one of 0 to 9, whatever the locale.
[[nodiscard]] constexpr bool isDigit(char c) { return c >= '0' && c <= '9'; }

/// A cursor over a text that knows its line and column, for readers that must say where something is wrong.
/// CRLF and lone CR count as one line end; a leading UTF-8 byte order mark and zero bytes at the end are
/// skipped. Spaces of every kind are blanks, also those without width. The text must outlive it.
class TextReader {
  public:
    explicit TextReader(std::string_view text, std::string_view file = {});

    [[nodiscard]] bool atEnd() const { return offset_ >= text_.size(); }
    /// The character `ahead` places on, or '\0' past the end.
    [[nodiscard]] char peek(std::size_t ahead = 0) const {
        return offset_ + ahead < text_.size() ? text_[offset_ + ahead] : '\0';
    }
    /// Takes one character; '\0' at the end. A line end of any kind comes as '\n'.
    char take();
    /// Takes `word` if it comes next.
    bool accept(std::string_view word);
    void skipBlanks();
    /// Skips blanks and line ends.
    void skipSpace();
    /// The same behind a word; false if it goes on, since neither they nor the end come next.
    bool endWord();
    /// Takes the characters before the first one of `stops`, or all to the end.
    std::string_view takeUntil(std::string_view stops);

    /// Ends the text at this offset: nothing from there on is read.
    void endAt(std::size_t offset) { text_ = text_.substr(0, offset); }

    [[nodiscard]] TextPosition position() const { return position_; }
    [[nodiscard]] std::size_t offset() const { return offset_; }
    [[nodiscard]] std::string_view text() const { return text_; }
    [[nodiscard]] std::string_view rest() const { return text_.substr(offset_); }

    [[nodiscard]] Error error(Message message) const { return errorAt(position_, std::move(message)); }
    [[nodiscard]] Error errorAt(TextPosition at, Message message) const {
        return {.message = std::move(message), .file = file_, .at = at};
    }

  private:
    std::string_view text_;
    std::string file_;
    std::size_t offset_ = 0;
    TextPosition position_{1, 1};
};

}  // namespace base
