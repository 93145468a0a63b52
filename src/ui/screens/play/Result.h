#pragma once

#include <string>
#include <vector>

#include "ui/kit/Context.h"
#include "ui/kit/Rect.h"

namespace ui::screens {

/// How a game ended. The panel stands below the table, so that the game is visible: draw it over the other
/// panels, with PlayNeeds::handCovered.
struct ResultModel {
    std::string headline = {};  ///< the winner; already translated, like all texts here
    std::string reason = {};
    std::string notation = {};  ///< the result in notation
    struct Line {
        std::string label = {};
        std::string value = {};
    };
    std::vector<Line> scores = {};  ///< a line may have a label only
    std::string noRematch = {};     ///< why none can be had; empty: it can
    bool goesOn = false;            ///< the series continues: the rematch is its next game
    bool canShowSheet = false;
    bool canAnalyse = false;
    bool offersLessons = false;
    bool secondTry = false;  ///< of another game, to which one can go back
};

enum class ResultCommand { Rematch, Review, Analyse, Sheet, FirstTry, Learn, MainMenu };

[[nodiscard]] std::vector<ResultCommand> drawResult(kit::Context& ui, const ResultModel& model,
                                                    const kit::Rect& area);

}  // namespace ui::screens
