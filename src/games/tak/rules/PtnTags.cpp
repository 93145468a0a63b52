#include "games/tak/rules/PtnTags.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

#include "games/tak/rules/Tps.h"

namespace tak::rules {

using base::msgid;

namespace {

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

base::Error wrongValue(const PtnTag& tag, base::Message expected) {
    return {.message = {msgid("{tag} \"{value}\": expected {expected}"),
                        {{"tag", tag.name}, {"value", tag.value}, {"expected", std::move(expected)}}},
            .at = {1, 1}};
}

std::optional<int> wholeNumber(std::string_view text) {
    if (text.empty() || text.size() > 4) return {};
    int number = 0;
    for (const char c : text) {
        if (c < '0' || c > '9') return {};
        number = number * 10 + (c - '0');
    }
    return number;
}

/// Reads a number of flats with optional sign and half, which may be written `.5` or `,5`; returns half
/// flats.
std::optional<int> halfFlats(std::string_view text) {
    const bool negative = !text.empty() && text[0] == '-';
    if (negative || (!text.empty() && text[0] == '+')) text.remove_prefix(1);
    const std::size_t point = std::min(text.find_first_of(".,"), text.size());
    const std::string_view whole = text.substr(0, point);
    std::string_view fraction = text.substr(std::min(point + 1, text.size()));
    while (!fraction.empty() && fraction.back() == '0') fraction.remove_suffix(1);
    if (text.empty() || text == "." || text == "," || (!fraction.empty() && fraction != "5")) return {};
    const auto flats = whole.empty() ? std::optional(0) : wholeNumber(whole);
    if (!flats) return {};
    const int halves = *flats * 2 + (fraction.empty() ? 0 : 1);
    return negative ? -halves : halves;
}

std::string flatsText(int halfFlats) {
    const int halves = std::abs(halfFlats);
    std::string text = halfFlats < 0 ? "-" : "";
    text += std::to_string(halves / 2);
    return halves % 2 == 0 ? text : text + ".5";
}

/// Which supply a tag sets.
struct SupplyTag {
    std::string_view name;
    bool capstones;
    int firstPlayer;
    int lastPlayer;
};
constexpr SupplyTag kSupplyTags[] = {
    {"Flats", false, 0, 1},  {"Caps", true, 0, 1},  {"Flats1", false, 0, 0},
    {"Flats2", false, 1, 1}, {"Caps1", true, 0, 0}, {"Caps2", true, 1, 1},
};

int pieces(const Supply& supply, bool capstones) { return capstones ? supply.capstones : supply.stones; }

/// Makes the supply tags of one kind agree with the set-up, adding as few as possible.
void completeSupply(std::vector<PtnTag>& tags, const Setup& setup, bool capstones) {
    const std::string_view common = capstones ? "Caps" : "Flats";
    const std::string own[] = {std::string(common) + "1", std::string(common) + "2"};
    const int have[] = {pieces(setup.supply[0], capstones), pieces(setup.supply[1], capstones)};
    const int usual = pieces(standardSupply(setup.size), capstones);
    const bool equal = have[0] == have[1];
    if (findStatedTag(tags, common) || (equal && have[0] != usual))
        setTag(tags, common, std::to_string(have[0]));
    const int implied = findStatedTag(tags, common) ? have[0] : usual;
    for (std::size_t player = 0; player < 2; ++player)
        if (findStatedTag(tags, own[player]) || have[player] != implied)
            setTag(tags, own[player], std::to_string(have[player]));
}

void addIfMissing(std::vector<PtnTag>& tags, std::string_view name) {
    if (!findTag(tags, name)) tags.push_back({std::string(name), "?"});
}

}  // namespace

bool sameTagName(std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](char x, char y) { return lower(x) == lower(y); });
}

const std::string* findTag(const std::vector<PtnTag>& tags, std::string_view name) {
    for (const PtnTag& tag : tags)
        if (sameTagName(tag.name, name)) return &tag.value;
    return nullptr;
}

bool isStated(std::string_view value) {
    const std::size_t begin = value.find_first_not_of(" \t");
    if (begin == std::string_view::npos) return false;
    const std::string_view text = value.substr(begin, value.find_last_not_of(" \t") - begin + 1);
    return text != "-" && text.find_first_not_of('?') != std::string_view::npos;
}

