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
    /// Whether the rows of another square may not fit.
    [[nodiscard]] bool full() const {
        return std::max(added_.count, removed_.count) + kSeenHeight > Rows::kMost;
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
    struct Rows {
        static constexpr int kMost = 160;
        std::array<std::array<const std::int16_t*, kMost>, kSidesOfABoard> rows;
        int count = 0;
    };

    void collect(Square square, const SquareContent& content, Rows& rows) const {
        const int first = network_.layout().square(square);
        forEachInput(network_.layout(), content, [&](int input) {
            const auto at = static_cast<std::size_t>(rows.count++);
            rows.rows[0][at] = network_.row(first + input);
            rows.rows[1][at] = network_.row(first + Layout::flipped(input));
        });
    }

    const Network& network_;
    Rows added_;
    Rows removed_;
};

}  // namespace

SquareContent Accumulators::Board::at(Square square) const {
    const auto i = static_cast<std::size_t>(square.index());
    return {.height = heights[i],
            .top = contains(walls, square)       ? PieceKind::Wall
                   : contains(capstones, square) ? PieceKind::Capstone
                                                 : PieceKind::Flat,
            .colors = colors[i]};
}

Accumulators::Accumulators(const Network& network)
    : network_(network), entries_(kEntries), current_(&entries_.front()) {
    for (Entry& entry : entries_)
        for (auto& layer : entry.layers)
            std::copy(network.bias().begin(), network.bias().end(), layer.begin());
}

Bitboard Accumulators::difference(const Board& board, const Position& p) {
    Bitboard squares = (board.white ^ p.controlled(Color::White)) |
                       (board.black ^ p.controlled(Color::Black)) | (board.walls ^ p.walls()) |
                       (board.capstones ^ p.capstones());
    // Where the top pieces are the same, the stacks below them may differ.
    for (Bitboard rest = (p.stacks() | board.stacks) & ~squares; rest;) {
        const Square s = takeFirst(rest);
        const auto i = static_cast<std::size_t>(s.index());
        if (board.heights[i] != p.height(s) || board.colors[i] != p.colors(s).low) squares |= bit(s);
    }
    return squares;
}

void Accumulators::copy(const Position& p, Bitboard squares, Board& to) {
    to.white = p.controlled(Color::White);
    to.black = p.controlled(Color::Black);
    to.walls = p.walls();
    to.capstones = p.capstones();
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
    Change change(network_);
    for (Bitboard rest = squares; rest;) {
        const Square s = takeFirst(rest);
        change.remove(s, entry.board.at(s));
        change.add(s, contentOf(position, s));
        if (change.full()) change.apply(entry.layers);
    }
    change.apply(entry.layers);
    copy(position, squares, entry.board);
    current_ = &entry;
}

}  // namespace tak::network
