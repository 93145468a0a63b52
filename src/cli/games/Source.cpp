#include "cli/games/Source.h"

#include <filesystem>
#include <ostream>

#include "cli/Input.h"

namespace cli::games {
namespace {

constexpr const char* kStandardInput = "-";

/// Whether the source names something to read, existing or not. A position has several parts.
bool isFile(const std::string& text, bool readable) {
    std::error_code ignored;
    return text == kStandardInput || std::filesystem::exists(text, ignored) ||
           (!readable && text.find(' ') == std::string::npos);
}

game::Record recordOf(game::Kind::SetUp set, const std::string& name, const Console& console) {
    for (const base::Error& warning : set.warnings)
        console.err << name << ": warning: " << warning.describe() << '\n';
    game::Record record;
    record.players.resize(static_cast<std::size_t>(set.state->playerCount()));
    record.start = std::move(set.state);
    return record;
}

/// A file holds games or a position.
base::Result<game::Record> readGameFile(const game::Kind& kind, const Source& source,
                                        const Console& console) {
    const auto text = readFileOrStream(source.text, console);
    if (!text) return text.error();
    const std::string name = nameOfInput(source.text);
    const auto index = static_cast<std::size_t>(source.game.value_or(1) - 1);
    auto reading = kind.read(*text, name, {.game = index});
    if (reading) return std::move(reading->game);
    auto position = kind.readPosition(*text);
    if (position && index == 0) return recordOf(std::move(*position), name, console);
    if (position || !kind.isMeantAsPosition(*text)) return reading.error();
    base::Error error = position.error();
    error.file = name;
    return error;
}

base::Result<game::Record> readSource(const game::Kind& kind, const Source& source, const Console& console) {
    auto position = kind.readPosition(source.text);
    if (isFile(source.text, position.ok())) return readGameFile(kind, source, console);
    if (position) return recordOf(std::move(*position), "position", console);
    base::Error error = position.error();
    error.file = "position";
    return error;
}

}  // namespace

std::optional<game::Record> openGame(const game::Kind& kind, const Source& source, std::string_view command,
                                     const Console& console) {
    auto record = readSource(kind, source, console);
    if (!record) {
        complain(console, command, record.error().describe());
        return {};
    }
    const std::size_t plies = mainLineOf(*record).size();
    if (source.ply && static_cast<std::size_t>(*source.ply) > plies) {
        complain(console, command, "--ply: this game has " + std::to_string(plies) + " plies");
        return {};
    }
    return std::move(*record);
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

}  // namespace cli::games
