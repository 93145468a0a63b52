#include "app/sound/ScreenReader.h"

#include <algorithm>
#include <utility>

#include "app/sound/Narrator.h"

namespace app {
namespace {

using ui::kit::Reading;

/// The text without its numbers: a second that passes makes no other text of it.
std::string shapeOf(const std::string& text) {
    std::string shape;
    std::copy_if(text.begin(), text.end(), std::back_inserter(shape),
                 [](char letter) { return letter < '0' || letter > '9'; });
    return shape;
}

bool holds(const std::vector<std::string>& texts, const std::string& text) {
    return std::any_of(texts.begin(), texts.end(),
                       [&](const std::string& other) { return shapeOf(other) == shapeOf(text); });
}

/// A sentence more.
void add(std::string& all, const std::string& text) {
    if (text.empty()) return;
    const bool ended = !all.empty() && std::string(".!?:").find(all.back()) != std::string::npos;
    if (!all.empty()) all += ended ? " " : ". ";
    all += text;
}

}  // namespace

bool ScreenReader::follow(const Reading& reading, bool navigates) {
    if (!navigates) {
        seen_ = spoken_ = {};
        return false;
    }
    Seen now{reading.panel(), reading.item()};
    const bool still = now == seen_;
    seen_ = std::move(now);
    if (!still) return true;
    if (seen_ == spoken_) return false;
    sayPanel(seen_.panel);
    sayItem(seen_.item);
    spoken_.item = seen_.item;
    return false;
}

/// A list that has opened over a panel has no texts, and the panel is not new when the list is gone.
void ScreenReader::sayPanel(const Reading::Panel& panel) {
    if (panel == Reading::Panel()) return;
    const bool other = shapeOf(panel.title) != shapeOf(spoken_.panel.title);
    std::string text = other ? panel.title : std::string();
    for (const std::string& part : panel.texts)
        if ((other || !holds(spoken_.panel.texts, part)) && !narrator_.justSaid(part)) add(text, part);
    if (other) spoken_.item = {};
    spoken_.panel = panel;
    narrator_.sayNext(text);
}

void ScreenReader::sayItem(const Reading::Item& item) {
    const Reading::Item& before = spoken_.item;
    if (item.id == 0 || item == before) return;
    std::string text;
    if (item.id == before.id && item.label == before.label && item.name == before.name) {
        if (item.typed || item.state == before.state) return;
        text = item.state.empty() ? item.name : item.state;
    } else {
        if (item.section != before.section) add(text, item.section);
        add(text, item.label);
        add(text, item.name);
        add(text, item.state);
        add(text, item.explanation);
    }
    narrator_.sayNext(text);
}

}  // namespace app
