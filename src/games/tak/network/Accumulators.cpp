#include "games/tak/network/Accumulators.h"

#include <algorithm>

#include "games/tak/network/Kernels.h"

namespace tak::network {
namespace {

using namespace rules;

constexpr int kSidesOfABoard = 2;

/// Rows that a change of some squares adds to the first layer or removes from it, for either side.
template <class Number>
struct Rows {
    static constexpr int kMost = 160;

    void collect(const Number* asWhite, const Number* asBlack) {
        rows[0][static_cast<std::size_t>(count)] = asWhite;
        rows[1][static_cast<std::size_t>(count)] = asBlack;
        ++count;
    }

    std::array<std::array<const Number*, kMost>, kSidesOfABoard> rows;
    int count = 0;
};

/// What a change of some squares changes in the first layer.
class Change {
  public:
    explicit Change(const Network& network) : network_(network) {}

    void remove(Square square, const SquareContent& content) { collect(square, content, removed_); }
    void add(Square square, const SquareContent& content) { collect(square, content, added_); }
    /// The pair's input before a change of its squares, and the one afterwards.
    void exchange(const Pairs::Pair& pair, int before, int now) {
        if (before == now) return;
        collect(pair, before, removedPairs_);
        collect(pair, now, addedPairs_);
    }
    /// Whether the rows of another square may not fit.
    [[nodiscard]] bool full() const {
        constexpr int kMostPairs = static_cast<int>(Pairs::kMostOfASquare);
        return std::max(added_.count, removed_.count) + kSeenHeight > PieceRows::kMost ||
               std::max(addedPairs_.count, removedPairs_.count) + kMostPairs > PairRows::kMost;
    }
    /// Changes the layers and forgets the rows.
    void apply(std::array<std::array<std::int16_t, kMaxWidth>, 2>& layers) {
        const Kernels& kernels = network_.kernels();
        const int width = network_.width();
        for (std::size_t side = 0; side < layers.size(); ++side) {
            std::int16_t* const layer = layers[side].data();
            kernels.addRows(layer, layer, added_.rows[side].data(), added_.count, removed_.rows[side].data(),
                            removed_.count, width);
            kernels.addSmallRows(layer, layer, addedPairs_.rows[side].data(), addedPairs_.count,
                                 removedPairs_.rows[side].data(), removedPairs_.count, width);
        }
        added_.count = removed_.count = addedPairs_.count = removedPairs_.count = 0;
    }

  private:
    using PieceRows = Rows<std::int16_t>;
    using PairRows = Rows<std::int8_t>;

    void collect(Square square, const SquareContent& content, PieceRows& rows) const {
        const int first = network_.layout().square(square);
        forEachInput(network_.layout(), content, [&](int input) {
            rows.collect(network_.row(first + input), network_.row(first + Layout::flipped(input)));
        });
    }
    void collect(const Pairs::Pair& pair, int both, PairRows& rows) const {
        if (both == 0) return;
        rows.collect(network_.pairRow(pair.input + both),
                     network_.pairRow(pair.input + Pairs::flipped(both)));
    }

    const Network& network_;
    PieceRows added_;
    PieceRows removed_;
    PairRows addedPairs_;
    PairRows removedPairs_;
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
    Faces faces = entry.board.faces;
    for (Bitboard rest = squares; rest;) {
        const Square s = takeFirst(rest);
        faces[static_cast<std::size_t>(s.index())] =
            static_cast<std::uint8_t>(faceOf(contentOf(position, s)));
    }
    Change change(network_);
    for (Bitboard rest = squares; rest;) {
        const Square s = takeFirst(rest);
        change.remove(s, entry.board.at(s));
        change.add(s, contentOf(position, s));
        for (const Pairs::Pair& pair : pairs_.of(s)) {
            // Where both squares of a pair change, the first one exchanges it.
            if (pair.second == s.index() && contains(squares, Square::fromIndex(pair.first))) continue;
            change.exchange(pair, Pairs::both(pair, entry.board.faces), Pairs::both(pair, faces));
        }
        if (change.full()) change.apply(entry.layers);
    }
    change.apply(entry.layers);
    copy(position, squares, entry.board);
    entry.board.faces = faces;
    current_ = &entry;
}

}  // namespace tak::network
