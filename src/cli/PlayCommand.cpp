#include <CLI/CLI.hpp>
#include <memory>
#include <ostream>

#include "base/Printable.h"
#include "cli/Commands.h"
#include "cli/Source.h"

namespace cli {
namespace {

struct PlayRequest {
    Source source = {};
    std::vector<std::string> actions = {};
};

int runPlay(const game::Kind& kind, const PlayRequest& request, const Console& console) {
    const auto state = openPosition(kind, request.source, "play", console);
    if (!state) return kBadArguments;
    for (std::size_t i = 0; i < request.actions.size(); ++i) {
        const std::string& text = request.actions[i];
        const std::string place = "action " + std::to_string(i + 1) + ", " + base::excerpt(text) + ": ";
        if (const game::Outcome outcome = state->outcome(); outcome.over)
            return complain(console, "play", place + "the game is over: " + outcome.result, kBadArguments);
        const auto action = state->view(game::Viewer::record())->parse(text);
        if (!action)
            return complain(console, "play", place + action.error().message.english(), kBadArguments);
        (void)state->apply(*action);
    }
    console.out << textOf(*state) << '\n';
    if (const game::Outcome outcome = state->outcome(); outcome.over)
        console.out << "result " << outcome.result << (outcome.reason.empty() ? "" : "  " + outcome.reason)
                    << '\n';
    return kDone;
}

}  // namespace

void addPlayCommand(CLI::App& app, const game::Kind& kind, const Console& console, int& status) {
    auto request = std::make_shared<PlayRequest>();
    CLI::App* command = app.add_subcommand("play", "Play actions from a position and print where they lead");
    addPositionOptions(*command, kind, request->source);
    addPlaceOptions(*command, request->source, "Game of the file (1)",
                    "Actions of the game before the position (all)");
    command
        ->add_option("actions", request->actions,
                     "The source as in other commands, unless --position gives it, and then actions in the "
                     "game's notation")
        ->required();
    command->callback([=, &kind, &status] {
        if (request->source.text.empty()) {
            request->source.text = request->actions.front();
            request->actions.erase(request->actions.begin());
        }
        if (request->actions.empty()) throw CLI::RequiredError("an action");
        status = runPlay(kind, *request, console);
    });
}

}  // namespace cli
