#include "app/table/PlaceSigns.h"

#include <map>
#include <string>

#include "app/table/HighlightColors.h"

namespace app {
namespace {

constexpr float kDiscreet = 0.3F;  // share of the full light of the places that decided a game

}  // namespace

ui::kit::Palette paletteOf(const scene::Theme& theme, bool highContrast) {
    std::map<std::string, ImVec4> named;
    for (const auto& [name, c] : theme.palette) named[name] = {c.x, c.y, c.z, c.w};
    const ui::kit::Palette palette = ui::kit::paletteFrom(named);
    return highContrast ? ui::kit::highContrast(palette) : palette;
}

void addSigns(std::vector<scene::Sign>& signs, const ui::game::Presentation::Prospect& prospect,
              const ImVec4& color, scene::SignShape shape) {
    const glm::vec3 paint = linearColor({color.x, color.y, color.z, 1});
    for (const game::Place& place : prospect.missing) signs.push_back({place, shape, paint, false});
    for (const game::Place& place : prospect.there) signs.push_back({place, shape, paint, true});
}

void addAnnounced(std::vector<scene::Sign>& signs, const game::View& view, const scene::Theme& theme) {
    const glm::vec3 color = highlightColors(theme).decisive * kDiscreet;
    for (const game::Place& place : view.announcedPlaces())
        signs.push_back({place, scene::SignShape::Corners, color, false});
}

}  // namespace app
