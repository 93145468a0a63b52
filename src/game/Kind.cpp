#include "game/Kind.h"

#include <algorithm>
#include <charconv>

namespace game {
namespace {

char lowered(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

}  // namespace

int Kind::playersOf(const OptionValues& values) const {
    int players = minPlayers();
    if (const auto found = values.find(kPlayersKey); found != values.end())
        std::from_chars(found->second.data(), found->second.data() + found->second.size(), players);
    return std::clamp(players, minPlayers(), maxPlayers());
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

base::Result<std::string> Kind::link(const Record&) const {
    return base::Error{base::msgid("no web page that shows this game is known")};
}

}  // namespace game
