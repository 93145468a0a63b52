#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/Result.h"
#include "base/TextReader.h"
#include "games/tactik/rules/Position.h"

namespace tactik::rules {

// The two steps of parsePosition(): the parts of a text, and the position that they make.

struct NamedRule {
    const char* name;
    bool Rules::*rule;
};
inline constexpr std::array<NamedRule, 4> kNamedRules{{{"must-enter", &Rules::mustEnter},
                                                       {"spare-own", &Rules::spareOwn},
                                                       {"whole-hand", &Rules::wholeHand},
                                                       {"long-circuit", &Rules::longCircuit}}};
/// Takes the name of a rule, if one comes next; else null.
bool Rules::*acceptRule(base::TextReader& reader);

/// A value of a text and where it stands there.
template <class Value>
struct At {
    Value value;
    base::TextPosition at;
};

/// The parts of a position's text, as far as they are there.
struct PositionDraft {
    struct PawnAt {
        Spot spot = {};
        bool stake = false;
        base::TextPosition at = {};
    };
    struct Cards {
        std::vector<Card> cards = {};    ///< in their order; Unknown: any
        std::optional<int> passed = {};  ///< the one that is passed
        base::TextPosition at = {};
        [[nodiscard]] int size() const { return static_cast<int>(cards.size()); }
    };

    std::optional<At<int>> players;
    std::array<std::vector<PawnAt>, kColours> pawns;
    std::array<std::optional<Cards>, kColours> hands;
    std::optional<Cards> pile;
    std::optional<Cards> stock;
    std::optional<At<Colour>> turn;
    std::optional<At<Colour>> dealer;
    std::optional<At<int>> deal;
    std::optional<At<int>> round;
    std::optional<base::TextPosition> pass;
    Rules rules;
    std::string file;
    base::TextPosition end;

    [[nodiscard]] base::Error error(base::TextPosition at, base::Message message) const {
        return {.message = std::move(message), .file = file, .at = at};
    }
};

[[nodiscard]] base::Result<PositionDraft> readPosition(std::string_view text, std::string_view file);
/// Adds what is missing, and refuses what no game can reach.
[[nodiscard]] base::Result<Position> setUp(const PositionDraft& draft, std::uint64_t seed);
/// The same of what somebody saw: cards that are unknown or missing stay unknown.
[[nodiscard]] base::Result<Position> seenSetUp(const PositionDraft& draft);

}  // namespace tactik::rules
