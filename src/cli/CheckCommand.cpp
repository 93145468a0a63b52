#include "cli/CheckCommand.h"

#include <CLI/CLI.hpp>
#include <memory>
#include <ostream>

#include "base/Printable.h"
#include "cli/Input.h"
#include "cli/SourceOptions.h"
#include "games/tak/rules/Ptn.h"

namespace cli {
namespace {

using tak::rules::PtnGame;
using tak::rules::PtnReading;

void printProblem(const char* kind, const base::Error& problem, std::ostream& out) {
    out << problem.describe(std::string(kind) + ": " + problem.message.english()) << '\n';
}

void printGame(const PtnGame& game, std::string_view file, std::size_t number, std::ostream& out) {
    const auto player = [&](const char* tag) { return game.tag(tag) ? *game.tag(tag) : std::string("?"); };
    const auto main = game.tree.mainLine().size();
    const std::size_t varied = static_cast<std::size_t>(game.tree.size()) - 1 - main;
    out << base::printable(file) << ':' << game.at.line << ": game " << number << ": "
        << base::excerpt(player("Player1")) << " - " << base::excerpt(player("Player2")) << ", "
        << game.start.size() << 'x' << game.start.size() << ", " << main << " plies";
    if (varied > 0) out << " and " << varied << " in variations";
    out << ", " << (game.result.empty() ? "no result" : game.result) << '\n';
}

}  // namespace

int checkPtn(std::string_view text, std::string_view file, std::ostream& out, std::optional<int> size) {
    // Problems are printed while reading, since a file may hold more games than fit in memory.
    const PtnReading reading = tak::rules::readPtnGames(
        text, file, {.given = {.size = size}},
        [&](const PtnGame& game, std::size_t number) { printGame(game, file, number, out); });
    for (const base::Error& error : reading.errors) printProblem("error", error, out);
    for (const base::Error& warning : reading.warnings) printProblem("warning", warning, out);
    return static_cast<int>(reading.errors.size() + reading.warnings.size());
}

int runCheck(const std::vector<std::string>& files, const Console& console, std::optional<int> size) {
    int problems = 0;
    for (const std::string& file : files) {
        const auto text = readInput(file, console);
        if (text) {
            problems += checkPtn(*text, nameOfInput(file), console.out, size);
        } else {
            printProblem("error", text.error(), console.out);
            ++problems;
        }
    }
    return problems == 0 ? kDone : kProblemsFound;
}

void addCheckCommand(CLI::App& app, const Console& console, int& status) {
    auto files = std::make_shared<std::vector<std::string>>();
    auto size = std::make_shared<std::optional<int>>();
    CLI::App* command = app.add_subcommand("check", "Replay PTN files and report every problem in them");
    command
        ->add_option("files", *files,
                     "PTN files or links to ptn.ninja or playtak.com; - reads the standard input")
        ->required();
    addSizeOption(*command, *size);
    command->callback([=, &status] { status = runCheck(*files, console, *size); });
}

}  // namespace cli
