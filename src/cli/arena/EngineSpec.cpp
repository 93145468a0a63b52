#include "cli/arena/EngineSpec.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <vector>

#include "base/CommandLine.h"
#include "cli/arena/ResultText.h"

namespace cli::arena {
namespace {

using tournament::Milliseconds;
using tournament::Pace;

constexpr std::string_view kOwnEngine = "dolmen";
constexpr std::string_view kOptionPrefix = "option.";
constexpr int kDeepest = 128;

std::optional<Milliseconds> secondsOf(std::string_view text) {
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || !(value >= 0) || value > 1e6) return {};
    return Milliseconds(std::llround(value * 1000));
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
base::Result<void> enterNumber(std::optional<Target>& target, std::string_view key, std::string_view text,
                               long long most) {
    const auto number = wholeNumber(key, text, 1, most);
    if (!number) return number.error();
    target = Target(*number);
    return {};
}

base::Result<void> enterCommand(game::Program& program, const std::string& value) {
    auto words = base::splitCommand(value);
    if (!words) return words.error();
    if (words->empty()) return base::Error{base::msgid("cmd names no program")};
    program.command = std::move(*words);
    return {};
}

/// The content of a text that describes an engine.
struct Parts {
    EngineSpec spec = {};
    std::string id = {};  ///< `dolmen`, or that of one of the game's bots
    game::Program program = {};

    base::Result<void> enter(std::string_view key, const std::string& value) {
        if (key == "cmd") return enterCommand(program, value);
        if (key == "nodes") return enterNumber(spec.pace.nodes, key, value, 1'000'000'000'000LL);
        if (key == "depth") return enterNumber(spec.pace.depth, key, value, kDeepest);
        if (key == "movetime") return enterNumber(spec.pace.turn, key, value, 86'400'000);
        if (key == "tc") {
            const auto clock = parseClock(value);
            if (!clock) return clock.error();
            spec.pace.clock = *clock;
        } else if (key == "name") {
            spec.name = withoutQuotes(value);
        } else if (key.starts_with(kOptionPrefix) && key.size() > kOptionPrefix.size()) {
            program.options[std::string(key.substr(kOptionPrefix.size()))] = withoutQuotes(value);
        } else {
            spec.settings[std::string(key)] = value;
        }
        return {};
    }
};

base::Result<MakeBot> botNamed(const game::Kind& kind, const std::string& id) {
    std::string all;
    for (const game::Opponent& bot : kind.opponents()) {
        if (bot.id == id) return MakeBot([&kind, id] { return kind.createBot(id); });
        all += (all.empty() ? "" : ", ") + bot.id;
    }
    return base::Error{
        {base::msgid("{id}: there is no such engine; there are {all}, dolmen, and programs by cmd="),
         {{"id", id}, {"all", all}}}};
}

base::Result<MakeBot> makerOf(const game::Kind& kind, const Parts& parts) {
    if (!parts.program.command.empty()) {
        if (kind.programs() == nullptr)
            return base::Error{base::msgid("no programs play this game: an engine with cmd= cannot")};
        if (!parts.spec.settings.empty())
            return base::Error{{base::msgid("{key} is for dolmen; use option.NAME="),
                                {{"key", parts.spec.settings.begin()->first}}}};
        return MakeBot([&kind, program = parts.program] { return kind.programs()->createBot(program, {}); });
    }
    if (!parts.program.options.empty())
        return base::Error{base::msgid("option. is for external engines; dolmen has keys of its own")};
    if (parts.id == kOwnEngine) return makeOwnBot(kind, parts.spec.settings);
    if (!parts.spec.settings.empty())
        return base::Error{
            {base::msgid("unknown key \"{key}\""), {{"key", parts.spec.settings.begin()->first}}}};
    return botNamed(kind, parts.id);
}

}  // namespace

base::Result<Pace::Clock> parseClock(std::string_view text) {
    const std::size_t plus = text.find('+');
    const auto initial = secondsOf(text.substr(0, plus));
    const auto increment =
        plus == std::string_view::npos ? Milliseconds(0) : secondsOf(text.substr(plus + 1));
    if (!initial || !increment || initial->count() == 0)
        return base::Error{
            {base::msgid("a clock is SECONDS+INCREMENT, such as 10+0.1, not \"{text}\""), {{"text", text}}}};
    return Pace::Clock{*initial, *increment};
}

base::Result<EngineSpec> parseEngineSpec(const game::Kind& kind, std::string_view text) {
    Parts parts;
    for (const std::string& part : splitAtCommas(text)) {
        const std::size_t equals = part.find('=');
        if (equals == std::string::npos) {
            if (part.empty() || !parts.id.empty())
                return base::Error{
                    {base::msgid("key=value or an engine was expected, not \"{text}\""), {{"text", part}}}};
            parts.id = part;
        } else if (auto entered = parts.enter(part.substr(0, equals), part.substr(equals + 1)); !entered) {
            return entered.error();
        }
    }
    EngineSpec& spec = parts.spec;
    const std::vector<std::string>& command = parts.program.command;
    if (parts.id.empty() == command.empty())
        return base::Error{
            base::msgid("an engine is either one of the game's, such as dolmen, or has a cmd=")};
    auto maker = makerOf(kind, parts);
    if (!maker) return maker.error();
    spec.makeBot = std::move(*maker);
    if (spec.pace.depth && command.empty() && !kind.searchesByDepth())
        return base::Error{base::msgid("the engines of this game know no depth=")};
    if (spec.name.empty())
        spec.name = command.empty() ? parts.id : command.front().substr(command.front().rfind('/') + 1);
    if (!command.empty()) spec.program = std::move(parts.program);
    return std::move(spec);
}

}  // namespace cli::arena
