#pragma once

#include <string>
#include <vector>

#include "ui/kit/Context.h"

namespace ui::screens {

/// How a game ended. Stands where the hand was, so that the board stays in sight: draw it after drawPlay()
/// with PlayModel::handCovered.
struct ResultModel {
    std::string headline = {};  ///< who won, already translated, as is the rest
    std::string reason = {};
    struct Line {
        std::string label = {};
        std::string value = {};
    };
    std::vector<Line> scores = {};
    bool canRematch = true;
    bool goesOn = false;  ///< the series does: the rematch is its next game
    bool canShowSheet = false;
    bool canAnalyse = false;
};

enum class ResultCommand { Rematch, Review, Analyse, Sheet, MainMenu };

[[nodiscard]] std::vector<ResultCommand> drawResult(kit::Context& ui, const ResultModel& model);

}  // namespace ui::screens
