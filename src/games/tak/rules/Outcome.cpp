#include "games/tak/rules/Outcome.h"

#include <algorithm>

namespace tak::rules {

std::string_view resultText(const Outcome& outcome) {
    if (!outcome.over()) return "*";
    if (!outcome.winner) return "1/2-1/2";
    const bool white = *outcome.winner == Color::White;
    switch (outcome.reason) {
        case EndReason::Road:
            return white ? "R-0" : "0-R";
        case EndReason::BoardFull:
        case EndReason::SupplyOut:
            return white ? "F-0" : "0-F";
        default:
            return white ? "1-0" : "0-1";
    }
}

Outcome outcomeOfText(std::string_view text) {
    if (text == "R-0") return {EndReason::Road, Color::White};
    if (text == "0-R") return {EndReason::Road, Color::Black};
    if (text == "F-0") return {EndReason::BoardFull, Color::White};
    if (text == "0-F") return {EndReason::BoardFull, Color::Black};
    if (text == "1-0") return {EndReason::Claimed, Color::White};
    if (text == "0-1") return {EndReason::Claimed, Color::Black};
    if (text == "1/2-1/2") return {EndReason::Claimed, {}};
    return {};
}

std::optional<std::string_view> readResult(std::string_view text) {
    struct Spelling {
        std::string_view written;
        std::string_view result;
    };
    constexpr Spelling kSpellings[] = {{"R-0", "R-0"},
                                       {"0-R", "0-R"},
                                       {"F-0", "F-0"},
                                       {"0-F", "0-F"},
                                       {"1-0", "1-0"},
                                       {"0-1", "0-1"},
                                       {"1/2-1/2", "1/2-1/2"},
                                       {"1/2", "1/2-1/2"},
                                       {"\u00BD", "1/2-1/2"},
                                       {"\u00BD-\u00BD", "1/2-1/2"},
                                       {"*", "*"},
                                       {"0-0", "*"}};
    const auto isWritten = [&](const Spelling& spelling) {
        return std::equal(text.begin(), text.end(), spelling.written.begin(), spelling.written.end(),
                          [](char a, char b) { return (a == 'r' || a == 'f' ? a - 'a' + 'A' : a) == b; });
    };
    const auto* const found = std::find_if(std::begin(kSpellings), std::end(kSpellings), isWritten);
    if (found == std::end(kSpellings)) return {};
    return found->result;
}

}  // namespace tak::rules
