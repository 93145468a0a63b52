#include "ui/kit/ShownText.h"

#include <imgui.h>

#include "base/Utf8.h"
#include "unicode/Display.h"

namespace ui::kit {
namespace {

void request(const Context& ui, const ImFont& font, std::string_view text) {
    if (ui.missing == nullptr) return;
    while (!text.empty()) {
        const std::string_view letter = base::firstLetter(text);
        text.remove_prefix(letter.size());
        if (letter.size() == 1) continue;
        const char32_t code = base::firstCodePoint(letter);
        if (code <= 0xFFFF && code != 0xFFFD &&
            font.FindGlyphNoFallback(static_cast<ImWchar>(code)) == nullptr)
            ui.missing->insert(code);
    }
}

/// Whether Dear ImGui could end a line here within a word: it does so after punctuation, such as in "?!" and
/// "3.5".
bool canBreakInWord(std::string_view text) {
    constexpr std::string_view kPunctuation = ".,;!?\"";
    for (std::size_t at = text.find_first_of(kPunctuation);
         at != std::string_view::npos && at + 1 < text.size(); at = text.find_first_of(kPunctuation, at + 1))
        if (text[at + 1] != ' ' && text[at + 1] != '\n') return true;
    return false;
}

/// Where the line that begins at `at` ends: at a blank, or within a word that is longer than a line.
const char* endOfLine(const ImFont& font, const char* at, const char* end, float width) {
    const char* const stop = font.CalcWordWrapPositionA(font.Scale, at, end, width);
    if (stop == at) return at + base::firstLetter({at, static_cast<std::size_t>(end - at)}).size();
    if (stop == end || *stop == ' ') return stop;
    const std::string_view line(at, static_cast<std::size_t>(stop - at));
    const std::size_t blank = line.rfind(' ');
    return blank == std::string_view::npos || blank == 0 ? stop : at + blank;
}

/// The paragraph's lines, each in visual order. Line ends of the text stay.
std::string brokenLines(const ImFont& font, std::string_view text, float width) {
    std::string lines;
    while (!text.empty()) {
        const std::string_view paragraph = text.substr(0, text.find('\n'));
        const char* at = paragraph.data();
        const char* const end = at + paragraph.size();
        while (at < end) {
            const char* const stop = endOfLine(font, at, end, width);
            lines += unicode::visualOrder({at, static_cast<std::size_t>(stop - at)});
            at = stop;
            while (at < end && *at == ' ') ++at;
            if (at < end) lines += '\n';
        }
        text.remove_prefix(paragraph.size());
        if (text.empty()) break;
        lines += '\n';
        text.remove_prefix(1);
    }
    return lines;
}

}  // namespace

ShownText::ShownText(const Context& ui, Face face, std::string_view text) : text_(text) {
    if (!unicode::isDisplayed(text)) {
        changed_ = unicode::displayed(text);
        text_ = "";  // not null, which Dear ImGui would take for a text of any length
        if (unicode::hasRightToLeft(changed_)) changed_ = unicode::visualOrder(changed_);
    }
    request(ui, *ui.fonts[face], this->text());
}

ShownText::ShownText(const Context& ui, Face face, std::string_view text, float width) : text_(text) {
    const ImFont& font = *ui.fonts[face];
    if (!unicode::isDisplayed(text)) {
        changed_ = unicode::displayed(text);
        text_ = "";
    }
    if (canBreakInWord(this->text()) || unicode::hasRightToLeft(this->text()))
        changed_ = brokenLines(font, this->text(), width);
    request(ui, font, this->text());
}

void requestLetters(const Context& ui, std::string_view text) { request(ui, *ui.fonts[Face::Body], text); }

}  // namespace ui::kit
