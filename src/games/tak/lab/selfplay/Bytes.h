#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "games/tak/network/Inputs.h"

namespace tak::lab::selfplay {

/// Takes a part of the file; false if it cannot be written.
using BytesSink = std::function<bool(std::string_view bytes)>;

/// Adds a number, little-endian.
inline void addBytes(std::string& out, std::uint16_t value) {
    out += static_cast<char>(value & 0xFF);
    out += static_cast<char>(value >> 8);
}
inline void addBytes(std::string& out, std::uint32_t value) {
    addBytes(out, static_cast<std::uint16_t>(value));
    addBytes(out, static_cast<std::uint16_t>(value >> 16));
}

/// The number of pieces of a standard game on boards of this size: boardInputs() gives this many inputs.
[[nodiscard]] inline int piecesOf(int size) { return 2 * tak::rules::standardSupply(size).total(); }

/// The inputs of the pieces on the board as the side to move sees them, then 65535 up to piecesOf().
[[nodiscard]] inline std::vector<std::uint16_t> boardInputs(const tak::network::Layout& layout,
                                                            const tak::rules::Position& position) {
    namespace network = tak::network;
    constexpr std::uint16_t kNothing = 0xFFFF;
    std::vector<std::uint16_t> inputs;
    const bool white = position.toMove() == tak::rules::Color::White;
    for (tak::rules::Bitboard rest = position.occupied(); rest;) {
        const tak::rules::Square square = tak::rules::takeFirst(rest);
        network::forEachInput(layout, network::contentOf(position, square), [&](int input) {
            inputs.push_back(static_cast<std::uint16_t>(layout.square(square) +
                                                        (white ? input : network::Layout::flipped(input))));
        });
    }
    inputs.resize(static_cast<std::size_t>(piecesOf(layout.size())), kNothing);
    return inputs;
}

}  // namespace tak::lab::selfplay
