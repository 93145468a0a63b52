#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "base/Message.h"

// What a lobby lists: offers to play, and games that are being played.
namespace lobby {

/// What a row says in a column.
struct Cell {
    std::string text = {};                 ///< the same in every language
    std::optional<base::Msgid> word = {};  ///< instead of it
    double order = 0;                      ///< by which the column is sorted; equal ones by what is shown
};

struct Column {
    std::string key;  ///< never translated
    base::Msgid name;
    float width = 1;           ///< its share of the room
    bool filters = false;      ///< people look for one of its values
    bool dispensable = false;  ///< makes way for others where there is little room
};

struct Row {
    int number = 0;                ///< by which the server knows it
    std::vector<Cell> cells = {};  ///< by column
    bool own = false;              ///< the player's own
    bool forPlayer = false;        ///< only this player may take it
};

struct List {
    std::vector<Column> columns;
    std::vector<Row> rows = {};
};

}  // namespace lobby
