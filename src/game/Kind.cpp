#include "game/Kind.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <cstdlib>

namespace game {
namespace {

char lowered(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

}  // namespace

VariantWords VariantWords::neutral() {
    using base::msgid;
    return {.one = msgid("Variant"),
            .all = msgid("All variants"),
            .filter = msgid("Filter by variant"),
            .by = msgid("By variant")};
}

FirstSeat FirstSeat::begins() {
    using base::msgid;
    return {.question = msgid("Who begins"),
            .answer = msgid("{name} begins."),
            .answerToYou = msgid("You begin."),
            .isWhoBegins = true};
}

int Kind::playersOf(const OptionValues& values) const {
    const std::vector<int> counts = playerCounts();
    const auto found = values.find(kPlayersKey);
    if (found == values.end()) return counts.front();
    int wanted = 0;
    const char* const end = found->second.data() + found->second.size();
    const auto [stop, failure] = std::from_chars(found->second.data(), end, wanted);
    if (failure != std::errc() || stop != end) return counts.front();
    return *std::min_element(counts.begin(), counts.end(), [&](int a, int b) {
        return std::abs(std::int64_t{a} - wanted) < std::abs(std::int64_t{b} - wanted);
    });
}

Sides Kind::sidesOf(const OptionValues& values) const {
    const auto start = create(values, {});
    if (!start) return Sides(static_cast<std::size_t>(playersOf(values)));
    return Sides(*(*start)->view(Viewer::onlooker()));
}

OptionValues Kind::changed(OptionValues values, const std::string& key, const std::string& value) const {
    values[key] = value;
    return values;
}

bool Kind::claims(std::string_view, std::string_view wanted) const {
    const std::string own = extension();
    return std::equal(own.begin(), own.end(), wanted.begin(), wanted.end(),
                      [](char a, char b) { return lowered(a) == lowered(b); });
}

}  // namespace game
