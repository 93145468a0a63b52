#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "base/Shuffle.h"

/// Short games of Tak in PTN, different for each number.
namespace support {

inline std::string ptnGame(int number, int plies = 10) {
    base::Random random(static_cast<std::uint64_t>(number));
    std::array<int, 36> squares{};
    for (int i = 0; i < 36; ++i) squares[static_cast<std::size_t>(i)] = i;
    base::shuffle(squares, random);
    std::string text = "[Player1 \"Ann " + std::to_string(number % 50) + "\"]\n[Player2 \"Bo " +
                       std::to_string(number % 7) + "\"]\n[Date \"20" + std::to_string(10 + number % 15) +
                       ".0" + std::to_string(1 + number % 9) + ".11\"]\n[Size \"6\"]\n[Result \"" +
                       (number % 3 == 0   ? "R-0"
                        : number % 3 == 1 ? "0-F"
                                          : "1/2-1/2") +
                       "\"]\n[Id \"" + std::to_string(number) + "\"]\n";
    for (int ply = 0; ply < std::min(plies, 10); ++ply) {
        const int square = squares[static_cast<std::size_t>(ply)];
        text += ply % 2 == 0 ? "\n" + std::to_string(ply / 2 + 1) + ". " : " ";
        text += static_cast<char>('a' + square % 6);
        text += static_cast<char>('1' + square / 6);
    }
    return text + (number % 3 == 0 ? " R-0" : number % 3 == 1 ? " 0-F" : " 1/2-1/2") + "\n";
}

}  // namespace support
