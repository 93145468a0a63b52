#pragma once

#include <imgui.h>

#include <string>
#include <variant>
#include <vector>

#include "ui/kit/Context.h"

namespace ui::screens {

/// How some games ended, as parts of a bar from left to right: the first side's wins, draws, the next side's
/// …
struct ResultBar {
    struct Part {
        float share = 0;  ///< of the width, 0 to 1
        ImVec4 color{1, 1, 1, 1};
        std::string text = {};  ///< "48 %"; drawn where it fits
    };
    std::vector<Part> parts = {};  ///< empty: no result is known
};

/// What the library's games have played in the position on the table, below the list of moves. All texts are
/// translated.
struct ExplorerView {
    /// A turn that was played.
    struct Row {
        std::string turn = {};
        std::string count = {};  ///< how often
        std::string last = {};   ///< the year in which it was played last; may be empty
        std::string says = {};   ///< all of it in sentences
        ResultBar bar = {};
        bool pointed = false;  ///< it is shown on the table
    };
    /// A game in which the position was reached.
    struct Visitor {
        std::string players = {};
        std::string result = {};
        std::string date = {};
    };
    bool open = false;
    std::string count = {};  ///< "345 games", or why there are none
    ResultBar bar = {};
    std::string says = {};      ///< the results in sentences
    std::string progress = {};  ///< how far the library has been read; empty: all of it
    std::vector<Row> rows = {};
    std::vector<Visitor> visitors = {};
    /// Choices of the filters, the first of which lets every game pass; one or none: there is no choice.
    std::vector<std::string> terms = {};
    std::vector<std::string> dates = {};
    std::string termsName = {};  ///< what the terms are called
};
/// The filters of the explorer; the program keeps them between frames.
struct ExplorerEntry {
    bool open = false;        ///< the fields are shown
    std::string player = {};  ///< how a player's name begins
    int terms = 0;            ///< index of the choice
    int date = 0;
};

/// The pointer or the focus is on this turn.
struct PointAtExplored {
    int row = 0;
    friend bool operator==(const PointAtExplored&, const PointAtExplored&) = default;
};
struct PlayExplored {
    int row = 0;
    friend bool operator==(const PlayExplored&, const PlayExplored&) = default;
};
/// Opens a game in which the position was reached.
struct OpenExplored {
    int visitor = 0;
    friend bool operator==(const OpenExplored&, const OpenExplored&) = default;
};
using ExplorerCommand = std::variant<PointAtExplored, PlayExplored, OpenExplored>;

}  // namespace ui::screens
