#include "games/tak/network/Accumulators.h"

#include <algorithm>

#include "games/tak/network/Kernels.h"

namespace tak::network {
namespace {

using namespace rules;

constexpr int kSidesOfABoard = 2;

/// Rows of the first layer that a change of some squares adds and removes, for either side.
class Change {
  public:
    explicit Change(const Network& network) : network_(network) {}

    void remove(Square square, const SquareContent& content) { collect(square, content, removed_); }
    void add(Square square, const SquareContent& content) { collect(square, content, added_); }
    /// The pair's input before a change of its squares, and the one afterwards.
    void exchange(const Pairs::Pair& pair, int before, int now) {
        if (before == now) return;
        collect(pair, before, removed_);
        collect(pair, now, added_);
    }
    /// Whether the rows of another square may not fit.
    [[nodiscard]] bool full() const {
        return std::max(added_.count, removed_.count) + kMostOfASquare > Rows::kMost;
    }
    /// Changes the layers and forgets the rows.
    void apply(std::array<std::array<std::int16_t, kMaxWidth>, 2>& layers) {
        const Kernels& kernels = network_.kernels();
        for (std::size_t side = 0; side < layers.size(); ++side) {
            std::int16_t* const layer = layers[side].data();
            kernels.addRows(layer, layer, added_.rows[side].data(), added_.count, removed_.rows[side].data(),
                            removed_.count, network_.width());
        }
        added_.count = removed_.count = 0;
    }

  private:
    static constexpr int kMostOfASquare = kSeenHeight + static_cast<int>(Pairs::kMostOfASquare);
    struct Rows {
        static constexpr int kMost = 160;
        std::array<std::array<const std::int16_t*, kMost>, kSidesOfABoard> rows;
        int count = 0;
    };

    void collect(Square square, const SquareContent& content, Rows& rows) const {
        const int first = network_.layout().square(square);
        forEachInput(network_.layout(), content,
                     [&](int input) { collect(first + input, first + Layout::flipped(input), rows); });
    }
    void collect(int asWhite, int asBlack, Rows& rows) const {
        const auto at = static_cast<std::size_t>(rows.count++);
        rows.rows[0][at] = network_.row(asWhite);
        rows.rows[1][at] = network_.row(asBlack);
    }
    void collect(const Pairs::Pair& pair, int both, Rows& rows) const {
        if (both != 0) collect(pair.input + both, pair.input + Pairs::flipped(both), rows);
    }

    const Network& network_;
    Rows added_;
    Rows removed_;
};

}  // namespace

SquareContent Accumulators::Board::at(Square square) const {
    const auto i = static_cast<std::size_t>(square.index());
    return {.height = heights[i], .top = tops.kindAt(square), .colors = colors[i]};
}

Accumulators::Accumulators(const Network& network)
    : network_(network), pairs_(network.layout()), entries_(kEntries), current_(&entries_.front()) {
    for (Entry& entry : entries_)
        for (auto& layer : entry.layers)
            std::copy(network.bias().begin(), network.bias().end(), layer.begin());
}

Bitboard Accumulators::difference(const Board& board, const Position& p) {
    Bitboard squares = board.tops ^ topsOf(p);
    // Where the top pieces are the same, the stacks below them may differ.
    for (Bitboard rest = (p.stacks() | board.stacks) & ~squares; rest;) {
        const Square s = takeFirst(rest);
        const auto i = static_cast<std::size_t>(s.index());
        if (board.heights[i] != p.height(s) || board.colors[i] != p.colors(s).low) squares |= bit(s);
    }
    return squares;
}

void Accumulators::copy(const Position& p, Bitboard squares, Board& to) {
    to.tops = topsOf(p);
    to.stacks = p.stacks();
    while (squares) {
        const Square s = takeFirst(squares);
        const auto i = static_cast<std::size_t>(s.index());
        to.heights[i] = static_cast<std::uint8_t>(p.height(s));
        to.colors[i] = p.colors(s).low;
    }
}

void Accumulators::look(const Position& position) {
    const auto ply = static_cast<std::size_t>(position.ply());
    Entry& entry = entries_[ply % kEntries];
    const Entry& before = entries_[(ply + kEntries - 1) % kEntries];
    Bitboard squares = difference(entry.board, position);
    const Bitboard sinceBefore = difference(before.board, position);
    if (count(sinceBefore) < count(squares)) {
        entry = before;
        squares = sinceBefore;
    }
    const Tops tops = topsOf(position);
    TopStates states = entry.board.states;
    for (Bitboard rest = squares; rest;) {
        const Square s = takeFirst(rest);
        states[static_cast<std::size_t>(s.index())] = static_cast<std::uint8_t>(tops.at(s));
    }
    Change change(network_);
    for (Bitboard rest = squares; rest;) {
        const Square s = takeFirst(rest);
        change.remove(s, entry.board.at(s));
        change.add(s, contentOf(position, s));
        for (const Pairs::Pair& pair : pairs_.of(s)) {
            // Where both squares of a pair change, the first one exchanges it.
            if (pair.second == s.index() && contains(squares, Square::fromIndex(pair.first))) continue;
            change.exchange(pair, Pairs::both(pair, entry.board.states), Pairs::both(pair, states));
        }
        if (change.full()) change.apply(entry.layers);
    }
    change.apply(entry.layers);
    copy(position, squares, entry.board);
    entry.board.states = states;
    current_ = &entry;
}

}  // namespace tak::network
