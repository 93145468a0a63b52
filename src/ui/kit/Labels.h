#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "ui/kit/Rect.h"

namespace ui::kit {

/// Where the items of a frame are, by the texts on them, for scripts. If several items have the same text,
/// the text alone stands for the last one, and "#1" to "#9" added to it stand for the first nine.
class Labels {
  public:
    /// Forgets the items of the last frame.
    void clear();
    /// Adds an item. `visible` is its part that is not scrolled out of sight, empty if there is none. Returns
    /// whether the item has to be scrolled into sight.
    bool add(const std::string& text, const Rect& visible);
    /// The visible part of the item. If none of it is visible: nullopt, and the frames until the next search
    /// scroll to it, so that it is found in one of them.
    [[nodiscard]] std::optional<Rect> find(const std::string& text);
    /// The texts of all items, also of those out of sight, without and with their numbers.
    [[nodiscard]] std::vector<std::string> texts() const;

  private:
    struct Place {
        Rect last;
        std::vector<Rect> first;  ///< at most nine
    };
    [[nodiscard]] std::optional<Rect> placeOf(const std::string& text) const;

    std::map<std::string, Place> places_;
    std::string sought_;
};

}  // namespace ui::kit
