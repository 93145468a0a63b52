#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "ui/screens/Option.h"

namespace ui::screens {

/// The engines that the player has added, and the details of the chosen one. Texts are already translated.
struct EnginesModel {
    struct Row {
        std::string name;
        std::string state = {};  ///< a few words; may be empty
        bool wrong = false;      ///< the engine cannot play at present
    };
    /// A line sent to an engine or received from it.
    struct LogLine {
        enum class From { Us, Engine, Errors };
        From from = From::Us;
        std::string text = {};
    };
    struct Details {
        std::string program = {};  ///< the engine's file
        std::string state = {};    ///< a sentence
        bool wrong = false;
        std::vector<std::string> lastLines = {};  ///< its last output, if that helps to explain a failure
        std::vector<Option> options = {};
        std::vector<std::string> buttons = {};  ///< names of the engine's options that are buttons
        bool starting = false;
        bool askRemove = false;  ///< ask before removing the engine
    };

    std::vector<Row> rows = {};
    int chosen = -1;
    std::optional<Details> details = {};  ///< of the chosen engine
    std::string explanation = {};         ///< what an engine is
    std::vector<LogLine> log = {};        ///< the conversation with the chosen engine, if it is shown
    bool logShown = false;
    bool full = false;  ///< no more engines can be added
};

enum class EnginesAction { Back, Add, StartAgain, ToggleLog, CopyLog, Remove, Keep, ReallyRemove };
struct ChooseEngine {
    int row;
    friend bool operator==(const ChooseEngine&, const ChooseEngine&) = default;
};
/// Presses a button among the engine's own options.
struct PressOption {
    std::string name;
    friend bool operator==(const PressOption&, const PressOption&) = default;
};
using EnginesCommand = std::variant<EnginesAction, ChooseEngine, PressOption, SetOption>;

/// The line as it is shown and copied: a sign before it tells the sender.
[[nodiscard]] std::string withSender(const EnginesModel::LogLine& line);

[[nodiscard]] std::vector<EnginesCommand> drawEngines(kit::Context& ui, const EnginesModel& model);

}  // namespace ui::screens
