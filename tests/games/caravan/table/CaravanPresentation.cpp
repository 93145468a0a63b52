#include "games/caravan/table/CaravanPresentation.h"

#include "games/caravan/rules/Position.h"
#include "games/caravan/table/CaravanShapes.h"

namespace caravan::table {
namespace {

ui::kit::Outline box(float x, float y, float width, float height, float light) {
    return {.points = {{x - width / 2, y - height / 2},
                       {x + width / 2, y - height / 2},
                       {x + width / 2, y + height / 2},
                       {x - width / 2, y + height / 2}},
            .light = light};
}

}  // namespace

ui::kit::Shape CaravanPresentation::icon(std::string_view name) const {
    ui::kit::Shape shape{box(0.5F, 0.5F, 0.62F, 0.9F, 1)};
    const int value = name.empty() ? 0 : name.back() - '0';
    for (const PegPlace peg : pegsOf(value))
        shape.push_back(box(0.5F + 0.17F * peg.aside, 0.5F + 0.27F * peg.along, 0.13F, 0.13F, 0.4F));
    return shape;
}

ImVec4 CaravanPresentation::seatColor(const ui::kit::Palette&, game::PlayerId player) const {
    const glm::vec3 color = kColors[player.value % kColors.size()];
    return {color.x, color.y, color.z, 1};
}

bool CaravanPresentation::beginsTurn(char character) const {
    return (character >= 'a' && character < 'a' + rules::kHandSize) ||
           (character >= '1' && character <= '0' + rules::kHighest);
}

std::vector<ui::game::Presentation::Gesture> CaravanPresentation::gestures() const {
    using base::msgid;
    return {{Gesture::By::Mouse, msgid("Lay a card of your hand"), msgid("Click")},
            {Gesture::By::Touch, msgid("Lay a card of your hand"), msgid("Tap")}};
}

}  // namespace caravan::table
