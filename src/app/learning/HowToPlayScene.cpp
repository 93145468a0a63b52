#include "app/learning/HowToPlayScene.h"

#include <utility>

namespace app {
namespace {

// Seconds.
constexpr float kBeforeTurn = 1.2F;
constexpr float kAtEnd = 3.0F;  // long enough to see the result

}  // namespace

HowToPlayScene::~HowToPlayScene() {
    tables_.endPreview();
    tables_.putPreview(std::move(before_));
}

void HowToPlayScene::show(const HowToPlayCard& card) {
    auto scene = card.scene(*game_.kind);
    if (!scene) return;
    over_ = false;
    tables_.watch(game_, std::move(*scene));
    tables_.shown().history().goToStart();
    tables_.shown().stage().finishAnimations();
    rest_ = kBeforeTurn;
}

bool HowToPlayScene::update(float seconds) {
    TableSession* const table = tables_.previewed();
    if (table == nullptr || table->animating()) return false;
    const bool over = outcome().over;
    const bool ended = std::exchange(over_, over) != over;
    rest_ -= seconds;
    if (rest_ > 0) return ended;
    if (!table->history().forward()) table->history().goToStart();
    rest_ = table->match().atEnd() ? kAtEnd : kBeforeTurn;
    return true;
}

game::Outcome HowToPlayScene::outcome() const {
    const TableSession* const table = tables_.previewed();
    return table != nullptr && !table->animating() ? table->match().outcome() : game::Outcome{};
}

}  // namespace app
