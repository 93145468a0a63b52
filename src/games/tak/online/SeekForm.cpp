#include "games/tak/online/SeekForm.h"

#include <algorithm>
#include <cmath>

#include "base/Message.h"
#include "games/tak/rules/Setup.h"
#include "lobby/Lobby.h"
#include "match/TimeControl.h"

namespace tak::online {

using base::msgid;
using game::OptionSpec;
using game::OptionValues;

namespace {

constexpr int kMinute = 60;  // seconds
constexpr int kMostMinutes = 180;
constexpr int kMostIncrement = 120;  // seconds
constexpr int kMostExtraMinutes = 60;
constexpr int kLastTrigger = 150;

std::string seekValue(const OptionValues& values, const char* key) {
    const auto found = values.find(key);
    return found == values.end() ? std::string() : found->second;
}

/// A whole number between these.
int wholeIn(const OptionValues& values, const char* key, int otherwise, int least, int most) {
    const std::string text = seekValue(values, key);
    return text.empty() ? otherwise : static_cast<int>(std::clamp<double>(game::numberIn(text), least, most));
}

OptionSpec choice(const char* key, std::string label, std::vector<OptionSpec::Variant> variants,
                  const std::string& value) {
    OptionSpec spec{.key = key, .label = std::move(label), .value = variants.front().value};
    for (const OptionSpec::Variant& variant : variants)
        if (variant.value == value) spec.value = value;
    spec.variants = std::move(variants);
    return spec;
}

OptionSpec whole(const char* key, std::string label, int value, int least, int most, bool advanced) {
    OptionSpec spec = OptionSpec::number(key, std::move(label), {}, value, least, most);
    spec.advanced = advanced;
    return spec;
}

playtak::Terms termsOf(const OptionValues& values) {
    playtak::Terms terms;
    terms.size = wholeIn(values, "size", 5, rules::kMinSize, rules::kMaxSize);
    const rules::Supply usual = rules::standardSupply(terms.size);
    terms.seconds = kMinute * wholeIn(values, "minutes", 10, 1, kMostMinutes);
    terms.increment = wholeIn(values, "increment", 10, 0, kMostIncrement);
    const double komi = std::clamp(game::numberIn(seekValue(values, "komi")), 0.0, 4.0);
    terms.halfKomi = static_cast<int>(std::lround(2 * komi));
    terms.stones = wholeIn(values, "stones", usual.stones, 1, rules::kMaxStones);
    terms.capstones = wholeIn(values, "capstones", usual.capstones, 0, rules::kMaxCapstones);
    terms.unrated = seekValue(values, "rated") != "rated";
    terms.triggerMove = wholeIn(values, "trigger", 0, 0, kLastTrigger);
    if (terms.triggerMove > 0)
        terms.extraSeconds = kMinute * wholeIn(values, "extra", 5, 1, kMostExtraMinutes);
    return terms;
}

}  // namespace

std::vector<OptionSpec> seekOptions(const OptionValues& values) {
    const playtak::Terms terms = termsOf(values);
    std::vector<OptionSpec> specs;
    std::vector<OptionSpec::Variant> sizes;
    for (int n = rules::kMinSize; n <= rules::kMaxSize; ++n)
        sizes.push_back({std::to_string(n), std::to_string(n) + "×" + std::to_string(n)});
    specs.push_back(choice("size", msgid("Board"), std::move(sizes), std::to_string(terms.size)));
    specs.push_back(
        whole("minutes", msgid("Minutes for each"), terms.seconds / kMinute, 1, kMostMinutes, false));
    specs.push_back(
        whole("increment", msgid("Seconds for each turn"), terms.increment, 0, kMostIncrement, false));
    std::vector<OptionSpec::Variant> komi;
    for (int half = 0; half <= playtak::kMostHalfKomi; ++half)
        komi.push_back({game::numberText(half / 2.0), game::numberText(half / 2.0)});
    specs.push_back(choice("komi", msgid("Komi"), std::move(komi), game::numberText(terms.halfKomi / 2.0)));
    specs.push_back(
        choice("color", msgid("Your colour"),
               {{"any", msgid("Either one")}, {"white", msgid("White")}, {"black", msgid("Black")}},
               seekValue(values, "color")));
    specs.push_back(choice("rated", msgid("For the rating"),
                           {{"unrated", msgid("Unrated game")}, {"rated", msgid("Rated game")}},
                           seekValue(values, "rated")));
    specs.push_back(whole("stones", msgid("Stones each"), terms.stones, 1, rules::kMaxStones, true));
    specs.push_back(
        whole("capstones", msgid("Capstones each"), terms.capstones, 0, rules::kMaxCapstones, true));
    specs.push_back(whole("trigger", msgid("Extra time at move"), terms.triggerMove, 0, kLastTrigger, true));
    if (terms.triggerMove > 0)
        specs.push_back(
            whole("extra", msgid("Extra minutes"), terms.extraSeconds / kMinute, 1, kMostExtraMinutes, true));
    return specs;
}

OptionValues changedSeek(OptionValues values, const std::string& key, const std::string& value) {
    values[key] = value;
    if (key != "size") return values;
    values.erase("stones");
    values.erase("capstones");
    return values;
}

base::Result<playtak::MakeSeek> seekOf(const OptionValues& values) {
    playtak::MakeSeek seek{.terms = termsOf(values)};
    const std::string color = seekValue(values, "color");
    if (color == "white") seek.color = rules::Color::White;
    if (color == "black") seek.color = rules::Color::Black;
    seek.opponent = seekValue(values, lobby::kOpponentKey);
    if (auto setup = playtak::setupOf(seek.terms); !setup) return setup.error();
    if (!playtak::write(seek)) return base::Error{msgid("No player of the server can have this name.")};
    return seek;
}

std::string timeText(const playtak::Terms& terms) {
    using std::chrono::seconds;
    match::TimeControl control{.kind = match::TimeControl::Kind::Fischer,
                               .initial = seconds(terms.seconds),
                               .step = seconds(terms.increment)};
    if (terms.triggerMove > 0 && terms.triggerMove <= match::TimeControl::kLastBonusTurn) {
        control.bonusTurn = terms.triggerMove;
        control.bonus = seconds(terms.extraSeconds);
    }
    return match::formatTimeControl(control);
}

std::string komiText(const playtak::Terms& terms) { return game::numberText(terms.halfKomi / 2.0); }

std::string termsText(const playtak::Terms& terms) {
    const std::string size = std::to_string(terms.size);
    std::string text = size + "×" + size + ", " + timeText(terms);
    if (terms.halfKomi > 0) text += ", +" + komiText(terms);
    return text;
}

}  // namespace tak::online
