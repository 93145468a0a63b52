#include "archive/Fold.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "base/Utf8.h"

namespace archive {
namespace {

// Each letter in lower case without its marks, by the Unicode decomposition (NFKD without general category
// Mn); letters without a decomposition, such as ø and ß, become what people type without that key.

// U+00C0 to U+017F: Latin-1 and Latin Extended-A
constexpr std::string_view kLatin =
    "a a a a a a ae c e e e e i i i i d n o o o o o × o u u u u y th ss a a a a a a ae c e e e e i i i i "
    "d n o o o o o ÷ o u u u u y th y a a a a a a c c c c c c c c d d d d e e e e e e e e e e g g g g g g "
    "g g h h h h i i i i i i i i i i ij ij j j k k k l l l l l l l l l l n n n n n n n n n o o o o o o oe "
    "oe r r r r r r s s s s s s s s t t t t t t u u u u u u u u u u u u w w y y y z z z z z z s ";

// U+01A0, U+01AF and the letters after them: Vietnamese o and u with a horn
constexpr std::string_view kHornO = "o o ";
constexpr std::string_view kHornU = "u u ";

// U+01CD to U+01DC: vowels with a caron, as Pinyin writes them
constexpr std::string_view kPinyin = "a a i i o o u u u u u u u u u u ";

// U+0218 to U+021B: s and t with a comma
constexpr std::string_view kRomanian = "s s t t ";

// U+1E00 to U+1EFF: Latin Extended Additional: Vietnamese and more
constexpr std::string_view kVietnamese =
    "a a b b b b b b c c d d d d d d d d d d e e e e e e e e e e f f g g h h h h h h h h h h i i i i k k "
    "k k k k l l l l l l l l m m m m m m n n n n n n n n o o o o o o o o p p p p r r r r r r r r s s s s "
    "s s s s s s t t t t t t t t u u u u u u u u u u v v v v w w w w w w w w w w x x x x y y z z z z z z "
    "h t w y a s s s ss d a a a a a a a a a a a a a a a a a a a a a a a a e e e e e e e e e e e e e e e e "
    "i i i i o o o o o o o o o o o o o o o o o o o o o o o o u u u u u u u u u u u u u u y y y y y y y y "
    "ll ll v v y y ";

// U+0386 to U+03CF: Greek
constexpr std::string_view kGreek =
    "α · ε η ι ΋ ο ΍ υ ω ι α β γ δ ε ζ η θ ι κ λ μ ν ξ ο π ρ ΢ "
    "σ τ υ φ χ ψ ω ι υ α ε η ι "
    "υ "
    "α "
    "β "
    "γ "
    "δ "
    "ε "
    "ζ "
    "η "
    "θ ι κ λ μ ν ξ ο π ρ σ σ τ υ φ χ ψ ω ι υ ο υ ω ϗ ";

// U+0400 to U+045F: Cyrillic
constexpr std::string_view kCyrillic =
    "е е ђ г є ѕ і і ј љ њ ћ к и у џ а б в г д е ж з и и к л м н о п р с т у ф х ц ч ш щ ъ ы ь э ю я а б "
    "в г д е ж з и и к л м н о п р с т у ф х ц ч ш щ ъ ы ь э ю я е е ђ г є ѕ і і ј љ њ ћ к и у џ ";

struct Block {
    char32_t first;
    std::vector<std::string_view> letters;
};

Block blockOf(char32_t first, std::string_view letters) {
    Block block{first, {}};
    while (!letters.empty()) {
        const std::size_t end = letters.find(' ');
        block.letters.push_back(letters.substr(0, end));
        letters.remove_prefix(end + 1);
    }
    return block;
}

const std::array<Block, 8>& blocks() {
    static const std::array<Block, 8> kBlocks = {blockOf(0xC0, kLatin),     blockOf(0x1A0, kHornO),
                                                 blockOf(0x1AF, kHornU),    blockOf(0x1CD, kPinyin),
                                                 blockOf(0x218, kRomanian), blockOf(0x1E00, kVietnamese),
                                                 blockOf(0x386, kGreek),    blockOf(0x400, kCyrillic)};
    return kBlocks;
}

/// The code point of the letter of two or three bytes at the beginning of the text.
char32_t decoded(std::string_view letter) {
    const auto bits = [&](std::size_t i) { return static_cast<char32_t>(letter[i]) & 0x3FU; };
    if (letter.size() == 2) return (static_cast<char32_t>(letter[0]) & 0x1FU) << 6U | bits(1);
    return (static_cast<char32_t>(letter[0]) & 0x0FU) << 12U | bits(1) << 6U | bits(2);
}

bool isCombining(char32_t letter) { return letter >= 0x300 && letter < 0x370; }

void appendFolded(std::string& folded, std::string_view letter) {
    if (letter.size() == 2 || letter.size() == 3) {
        const char32_t number = decoded(letter);
        if (isCombining(number)) return;
        for (const Block& block : blocks())
            if (number >= block.first && number - block.first < block.letters.size()) {
                folded += block.letters[number - block.first];
                return;
            }
    }
    folded += letter;
}

}  // namespace

std::string folded(std::string_view text) {
    std::string result;
    result.reserve(text.size());
    while (!text.empty()) {
        const char c = text.front();
        const std::size_t length = static_cast<unsigned char>(c) < 0x80 ? 1 : base::letterLength(text);
        if (length <= 1)
            result += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        else
            appendFolded(result, text.substr(0, length));
        text.remove_prefix(length > 0 ? length : 1);
    }
    return result;
}

std::vector<std::string> foldedWords(std::string_view text, std::size_t most) {
    constexpr std::string_view kSpace = " \t\r\n";
    std::vector<std::string> words;
    while (words.size() < most) {
        const std::size_t begin = text.find_first_not_of(kSpace);
        if (begin == std::string_view::npos) break;
        text.remove_prefix(begin);
        const std::size_t end = std::min(text.find_first_of(kSpace), text.size());
        if (std::string word = folded(text.substr(0, end)); !word.empty()) words.push_back(std::move(word));
        text.remove_prefix(end);
    }
    return words;
}

}  // namespace archive
