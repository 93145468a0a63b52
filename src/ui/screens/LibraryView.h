#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "ui/kit/Context.h"
#include "ui/kit/Rect.h"
#include "ui/screens/LibraryStatistics.h"

namespace ui::screens {

/// What the list can be sorted by, in the order of its columns.
enum class LibrarySort { Players, Result, Length, Date };

/// All games that were played or imported, one of them chosen, and how everybody did in them. Texts are
/// already translated.
struct LibraryModel {
    enum class Page { Games, Statistics };
    Page page = Page::Games;

    struct Row {
        std::string players = {};
        std::string result = {};
        std::string variant = {};
        std::string turns = {};
        std::string date = {};
        std::string opening = {};
        std::string game = {};  ///< which one of the catalogue; empty where there is but one
        bool unfinished = false;
    };
    int total = 0;               ///< rows of the list
    int firstRow = 0;            ///< the first of those that are loaded
    std::vector<Row> rows = {};  ///< loaded ones
    int chosen = 0;              ///< row
    std::string count = {};      ///< "1,234 games"
    std::string empty = {};      ///< what is said instead of rows
    bool severalGames = false;
    LibrarySort sort = LibrarySort::Date;
    bool ascending = false;
    std::vector<std::string> endings = {};
    int ending = 0;
    std::vector<std::string> variants = {};
    int variant = 0;
    std::vector<std::string> sitters = {};  ///< kinds of players; empty: there is only one kind
    int sitter = 0;

    /// The chosen game.
    struct Details {
        std::string players = {};
        std::string line = {};     ///< result, variant, date
        std::string source = {};   ///< where it is from; may be empty
        std::string problem = {};  ///< why it cannot be shown
        bool shown = false;        ///< it stands on the table
        int turns = 0;
        int turn = 0;         ///< after which the table stands
        bool goesOn = false;  ///< it is unfinished: opening it goes on with it
    };
    std::optional<Details> details = {};
    std::string removed = {};   ///< what can be undone: "Removed."; empty: nothing
    std::string progress = {};  ///< of an import or export; empty: none
    bool kept = true;           ///< games are kept at all
    StatisticsModel statistics = {};
};

/// What is being typed; the program keeps it between frames.
struct LibraryEntry {
    std::string words = {};
    std::string labels = {};
    std::string notes = {};
    bool focus = true;    ///< the search wants the keyboard
    bool follow = false;  ///< the list is to scroll to the chosen row
    bool atEnd = true;    ///< the cursor stood at the end of the search's words a frame ago
};

struct SearchLibrary {
    friend bool operator==(const SearchLibrary&, const SearchLibrary&) = default;
};
/// A column's head was pressed.
struct SortLibrary {
    LibrarySort by = LibrarySort::Date;
    friend bool operator==(const SortLibrary&, const SortLibrary&) = default;
};
struct FilterLibrary {
    int ending = 0;
    int variant = 0;
    int sitter = 0;
    friend bool operator==(const FilterLibrary&, const FilterLibrary&) = default;
};
struct ChooseGame {
    int row = 0;
    friend bool operator==(const ChooseGame&, const ChooseGame&) = default;
};
/// These rows are seen: from the first to before the last.
struct SeeRows {
    int first = 0;
    int last = 0;
    friend bool operator==(const SeeRows&, const SeeRows&) = default;
};
struct GoToTurn {
    int turn = 0;
    friend bool operator==(const GoToTurn&, const GoToTurn&) = default;
};
struct ChoosePlayer {
    int row = 0;
    friend bool operator==(const ChoosePlayer&, const ChoosePlayer&) = default;
};
enum class LibraryAction {
    Open,      ///< at its end
    OpenHere,  ///< after the turn that is shown
    Share,
    Remove,
    Undo,
    EditLabels,
    EditNotes,
    Import,
    ExportOne,
    ExportAll,
    Cancel,  ///< the import or export
    ShowGames,
    ShowStatistics,
    Back
};
using LibraryCommand = std::variant<LibraryAction, SearchLibrary, SortLibrary, FilterLibrary, ChooseGame,
                                    SeeRows, GoToTurn, ChoosePlayer>;

[[nodiscard]] std::vector<LibraryCommand> drawLibrary(kit::Context& ui, const LibraryModel& model,
                                                      LibraryEntry& entry);

/// What the panels leave to the table; pixels. `scale`: pixels a unit.
[[nodiscard]] kit::Rect libraryTableArea(kit::Rect display, float scale);

}  // namespace ui::screens
