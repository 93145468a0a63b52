#include "games/tak/engine/tei/TeiGo.h"

#include <algorithm>
#include <array>
#include <limits>

#include "games/tak/rules/Notation.h"

namespace tak::engine {
namespace {

using namespace rules;

/// Longer times (a third of a year) are cut to this, which is safe to compute with.
constexpr std::int64_t kLongestTime = 10'000'000'000;  // milliseconds
constexpr std::int64_t kMostMovesToGo = 1000;
constexpr std::size_t kMostProblems = 5;

/// A `go` under construction: the numbers of a clock come in any order, or only one of them.
struct Draft {
    TeiGo go;
    std::array<std::optional<Milliseconds>, 2> left;  ///< by colour
    std::array<Milliseconds, 2> increment{};          ///< by colour
};

Milliseconds timeOf(std::int64_t number) {
    return Milliseconds(std::clamp<std::int64_t>(number, 0, kLongestTime));
}

struct NumberWord {
    std::string_view name;
    void (*set)(Draft&, std::int64_t);
};

constexpr std::array kNumberWords = {
    NumberWord{"wtime", [](Draft& d, std::int64_t n) { d.left[0] = timeOf(n); }},
    NumberWord{"btime", [](Draft& d, std::int64_t n) { d.left[1] = timeOf(n); }},
    NumberWord{"winc", [](Draft& d, std::int64_t n) { d.increment[0] = timeOf(n); }},
    NumberWord{"binc", [](Draft& d, std::int64_t n) { d.increment[1] = timeOf(n); }},
    NumberWord{"movestogo",
               [](Draft& d, std::int64_t n) {
                   d.go.limits.movesToGo = static_cast<int>(std::clamp<std::int64_t>(n, 0, kMostMovesToGo));
               }},
    NumberWord{"movetime", [](Draft& d, std::int64_t n) { d.go.limits.moveTime = timeOf(n); }},
    NumberWord{"depth",
               [](Draft& d, std::int64_t n) {
                   d.go.limits.depth = static_cast<int>(std::clamp<std::int64_t>(n, 1, kMaxPly));
               }},
    NumberWord{"nodes",
               [](Draft& d, std::int64_t n) {
                   d.go.limits.nodes = static_cast<std::uint64_t>(std::max<std::int64_t>(n, 1));
               }},
};

struct FlagWord {
    std::string_view name;
    void (*set)(TeiGo&);
};

constexpr std::array kFlagWords = {
    FlagWord{"infinite", [](TeiGo& go) { go.infinite = true; }},
    FlagWord{"ponder", [](TeiGo& go) { go.ponder = true; }},
};

constexpr std::string_view kSearchMoves = "searchmoves";

template <class Table>
auto find(const Table& table, std::string_view name) {
    const auto found =
        std::find_if(table.begin(), table.end(), [&](const auto& word) { return word.name == name; });
    return found == table.end() ? nullptr : &*found;
}

bool isKeyword(std::string_view word) {
    return word == kSearchMoves || find(kNumberWords, word) || find(kFlagWords, word);
}

void complain(TeiGo& go, const std::string& problem) {
    if (go.problems.size() < kMostProblems) go.problems.push_back(problem);
}

void readNumber(TeiWords& words, const NumberWord& word, Draft& draft) {
    const std::string_view text = isKeyword(words.peek()) ? "" : words.take();
    const auto number = integerOf(text);
    if (!number) complain(draft.go, std::string(word.name) + " " + inQuotes(text) + ": expected a number");
    word.set(draft, number.value_or(0));
}

void readSearchMoves(TeiWords& words, const Position& position, TeiGo& go) {
    while (!words.atEnd() && !isKeyword(words.peek())) {
        const auto move = parseMove(words.take(), position);
        if (move)
            go.limits.searchMoves.push_back(*move);
        else
            complain(go, "searchmoves: " + move.error().message.english());
    }
}

bool isLimited(const TeiGo& go) {
    const Limits& limits = go.limits;
    return limits.moveTime || limits.depth || limits.nodes || go.infinite;
}

/// A client that states only the other side's time, and no limit at all for this one, would wait for ever for
/// its move. It has one clock, so that is taken for the own one.
void takeTheOtherClock(TeiGo& go, Color mover) {
    const auto own = static_cast<std::size_t>(index(mover));
    if (!go.limits.clocks[own] && !isLimited(go)) go.limits.clocks[own] = go.limits.clocks[1 - own];
}

}  // namespace

TeiGo readGo(TeiWords words, const Position& position) {
    Draft draft;
    while (!words.atEnd()) {
        const std::string_view word = words.take();
        if (const NumberWord* number = find(kNumberWords, word))
            readNumber(words, *number, draft);
        else if (const FlagWord* flag = find(kFlagWords, word))
            flag->set(draft.go);
        else if (word == kSearchMoves)
            readSearchMoves(words, position, draft.go);
        else
            complain(draft.go, "go: unknown word " + inQuotes(word));
    }
    for (std::size_t color = 0; color < 2; ++color)
        if (draft.left[color])
            draft.go.limits.clocks[color] = Limits::Clock{*draft.left[color], draft.increment[color]};
    takeTheOtherClock(draft.go, position.toMove());
    return std::move(draft.go);
}

}  // namespace tak::engine
