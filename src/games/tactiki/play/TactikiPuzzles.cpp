#include "games/tactiki/play/TactikiPuzzles.h"

#include <algorithm>
#include <cstdint>
#include <set>
#include <utility>

#include "base/Message.h"
#include "games/tactiki/play/RightTurns.h"
#include "games/tactiki/play/TactikiState.h"
#include "games/tactiki/rules/Notation.h"
#include "games/tactiki/rules/PositionText.h"

namespace tactiki::play {

using base::msgid;
using rules::Act;
using rules::Board;

namespace {

constexpr std::string_view kStatue = "statue";
constexpr std::string_view kHold = "hold";
constexpr std::size_t kMostRight = 4;
// An estimate: a puzzle is harder if the turn has two parts, few of the first acts are right, there are many
// to choose from, or the turn begins with a fight.
constexpr int kOneAct = 400;
constexpr int kTwoActs = 700;
constexpr int kHolding = 300;  ///< the opponent's turns have to be looked at
constexpr int kEachChoice = 18;
constexpr int kEachRight = 70;
constexpr int kFight = 150;

/// FNV-1a (Fowler, Noll and Vo): ids must never change, but std::hash may.
std::string fingerprint(std::string_view text) {
    std::uint32_t hash = 2166136261U;
    for (const char letter : text) hash = (hash ^ static_cast<unsigned char>(letter)) * 16777619U;
    std::string hex;
    for (int shift = 28; shift >= 0; shift -= 4) hex += "0123456789abcdef"[(hash >> shift) & 15U];
    return hex;
}

struct Found {
    int rating = 0;
    std::string text;
};

int ratingOf(const Board& board, const std::vector<RightTurn>& right) {
    const bool atOnce =
        std::any_of(right.begin(), right.end(), [](const RightTurn& turn) { return turn.second.empty(); });
    const bool fights = std::all_of(right.begin(), right.end(), [&](const RightTurn& turn) {
        Board after = board;
        return !after.play(turn.first).empty();
    });
    return (atOnce ? kOneAct : kTwoActs) + kEachChoice * static_cast<int>(board.legalActs().size()) -
           kEachRight * static_cast<int>(right.size()) + (fights ? kFight : 0);
}

std::string solutionText(const Board& board, const std::vector<RightTurn>& right) {
    std::string text;
    for (const RightTurn& turn : right) {
        text += (text.empty() ? "" : " ") + textOf(turn.first, board);
        if (turn.second.empty()) continue;
        Board between = board;
        (void)between.play(turn.first);
        std::string next;
        for (const Act& act : turn.second) next += (next.empty() ? "" : " ") + textOf(act, between);
        text += " (" + next + ")";
    }
    return text;
}

std::vector<RightTurn> rightTurns(const Board& board, std::string_view theme) {
    const auto right = theme == kStatue ? statueTurns(board) : holdingTurns(board);
    return right.value_or(std::vector<RightTurn>());
}

std::optional<Found> puzzleOn(const Board& board, std::string_view theme) {
    const std::vector<RightTurn> right = rightTurns(board, theme);
    if (right.empty() || right.size() > kMostRight) return {};
    std::string position = rules::formatPosition(board);
    // The numbers of turns tell no puzzles apart.
    const std::string key = position.substr(0, position.find(' ')) + letterOf(board.toMove());
    // The solver was not there when ranks were shown, so they stay in sight.
    if (!board.rules().remember) position += " remember";
    const int rating = std::max(0, ratingOf(board, right) + (theme == kHold ? kHolding : 0));
    return Found{rating, std::string(theme) + '-' + fingerprint(key) + ' ' + std::to_string(rating) + " \"" +
                             position + "\"\n    " + solutionText(board, right) + '\n'};
}

}  // namespace

std::vector<game::PuzzleTheme> TactikiPuzzles::themes() const {
    return {{std::string(kStatue), msgid("Statue in one turn"),
             msgid("Complete a statue in this turn, with nothing left to luck.")},
            {std::string(kHold), msgid("Hold the statue off"),
             msgid("Your opponent can complete a statue in the next turn. Prevent it, whatever is hidden.")}};
}

std::string puzzlesAmong(std::span<const Board> boards, std::string_view theme, const std::stop_token& stop) {
    std::vector<Found> all;
    std::set<std::string> ids;
    for (const Board& board : boards) {
        if (stop.stop_requested()) break;
        auto found = puzzleOn(board, theme);
        if (found && ids.insert(found->text.substr(0, found->text.find(' '))).second)
            all.push_back(std::move(*found));
    }
    std::stable_sort(all.begin(), all.end(),
                     [](const Found& a, const Found& b) { return a.rating < b.rating; });
    std::string text;
    for (const Found& one : all) text += one.text;
    return text.empty() ? text : "theme " + std::string(theme) + '\n' + text;
}

std::string TactikiPuzzles::find(const game::Record& game, const std::stop_token& stop) const {
    std::vector<Board> boards;
    const std::unique_ptr<game::State> state = game.start->clone();
    const auto add = [&] { boards.push_back(static_cast<const TactikiState&>(*state).position().board()); };
    add();
    for (std::size_t turn = 0; !game.turns[turn].children.empty();) {
        turn = game.turns[turn].children.front();
        (void)state->apply(game.turns[turn].action);
        add();
    }
    return puzzlesAmong(boards, kStatue, stop) + puzzlesAmong(boards, kHold, stop);
}

std::string TactikiPuzzles::puzzleOf(const game::State& position, const std::stop_token& stop) const {
    const Board& board = dynamic_cast<const TactikiState&>(position).position().board();
    for (const std::string_view theme : {kStatue, kHold})
        if (std::string text = puzzlesAmong({&board, 1}, theme, stop); !text.empty()) return text;
    return {};
}

}  // namespace tactiki::play
