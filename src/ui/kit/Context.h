#pragma once

#include <cmath>
#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "i18n/Catalogue.h"
#include "ui/kit/Labels.h"
#include "ui/kit/Palette.h"
#include "ui/kit/Rect.h"
#include "ui/kit/fonts/Fonts.h"

namespace ui::kit {

class Reading;

/// A text of the interface that did not fit its room. Tests of the layout look for these.
struct Misfit {
    std::string text;
    float needed = 0;  ///< pixels
    float room = 0;    ///< pixels
};

/// The id and the area of an item that can be pressed.
struct Spot {
    std::string id;
    Rect area;
};

/// Records of the widgets drawn in a frame, for tests and scripted input.
struct Audit {
    std::vector<Misfit> misfits;
    std::vector<Misfit> cuts;  ///< texts that were cut and may be
    std::vector<Spot> spots;   ///< in the order of drawing, without those scrolled out of sight
    std::vector<std::pair<std::string, std::string>> tooltips;  ///< of buttons, by id; may be empty
};

/// Fonts, colours, texts and scale for the widgets, and what they report. The program makes one for each
/// frame.
struct Context {
    const i18n::Catalogue& texts;
    const Fonts& fonts;
    const Palette& palette;
    float scale = 1;                        ///< pixels a unit: the interface's scale times the display's
    float marks = 1;                        ///< a factor: of numbers and words over the table
    Audit* audit = nullptr;                 ///< the widgets fill it if given
    Labels* labels = nullptr;               ///< collects the places of items by their texts, for scripts
    std::vector<Rect>* covered = nullptr;   ///< collects the panels that practically hide the picture
    std::string* tooltip = nullptr;         ///< receives the text of the visible tooltip, for scripts
    Reading* reading = nullptr;             ///< collects what is spoken of the interface
    std::set<char32_t>* missing = nullptr;  ///< collects drawn letters that the fonts lack
    std::function<std::string(std::string_view action)> keyName = {};  ///< empty for an action without a key
    bool animating = false;       ///< set by widgets that need another frame soon
    bool awaitsKeyboard = false;  ///< set by a field that is about to get the keyboard
    bool pressed = false;         ///< set by widgets when the player presses them

    /// Converts units to whole pixels.
    [[nodiscard]] float px(float units) const { return std::floor(units * scale + 0.5F); }

    /// The text, followed by the key of the action if it has one: "Menu (Esc)".
    [[nodiscard]] std::string withKey(const char* text, const char* action) const {
        const std::string key = keyOf(action);
        return key.empty() ? text : texts.tr("{what} ({key})", {{"what", text}, {"key", key}});
    }
    /// The name of the key of this action; empty if it has none.
    [[nodiscard]] std::string keyOf(const char* action) const {
        return keyName ? keyName(action) : std::string();
    }

    [[nodiscard]] const char* tr(const char* msgid) const { return texts.tr(msgid); }
    [[nodiscard]] std::string tr(const char* msgid, std::initializer_list<i18n::Argument> arguments) const {
        return texts.tr(msgid, arguments);
    }
    [[nodiscard]] const char* trc(const char* context, const char* msgid) const {
        return texts.trc(context, msgid);
    }
    [[nodiscard]] std::string trn(const char* singular, const char* plural, int count,
                                  std::initializer_list<i18n::Argument> arguments) const {
        return texts.trn(singular, plural, count, arguments);
    }
};

}  // namespace ui::kit
