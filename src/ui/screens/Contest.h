#pragma once

#include <array>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "ui/kit/Context.h"

namespace ui::screens {

/// How a match of two engines stands. Texts are already translated.
struct ContestModel {
    /// Games from the first one's point of view.
    struct Score {
        std::string name = {};
        int wins = 0;
        int draws = 0;
        int losses = 0;
        std::string text = {};  ///< "+5 =1 −6"
    };
    /// A number and what it means.
    struct Figure {
        std::string label = {};
        std::string value = {};
        std::string help = {};  ///< a sentence; may be empty
    };
    /// A sequential test between two bounds.
    struct Test {
        std::string label = {};
        std::string text = {};  ///< the ratio and its bounds, or the verdict
        double share = 0.5;     ///< from the lower bound, 0, to the upper one, 1
    };
    struct Game {
        int number = 0;
        std::string text = {};  ///< who began
        std::string result = {};
        std::string detail = {};  ///< how long it was, how it ended
        bool wrong = false;       ///< somebody lost it by misconduct
        bool shown = false;       ///< it is on the table
    };
    /// The game on the table.
    struct Watched {
        std::string title = {};                  ///< which one, and who plays
        std::string line = {};                   ///< how far it is
        std::vector<double> chances = {};        ///< of winning, by seat; empty: not known
        std::vector<std::string> percents = {};  ///< the same in words
    };

    std::array<std::string, 2> players = {};
    std::string state = {};  ///< how far it is
    Score total = {};
    std::vector<Figure> figures = {};
    std::optional<Test> test = {};
    std::vector<Score> seats = {};           ///< the same games by who began
    std::vector<std::string> problems = {};  ///< what engines did wrong, a line each
    std::vector<Game> games = {};            ///< the last one first
    std::optional<Watched> watched = {};
    bool watching = false;
    bool paused = false;
    bool over = false;
    bool canSave = false;
};

enum class ContestAction { Pause, Resume, Stop, NewMatch, Watch, StopWatching, Save, Back };
/// This game is to be shown on the table.
struct WatchGame {
    int number = 0;
    friend bool operator==(const WatchGame&, const WatchGame&) = default;
};
using ContestCommand = std::variant<ContestAction, WatchGame>;

[[nodiscard]] std::vector<ContestCommand> drawContest(kit::Context& ui, const ContestModel& model);

/// The part of the display that the table has beside it. `scale`: pixels a unit.
[[nodiscard]] kit::Rect contestTableArea(kit::Rect display, float scale);

}  // namespace ui::screens
