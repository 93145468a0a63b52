#pragma once

#include <string>
#include <variant>
#include <vector>

#include "ui/kit/Context.h"

namespace ui::screens {

/// What can be set about a photograph.
struct PhotoValues {
    double blur = 0.4;         ///< depth of field: 0 to 1
    double fieldOfView = 35;   ///< degrees, 12 to 70
    double exposure = 0;       ///< stops, -2 to 2
    bool transparent = false;  ///< the board and what belongs to it alone
    int size = 0;              ///< index into PhotoModel::sizes
    friend bool operator==(const PhotoValues&, const PhotoValues&) = default;
};

struct PhotoModel {
    PhotoValues values = {};
    std::vector<std::string> sizes = {};  ///< as "3840 × 2160"
    bool hidden = false;                  ///< only the picture is to be seen
    int developed = -1;                   ///< per cent of a picture that is being made; negative: none is
    ImVec2 focus{0, 0};                   ///< pixels: where the player focused …
    float focusAge = 10;                  ///< … and seconds since then
};

enum class PhotoAction { Take, Leave };
using PhotoCommand = std::variant<PhotoAction, PhotoValues>;

[[nodiscard]] std::vector<PhotoCommand> drawPhoto(kit::Context& ui, const PhotoModel& model);

}  // namespace ui::screens
