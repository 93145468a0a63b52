#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ui/kit/Context.h"

namespace ui::screens {

/// Games to choose from, already translated.
struct GameChoice {
    std::vector<std::string> names = {};  ///< with fewer than two there is nothing to choose
    int chosen = 0;
};

/// The player chooses this one of GameChoice::names.
struct ChooseKind {
    int game = 0;
    friend bool operator==(const ChooseKind&, const ChooseKind&) = default;
};

/// Draws the choice, `width` pixels wide; nothing if there is nothing to choose.
[[nodiscard]] std::optional<ChooseKind> drawGameChoice(kit::Context& ui, const GameChoice& choice,
                                                       float width);
/// The same over the whole width, with a gap below.
[[nodiscard]] std::optional<ChooseKind> drawGameChoice(kit::Context& ui, const GameChoice& choice);

}  // namespace ui::screens
