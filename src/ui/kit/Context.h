#pragma once

#include <cmath>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "i18n/Catalogue.h"
#include "ui/kit/Fonts.h"
#include "ui/kit/Palette.h"
#include "ui/kit/Rect.h"

namespace ui::kit {

/// A text of the interface that did not fit where it was drawn; what a test of the layout looks for.
struct Misfit {
    std::string text;
    float needed = 0;  ///< pixels
    float room = 0;    ///< pixels
};

/// Something that can be pressed, and where it is.
struct Spot {
    std::string id;
    Rect area;
};

/// What the widgets tell about themselves in a frame, for tests and scripted input.
struct Audit {
    std::vector<Misfit> misfits;
    std::vector<Misfit> cuts;  ///< texts that may be cut, and were
    std::vector<Spot> spots;   ///< in the order of drawing; those scrolled out of sight are left out
    std::vector<std::pair<std::string, std::string>> tooltips;  ///< of buttons, by id; may be empty
};

/// What every widget draws with. Made by the program for each frame.
struct Context {
    const i18n::Catalogue& texts;
    const Fonts& fonts;
    const Palette& palette;
    float scale = 1;         ///< pixels a unit: the interface's scale times the display's
    Audit* audit = nullptr;  ///< filled when given
    std::map<std::string, Rect>* labels =
        nullptr;                           ///< collects where each text that can be pressed is, for scripts
    std::vector<Rect>* covered = nullptr;  ///< collects the panels that all but hide what is behind them
    std::string* tooltip = nullptr;        ///< takes the tooltip that is shown, for scripts
    const std::map<std::string, std::string>* keys = nullptr;  ///< by what they do: the names of keys
    bool animating = false;  ///< set by widgets that need another frame soon
    bool pressed = false;    ///< set by widgets when they were pressed

    /// Units to whole pixels.
    [[nodiscard]] float px(float units) const { return std::floor(units * scale + 0.5F); }

    /// A text with the key that does the same, where there is one: "Menu (Esc)".
    [[nodiscard]] std::string withKey(const char* text, const char* action) const {
        const std::string key = keyOf(action);
        return key.empty() ? text : texts.tr("{what} ({key})", {{"what", text}, {"key", key}});
    }
    /// The name of the key that does this; empty if there is none.
    [[nodiscard]] std::string keyOf(const char* action) const {
        if (!keys) return {};
        const auto found = keys->find(action);
        return found == keys->end() ? std::string() : found->second;
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
