#pragma once

#include <string>
#include <string_view>

#include "ui/kit/Context.h"

namespace ui::kit {

/// A text as it is drawn: all drawing of texts passes here. Letters of any script stand composed, joined and
/// from left to right; the letters that the face lacks are requested from the system's fonts. Must not
/// outlive the text it is made of.
class ShownText {
  public:
    /// One line.
    ShownText(const Context& ui, Face face, std::string_view text);
    /// A paragraph, to be wrapped at `width` pixels. Its lines are broken already if they run from right to
    /// left, or if Dear ImGui would break words after punctuation.
    ShownText(const Context& ui, Face face, std::string_view text, float width);

    [[nodiscard]] std::string_view text() const { return changed_.empty() ? text_ : changed_; }
    [[nodiscard]] const char* begin() const { return text().data(); }
    [[nodiscard]] const char* end() const { return text().data() + text().size(); }

  private:
    std::string_view text_;
    std::string changed_;  ///< empty if the text is drawn as it is
};

/// Requests the letters of a text that Dear ImGui draws itself, in a field for text.
void requestLetters(const Context& ui, std::string_view text);

}  // namespace ui::kit
