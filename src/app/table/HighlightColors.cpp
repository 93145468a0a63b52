#include "app/table/HighlightColors.h"

#include <array>
#include <cmath>

namespace app {

glm::vec3 linearColor(glm::vec4 srgb) {
    return {std::pow(srgb.x, 2.2F), std::pow(srgb.y, 2.2F), std::pow(srgb.z, 2.2F)};
}

scene::HighlightColors highlightColors(const scene::Theme& theme) {
    scene::HighlightColors colors;
    const auto take = [&](const char* name, glm::vec4& color) {
        const glm::vec4 srgb = theme.color(name, glm::vec4(-1));
        if (srgb.x >= 0) color = glm::vec4(linearColor(srgb), srgb.w);
    };
    take("highlight_legal", colors.target);
    take("highlight_hover", colors.hover);
    take("highlight_last", colors.last);
    take("highlight_cursor", colors.cursor);
    take("highlight_held", colors.held);
    glm::vec4 decisive(colors.decisive, 1);
    take("highlight_decisive", decisive);
    // Stronger and darker than the palette's colour, because light is added to the colour of the lit place.
    colors.decisive = glm::pow(glm::vec3(decisive), glm::vec3(1.5F)) * 2.0F;
    constexpr std::array kInkNames{"ink_green", "ink_red", "ink_yellow", "ink_blue"};
    for (std::size_t ink = 0; ink < game::kInks; ++ink)
        if (const glm::vec4 srgb = theme.color(kInkNames[ink], glm::vec4(-1)); srgb.x >= 0)
            colors.inks[ink] = linearColor(srgb);
    colors.material = theme.material(theme.marks.material);
    colors.light = theme.marks.light;
    colors.diagramGround = glm::vec3(theme.color("diagram", theme.color("panel", glm::vec4(0.1F))));
    return colors;
}

}  // namespace app
