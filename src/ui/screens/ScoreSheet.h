#pragma once

#include <string>
#include <vector>

#include "ui/kit/Context.h"

namespace ui::screens {

/// What a series has come to, game by game. Texts are already translated.
struct ScoreSheetModel {
    std::string headline = {};  ///< who has won, or what it is played to
    struct Row {
        std::string game = {};                 ///< its number
        std::string result = {};               ///< "R-0"
        std::string sum = {};                  ///< "36 + 12 × 2: bonus"; may be empty
        std::vector<std::string> points = {};  ///< by player
    };
    std::vector<std::string> players = {};
    std::vector<Row> rows = {};
    std::vector<std::string> wins = {};    ///< by player, of all games
    std::vector<std::string> totals = {};  ///< points by player
};

enum class ScoreSheetCommand { Back, Photo };

[[nodiscard]] std::vector<ScoreSheetCommand> drawScoreSheet(kit::Context& ui, const ScoreSheetModel& model);

}  // namespace ui::screens
