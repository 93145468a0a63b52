#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/tak/engine/Engine.h"

namespace tak::play {

/// An option that an engine declares.
struct TeiOption {
    std::string name;
    std::string type;  ///< check, spin, combo, button or string
    std::string fallback = {};
    std::optional<long long> min = {};
    std::optional<long long> max = {};
    std::vector<std::string> values = {};  ///< of a combo option
};

/// Reads `option name N type T default … min … max … var …`; nothing if there is no name. Names and defaults
/// may contain blanks.
[[nodiscard]] std::optional<TeiOption> parseTeiOption(std::string_view line);

/// The content of a line `size 3 4 5 halfkomi -4 0 4`: boards and the komis played on them. An empty list:
/// not reported.
struct TeiSizes {
    std::vector<int> sizes = {};
    std::vector<int> halfKomis = {};
    friend bool operator==(const TeiSizes&, const TeiSizes&) = default;
};
/// Reads such a line. Commas count as blanks. Dots between two numbers mean all numbers from one to the
/// other: `halfkomi -20 … 20`.
[[nodiscard]] TeiSizes parseTeiSizes(std::string_view line);

/// One `info` line. Everything in it is optional.
struct TeiInfo {
    std::optional<int> depth = {};
    std::optional<int> selDepth = {};
    std::optional<std::uint64_t> nodes = {};
    std::optional<engine::Milliseconds> time = {};
    std::optional<int> hashFull = {};
    int multiPv = 1;
    std::optional<engine::Score> score = {};
    std::vector<std::string> pv = {};
};

/// Reads such a line; unknown words are skipped. `cp` is cut to engine::kMaxEvaluation; `mate` and `solved`
/// with a number of moves become proven scores.
[[nodiscard]] TeiInfo parseTeiInfo(std::string_view line);

/// Adds the line's content to the report of a search from `root`. The line of play is cut at the first
/// illegal move.
void enterTeiInfo(const TeiInfo& info, const rules::Position& root, engine::Report& report);

/// What an engine says in an error line, such as `info string error: unsupported size`, `info error …` or
/// `error …`; nothing if the line is none.
[[nodiscard]] std::optional<std::string> teiComplaint(std::string_view line);

/// Whether a `bestmove` names no move: `(none)`, and what other programs write for it.
[[nodiscard]] bool namesNoMove(std::string_view word);

/// Splits a line at blanks.
[[nodiscard]] std::vector<std::string_view> teiWords(std::string_view line);

/// The arguments of `go` for these limits, with a leading blank before each: " wtime 1000 btime 900".
[[nodiscard]] std::string teiGoArguments(const engine::Limits& limits);

/// `position startpos moves …` or `position tps … moves …`; the word `moves` is always there.
[[nodiscard]] std::string teiPosition(const rules::Position& start, const std::vector<rules::Move>& moves);

}  // namespace tak::play
