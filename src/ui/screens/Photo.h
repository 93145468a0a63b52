#pragma once

#include <string>
#include <variant>
#include <vector>

#include "ui/kit/Context.h"

namespace ui::screens {

/// The settings of a photograph.
struct PhotoValues {
    double blur = 0.4;         ///< depth of field: 0 to 1
    double fieldOfView = 35;   ///< degrees, 12 to 70
    double exposure = 0;       ///< stops, -2 to 2
    bool transparent = false;  ///< the photograph shows only the game, without a background
    int size = 0;              ///< index into PhotoModel::sizes
    friend bool operator==(const PhotoValues&, const PhotoValues&) = default;
};

struct PhotoModel {
    PhotoValues values = {};
    std::vector<std::string> sizes = {};  ///< as "3840 × 2160"
    bool hidden = false;                  ///< the controls are hidden
    int developed = -1;                   ///< progress of the photograph, in per cent; negative: none
    ImVec2 focus{0, 0};                   ///< pixels: the point on which the player focused
    float focusAge = 10;                  ///< seconds since then
};

enum class PhotoAction {
    Take,
    Leave  ///< the screen; while a picture is made, only that is cancelled
};
using PhotoCommand = std::variant<PhotoAction, PhotoValues>;

[[nodiscard]] std::vector<PhotoCommand> drawPhoto(kit::Context& ui, const PhotoModel& model);

}  // namespace ui::screens
