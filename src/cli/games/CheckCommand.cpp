#include <CLI/CLI.hpp>
#include <memory>
#include <ostream>

#include "base/Printable.h"
#include "cli/Input.h"
#include "cli/games/Commands.h"
#include "cli/games/Source.h"

namespace cli::games {
namespace {

/// Reports the games of files while they are read, since a file may hold more than fit in memory.
class Checker {
  public:
    Checker(const game::Kind& kind, std::ostream& out) : kind_(kind), out_(out) {}

    [[nodiscard]] int problems() const { return problems_; }

    void check(const std::string& file, const Console& console) {
        const auto text = readFileOrStream(file, console);
        if (!text) return report("error", text.error());
        name_ = nameOfInput(file);
        number_ = 0;
        const auto read =
            kind_.readAll(*text, name_,
                          {.take = [this](const game::Record& game) { take(game); },
                           .refuse =
                               [this](const base::Error& problem) {
                                   ++number_;
                                   report("error", problem);
                               },
                           .warn = [this](const base::Error& doubt) { report("warning", doubt); }});
        if (!read) report("error", read.error());
    }

  private:
    void report(const char* sort, const base::Error& problem) {
        out_ << problem.describe(std::string(sort) + ": " + problem.message.english()) << '\n';
        ++problems_;
    }

    void take(const game::Record& game) {
        const std::vector<game::Action> main = mainLineOf(game);
        const std::size_t varied = game.turns.size() - 1 - main.size();
        out_ << base::printable(name_) << ": game " << ++number_ << ": ";
        for (std::size_t seat = 0; seat < game.players.size(); ++seat)
            out_ << (seat > 0 ? " - " : "")
                 << (game.players[seat].empty() ? "?" : base::excerpt(game.players[seat]));
        if (const std::string variant = kind_.variantOf(*game.start); !variant.empty())
            out_ << ", " << variant;
        out_ << ", " << main.size() << " plies";
        if (varied > 0) out_ << " and " << varied << " in variations";
        out_ << ", " << (game.result == "*" ? "no result" : game.result) << '\n';
        checkResult(game, main);
    }

    /// The readers of games keep a result that the turns contradict.
    void checkResult(const game::Record& game, const std::vector<game::Action>& main) {
        const auto state = game.start->clone();
        for (const game::Action action : main) (void)state->apply(action);
        const game::Outcome outcome = state->outcome();
        if (!outcome.over || outcome.result == game.result) return;
        out_ << base::printable(name_) << ": warning: game " << number_ << ": the result is "
             << base::excerpt(game.result) << ", but the game ends with " << outcome.result << '\n';
        ++problems_;
    }

    const game::Kind& kind_;
    std::ostream& out_;
    std::string name_;  ///< of the present file
    int number_ = 0;    ///< of the game in it
    int problems_ = 0;
};

int runCheck(const game::Kind& kind, const std::vector<std::string>& files, const Console& console) {
    Checker checker(kind, console.out);
    for (const std::string& file : files) checker.check(file, console);
    return checker.problems() == 0 ? kDone : kProblemsFound;
}

}  // namespace

void addCheckCommand(CLI::App& app, const GameEntry& game, const Console& console, int& status) {
    auto files = std::make_shared<std::vector<std::string>>();
    CLI::App* command = app.add_subcommand("check", "Replay the games of files and report every problem");
    command->add_option("files", *files, "Files with games; - reads the standard input")->required();
    command->callback([=, &game, &status] { status = runCheck(*game.kind, *files, console); });
}

}  // namespace cli::games
