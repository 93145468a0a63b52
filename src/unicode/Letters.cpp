#include "unicode/Letters.h"

#include <unicode/brkiter.h>
#include <unicode/utext.h>

#include <memory>

#include "base/Printable.h"

namespace unicode {
namespace {

/// The length in bytes of the first letters of a text, which is all of a longer one that may be read.
std::size_t lengthOf(std::string_view text, std::size_t letters, bool goesOn) {
    UErrorCode code = U_ZERO_ERROR;
    const icu::LocalUTextPointer opened(
        utext_openUTF8(nullptr, text.data(), static_cast<int64_t>(text.size()), &code));
    const std::unique_ptr<icu::BreakIterator> ends(
        icu::BreakIterator::createCharacterInstance(icu::Locale::getRoot(), code));
    if (U_SUCCESS(code)) ends->setText(opened.getAlias(), code);
    if (U_FAILURE(code)) return base::beginningOf(text, letters).size();
    std::size_t length = 0;
    std::size_t before = 0;
    for (std::size_t i = 0; i < letters && length < text.size(); ++i) {
        const int32_t end = ends->next();
        if (end == icu::BreakIterator::DONE) break;
        before = length;
        length = static_cast<std::size_t>(end);
    }
    // Of the letter at the end of what may be read there may be more.
    return goesOn && length == text.size() && before > 0 ? before : length;
}

}  // namespace

std::string_view beginning(std::string_view text, std::size_t letters) {
    if (text.size() <= letters) return text;  // a letter has at least one byte
    const std::string_view read = base::beginningOf(text, letters * kLargestLetter);
    return text.substr(0, lengthOf(read, letters, read.size() < text.size()));
}

std::string shortened(std::string_view text, std::size_t letters) {
    const std::string_view shown = beginning(text, letters);
    return std::string(shown) + (shown.size() < text.size() ? "\u2026" : "");
}

bool fits(std::string_view text, std::size_t letters) {
    return beginning(text, letters).size() == text.size();
}

}  // namespace unicode
