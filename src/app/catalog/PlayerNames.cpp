#include "app/catalog/PlayerNames.h"

#include <algorithm>
#include <string_view>

namespace app {
namespace {

constexpr const char* kYou = base::msgid("You");
constexpr base::Msgid kNumbered = base::msgid("Player {number}");
constexpr std::string_view kNumberedStart = "Player ";

bool isNumber(std::string_view text) {
    return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

/// Where the " (2)" begins that tells two players of one name apart; the end of a name without it.
std::size_t endOfName(std::string_view name) {
    const std::size_t open = name.rfind(" (");
    const bool numbered = open != std::string_view::npos && name.ends_with(')') &&
                          isNumber(name.substr(open + 2, name.size() - open - 3));
    return numbered ? open : name.size();
}

}  // namespace

std::string defaultName() { return kYou; }

std::string defaultName(std::size_t seat) {
    return base::Message(kNumbered, {{"number", static_cast<int>(seat) + 1}}).english();
}

std::string shownPerson(const std::string& name, const i18n::Catalogue& texts) {
    if (name == defaultName()) return texts.tr(kYou);
    if (!name.starts_with(kNumberedStart)) return name;
    const std::string number = name.substr(kNumberedStart.size());
    return isNumber(number) ? texts.tr(kNumbered, {{"number", number}}) : name;
}

std::string shownName(const game::Kind& kind, const std::string& name, const i18n::Catalogue& texts) {
    const std::string whole = name.substr(0, endOfName(name));
    const std::string suffix = name.substr(whole.size());
    for (int seat = 0; seat < kind.playerCounts().back(); ++seat)
        if (const std::string place = kind.seatName(game::playerAt(static_cast<std::size_t>(seat)));
            whole == place)
            return texts.tr(place.c_str()) + suffix;
    for (const game::Opponent& opponent : kind.opponents())
        if (opponent.name.english() == whole) return texts.tr(opponent.name) + suffix;
    return shownPerson(whole, texts) + suffix;
}

std::vector<std::string> namesForSentences(const game::Kind& kind, const std::vector<std::string>& names,
                                           const i18n::Catalogue& texts) {
    const auto withoutNumber = [](std::string_view name) { return name.substr(0, endOfName(name)); };
    std::vector<std::string> called;
    for (std::size_t seat = 0; seat < names.size(); ++seat) {
        const auto same = [&](const std::string& other) {
            return withoutNumber(other) == withoutNumber(names[seat]);
        };
        const bool only = std::count_if(names.begin(), names.end(), same) == 1;
        called.push_back(only ? names[seat] : texts.tr(kind.seatName(game::playerAt(seat)).c_str()));
    }
    return called;
}

bool isYou(const i18n::Catalogue& texts, const std::string& name) { return name == texts.tr(kYou); }

std::string aboutPlayer(const i18n::Catalogue& texts, const AboutPlayer& sentence, const std::string& name) {
    const bool you = isYou(texts, name) && !sentence.toYou.empty();
    return texts.tr((you ? sentence.toYou : sentence.named).c_str(), {{"name", name}});
}

std::string aboutPlayers(const i18n::Catalogue& texts, const AboutPlayers& sentence,
                         const std::vector<std::string>& names, std::string_view between) {
    bool you = false;
    std::string others;
    for (const std::string& name : names) {
        if (!you && isYou(texts, name)) {
            you = true;
            continue;
        }
        if (!others.empty()) others += between;
        others += name;
    }
    if (you) return texts.tr(sentence.withYou.c_str(), {{"names", others}});
    return texts.tr(sentence.named.c_str(), {{"names", others}});
}

}  // namespace app
