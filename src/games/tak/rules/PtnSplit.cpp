#include "games/tak/rules/PtnSplit.h"

namespace tak::rules {
namespace {

/// A line, with the properties that decide where a game ends.
struct PtnLine {
    std::string_view text;  ///< without blanks around it

    [[nodiscard]] bool blank() const { return text.empty(); }
    /// Whether it begins with `[Name "`, which tells a tag from a word in brackets.
    [[nodiscard]] bool tag() const {
        if (text.empty() || text.front() != '[') return false;
        const std::size_t quote = text.find('"');
        return quote != std::string_view::npos && text.find(' ') < quote;
    }
    /// Whether movetext follows the tags on this line.
    [[nodiscard]] bool endsInMovetext() const {
        const std::size_t close = text.rfind(']');
        return close != std::string_view::npos && close + 1 < text.size();
    }
    /// Whether a comment is open at the end of this line; `open`: at its beginning.
    [[nodiscard]] bool leavesComment(bool open) const {
        for (const char letter : text) open = letter == '{' || (open && letter != '}');
        return open;
    }
};

std::string_view withoutBlanks(std::string_view line) {
    constexpr std::string_view kBlanks = " \t\r\v\f";
    const std::size_t first = line.find_first_not_of(kBlanks);
    if (first == std::string_view::npos) return {};
    return line.substr(first, line.find_last_not_of(kBlanks) - first + 1);
}

}  // namespace

std::size_t nextPtnGame(std::string_view text, std::size_t begin) {
    bool afterBlank = false;
    bool afterTurns = false;
    bool comment = false;
    for (std::size_t at = begin; at < text.size();) {
        const std::size_t end = text.find_first_of("\r\n", at);
        const PtnLine line{withoutBlanks(text.substr(at, end - at))};
        if (at != begin && line.tag() && (afterBlank || (afterTurns && !comment))) return at;
        if (!line.tag()) comment = line.leavesComment(comment);
        afterBlank = line.blank();
        afterTurns = !line.blank() && (!line.tag() || line.endsInMovetext());
        if (end == std::string_view::npos) break;
        at = end + (text.substr(end, 2) == "\r\n" ? 2 : 1);
    }
    return text.size();
}

}  // namespace tak::rules
