#include "unicode/Fold.h"

#include <unicode/normalizer2.h>
#include <unicode/translit.h>
#include <unicode/uchar.h>

#include <algorithm>
#include <memory>
#include <utility>

#include "base/Utf8.h"
#include "unicode/Icu.h"

namespace unicode {
namespace {

/// Whether searches ignore this mark: an accent (classes from 200 on), a stroke through a letter (1), or a
/// Hebrew or Arabic point (10 to 35). The other marks make another letter.
bool isIgnoredMark(UChar32 letter) {
    const int placing = u_getCombiningClass(letter);
    return placing == 1 || (placing >= 10 && placing <= 35) || placing >= 200;
}

/// Spells Latin letters in ASCII. Null if ICU's data lacks the rules; then letters such as ø stay.
const icu::Transliterator* asciiSpelling() {
    static const std::unique_ptr<const icu::Transliterator> kSpelling = [] {
        UErrorCode code = U_ZERO_ERROR;
        return std::unique_ptr<const icu::Transliterator>(icu::Transliterator::createInstance(
            "[[:Latin:]-[:ASCII:]] Latin-ASCII; [:Latin:] Lower", UTRANS_FORWARD, code));
    }();
    return kSpelling.get();
}

icu::UnicodeString withoutIgnoredMarks(const icu::UnicodeString& text) {
    icu::UnicodeString kept;
    for (int32_t at = 0; at < text.length(); at = text.moveIndex32(at, 1))
        if (const UChar32 letter = text.char32At(at); !isIgnoredMark(letter)) kept.append(letter);
    return kept;
}

/// Transliterating takes most of the time, so it is left out for scripts that it leaves as they are.
bool mayHaveLatinBeyondAscii(const icu::UnicodeString& text) {
    for (int32_t at = 0; at < text.length(); ++at)
        if (text[at] >= 0x80 && text[at] < 0x1F00) return true;
    return false;
}

/// `text` is UTF-8. Without ICU's data, or if memory is short, it stays as it is.
std::string foldedUtf8(std::string_view text) {
    UErrorCode code = U_ZERO_ERROR;
    const icu::Normalizer2* const casefold = icu::Normalizer2::getNFKCCasefoldInstance(code);
    const icu::Normalizer2* const apart = icu::Normalizer2::getNFKDInstance(code);
    const icu::Normalizer2* const together = icu::Normalizer2::getNFCInstance(code);
    if (U_FAILURE(code)) return std::string(text);
    icu::UnicodeString plain =
        withoutIgnoredMarks(apart->normalize(casefold->normalize(wide(text), code), code));
    if (mayHaveLatinBeyondAscii(plain) && asciiSpelling() != nullptr) asciiSpelling()->transliterate(plain);
    const icu::UnicodeString whole = together->normalize(plain, code);
    return U_SUCCESS(code) ? utf8(whole) : std::string(text);
}

bool isAscii(char c) { return static_cast<unsigned char>(c) < 0x80; }

}  // namespace

std::string folded(std::string_view text) {
    std::string result;
    result.reserve(text.size());
    while (!text.empty()) {
        if (std::all_of(text.begin(), text.end(), isAscii)) {
            for (const char c : text) result += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
            break;
        }
        const std::size_t good = base::firstForeignByte(text).value_or(text.size());
        result += foldedUtf8(text.substr(0, good));
        if (good < text.size()) result += text[good];
        text.remove_prefix(std::min(good + 1, text.size()));
    }
    return result;
}

std::vector<std::string> foldedWords(std::string_view text, std::size_t most) {
    constexpr std::string_view kSpace = " \t\r\n";
    const std::string all = folded(text);
    std::vector<std::string> words;
    std::string_view rest = all;
    while (words.size() < most) {
        const std::size_t begin = rest.find_first_not_of(kSpace);
        if (begin == std::string_view::npos) break;
        rest.remove_prefix(begin);
        const std::size_t end = std::min(rest.find_first_of(kSpace), rest.size());
        words.emplace_back(rest.substr(0, end));
        rest.remove_prefix(end);
    }
    return words;
}

}  // namespace unicode
