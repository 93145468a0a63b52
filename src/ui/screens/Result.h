#pragma once

#include <string>
#include <vector>

#include "ui/kit/Context.h"
#include "ui/kit/Rect.h"

namespace ui::screens {

/// How a game ended. Stands below the board, so that it stays in sight: draw it after drawPlay() with
/// PlayModel::handCovered.
struct ResultModel {
    std::string headline = {};  ///< who won, already translated, as is the rest
    std::string reason = {};
    std::string notation = {};  ///< the same as the game's notation has it
    struct Line {
        std::string label = {};
        std::string value = {};
    };
    std::vector<Line> scores = {};  ///< labels may stand alone
    bool canRematch = true;
    bool goesOn = false;  ///< the series does: the rematch is its next game
    bool canShowSheet = false;
    bool canAnalyse = false;
};

enum class ResultCommand { Rematch, Review, Analyse, Sheet, MainMenu };

[[nodiscard]] std::vector<ResultCommand> drawResult(kit::Context& ui, const ResultModel& model,
                                                    const kit::Rect& area);

}  // namespace ui::screens
