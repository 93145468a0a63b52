#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace match {

/// How evaluations are written in a game's file, as a comment of the turn that led to the position:
///
/// {+0.35/12 ?? pv c3 d4}
///
/// In a game for two the number is the first player's chance of winning minus the second player's, from -1 to
/// +1, after this turn, whoever has played it. After the slash comes the depth in turns, then the judgement
/// of the analysis. After "pv" come the turns that should have been played instead of this one; after "pv>"
/// those expected next. The table and the commands of engines write the expected turns of a position as the
/// "pv" of the turn that was played there, and "pv>" only where none was played. Other programs use the same
/// format, with "pv>" after every turn, and add what they know of the search, in any place:
///
/// {+0.05/6 1234 nodes 900ms name:"Some Engine" pv> c3 d4}
///
/// They also write the first player's chance as a share, {52.5%/6}, a win or a loss that is proved, {+M5},
/// several lines after one turn, and blanks around the slash.
///
/// In a game with secrets "foreseen" tells the chance of the turn's mover by what he knew before; the turn is
/// judged by that:
///
/// {-0.4/8 foreseen:58.3% pv b2b3}
///
/// In a game for more players each player's chance is written: {41.2% 30.1% 28.7%/12}. The table and the
/// commands of engines write no other notes.
struct EvaluationNote {
    std::vector<double> chances = {};  ///< by player, 0 to 1; may be empty
    int depth = 0;
    std::string judgement = {};
    std::optional<double> foreseen = {};  ///< Evaluation::foreseen
    std::string details = {};             ///< words of other programs about the search, as written
    std::vector<std::string> instead = {};
    std::vector<std::string> next = {};
    std::string further = {};  ///< lines after the first one of each kind, as the comment writes them
    friend bool operator==(const EvaluationNote&, const EvaluationNote&) = default;
};

/// The comment; empty if the note has neither chances nor turns. Rounding never makes a chance look certain.
[[nodiscard]] std::string evaluationComment(const EvaluationNote& note);
/// Reads a comment; nothing if it contains anything else, even one more word. Details are numbers of nodes or
/// visits, times ("900ms", "2.96s") and attributes (`name:"…"`, `wdl:…`, `mate:5`).
[[nodiscard]] std::optional<EvaluationNote> evaluationIn(std::string_view comment, std::size_t players);

}  // namespace match
