#include "games/tak/rules/PtnTree.h"

#include <algorithm>

namespace tak::rules {

int PtnTree::add(int parent, Move move) {
    const int child = size();
    nodes_.push_back({.move = move, .parent = parent});
    at(parent).children.push_back(child);
    return child;
}

std::vector<int> PtnTree::lineFrom(int i) const {
    std::vector<int> line;
    for (int n = next(i); n >= 0; n = next(n)) line.push_back(n);
    return line;
}

std::vector<int> PtnTree::pathTo(int i) const {
    std::vector<int> path;
    for (; i != kRoot; i = node(i).parent) path.push_back(i);
    std::reverse(path.begin(), path.end());
    return path;
}

Position PtnTree::positionAt(const Position& start, int i) const {
    Position position = start;
    for (const int n : pathTo(i)) (void)position.make(node(n).move);
    return position;
}

std::string automaticVariationName(int ply, int number) {
    return std::to_string(ply / 2 + 1) + (ply % 2 == 0 ? 'w' : 'b') + std::to_string(number);
}

}  // namespace tak::rules
