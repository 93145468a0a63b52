#include "app/sound/Captions.h"

#include <algorithm>
#include <utility>

namespace app {

using audio::Cue;
using base::msgid;
using ui::screens::Caption;

void Captions::setOn(bool on) {
    on_ = on;
    if (!on) captions_.clear();
}

void Captions::add(std::string text, float delay) {
    if (!on_ || text.empty()) return;
    const auto same = std::find_if(captions_.begin(), captions_.end(),
                                   [&](const Caption& caption) { return caption.text == text; });
    if (same != captions_.end()) {
        // A caption that is repeated stays visible longer, instead of flickering.
        same->duration = std::max(same->duration, same->age + delay + kSeconds);
        std::rotate(same, same + 1, captions_.end());
        return;
    }
    captions_.push_back({.text = std::move(text), .age = -delay, .duration = kSeconds});
    if (captions_.size() > kMost) captions_.erase(captions_.begin());
}

void Captions::update(float seconds) {
    for (Caption& caption : captions_) caption.age += seconds;
    std::erase_if(captions_, [](const Caption& caption) { return caption.age >= caption.duration; });
}

const char* captionOf(Cue cue) {
    switch (cue) {
        case Cue::Clock:
            return msgid("the clock runs low");
        case Cue::Win:
            return msgid("the game is won");
        case Cue::Draw:
            return msgid("the game is drawn");
        default:
            return nullptr;
    }
}

const char* captionOf(game::Reason reason) {
    switch (reason) {
        case game::Reason::Move:
        case game::Reason::Settle:
        case game::Reason::Complete:
            break;
        case game::Reason::Show:
            return msgid("hidden sides are shown");
        case game::Reason::Hide:
            return msgid("they are hidden again");
        case game::Reason::Capture:
            return msgid("piece captured");
        case game::Reason::Deal:
            return msgid("dealt out");
        case game::Reason::Pass:
            return msgid("handed over");
        case game::Reason::Shuffle:
            return msgid("shuffled");
    }
    return nullptr;
}

}  // namespace app
