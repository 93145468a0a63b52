#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "ui/kit/Context.h"
#include "ui/kit/Rect.h"
#include "ui/screens/library/LibraryStatistics.h"
#include "ui/screens/setup/GameChoiceParts.h"

namespace ui::screens {

/// The keys by which the list can be sorted, in the order of its columns.
enum class LibrarySort { Players, Result, Length, Date };

/// The list of all games that were played or imported, the chosen game, and the players' statistics. Texts
/// are already translated.
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
        std::string game = {};  ///< the name of the game in the catalogue; empty if there is only one
        bool unfinished = false;
    };
    int total = 0;               ///< number of rows in the list
    int firstRow = 0;            ///< number of the first loaded row
    std::vector<Row> rows = {};  ///< the loaded rows
    int chosen = 0;              ///< number of the chosen row
    std::string count = {};      ///< "1,234 games"
    std::string empty = {};      ///< the text in place of an empty list
    bool severalGames = false;
    LibrarySort sort = LibrarySort::Date;
    bool ascending = false;
    std::vector<std::string> endings = {};
    int ending = 0;
    std::vector<std::string> variants = {};
    int variant = 0;
    std::string variantHead = {};            ///< head of the variants' column
    std::string variantFilter = {};          ///< what choosing one is for
    GameChoice games = {};                   ///< for both pages; the first choice is all of them
    std::vector<std::string> sections = {};  ///< parts of the library; empty: there is only one
    int section = 0;

    /// The details of the chosen game.
    struct Details {
        std::string players = {};
        std::string line = {};     ///< result, variant, date
        std::string source = {};   ///< where the game came from; may be empty
        std::string problem = {};  ///< why it cannot be shown
        bool shown = false;        ///< whether the table shows the game
        int turns = 0;
        int turn = 0;         ///< the turn that the table shows
        bool goesOn = false;  ///< the game is unfinished, and opening it continues it
    };
    std::optional<Details> details = {};
    std::string removed = {};                     ///< the action that can be undone: "Removed."; empty: none
    std::string progress = {};                    ///< of an import or export; empty: none
    bool kept = true;                             ///< whether the program stores games at all
    const StatisticsModel* statistics = nullptr;  ///< on their page, for this frame; null: there are none
};

/// The texts that the player is typing; the program keeps them between frames.
struct LibraryEntry {
    std::string words = {};
    std::string labels = {};
    std::string notes = {};
    bool focus = true;    ///< the search field requests the keyboard
    bool follow = false;  ///< the list must scroll to the chosen row
    bool atEnd = true;    ///< in the last frame the cursor stood at the end of the search's words
};

struct SearchLibrary {
    friend bool operator==(const SearchLibrary&, const SearchLibrary&) = default;
};
/// Sorts by this column, or reverses the order if it is sorted by it already.
struct SortLibrary {
    LibrarySort by = LibrarySort::Date;
    friend bool operator==(const SortLibrary&, const SortLibrary&) = default;
};
struct FilterLibrary {
    int ending = 0;
    int variant = 0;
    friend bool operator==(const FilterLibrary&, const FilterLibrary&) = default;
};
struct ChooseSection {
    int section = 0;
    friend bool operator==(const ChooseSection&, const ChooseSection&) = default;
};
struct ChooseGame {
    int row = 0;
    friend bool operator==(const ChooseGame&, const ChooseGame&) = default;
};
/// The rows in sight: from `first` to before `last`.
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
    Open,      ///< at the last turn
    OpenHere,  ///< at the turn that is shown
    Share,
    Remove,
    Undo,
    EditLabels,
    EditNotes,
    Import,
    ExportOne,
    ExportAll,
    Cancel,  ///< cancels the import or export
    ShowGames,
    ShowStatistics,
    Back
};
using LibraryCommand = std::variant<LibraryAction, SearchLibrary, SortLibrary, FilterLibrary, ChooseSection,
                                    ChooseGame, SeeRows, GoToTurn, ChoosePlayer, ChooseKind>;

[[nodiscard]] std::vector<LibraryCommand> drawLibrary(kit::Context& ui, const LibraryModel& model,
                                                      LibraryEntry& entry);

/// The part of the display that is left for the table; pixels. `scale`: pixels a unit.
[[nodiscard]] kit::Rect libraryTableArea(kit::Rect display, float scale);

}  // namespace ui::screens
