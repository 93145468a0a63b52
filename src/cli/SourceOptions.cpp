#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdlib>
#include <sstream>

#include "cli/Additions.h"
#include "cli/Bounds.h"
#include "cli/Source.h"

namespace cli {
namespace {

/// The values that an option may have, for help and refusals.
std::string valuesOf(const game::OptionSpec& spec) {
    if (spec.type == game::OptionSpec::Type::Toggle) return "0 or 1";
    std::ostringstream text;
    if (spec.type == game::OptionSpec::Type::Number) text << spec.min << " to " << spec.max;
    for (const game::OptionSpec::Variant& variant : spec.variants)
        text << (&variant == &spec.variants.front() ? "" : ", ") << variant.value;
    return text.str();
}

/// The options of a game with these values, and the number of its players if that can be chosen.
std::vector<game::OptionSpec> optionsOf(const game::Kind& kind, const game::OptionValues& values) {
    std::vector<game::OptionSpec> options = kind.options(values);
    const std::vector<int> counts = kind.playerCounts();
    if (counts.size() < 2) return options;
    game::OptionSpec players{
        .key = game::kPlayersKey, .label = "Players", .value = std::to_string(kind.playersOf(values))};
    for (const int count : counts) players.variants.push_back({std::to_string(count), {}});
    options.push_back(std::move(players));
    return options;
}

bool sameValue(const std::string& a, const std::string& b) {
    char* end = nullptr;
    const double number = std::strtod(a.c_str(), &end);
    return a == b || (!a.empty() && *end == '\0' && number == std::strtod(b.c_str(), &end) && *end == '\0');
}

/// Refuses a value that the game does not take over.
CLI::Validator takenBy(const game::Kind& kind, const std::string& key) {
    return CLI::Validator(
        [&kind, key](const std::string& value) -> std::string {
            for (const game::OptionSpec& spec : optionsOf(kind, {{key, value}}))
                if (spec.key == key && !sameValue(spec.value, value))
                    return value + " is not one of " + valuesOf(spec);
            return {};
        },
        "");
}

template <class Add>
void addEach(CLI::App& command, const game::Kind& kind, Add add) {
    for (const game::OptionSpec& spec : optionsOf(kind, {})) {
        if (command.get_option_no_throw("--" + spec.key) != nullptr) continue;
        CLI::Option* option =
            add("--" + spec.key, spec.key, spec.label + ": " + valuesOf(spec) + " (" + spec.value + ")");
        option->check(takenBy(kind, spec.key))->group("The game");
    }
}

}  // namespace

void addGameOptions(CLI::App& command, const game::Kind& kind, game::OptionValues& values) {
    addEach(command, kind, [&](const std::string& name, const std::string& key, const std::string& help) {
        return command.add_option_function<std::string>(
            name, [&values, key](const std::string& value) { values[key] = value; }, help);
    });
}

void addGameOptions(CLI::App& command, const game::Kind& kind,
                    std::map<std::string, std::vector<std::string>>& values) {
    addEach(command, kind, [&](const std::string& name, const std::string& key, const std::string& help) {
        return command.add_option(name, values[key], help + "; several with commas between them")
            ->delimiter(',');
    });
}

void addPositionOptions(CLI::App& command, const game::Kind& kind, Source& source) {
    command
        .add_option("--position,--tps", source.text,
                    "Position, quoted, also with tags or as a link, or file with games or a position")
        ->check([](const std::string& text) {
            return text.empty() ? std::string("it is empty") : std::string();
        });
    if (const auto& add = additionsOf(kind).addPositionOptions) add(command, source);
    addGameOptions(command, kind, source.given);
}

void addPlaceOptions(CLI::App& command, Source& source, const std::string& gameHelp,
                     const std::string& plyHelp) {
    command.add_option("--game-number,--game", source.game, gameHelp)->check(numberFrom(1));
    command.add_option("--ply", source.ply, plyHelp)->check(numberFrom(0));
}

void addSourceOptions(CLI::App& command, const game::Kind& kind, Source& source, const std::string& gameHelp,
                      const std::string& plyHelp) {
    addPositionOptions(command, kind, source);
    CLI::Option* text = command.add_option(
        "source", source.text,
        "Position, quoted, link to a game, or file with games or a position; - reads the standard input");
    text->excludes(command.get_option("--position"));
    addPlaceOptions(command, source, gameHelp, plyHelp);
    command.parse_complete_callback([&command, &source] {
        if (source.text.empty())
            throw CLI::ValidationError(command.get_name(), "needs a source, such as a file or --position");
    });
}

}  // namespace cli
