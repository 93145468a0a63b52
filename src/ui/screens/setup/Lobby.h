#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <variant>
#include <vector>

#include "ui/kit/Context.h"
#include "ui/kit/Rect.h"
#include "ui/screens/Option.h"
#include "ui/screens/SmallPicture.h"

namespace ui::screens {

/// A list with columns, of which each row can be pressed. Texts are already translated.
struct LobbyList {
    struct Column {
        std::string name = {};
        float width = 1;           ///< its share of the room
        bool dispensable = false;  ///< makes way for others where there is little room
    };
    struct Row {
        int number = 0;
        std::vector<std::string> cells = {};  ///< by column
        bool own = false;
        bool forPlayer = false;  ///< meant for him alone
        std::string tip = {};    ///< what a press does
    };
    std::vector<Column> columns = {};
    std::vector<Row> rows = {};
    std::size_t sort = 0;  ///< the column by which it is sorted
    bool ascending = true;
    std::string empty = {};  ///< in place of rows
};

/// A game's public server: first the way in, then what goes on there.
struct LobbyModel {
    enum class Part { Seeks, Games, Watched, Seek, Talk };

    std::string title = {};
    std::string state = {};  ///< who he is there, or why he is not there
    bool there = false;      ///< else the way in is shown

    // ---- the way in
    std::string about = {};
    std::vector<Option> login = {};
    std::string loginProblem = {};
    bool coming = false;  ///< it is being tried

    // ---- there
    Part part = Part::Seeks;
    std::vector<std::string> parts = {};  ///< their names
    LobbyList list = {};                  ///< Seeks, Games
    std::vector<Option> filters = {};     ///< of the list; choices
    /// Watched: a game that is watched, small.
    struct Watched {
        int number = 0;
        SmallPicture picture = {};
        std::array<std::string, 2> names = {};   ///< of those who sit near and far
        std::array<std::string, 2> clocks = {};  ///< theirs; empty: none
        std::string state = {};                  ///< the last turn, or the result
        bool shown = false;                      ///< at the large table
    };
    std::vector<Watched> watched = {};
    std::vector<Option> seek = {};         ///< Seek: the form
    std::vector<std::string> before = {};  ///< Seek: what was sought before
    struct Said {
        std::string name;  ///< empty: the server
        std::string text;
        bool own = false;
    };
    std::vector<Said> said = {};    ///< Talk; the oldest first
    std::vector<Option> talk = {};  ///< to whom, and what is shown
    std::string typed = {};
    std::string main = {};          ///< label of the main button; empty: none
    std::string leaveProblem = {};  ///< why he cannot leave now; empty: he can
};

/// The width of the sheet, in units.
inline constexpr float kLobbyWidth = 700;

enum class LobbyAction { Come, ShowRules, Main, Say, Leave, Back };
struct ShowLobbyPart {
    LobbyModel::Part part = LobbyModel::Part::Seeks;
    friend bool operator==(const ShowLobbyPart&, const ShowLobbyPart&) = default;
};
/// Sorts by this column, or reverses the order if it is sorted by it already.
struct SortLobby {
    std::size_t column = 0;
    friend bool operator==(const SortLobby&, const SortLobby&) = default;
};
struct PressLobbyRow {
    int number = 0;
    friend bool operator==(const PressLobbyRow&, const PressLobbyRow&) = default;
};
/// Shows this game of LobbyModel::watched at the large table.
struct ShowWatched {
    int number = 0;
    friend bool operator==(const ShowWatched&, const ShowWatched&) = default;
};
struct StopWatching {
    int number = 0;
    friend bool operator==(const StopWatching&, const StopWatching&) = default;
};
/// Fills the form with this one of LobbyModel::before.
struct SeekAsBefore {
    std::size_t which = 0;
    friend bool operator==(const SeekAsBefore&, const SeekAsBefore&) = default;
};
struct TypedInLobby {
    std::string text = {};
    friend bool operator==(const TypedInLobby&, const TypedInLobby&) = default;
};
using LobbyCommand = std::variant<LobbyAction, ShowLobbyPart, SortLobby, PressLobbyRow, ShowWatched,
                                  StopWatching, SeekAsBefore, TypedInLobby, SetOption>;

[[nodiscard]] std::vector<LobbyCommand> drawLobby(kit::Context& ui, const LobbyModel& model);

}  // namespace ui::screens
