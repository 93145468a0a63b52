#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "game/State.h"

namespace game {

/// A game as its file holds it: the start, every turn and variation, and their comments.
struct Record {
    struct Turn {
        Action action{};  ///< unused in turn 0
        std::string notation = {};
        std::string variation = {};  ///< name of the variation that begins here; empty = automatic
        std::string marks = {};      ///< "!", "?!" … as written
        std::vector<std::string> comments = {};
        std::size_t parent = 0;
        std::vector<std::size_t> children = {};  ///< the first child continues the main line
    };

    std::vector<std::pair<std::string, std::string>> tags;  ///< in the order of the file, unknown ones too
    std::unique_ptr<State> start;
    std::vector<Turn> turns{1};        ///< turn 0 is the start; its comments are the game's
    std::vector<std::string> players;  ///< by seat
    std::string result = "*";
    int line = 1;  ///< of the text from which it was read, where it begins
};

}  // namespace game
