#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/Result.h"

// How the text of a file of openings is divided. Internal to OpeningFile.
namespace cli::openings {

/// The part of the text that holds one opening: a line without blanks around it, or a game in PTN.
struct OpeningPiece {
    std::string_view text;
    base::TextPosition at;  ///< where it begins
};

/// How the file is written: see readOpenings().
enum class OpeningLayout { Lines, Games };

/// Makes remarks blank, so that they can stand anywhere in a game. A # within a comment stays.
void blankRemarks(std::string& text);
/// The layout of a text without remarks.
[[nodiscard]] OpeningLayout layoutOf(std::string_view text);
[[nodiscard]] std::vector<OpeningPiece> openingPieces(std::string_view text, OpeningLayout layout);

/// What follows the tags at the beginning of a line, without blanks before it; empty if nothing does.
[[nodiscard]] std::string_view afterTags(std::string_view line);
/// Whether the line is a TPS without brackets.
[[nodiscard]] bool isBareTps(std::string_view line);

}  // namespace cli::openings
