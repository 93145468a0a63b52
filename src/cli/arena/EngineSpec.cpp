#include "cli/arena/EngineSpec.h"

#include <charconv>
#include <cmath>
#include <cstdio>

#include "base/CommandLine.h"

namespace cli::arena {
namespace {

using tak::engine::Limits;

constexpr std::string_view kMarginPrefix = "margin.";

base::Result<long long> wholeNumber(std::string_view key, std::string_view text, long long least,
                                    long long most) {
    long long value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || value < least || value > most)
        return base::Error{{base::msgid("{key} is {least} to {most}, not \"{value}\""),
                            {{"key", key},
                             {"least", std::to_string(least)},
                             {"most", std::to_string(most)},
                             {"value", text}}}};
    return value;
}

std::optional<Milliseconds> secondsOf(std::string_view text) {
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || !(value >= 0) || value > 1e6) return {};
    return Milliseconds(std::llround(value * 1000));
}

std::string secondsText(Milliseconds time) {
    char text[32];
    std::snprintf(text, sizeof text, "%.10g", static_cast<double>(time.count()) / 1000);
    return text;
}

/// Splits at commas outside quotes; quotes stay.
std::vector<std::string> splitAtCommas(std::string_view text) {
    std::vector<std::string> parts(1);
    char quote = '\0';
    for (const char c : text) {
        if (c == ',' && quote == '\0') {
            parts.emplace_back();
            continue;
        }
        if (quote == '\0' && (c == '"' || c == '\'')) {
            quote = c;
        } else if (c == quote) {
            quote = '\0';
        }
        parts.back() += c;
    }
    return parts;
}

std::string withoutQuotes(std::string_view text) {
    if (text.size() >= 2 && (text.front() == '"' || text.front() == '\'') && text.back() == text.front())
        text = text.substr(1, text.size() - 2);
    return std::string(text);
}

template <class Target>
base::Result<void> enterNumber(Target& target, std::string_view key, std::string_view text, long long least,
                               long long most) {
    const auto number = wholeNumber(key, text, least, most);
    if (!number) return number.error();
    if constexpr (std::is_same_v<Target, int>) {
        target = static_cast<int>(*number);
    } else {
        target = typename Target::value_type(*number);
    }
    return {};
}

base::Error unknownKey(std::string_view key) {
    return {{base::msgid("unknown key \"{key}\""), {{"key", key}}}};
}

/// `key`: margin.NAME
base::Result<void> enterMargin(tak::engine::Margins& margins, std::string_view key, std::string_view text) {
    for (const tak::engine::MarginRange& range : tak::engine::marginRanges())
        if (key.ends_with(range.name) && key.size() == kMarginPrefix.size() + range.name.size())
            return enterNumber(margins.*range.value, key, text, range.least, range.most);
    return unknownKey(key);
}

base::Result<void> enter(EngineSpec& spec, std::string_view key, const std::string& value) {
    using namespace tak::engine;
    if (key == "name") {
        spec.name = withoutQuotes(value);
        return {};
    }
    if (key == "cmd") {
        auto words = base::splitCommand(value);
        if (!words) return words.error();
        if (words->empty()) return base::Error{base::msgid("cmd names no program")};
        spec.command = std::move(*words);
        return {};
    }
    if (key.substr(0, 7) == "option." && key.size() > 7) {
        spec.options.emplace_back(key.substr(7), withoutQuotes(value));
        return {};
    }
    if (key.starts_with(kMarginPrefix)) return enterMargin(spec.own.margins, key, value);
    if (key == "tc") {
        const auto clock = parseClock(value);
        if (!clock) return clock.error();
        spec.time.clock = *clock;
        return {};
    }
    if (key == "level") return enterNumber(spec.own.level, key, value, kMinLevel, kMaxLevel);
    if (key == "network") {
        if (value != "yes" && value != "no") return base::Error{base::msgid("network is yes or no")};
        spec.own.learned = value == "yes";
        return {};
    }
    if (key == "hash") return enterNumber(spec.own.hashMiB, key, value, 1, kMaxHashMiB);
    if (key == "threads") return enterNumber(spec.own.threads, key, value, 1, kMaxThreads);
    if (key == "nodes") return enterNumber(spec.time.nodes, key, value, 1, 1'000'000'000'000LL);
    if (key == "depth") return enterNumber(spec.time.depth, key, value, 1, kMaxPly);
    if (key == "movetime") return enterNumber(spec.time.moveTime, key, value, 1, 86'400'000);
    return unknownKey(key);
}

}  // namespace

std::string TimeControl::describe() const {
    std::string text;
    const auto add = [&](const std::string& part) { text += (text.empty() ? "" : ", ") + part; };
    if (clock) add(secondsText(clock->left) + "+" + secondsText(clock->increment));
    if (moveTime) add(std::to_string(moveTime->count()) + " ms a move");
    if (nodes) add(std::to_string(*nodes) + " nodes");
    if (depth) add("depth " + std::to_string(*depth));
    return text;
}

base::Result<Limits::Clock> parseClock(std::string_view text) {
    const std::size_t plus = text.find('+');
    const auto left = secondsOf(text.substr(0, plus));
    const auto increment =
        plus == std::string_view::npos ? Milliseconds(0) : secondsOf(text.substr(plus + 1));
    if (!left || !increment || left->count() == 0)
        return base::Error{
            {base::msgid("a clock is SECONDS+INCREMENT, such as 10+0.1, not \"{text}\""), {{"text", text}}}};
    return Limits::Clock{*left, *increment};
}

base::Result<EngineSpec> parseEngineSpec(std::string_view text) {
    EngineSpec spec;
    bool own = false;
    bool ownKeys = false;
    for (const std::string& part : splitAtCommas(text)) {
        const std::size_t equals = part.find('=');
        const std::string key = part.substr(0, equals);
        if (equals == std::string::npos) {
            if (key != "dolmen")
                return base::Error{
                    {base::msgid("key=value or dolmen was expected, not \"{text}\""), {{"text", part}}}};
            own = true;
            continue;
        }
        ownKeys = ownKeys || key.starts_with(kMarginPrefix) || key == "level" || key == "network" ||
                  key == "hash" || key == "threads";
        if (const auto entered = enter(spec, key, part.substr(equals + 1)); !entered) return entered.error();
    }
    if (own == !spec.command.empty())
        return base::Error{base::msgid("an engine is either dolmen or has a cmd=")};
    if (own && !spec.options.empty())
        return base::Error{base::msgid("option. is for external engines; use level, network, hash, threads")};
    if (!own && ownKeys)
        return base::Error{base::msgid("level, network, hash and threads are for dolmen; use option.NAME=")};
    if (spec.name.empty())
        spec.name = own ? "dolmen" : spec.command.front().substr(spec.command.front().rfind('/') + 1);
    return spec;
}

}  // namespace cli::arena
