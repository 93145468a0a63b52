#include "host/Words.h"

#include "base/Utf8.h"
#include "host/Limits.h"

namespace host {
namespace {

bool isControl(char32_t letter) { return letter < 0x20 || (letter >= 0x7F && letter < 0xA0); }

/// U+2028 and U+2029 end a line.
bool isDrawn(char32_t letter) {
    return !isControl(letter) && !base::isInvisible(letter) && letter != 0x2028 && letter != 0x2029;
}

std::string_view trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(' ');
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(' ') - first + 1);
}

/// The letters of a text that are drawn, and how many letters it has.
struct Drawn {
    std::string text = {};
    std::size_t letters = 0;
    bool all = true;  ///< nothing was left out
};

Drawn drawnIn(std::string_view text) {
    Drawn drawn;
    while (!text.empty()) {
        const std::string_view letter = base::firstLetter(text);
        const bool kept = base::letterLength(text) > 0 && isDrawn(base::firstCodePoint(text));
        if (kept) drawn.text += letter;
        drawn.all &= kept;
        ++drawn.letters;
        text.remove_prefix(letter.size());
    }
    return drawn;
}

}  // namespace

std::optional<std::string> nameIn(std::string_view text) {
    const Drawn drawn = drawnIn(trimmed(text));
    if (!drawn.all || drawn.letters == 0 || drawn.letters > kLongestName) return {};
    return drawn.text;
}

std::optional<std::string> chatIn(std::string_view text) {
    const Drawn drawn = drawnIn(text);
    const std::string_view kept = trimmed(drawn.text);
    if (kept.empty() || drawn.letters > kLongestChat) return {};
    return std::string(kept);
}

}  // namespace host
