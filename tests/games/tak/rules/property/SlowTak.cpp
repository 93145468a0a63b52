#include "games/tak/rules/property/SlowTak.h"

#include <algorithm>
#include <cctype>
#include <sstream>
#include <utility>

namespace tak::rules::test {
namespace {

bool isWhite(char piece) { return piece == 'w' || piece == 'W' || piece == 'X'; }
bool isFlat(char piece) { return piece == 'w' || piece == 'b'; }
bool isWall(char piece) { return piece == 'W' || piece == 'B'; }
bool isCapstone(char piece) { return piece == 'X' || piece == 'Y'; }

struct Way {
    char letter;
    int dx;
    int dy;
};
constexpr Way kWays[] = {{'+', 0, 1}, {'-', 0, -1}, {'>', 1, 0}, {'<', -1, 0}};

std::string squareName(int x, int y) { return {static_cast<char>('a' + x), static_cast<char>('1' + y)}; }

}  // namespace

SlowTak::SlowTak(int size, int stones, int capstones, int halfKomi, std::string opening)
    : size_(size),
      stones_{stones, stones},
      capstones_{capstones, capstones},
      halfKomi_(halfKomi),
      opening_(std::move(opening)),
      board_(static_cast<std::size_t>(size), std::vector<Cell>(static_cast<std::size_t>(size))) {}

SlowTak::SlowTak(const std::string& tps, int stones, int capstones, int halfKomi)
    : SlowTak(1 + static_cast<int>(std::count(tps.begin(), tps.end(), '/')), stones, capstones, halfKomi) {
    std::istringstream text(tps);
    std::string board, player, number;
    text >> board >> player >> number;
    turns_ = 2 * (std::stoi(number) - 1) + (player == "2" ? 1 : 0);
    std::istringstream rows(board);
    for (int y = size_ - 1; y >= 0; --y) {
        std::string row;
        std::getline(rows, row, '/');
        std::istringstream cells(row);
        int x = 0;
        for (std::string stack; std::getline(cells, stack, ',');) {
            if (stack[0] == 'x')
                x += stack.size() > 1 ? stack[1] - '0' : 1;
            else
                setUp(x++, y, stack);
        }
    }
}

void SlowTak::setUp(int x, int y, const std::string& stack) {
    for (const char piece : stack) {
        if (piece == '1' || piece == '2') {
            cell(x, y) += piece == '1' ? 'w' : 'b';
            --stones_[piece - '1'];
            continue;
        }
        char& top = cell(x, y).back();
        const int owner = isWhite(top) ? 0 : 1;
        top = piece == 'S' ? "WB"[owner] : "XY"[owner];
        if (piece != 'C') continue;
        ++stones_[owner];
        --capstones_[owner];
    }
}

std::vector<std::string> SlowTak::moves() const {
    std::vector<std::string> out;
    if (result() != "*") return out;
    const int player = turns_ % 2;
    const bool first = turns_ < 2 && hasFirstTurns();
    const int owner = first ? 1 - player : player;
    for (int x = 0; x < size_; ++x) {
        for (int y = 0; y < size_; ++y) {
            if (cell(x, y).empty()) {
                if (stones_[owner] > 0) out.push_back((stackIsDue() ? "2" : "") + squareName(x, y));
                if (stones_[owner] > 0 && !first) out.push_back('S' + squareName(x, y));
                if (capstones_[owner] > 0 && !first) out.push_back('C' + squareName(x, y));
            } else if (!first && isWhite(cell(x, y).back()) == (player == 0)) {
                addSpreads(x, y, out);
            }
        }
    }
    std::sort(out.begin(), out.end());
    return out;
}

void SlowTak::addSpreads(int x, int y, std::vector<std::string>& out) const {
    const Cell& stack = cell(x, y);
    for (const Way& way : kWays) {
        for (int lifted = 1; lifted <= size_ && lifted <= static_cast<int>(stack.size()); ++lifted) {
            const std::string hand = stack.substr(stack.size() - static_cast<std::size_t>(lifted));
            const std::string name =
                (lifted > 1 ? std::to_string(lifted) : "") + squareName(x, y) + way.letter;
            drop(x + way.dx, y + way.dy, way.dx, way.dy, hand, name, "", out);
        }
    }
}

/// Enters a square with these pieces in hand and tries every number of pieces to drop there.
void SlowTak::drop(int x, int y, int dx, int dy, const std::string& hand, const std::string& name,
                   const std::string& drops, std::vector<std::string>& out) const {
    if (!inside(x, y)) return;
    const char top = cell(x, y).empty() ? ' ' : cell(x, y).back();
    if (isCapstone(top)) return;
    if (isWall(top)) {
        if (hand.size() == 1 && isCapstone(hand[0]))
            out.push_back(name + (drops.empty() ? "" : drops + "1") + "*");
        return;
    }
    for (std::size_t left = 1; left < hand.size(); ++left)
        drop(x + dx, y + dy, dx, dy, hand.substr(left), name, drops + std::to_string(left), out);
    out.push_back(name + (drops.empty() ? "" : drops + std::to_string(hand.size())));
}

void SlowTak::play(const std::string& move) {
    const int player = turns_ % 2;
    const int owner = turns_ < 2 && hasFirstTurns() ? 1 - player : player;
    const bool stack = stackIsDue();
    ++turns_;
    const std::size_t sign = move.find_first_of("+-<>");
    if (stack) {
        stones_[1] -= 2;
        cell(move[1] - 'a', move[2] - '1') = "bb";
        return;
    }
    if (sign == std::string::npos) {
        const bool wall = move[0] == 'S';
        const bool capstone = move[0] == 'C';
        const std::string square = wall || capstone ? move.substr(1) : move;
        const char piece = capstone ? "XY"[owner] : wall ? "WB"[owner] : "wb"[owner];
        --(capstone ? capstones_[owner] : stones_[owner]);
        cell(square[0] - 'a', square[1] - '1') = piece;
        return;
    }
    int x = move[sign - 2] - 'a';
    int y = move[sign - 1] - '1';
    const std::size_t lifted =
        std::isdigit(static_cast<unsigned char>(move[0])) ? static_cast<std::size_t>(move[0] - '0') : 1;
    std::string drops = move.substr(sign + 1);
    if (!drops.empty() && drops.back() == '*') drops.pop_back();
    if (drops.empty()) drops = std::to_string(lifted);
    Cell& from = cell(x, y);
    std::string hand = from.substr(from.size() - lifted);
    from.erase(from.size() - lifted);
    for (const char n : drops) {
        for (const Way& way : kWays) {
            if (way.letter != move[sign]) continue;
            x += way.dx;
            y += way.dy;
        }
        Cell& here = cell(x, y);
        if (!here.empty() && isWall(here.back())) here.back() = here.back() == 'W' ? 'w' : 'b';
        here += hand.substr(0, static_cast<std::size_t>(n - '0'));
        hand.erase(0, static_cast<std::size_t>(n - '0'));
    }
}

std::string SlowTak::tps() const {
    std::string text;
    for (int y = size_ - 1; y >= 0; --y) {
        int run = 0;
        std::string row;
        const auto endRun = [&] {
            if (run > 0) row += (row.empty() ? "x" : ",x") + (run > 1 ? std::to_string(run) : "");
            run = 0;
        };
        for (int x = 0; x < size_; ++x) {
            if (cell(x, y).empty()) {
                ++run;
                continue;
            }
            endRun();
            if (!row.empty()) row += ',';
            for (const char piece : cell(x, y)) row += isWhite(piece) ? '1' : '2';
            if (isWall(cell(x, y).back())) row += 'S';
            if (isCapstone(cell(x, y).back())) row += 'C';
        }
        endRun();
        text += (text.empty() ? "" : "/") + row;
    }
    return text + (turns_ % 2 == 0 ? " 1 " : " 2 ") + std::to_string(turns_ / 2 + 1);
}

std::string SlowTak::result() const {
    const bool lastWasWhite = turns_ % 2 == 1;
    if (road(lastWasWhite)) return lastWasWhite ? "R-0" : "0-R";
    if (road(!lastWasWhite)) return lastWasWhite ? "0-R" : "R-0";
    bool full = true;
    int lead = -halfKomi_;
    for (const auto& column : board_) {
        for (const Cell& stack : column) {
            if (stack.empty()) full = false;
            if (!stack.empty() && isFlat(stack.back())) lead += isWhite(stack.back()) ? 2 : -2;
        }
    }
    const bool out = stones_[0] + capstones_[0] == 0 || stones_[1] + capstones_[1] == 0;
    if (!full && !out) return "*";
    return lead == 0 ? "1/2-1/2" : lead > 0 ? "F-0" : "0-F";
}

bool SlowTak::isRoadPiece(int x, int y, bool white) const {
    return inside(x, y) && !cell(x, y).empty() && !isWall(cell(x, y).back()) &&
           isWhite(cell(x, y).back()) == white;
}

bool SlowTak::road(bool white) const {
    for (const bool across : {true, false}) {
        std::vector<std::vector<bool>> seen(static_cast<std::size_t>(size_),
                                            std::vector<bool>(static_cast<std::size_t>(size_)));
        for (int i = 0; i < size_; ++i)
            if (reaches(across ? 0 : i, across ? i : 0, white, across, seen)) return true;
    }
    return false;
}

bool SlowTak::reaches(int x, int y, bool white, bool across, std::vector<std::vector<bool>>& seen) const {
    if (!isRoadPiece(x, y, white) || seen[static_cast<std::size_t>(x)][static_cast<std::size_t>(y)])
        return false;
    if ((across ? x : y) == size_ - 1) return true;
    seen[static_cast<std::size_t>(x)][static_cast<std::size_t>(y)] = true;
    for (const Way& way : kWays)
        if (reaches(x + way.dx, y + way.dy, white, across, seen)) return true;
    return false;
}

}  // namespace tak::rules::test
