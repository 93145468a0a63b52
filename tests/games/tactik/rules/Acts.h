#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "games/tactik/rules/Notation.h"
#include "games/tactik/rules/PositionText.h"

namespace tactik::rules {

/// A position in which the one player whose cards are given is to play.
inline Position at(std::string_view text) {
    auto read = parsePosition(text, 1);
    EXPECT_TRUE(read) << text << ": " << read.error().describe();
    return read ? *read : Position::dealt(4, 1);
}

inline int mover(const Position& position) { return position.awaited().front(); }

/// The legal acts of the player to move, in words.
inline std::vector<std::string> acts(const Position& position) {
    std::vector<std::string> all;
    for (const Act& act : position.legalActs(mover(position))) all.push_back(textOf(act, position.board()));
    return all;
}
inline std::vector<std::string> acts(std::string_view text) { return acts(at(text)); }

inline std::string refusal(std::string_view text, std::string_view act) {
    const Position position = at(text);
    const auto read = actIn(position, act, mover(position));
    return read ? "legal" : read.error().describe();
}

inline Position after(std::string_view text, std::initializer_list<const char*> texts) {
    Position position = at(text);
    for (const char* act : texts) {
        const auto read = actIn(position, act, mover(position));
        EXPECT_TRUE(read) << act << ": " << read.error().describe();
        if (read) position.play(*read);
    }
    return position;
}

/// The pawns on the board after an act: "R0!,17 B40".
inline std::string pawns(const Position& position) {
    std::string text;
    for (const Colour colour : kAllColours) {
        std::vector<Spot> spots;
        for (Pawn pawn = firstOf(colour); pawn < firstOf(colour) + kPawnsEach; ++pawn)
            if (const Spot spot = position.board().spotOf(pawn); !spot.inPocket()) spots.push_back(spot);
        if (spots.empty()) continue;
        std::sort(spots.begin(), spots.end());
        text += text.empty() ? "" : " ";
        text += letterOf(colour);
        for (const Spot spot : spots) {
            const bool stake = spot.onCircuit() && position.board().stakeOn(spot.square());
            text += (spot == spots.front() ? "" : ",") + textOf(spot) + (stake ? "!" : "");
        }
    }
    return text;
}
inline std::string pawnsAfter(std::string_view text, const char* act) { return pawns(after(text, {act})); }

}  // namespace tactik::rules
