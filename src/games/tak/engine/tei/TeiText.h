#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tak::engine {

/// Splits a line into words at blanks of any kind. The line must outlive it.
class TeiWords {
  public:
    explicit TeiWords(std::string_view line);

    [[nodiscard]] bool atEnd() const { return rest_.empty(); }
    /// The next word, empty at the end.
    [[nodiscard]] std::string_view peek() const;
    std::string_view take();
    /// Takes the next word if it is this one.
    bool accept(std::string_view word);
    /// The remaining text, without blanks around it.
    [[nodiscard]] std::string_view rest() const { return rest_; }

  private:
    std::string_view rest_;
};

/// Reads a decimal number with an optional sign and nothing after it. Numbers too large for the type become
/// its limits.
[[nodiscard]] std::optional<std::int64_t> integerOf(std::string_view word);

/// Whether two words are equal, ignoring the case of ASCII letters.
[[nodiscard]] bool sameWord(std::string_view a, std::string_view b);

/// Whether the text, the name of an option or of a condition, speaks of komi, in letters of any case.
[[nodiscard]] bool speaksOfKomi(std::string_view text);

/// The text made safe for a line of output: at most `longest` characters and `...`; everything except
/// printable ASCII is replaced.
[[nodiscard]] std::string printable(std::string_view text, std::size_t longest);

/// A client's word for quoting in an answer: printable, in quotes.
[[nodiscard]] std::string inQuotes(std::string_view word);

}  // namespace tak::engine
