#include "cli/Source.h"

#include <filesystem>
#include <ostream>

#include "cli/Input.h"

namespace cli {
namespace {

using Games = std::vector<base::Result<game::Record>>;

/// Whether a text is a game by itself: it has tags, or is a link.
bool isGame(const game::Kind& kind, const std::string& text) {
    return kind.claims(text, {}) || (kind.recognises(text) && !kind.isMeantAsPosition(text));
}

/// Whether the source names something to read, existing or not. A position has several parts.
bool isFile(const game::Kind& kind, const std::string& source) {
    std::error_code ignored;
    if (source == kStandardInput || std::filesystem::exists(source, ignored)) return true;
    return source.find(' ') == std::string::npos && !isGame(kind, source) && !kind.readPosition(source);
}

base::Error inFile(base::Error error, const std::string& name) {
    error.file = name;
    return error;
}

/// The position of a text. The error says if it is of another variant than the given options demand.
base::Result<game::Record> readPosition(const game::Kind& kind, const SourceText& source,
                                        const game::OptionValues& given, const Console& console) {
    auto set = kind.readPosition(source.text, given);
    if (!set) return inFile(set.error(), source.name);
    const auto wanted = variantIn(kind, given);
    if (const std::string variant = kind.variantOf(*set->state); wanted && variant != *wanted)
        return base::Error{
            .message = {base::msgid("{wanted} was expected, as the options say, not {variant}"),
                        {{"wanted", *wanted}, {"variant", variant}}},
            .file = source.name};
    for (const base::Error& warning : set->warnings)
        console.err << source.name << ": warning: " << warning.describe() << '\n';
    game::Record record;
    record.players.resize(static_cast<std::size_t>(set->state->playerCount()));
    record.start = std::move(set->state);
    return record;
}

/// Every game of the text, bad ones too, or else its position.
base::Result<Games> readAll(const game::Kind& kind, const SourceText& source, const game::OptionValues& given,
                            const Console& console) {
    Games games;
    const bool isPosition = !source.isFile && !isGame(kind, source.text);
    if (!isPosition) {
        const auto read =
            kind.readAll(source.text, source.name,
                         {.take = [&](game::Record game) { games.emplace_back(std::move(game)); },
                          .refuse = [&](base::Error error) { games.emplace_back(std::move(error)); },
                          .given = given});
        if (!read) {
            games.clear();
            games.emplace_back(read.error());
        }
        if (games.size() != 1 || games.front().ok()) return games;
    }
    auto position = readPosition(kind, source, given, console);
    if (!position && !isPosition && !kind.isMeantAsPosition(source.text)) return games;
    if (!position) return position.error();
    games.clear();
    games.emplace_back(std::move(position));
    return games;
}

base::Result<Games> readWanted(const game::Kind& kind, const Source& source, const Console& console) {
    const auto text = readSource(kind, source.text, console);
    if (!text) return text.error();
    auto games = readAll(kind, *text, source.given, console);
    if (games && (games->empty() || static_cast<std::size_t>(source.game.value_or(1)) > games->size()))
        return base::Error{.message = base::msgid("there are not so many games in this file"),
                           .file = text->name};
    return games;
}

}  // namespace

std::optional<std::string> variantIn(const game::Kind& kind, const game::OptionValues& given) {
    for (const game::OptionSpec& option : kind.options(given))
        if (option.inPosition && given.contains(option.key))
            if (const auto start = kind.create(given, {})) return kind.variantOf(**start);
    return {};
}

base::Result<SourceText> readSource(const game::Kind& kind, const std::string& source,
                                    const Console& console) {
    if (!isFile(kind, source)) return SourceText{source, "position"};
    auto text = readFileOrStream(source, console);
    if (!text) return text.error();
    return SourceText{std::move(*text), nameOfInput(source), true};
}

base::Result<std::vector<game::Record>> readGames(const game::Kind& kind, const Source& source,
                                                  const Console& console) {
    auto read = readWanted(kind, source, console);
    if (!read) return read.error();
    std::vector<game::Record> games;
    for (auto& game : *read) {
        if (!game) return game.error();
        games.push_back(std::move(*game));
    }
    return games;
}

std::optional<game::Record> openGame(const game::Kind& kind, const Source& source, std::string_view command,
                                     const Console& console) {
    auto games = readWanted(kind, source, console);
    const auto wanted = static_cast<std::size_t>(source.game.value_or(1) - 1);
    if (!games || !(*games)[wanted]) {
        complain(console, command, (games ? (*games)[wanted].error() : games.error()).describe());
        return {};
    }
    game::Record record = std::move(*(*games)[wanted]);
    const std::size_t plies = mainLineOf(record).size();
    if (source.ply && static_cast<std::size_t>(*source.ply) > plies) {
        complain(console, command, "--ply: this game has " + std::to_string(plies) + " plies");
        return {};
    }
    return record;
}

std::unique_ptr<game::State> openPosition(const game::Kind& kind, const Source& source,
                                          std::string_view command, const Console& console) {
    const auto record = openGame(kind, source, command, console);
    if (!record) return nullptr;
    std::vector<game::Action> line = mainLineOf(*record);
    if (source.ply) line.resize(static_cast<std::size_t>(*source.ply));
    auto state = record->start->clone();
    for (const game::Action action : line) (void)state->apply(action);
    return state;
}

std::vector<game::Action> mainLineOf(const game::Record& game) {
    std::vector<game::Action> line;
    for (const game::Record::Turn* turn = &game.turns.front(); !turn->children.empty();) {
        turn = &game.turns[turn->children.front()];
        line.push_back(turn->action);
    }
    return line;
}

std::string textOf(const game::State& state) { return state.view(game::Viewer::record())->positionText(); }

}  // namespace cli
