#pragma once

#include <string>
#include <utility>

#include "archive/Entry.h"
#include "base/Random.h"

/// Games computed from their number, so that two programs can make the same ones independently.
namespace generated {

/// The text of a game with its first `plies` turns.
inline std::string textOf(int number, int plies) {
    base::Random random(static_cast<std::uint64_t>(number));
    std::string text = "[Game \"" + std::to_string(number) + "\"]\n";
    for (int ply = 0; ply < plies; ++ply)
        text += "turn" + std::to_string(random.below(1000)) + (ply % 2 == 0 ? ' ' : '\n');
    return text;
}

inline int lengthOf(int number) { return 20 + number * 7 % 60; }

inline archive::Entry entryOf(int number, int plies) {
    static constexpr const char* kNames[] = {"Ann", "Bo", "Chloé", "Ðorđe", "Émile", "Ἑλένη", "Søren", "Zoë"};
    base::Random random(static_cast<std::uint64_t>(number) + 1'000'000);
    archive::Entry entry;
    entry.game = "pebbles";
    entry.text = textOf(number, plies);
    const auto name = [&] {
        return std::string(kNames[random.below(8)]) + " " + std::to_string(random.below(40));
    };
    entry.players = {name(), name()};
    entry.opponents = {"", random.below(2) == 0 ? "pebbles:easy" : ""};
    entry.date = std::to_string(2000 + number % 25) + "-" + (number % 2 == 0 ? "03" : "11") + "-" +
                 std::to_string(10 + number % 18);
    entry.variant = std::to_string(3 + random.below(6)) + "x" + std::to_string(3 + random.below(6));
    entry.opening = "Opening " + std::to_string(random.below(50));
    entry.plies = plies;
    entry.finished = plies >= lengthOf(number);
    if (entry.finished) {
        entry.winners = {static_cast<int>(random.below(2))};
        entry.result = entry.winners[0] == 0 ? "P-0" : "0-P";
    } else {
        entry.result = "*";
    }
    if (number % 3 == 0) entry.sides = {0, 0};
    entry.labels = random.below(10) == 0 ? "favourite" : "";
    entry.extra = "[300, " + std::to_string(plies) + "]";
    entry.key = entry.finished ? "key-" + std::to_string(number) : "";
    return entry;
}

}  // namespace generated
