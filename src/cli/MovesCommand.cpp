#include <CLI/CLI.hpp>
#include <memory>
#include <ostream>

#include "cli/Commands.h"
#include "cli/Source.h"

namespace cli {
namespace {

/// More actions than on any board of a game under way, and fewer than the set-ups of a game.
constexpr std::size_t kManyMoves = 1000;
constexpr std::size_t kFirstMoves = 20;

struct MovesRequest {
    Source source = {};
    bool all = false;
};

void printMoves(const game::View& view, bool all, std::ostream& out) {
    const std::vector<game::Action> actions = view.legalActions();
    const bool shorten = !all && actions.size() > kManyMoves;
    if (shorten) out << actions.size() << " actions; the first " << kFirstMoves << ":\n";
    for (std::size_t i = 0; i < (shorten ? kFirstMoves : actions.size()); ++i)
        out << view.notation(actions[i]) << '\n';
}

int runMoves(const game::Kind& kind, const MovesRequest& request, const Console& console) {
    const auto state = openPosition(kind, request.source, "moves", console);
    if (!state) return kBadArguments;
    if (const game::Outcome outcome = state->outcome(); outcome.over) {
        console.err << "moves: the game is over: " << outcome.result << '\n';
        return kDone;
    }
    for (const game::PlayerId player : state->awaited())
        printMoves(*state->view(player), request.all, console.out);
    return kDone;
}

}  // namespace

void addMovesCommand(CLI::App& app, const game::Kind& kind, const Console& console, int& status) {
    auto request = std::make_shared<MovesRequest>();
    CLI::App* command = app.add_subcommand("moves", "Print the legal actions of a position");
    addSourceOptions(*command, kind, request->source, "Game of the file (1)",
                     "Actions of the game before the position (all)");
    command->add_flag("--all", request->all, "Print all actions, however many there are");
    command->callback([=, &kind, &status] { status = runMoves(kind, *request, console); });
}

}  // namespace cli
