#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "ui/screens/Option.h"

namespace ui::screens {

/// The engines that the player has added, and one of them in full. Texts are already translated.
struct EnginesModel {
    struct Row {
        std::string name;
        std::string state = {};  ///< a few words; may be empty
        bool wrong = false;      ///< the engine cannot play as it is
    };
    /// A line that was said to an engine or by it.
    struct LogLine {
        enum class From { Us, Engine, Errors };
        From from = From::Us;
        std::string text = {};
    };
    struct Details {
        std::string program = {};  ///< its file
        std::string state = {};    ///< a sentence
        bool wrong = false;
        std::vector<std::string> lastLines = {};  ///< what it said last, where that helps
        std::vector<Option> options = {};
        std::vector<std::string> buttons = {};  ///< options of the engine that are pressed
        bool starting = false;
        bool askRemove = false;  ///< ask before it is removed
    };

    std::vector<Row> rows = {};
    int chosen = -1;
    std::optional<Details> details = {};  ///< of the chosen one
    std::string explanation = {};         ///< what an engine is
    std::vector<LogLine> log = {};        ///< of the chosen one, where it is shown
    bool logShown = false;
    bool full = false;  ///< there can be no more
};

enum class EnginesAction { Back, Add, StartAgain, ToggleLog, CopyLog, Remove, Keep, ReallyRemove };
struct ChooseEngine {
    int row;
    friend bool operator==(const ChooseEngine&, const ChooseEngine&) = default;
};
/// A button of the engine's own.
struct PressOption {
    std::string name;
    friend bool operator==(const PressOption&, const PressOption&) = default;
};
using EnginesCommand = std::variant<EnginesAction, ChooseEngine, PressOption, SetOption>;

[[nodiscard]] std::vector<EnginesCommand> drawEngines(kit::Context& ui, const EnginesModel& model);

}  // namespace ui::screens
