#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "ui/kit/Context.h"

namespace ui::screens {

/// The state of a match of two engines. Texts are already translated.
struct ContestModel {
    /// Counts of games from the first engine's point of view.
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
        std::string help = {};  ///< a sentence that explains it; may be empty
    };
    /// The state of a sequential test between two bounds.
    struct Test {
        std::string label = {};
        std::string text = {};  ///< the ratio and its bounds, or the verdict
        double share = 0.5;     ///< position of the ratio, from 0 at the lower bound to 1 at the upper one
    };
    struct Game {
        int number = 0;
        std::string text = {};  ///< the engine that began
        std::string result = {};
        std::string detail = {};  ///< its length and its ending
        bool wrong = false;       ///< an engine lost it by misconduct
        bool shown = false;       ///< it is on the table
    };
    /// The game on the table.
    struct Watched {
        std::string title = {};                  ///< the game's number and the engines' names
        std::string line = {};                   ///< its progress
        std::vector<double> chances = {};        ///< of winning, by side; empty: not known
        std::vector<std::string> percents = {};  ///< the same in words
    };

    std::array<std::string, 2> players = {};
    std::string state = {};  ///< its progress
    Score total = {};
    std::vector<Figure> figures = {};
    std::optional<Test> test = {};
    std::vector<Score> sides = {};           ///< the same games, by the engine that began
    std::vector<std::string> problems = {};  ///< what engines did wrong, a line each
    int gameCount = 0;
    /// The game in this row of the list; the last one is in row 0. Called only for rows in sight, since a
    /// match may have thousands of games.
    std::function<Game(int row)> game = {};
    std::optional<Watched> watched = {};
    bool watching = false;
    bool paused = false;
    bool over = false;
    bool canSave = false;
};

enum class ContestAction { Pause, Resume, Stop, NewMatch, Watch, StopWatching, Save, Back };
/// Shows this game on the table.
struct WatchGame {
    int number = 0;
    friend bool operator==(const WatchGame&, const WatchGame&) = default;
};
using ContestCommand = std::variant<ContestAction, WatchGame>;

[[nodiscard]] std::vector<ContestCommand> drawContest(kit::Context& ui, const ContestModel& model);

/// The part of the display that is left for the table beside the sheet. `scale`: pixels a unit.
[[nodiscard]] kit::Rect contestTableArea(kit::Rect display, float scale);

}  // namespace ui::screens
