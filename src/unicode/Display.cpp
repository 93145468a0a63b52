#include "unicode/Display.h"

#include <unicode/normalizer2.h>
#include <unicode/ubidi.h>
#include <unicode/uchar.h>
#include <unicode/ushape.h>

#include <algorithm>
#include <memory>

#include "base/Utf8.h"
#include "unicode/Icu.h"

namespace unicode {
namespace {

bool runsRightToLeft(UChar32 letter) {
    const UCharDirection direction = u_charDirection(letter);
    return direction == U_RIGHT_TO_LEFT || direction == U_RIGHT_TO_LEFT_ARABIC;
}

template <class Matches>
bool anyOf(const icu::UnicodeString& text, const Matches& matches) {
    for (int32_t at = 0; at < text.length(); at = text.moveIndex32(at, 1))
        if (matches(text.char32At(at))) return true;
    return false;
}

/// Gives Arabic letters the form that joins them to their neighbours. Joiners must still be there.
icu::UnicodeString joined(const icu::UnicodeString& text) {
    constexpr uint32_t kOptions =
        U_SHAPE_LETTERS_SHAPE | U_SHAPE_TEXT_DIRECTION_LOGICAL | U_SHAPE_LENGTH_GROW_SHRINK;
    icu::UnicodeString shaped;
    UErrorCode code = U_ZERO_ERROR;
    const int32_t room = text.length();
    const int32_t length =
        u_shapeArabic(text.getBuffer(), text.length(), shaped.getBuffer(room), room, kOptions, &code);
    shaped.releaseBuffer(U_SUCCESS(code) ? length : 0);
    return U_SUCCESS(code) ? shaped : text;
}

}  // namespace

bool isDisplayed(std::string_view text) {
    // Latin, Greek and Cyrillic letters and punctuation below U+0300, and what follows the combining marks.
    while (true) {
        const auto next = std::find_if(text.begin(), text.end(),
                                       [](char c) { return static_cast<unsigned char>(c) >= 0x80; });
        if (next == text.end()) return true;
        text.remove_prefix(static_cast<std::size_t>(next - text.begin()));
        const char32_t letter = base::firstCodePoint(text);
        const bool plain = (letter < 0x300 && letter != 0xAD) || (letter >= 0x370 && letter < 0x483) ||
                           (letter >= 0x48A && letter < 0x590) || (letter >= 0x1E00 && letter < 0x1F00) ||
                           (letter >= 0x2010 && letter < 0x2028) || (letter >= 0x202F && letter < 0x2060) ||
                           (letter >= 0x2070 && letter < 0x20D0) || (letter >= 0x2190 && letter < 0x2600) ||
                           (letter >= 0x4E00 && letter < 0xA000) || (letter >= 0xE000 && letter < 0xF900);
        if (!plain) return false;
        text.remove_prefix(base::firstLetter(text).size());
    }
}

std::string displayed(std::string_view text) {
    UErrorCode code = U_ZERO_ERROR;
    icu::UnicodeString composed = icu::Normalizer2::getNFCInstance(code)->normalize(wide(text), code);
    if (U_FAILURE(code)) return std::string(text);
    if (anyOf(composed, [](UChar32 letter) { return u_charDirection(letter) == U_RIGHT_TO_LEFT_ARABIC; }))
        composed = joined(composed);
    icu::UnicodeString shown;
    for (int32_t at = 0; at < composed.length(); at = composed.moveIndex32(at, 1)) {
        const UChar32 letter = composed.char32At(at);
        if (u_hasBinaryProperty(letter, UCHAR_DEFAULT_IGNORABLE_CODE_POINT) ||
            base::isInvisible(static_cast<char32_t>(letter)))
            continue;
        shown.append(letter > 0xFFFF ? UChar32{0xFFFD} : letter);
    }
    return utf8(shown);
}

bool hasRightToLeft(std::string_view text) {
    return !isDisplayed(text) && anyOf(wide(text), runsRightToLeft);
}

std::string visualOrder(std::string_view line) {
    const icu::UnicodeString logical = wide(line);
    const bool leftToRight =
        anyOf(logical, [](UChar32 letter) { return u_charDirection(letter) == U_LEFT_TO_RIGHT; });
    UErrorCode code = U_ZERO_ERROR;
    const std::unique_ptr<UBiDi, decltype(&ubidi_close)> order(ubidi_open(), ubidi_close);
    ubidi_setPara(order.get(), logical.getBuffer(), logical.length(), leftToRight ? UBIDI_LTR : UBIDI_RTL,
                  nullptr, &code);
    icu::UnicodeString visual;
    const int32_t room = logical.length();
    const int32_t length = ubidi_writeReordered(order.get(), visual.getBuffer(room), room,
                                                UBIDI_DO_MIRRORING | UBIDI_KEEP_BASE_COMBINING, &code);
    visual.releaseBuffer(U_SUCCESS(code) ? length : 0);
    return U_SUCCESS(code) ? utf8(visual) : std::string(line);
}

}  // namespace unicode
