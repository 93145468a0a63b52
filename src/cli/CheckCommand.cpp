#include <CLI/CLI.hpp>
#include <memory>
#include <ostream>

#include "base/Printable.h"
#include "cli/Commands.h"
#include "cli/Source.h"

namespace cli {
namespace {

/// Reports the games of files while they are read, since a file may hold more than fit in memory.
class Checker {
  public:
    Checker(const game::Kind& kind, const game::OptionValues& given, std::ostream& out)
        : kind_(kind), given_(given), out_(out) {}

    [[nodiscard]] int problems() const { return problems_; }

    void check(const std::string& file, const Console& console) {
        const auto source = readSource(kind_, file, console);
        if (!source) return report("error", source.error());
        name_ = source->name;
        number_ = 0;
        const auto read =
            kind_.readAll(source->text, name_,
                          {.take = [this](const game::Record& game) { take(game); },
                           .refuse =
                               [this](const base::Error& problem) {
                                   ++number_;
                                   report("error", problem);
                               },
                           .warn = [this](const base::Error& doubt) { report("warning", doubt); },
                           .given = given_});
        if (!read) report("error", read.error());
    }

  private:
    void report(const char* sort, const base::Error& problem) {
        out_ << problem.describe(std::string(sort) + ": " + problem.message.english()) << '\n';
        ++problems_;
    }

    void take(const game::Record& game) {
        const std::size_t main = mainLineOf(game).size();
        const std::size_t varied = game.turns.size() - 1 - main;
        out_ << base::printable(name_) << ':' << game.line << ": game " << ++number_ << ": ";
        for (std::size_t seat = 0; seat < game.players.size(); ++seat)
            out_ << (seat > 0 ? " - " : "")
                 << (game.players[seat].empty() ? "?" : base::excerpt(game.players[seat]));
        if (const std::string variant = kind_.variantOf(*game.start); !variant.empty())
            out_ << ", " << variant;
        out_ << ", " << main << " plies";
        if (varied > 0) out_ << " and " << varied << " in variations";
        out_ << ", " << (game.result == "*" ? "no result" : game.result) << '\n';
    }

    const game::Kind& kind_;
    const game::OptionValues& given_;
    std::ostream& out_;
    std::string name_;  ///< of the present file
    int number_ = 0;    ///< of the game in it
    int problems_ = 0;
};

struct CheckRequest {
    std::vector<std::string> files = {};
    game::OptionValues given = {};
};

int runCheck(const game::Kind& kind, const CheckRequest& request, const Console& console) {
    Checker checker(kind, request.given, console.out);
    for (const std::string& file : request.files) checker.check(file, console);
    return checker.problems() == 0 ? kDone : kProblemsFound;
}

}  // namespace

void addCheckCommand(CLI::App& app, const game::Kind& kind, const Console& console, int& status) {
    auto request = std::make_shared<CheckRequest>();
    CLI::App* command = app.add_subcommand("check", "Replay the games of files and report every problem");
    command
        ->add_option("files", request->files,
                     "Files with games, or links to games; - reads the standard input")
        ->required();
    addGameOptions(*command, kind, request->given);
    command->callback([=, &kind, &status] { status = runCheck(kind, *request, console); });
}

}  // namespace cli
