#include "app/thinking/EndingThinkers.h"

namespace app {

void EndingThinkers::add(std::unique_ptr<Thinker> thinker) {
    thinker->end();
    thinkers_.push_back(std::move(thinker));
}

void EndingThinkers::update() {
    std::erase_if(thinkers_, [](const std::unique_ptr<Thinker>& thinker) { return thinker->ended(); });
}

}  // namespace app
