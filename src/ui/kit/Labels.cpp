#include "ui/kit/Labels.h"

namespace ui::kit {
namespace {

constexpr std::size_t kMostNumbered = 9;  // a long game lists each move hundreds of times

std::string numbered(const std::string& text, std::size_t number) {
    return text + "#" + std::to_string(number);
}

}  // namespace

void Labels::clear() { places_.clear(); }

bool Labels::add(const std::string& text, const Rect& visible) {
    Place& place = places_[text];
    place.last = visible;
    const bool hasNumber = place.first.size() < kMostNumbered;
    if (hasNumber) place.first.push_back(visible);
    if (sought_.empty() || !visible.empty()) return false;
    return sought_ == text || (hasNumber && sought_ == numbered(text, place.first.size()));
}

std::optional<Rect> Labels::find(const std::string& text) {
    sought_.clear();
    auto place = placeOf(text);
    if (!place || !place->empty()) return place;
    sought_ = text;
    return {};
}

std::optional<Rect> Labels::placeOf(const std::string& text) const {
    if (const auto found = places_.find(text); found != places_.end()) return found->second.last;
    const std::size_t mark = text.rfind('#');
    if (mark == std::string::npos || mark + 2 != text.size()) return {};
    const auto found = places_.find(text.substr(0, mark));
    if (found == places_.end()) return {};
    const std::size_t index = static_cast<std::size_t>(text.back() - '1');
    if (index >= found->second.first.size()) return {};
    return found->second.first[index];
}

std::vector<std::string> Labels::texts() const {
    std::vector<std::string> texts;
    for (const auto& [text, place] : places_) {
        texts.push_back(text);
        for (std::size_t i = 1; i <= place.first.size(); ++i) texts.push_back(numbered(text, i));
    }
    return texts;
}

}  // namespace ui::kit