const std::string* findStatedTag(const std::vector<PtnTag>& tags, std::string_view name) {
    for (const PtnTag& tag : tags)
        if (sameTagName(tag.name, name) && isStated(tag.value)) return &tag.value;
    return nullptr;
}

void setTag(std::vector<PtnTag>& tags, std::string_view name, std::string_view value) {
    bool found = false;
    for (PtnTag& tag : tags) {
        if (!sameTagName(tag.name, name)) continue;
        tag.value = value;
        found = true;
    }
    if (!found) tags.push_back({std::string(name), std::string(value)});
}

constexpr std::string_view kQuietDraw = "Quiet";
constexpr std::string_view kRepetitionDraw = "Repetition";

/// The optional draws as the tag Draws lists them; unknown words are passed over, since other programs may
/// mean something else.
DrawRules drawsIn(std::string_view text) {
    return {.quietPlies = text.find(kQuietDraw) != std::string_view::npos,
            .repetition = text.find(kRepetitionDraw) != std::string_view::npos};
}

std::string drawsText(const DrawRules& draws) {
    std::string text;
    if (draws.quietPlies) text += kQuietDraw;
    if (draws.repetition) (text += text.empty() ? "" : " ") += kRepetitionDraw;
    return text;
}

base::Result<void> applySetupTag(const PtnTag& tag, SetupOptions& options) {
    if (!isStated(tag.value)) return {};
    if (sameTagName(tag.name, "Size")) {
        options.size = wholeNumber(tag.value);
        if (!options.size || *options.size < kMinSize || *options.size > kMaxSize)
            return wrongValue(tag, msgid("a board size from 3 to 8"));
    } else if (sameTagName(tag.name, "Komi")) {
        const auto halves = halfFlats(tag.value);
        if (!halves || std::abs(*halves) > kMaxHalfKomi)
            return wrongValue(tag, msgid("flats from -20 to 20, .5 allowed"));
        options.halfKomi = *halves;
    } else if (sameTagName(tag.name, "Opening")) {
        const auto opening = openingNamed(tag.value);
        if (!opening) return wrongValue(tag, msgid("swap, no-swap or double black stack"));
        options.opening = *opening;
    } else if (sameTagName(tag.name, "Draws")) {
        options.draws = drawsIn(tag.value);
    }
    for (const SupplyTag& supply : kSupplyTags) {
        if (!sameTagName(tag.name, supply.name)) continue;
        const auto number = wholeNumber(tag.value);
        if (supply.capstones && (!number || *number > kMaxCapstones))
            return wrongValue(tag, msgid("capstones from 0 to 5"));
        if (!supply.capstones && (!number || *number < 1 || *number > kMaxStones))
            return wrongValue(tag, msgid("stones from 1 to 80"));
        for (int player = supply.firstPlayer; player <= supply.lastPlayer; ++player)
            (supply.capstones ? options.capstones : options.stones)[static_cast<std::size_t>(player)] =
                number;
    }
    return {};
}

std::vector<PtnTag> completeTags(std::vector<PtnTag> tags, const Position& start, std::string_view result) {
    const Setup& setup = start.setup();
    for (const std::string_view name : {"Player1", "Player2", "Date"}) addIfMissing(tags, name);
    setTag(tags, "Size", std::to_string(setup.size));
    if (findStatedTag(tags, "Komi") || setup.halfKomi != 0) setTag(tags, "Komi", flatsText(setup.halfKomi));
    completeSupply(tags, setup, false);
    completeSupply(tags, setup, true);
    if (findStatedTag(tags, "Opening") || setup.opening != Opening::Swap)
        setTag(tags, "Opening", openingName(setup.opening));
    if (setup.draws != DrawRules::book()) setTag(tags, "Draws", drawsText(setup.draws));
    if (findStatedTag(tags, "TPS") || start.ply() > 0 || start.openingSkipped() || start.opensAmongPieces())
        setTag(tags, "TPS", formatTps(start));
    if (start.opensAmongPieces())
        setTag(tags, kOpeningTurnsTag, kOpeningTurnsFollow);
    else
        std::erase_if(tags, [](const PtnTag& tag) { return sameTagName(tag.name, kOpeningTurnsTag); });
    setTag(tags, "Result", result);
    return tags;
}

}  // namespace tak::rules
