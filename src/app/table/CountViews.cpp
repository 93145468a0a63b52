#include "app/table/CountViews.h"

namespace app {
namespace {

using ui::screens::CountView;

CountView::Kind kindOf(game::PlaceCount::Kind kind) {
    switch (kind) {
        case game::PlaceCount::Kind::Stays:
            return CountView::Kind::Stays;
        case game::PlaceCount::Kind::PutDown:
            return CountView::Kind::PutDown;
        case game::PlaceCount::Kind::Proposed:
            break;
    }
    return CountView::Kind::Proposed;
}

}  // namespace

CountView countView(const TableSession& table, const game::PlaceCount& count, ImVec2 picture) {
    // Placed on the top of the pile: at its foot it could be mistaken for the number of the pile in front.
    const game::PieceState top{.id = game::PieceId(0), .owner = game::PlayerId(0), .place = count.place};
    const glm::vec2 at = table.stage().project(table.stage().scene().model().rest(top).position);
    return {.text = std::to_string(count.count),
            .kind = kindOf(count.kind),
            .at = {(at.x + 1) / 2 * picture.x, (1 - at.y) / 2 * picture.y}};
}

}  // namespace app
