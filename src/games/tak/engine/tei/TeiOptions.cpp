#include "games/tak/engine/tei/TeiOptions.h"

#include <algorithm>

#include "games/tak/engine/tei/TeiText.h"

namespace tak::engine {

using namespace rules;

namespace {

constexpr std::string_view kHalfKomi = "HalfKomi";

}  // namespace

TeiOptionTable::TeiOptionTable(const TeiCapacity& capacity) {
    const auto spin = [](int& (*of)(TeiOptions&), int least, int most) {
        return Spin{of, {least, most}, {least, most}};
    };
    const auto hash = [](TeiOptions& o) -> int& { return o.engine.hashMiB; };
    const auto threads = [](TeiOptions& o) -> int& { return o.engine.threads; };
    const auto multiPv = [](TeiOptions& o) -> int& { return o.engine.multiPv; };
    const auto level = [](TeiOptions& o) -> int& { return o.engine.level; };
    const auto halfKomi = [](TeiOptions& o) -> int& { return o.halfKomi; };
    const auto learned = [](TeiOptions& o) -> bool& { return o.engine.learned; };
    const auto ponder = [](TeiOptions& o) -> bool& { return o.ponder; };
    const auto draws = [](TeiOptions& o) -> DrawRules& { return o.draws; };
    const auto opening = [](TeiOptions& o) -> Opening& { return o.opening; };
    const auto stones = [](TeiOptions& o) -> int& { return o.stones; };
    const auto capstones = [](TeiOptions& o) -> int& { return o.capstones; };
    Combo<Opening> openings{opening, {}};
    for (const Opening known : kOpenings) openings.choices.push_back({openingName(known), known});
    options_ = {
        {"Hash", spin(hash, 1, std::clamp(capacity.hashMiB, 1, kMaxHashMiB))},
        {"Threads", spin(threads, 1, std::clamp(capacity.threads, 1, kMaxThreads))},
        {"MultiPV", spin(multiPv, 1, kMaxMultiPv)},
        {"Level", spin(level, kMinLevel, kMaxLevel)},
        {"Network", Check{learned}},
        {kHalfKomi, Spin{halfKomi, {-kDeclaredHalfKomi, kDeclaredHalfKomi}, {-kMaxHalfKomi, kMaxHalfKomi}},
         true},
        {"Ponder", Check{ponder}},
        {"Rules", Combo<DrawRules>{draws, {{"Book", DrawRules::book()}, {"Playtak", DrawRules::playtak()}}},
         true},
        {"Opening", std::move(openings), true},
        {"Flats", spin(stones, kUsualSupply, kMaxStones), true},
        {"Caps", spin(capstones, kUsualSupply, kMaxCapstones), true},
    };
    defaults_.engine.hashMiB = std::clamp(defaults_.engine.hashMiB, 1, std::max(capacity.hashMiB, 1));
}

std::vector<std::string> TeiOptionTable::declarations() const {
    std::vector<std::string> lines;
    for (const Option& option : options_)
        lines.push_back("option name " + std::string(option.name) + " type " +
                        std::visit([&](const auto& kind) { return typeOf(kind, defaults_); }, option.kind));
    return lines;
}

TeiResult<void> TeiOptionTable::set(TeiOptions& options, std::string_view name,
                                    std::string_view value) const {
    for (const Option& option : options_) {
        if (!sameWord(option.name, name)) continue;
        const auto done =
            std::visit([&](const auto& kind) { return setTo(kind, options, value); }, option.kind);
        if (done) return {};
        return TeiProblem{std::string(option.name) + " " + inQuotes(value) + ": " + done.error().message};
    }
    // Not guessed: it means flats to some programs, and half flats to others.
    const bool meansKomi = conditionOf(name) == kHalfKomi;
    return TeiProblem{"there is no option " + inQuotes(name) +
                      (meansKomi ? ": the komi is HalfKomi, in half flats" : "")};
}

std::string_view TeiOptionTable::conditionOf(std::string_view name) const {
    for (const Option& option : options_)
        if (sameWord(option.name, name)) return option.ofTheGame ? option.name : std::string_view();
    return speaksOfKomi(name) ? kHalfKomi : std::string_view();
}

std::string TeiOptionTable::typeOf(const Spin& spin, TeiOptions defaults) {
    return "spin default " + std::to_string(spin.of(defaults)) + " min " +
           std::to_string(spin.declared.least) + " max " + std::to_string(spin.declared.most);
}

std::string TeiOptionTable::typeOf(const Check& check, TeiOptions defaults) {
    return std::string("check default ") + (check.of(defaults) ? "true" : "false");
}

template <class Value>
std::string TeiOptionTable::typeOf(const Combo<Value>& combo, TeiOptions defaults) {
    std::string preset;
    std::string names;
    for (const auto& choice : combo.choices) {
        if (choice.value == combo.of(defaults)) preset = choice.name;
        names.append(" var ").append(choice.name);
    }
    return "combo default " + preset + names;
}

TeiResult<void> TeiOptionTable::setTo(const Spin& spin, TeiOptions& options, std::string_view value) {
    const auto number = integerOf(value);
    if (!number || *number < spin.accepted.least || *number > spin.accepted.most)
        return TeiProblem{"expected a number from " + std::to_string(spin.accepted.least) + " to " +
                          std::to_string(spin.accepted.most)};
    spin.of(options) = static_cast<int>(*number);
    return {};
}

TeiResult<void> TeiOptionTable::setTo(const Check& check, TeiOptions& options, std::string_view value) {
    const bool on = sameWord(value, "true");
    if (!on && !sameWord(value, "false")) return TeiProblem{"expected true or false"};
    check.of(options) = on;
    return {};
}

template <class Value>
TeiResult<void> TeiOptionTable::setTo(const Combo<Value>& combo, TeiOptions& options,
                                      std::string_view value) {
    std::string names;
    for (const auto& choice : combo.choices) {
        if (sameWord(value, choice.name)) {
            combo.of(options) = choice.value;
            return {};
        }
        names.append(names.empty() ? "" : " or ").append(choice.name);
    }
    return TeiProblem{"expected " + names};
}

}  // namespace tak::engine
