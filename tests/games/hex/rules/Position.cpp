#include "games/hex/rules/Position.h"

#include <algorithm>
#include <array>
#include <deque>
#include <utility>

namespace hex::rules {
namespace {

/// Columns and rows from a hexagon to its neighbours, counter-clockwise from the right.
constexpr std::array<std::pair<int, int>, 6> kNeighbours{
    {{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}}};

}  // namespace

std::optional<Player> Position::at(Cell cell) const {
    const auto stone = std::find(stones_.begin(), stones_.end(), cell);
    if (stone == stones_.end()) return {};
    return static_cast<Player>((stone - stones_.begin()) % 2);
}

bool Position::isLegal(Cell cell) const {
    return cell >= 0 && cell < cells() && !at(cell) && chainOf(opponentOf(toMove())).empty();
}

std::vector<Cell> Position::neighboursOf(Cell cell) const {
    std::vector<Cell> neighbours;
    for (const auto& [columns, rows] : kNeighbours) {
        const int column = cell % width_ + columns;
        const int row = cell / width_ + rows;
        if (column >= 0 && column < width_ && row >= 0 && row < width_)
            neighbours.push_back(row * width_ + column);
    }
    return neighbours;
}

std::optional<Position::Way> Position::wayOf(Player player) const {
    constexpr Cell kEdge = -1;
    const auto along = [&](Cell cell) { return player == 0 ? cell / width_ : cell % width_; };
    struct Step {
        Cell cell;
        Cell from;
        int empty;
    };
    std::vector<std::optional<Step>> reached(static_cast<std::size_t>(cells()));
    std::deque<Step> open;
    const auto visit = [&](Cell cell, Cell from, int empty) {
        const auto owner = at(cell);
        if (owner == opponentOf(player)) return;
        if (owner)
            open.push_front({cell, from, empty});
        else
            open.push_back({cell, from, empty + 1});
    };
    for (Cell cell = 0; cell < cells(); ++cell)
        if (along(cell) == 0) visit(cell, kEdge, 0);
    while (!open.empty()) {
        const Step step = open.front();
        open.pop_front();
        if (reached[static_cast<std::size_t>(step.cell)]) continue;
        reached[static_cast<std::size_t>(step.cell)] = step;
        if (along(step.cell) == width_ - 1) {
            Way way{.cells = {}, .empty = step.empty};
            for (Cell cell = step.cell; cell != kEdge; cell = reached[static_cast<std::size_t>(cell)]->from)
                way.cells.push_back(cell);
            return way;
        }
        for (const Cell next : neighboursOf(step.cell))
            if (!reached[static_cast<std::size_t>(next)]) visit(next, step.cell, step.empty);
    }
    return {};
}

std::vector<Cell> Position::chainOf(Player player) const {
    const auto way = wayOf(player);
    return way && way->empty == 0 ? way->cells : std::vector<Cell>{};
}

int Position::distanceOf(Player player) const {
    const auto way = wayOf(player);
    return way ? way->empty : cells() + 1;
}

// ---- texts ----

std::string nameOf(Cell cell, int width) {
    return {static_cast<char>('a' + cell % width), static_cast<char>('1' + cell / width)};
}

std::optional<Cell> cellNamed(std::string_view name, int width) {
    if (name.size() != 2) return {};
    const int column = name[0] - 'a';
    const int row = name[1] - '1';
    if (column < 0 || column >= width || row < 0 || row >= width) return {};
    return row * width + column;
}

std::string formatPosition(const Position& position) {
    std::string text;
    for (int row = position.width() - 1; row >= 0; --row) {
        int empty = 0;
        const auto endGap = [&] {
            if (empty > 0) text += std::to_string(std::exchange(empty, 0));
        };
        for (int column = 0; column < position.width(); ++column) {
            const auto owner = position.at(row * position.width() + column);
            if (!owner) {
                ++empty;
                continue;
            }
            endGap();
            text += *owner == 0 ? 'r' : 'b';
        }
        endGap();
        if (row > 0) text += '/';
    }
    return text;
}

base::Result<Position> parsePosition(std::string_view text) {
    const auto width = static_cast<int>(std::count(text.begin(), text.end(), '/')) + 1;
    const auto errorAt = [](std::size_t at, base::Message why) {
        return base::Error{.message = std::move(why), .at = {1, static_cast<int>(at) + 1}};
    };
    if (width < kNarrowest || width > kWidest)
        return errorAt(0, base::msgid("expected 3 to 9 rows with / between them"));
    std::array<std::vector<Cell>, 2> stones;
    int row = width - 1;
    int column = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char sign = text[i];
        if (sign == 'r' || sign == 'b')
            stones[sign == 'r' ? 0 : 1].push_back(row * width + column++);
        else if (sign >= '1' && sign <= '9')
            column += sign - '0';
        else if (sign != '/')
            return errorAt(i, base::msgid("expected r, b, a number or /"));
        if (column > width || (sign == '/' && column < width))
            return errorAt(i, base::msgid("a row must be as long as there are rows"));
        if (sign == '/') {
            --row;
            column = 0;
        }
    }
    if (column != width) return errorAt(text.size(), base::msgid("a row must be as long as there are rows"));
    if (stones[0].size() != stones[1].size() && stones[0].size() != stones[1].size() + 1)
        return errorAt(0, base::msgid("Red must have as many stones as Blue, or one more"));
    Position position(width);
    for (std::size_t i = 0; i < stones[0].size() + stones[1].size(); ++i) position.put(stones[i % 2][i / 2]);
    position.beginHere();
    return position;
}

}  // namespace hex::rules
