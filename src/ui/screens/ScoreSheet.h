#pragma once

#include <string>
#include <vector>

#include "ui/kit/Context.h"

namespace ui::screens {

/// The scores of a series, game by game. Texts are already translated.
struct ScoreSheetModel {
    std::string headline = {};  ///< who has won, or the goal of the series
    struct Row {
        std::string game = {};                 ///< the game's number
        std::string result = {};               ///< "R-0"
        std::string sum = {};                  ///< "36 + 12 × 2: bonus"; may be empty
        std::vector<std::string> points = {};  ///< by side
    };
    std::vector<std::string> sides = {};  ///< the players of each side
    bool partners = false;                ///< a side has several players
    std::vector<Row> rows = {};
    std::vector<std::string> wins = {};    ///< games won, by side
    std::vector<std::string> totals = {};  ///< points, by side
};

enum class ScoreSheetCommand { Back, Photo };

[[nodiscard]] std::vector<ScoreSheetCommand> drawScoreSheet(kit::Context& ui, const ScoreSheetModel& model);

}  // namespace ui::screens
