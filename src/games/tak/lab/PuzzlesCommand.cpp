#include "games/tak/lab/PuzzlesCommand.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>
#include <ostream>

#include "cli/Bounds.h"
#include "cli/Input.h"
#include "cli/Interruption.h"
#include "cli/Source.h"
#include "games/tak/lab/puzzles/Collection.h"
#include "games/tak/lab/puzzles/PracticeGames.h"
#include "games/tak/play/TakKind.h"
#include "games/tak/play/TakRecord.h"
#include "games/tak/play/puzzles/PuzzleText.h"
#include "tutorial/PuzzleReader.h"

namespace tak::lab {

using namespace cli;

namespace {

using namespace tak::play;
using tak::rules::Position;

/// Mines games one after another.
class PuzzleMine {
  public:
    PuzzleMine(const PuzzlesRequest& request, const Console& console)
        : request_(request), console_(console), collection_(request.folder, request.each) {
        for (const std::string& name : request.themes) themes_.insert(*puzzleThemeNamed(name));
        if (themes_.empty()) themes_ = PuzzleMiner::allThemes();
    }

    int run() {
        if (const auto loaded = collection_.load(miner_); !loaded)
            return complain(console_, "puzzles", loaded.error().describe(), kBadArguments);
        if (const auto writable = collection_.checkWritable(themes_); !writable)
            return complain(console_, "puzzles", writable.error().describe(), kBadArguments);
        const auto mined = request_.from.empty() ? mineOwnGames() : mineFile();
        if (!mined) return complain(console_, "puzzles", mined.error().describe(), kBadArguments);
        if (const auto saved = collection_.save(); !saved)
            return complain(console_, "puzzles", saved.error().describe());
        for (const PuzzleTheme theme : themes_)
            console_.out << nameOf(theme) << ": " << std::min(collection_.count(theme), request_.each)
                         << '\n';
        return interruption_.stopped() ? complain(console_, "puzzles", "stopped early") : kDone;
    }

  private:
    base::Result<void> mineOwnGames() {
        for (int i = 0; i < request_.games && !interruption_.stopped(); ++i) {
            const auto number = static_cast<std::size_t>(i);
            const int size = request_.sizes[number % request_.sizes.size()];
            if (wantedOf(size).empty()) continue;
            const std::size_t round = number / request_.sizes.size();
            mine(puzzles::playPracticeGame(
                {size, request_.halfKomis[round % request_.halfKomis.size()], request_.seed + number},
                interruption_.token()));
        }
        return {};
    }

    base::Result<void> mineFile() {
        Source source{.text = request_.from};
        if (request_.size) source.given["size"] = std::to_string(*request_.size);
        const auto games = readGames(TakKind(), source, console_);
        if (!games) return games.error();
        for (const game::Record& game : *games) {
            if (interruption_.stopped()) break;
            mine(puzzles::positionsOf(ptnOf(game)));
        }
        return {};
    }

    PuzzleMiner::Themes wantedOf(int size) const {
        PuzzleMiner::Themes wanted;
        for (const PuzzleTheme theme : themes_)
            if (collection_.wants(theme, size, static_cast<int>(request_.sizes.size()))) wanted.insert(theme);
        return wanted;
    }

    void mine(const std::vector<Position>& game) {
        if (game.empty()) return;
        auto found = miner_.mine(game, wantedOf(game.front().size()), interruption_.token());
        for (TakPuzzle& puzzle : found) collection_.add(std::move(puzzle));
        if (++mined_ % 10 == 0) tellProgress();
    }

    void tellProgress() const {
        console_.err << mined_ << " games:";
        for (const PuzzleTheme theme : themes_)
            console_.err << ' ' << nameOf(theme) << ' ' << collection_.count(theme);
        console_.err << '\n' << std::flush;
    }

    const PuzzlesRequest& request_;
    const Console& console_;
    const Interruption interruption_;
    PuzzleMiner::Themes themes_;
    PuzzleMiner miner_;
    puzzles::Collection collection_;
    int mined_ = 0;
};

/// Proves puzzles and reports those that fail.
class PuzzleCheck {
  public:
    explicit PuzzleCheck(const Console& console) : console_(console) {}

    void check(const std::string& file, const std::stop_token& stop) {
        const auto text = readFileOrStream(file, console_);
        if (!text) return addProblem(text.error());
        const std::string name = nameOfInput(file);
        const auto reading = tutorial::readPuzzles(*text, name, TakKind());
        for (const base::Error& error : reading.errors) addProblem(error);
        for (const tutorial::Puzzle& puzzle : reading.puzzles) {
            if (stop.stop_requested()) return;
            ++checked_;
            if (const char* problem = problemOf(puzzle, stop)) {
                ++problems_;
                console_.out << name << ':' << puzzle.at.line << ": " << puzzle.id << ": " << problem << '\n';
            }
        }
    }

    int finish(bool stopped) const {
        console_.out << checked_ << " puzzles, " << problems_ << " problems\n";
        return problems_ == 0 && !stopped ? kDone : kProblemsFound;
    }

  private:
    void addProblem(const base::Error& error) {
        ++problems_;
        console_.out << error.describe() << '\n';
    }

    const char* problemOf(const tutorial::Puzzle& read, const std::stop_token& stop) {
        const auto puzzle = puzzles::takPuzzleOf(read);
        if (!puzzle) return "there is no such theme";
        if (idOf(*puzzle) != read.id) return "the id belongs to another position";
        const auto proved = prover_.prove(puzzle->theme, puzzle->position, stop);
        if (!proved) return "not proved";
        return *proved == puzzle->solution ? nullptr : "the solution is another";
    }

    const Console& console_;
    PuzzleProver prover_;
    int checked_ = 0;
    int problems_ = 0;
};

std::vector<std::string> themeNames() {
    std::vector<std::string> names;
    for (const PuzzleTheme theme : kPuzzleThemes) names.emplace_back(nameOf(theme));
    return names;
}

}  // namespace

int minePuzzles(const PuzzlesRequest& request, const Console& console) {
    return PuzzleMine(request, console).run();
}

int checkPuzzles(const std::vector<std::string>& files, const Console& console) {
    const Interruption interruption;
    PuzzleCheck check(console);
    for (const std::string& file : files) check.check(file, interruption.token());
    return check.finish(interruption.stopped());
}

void addPuzzlesCommand(CLI::App& app, const Console& console, int& status) {
    auto request = std::make_shared<PuzzlesRequest>();
    auto files = std::make_shared<std::vector<std::string>>();
    CLI::App* command = app.add_subcommand("puzzles", "Look for puzzles in games, and prove them");
    CLI::Option* folder =
        command->add_option("--out", request->folder, "Folder for the files, one for each theme");
    CLI::Option* check = command->add_option("--check", *files, "Prove the puzzles of these files again");
    check->excludes(folder);
    CLI::Option* from =
        command->add_option("--from", request->from, "PTN file with the games; - reads the standard input")
            ->needs(folder);
    command->add_option("--size", request->size, "Side of the board, 3 to 8, for games that do not say it")
        ->check(CLI::Range(tak::rules::kMinSize, tak::rules::kMaxSize))
        ->needs(from);
    command->add_option("--themes", request->themes, "Only puzzles of these themes (all)")
        ->delimiter(',')
        ->check(CLI::IsMember(themeNames()))
        ->needs(folder);
    command->add_option("--sizes", request->sizes, "Boards to play on (4,5,6)")
        ->delimiter(',')
        ->check(CLI::Range(3, 8))
        ->needs(folder);
    command->add_option("--half-komi", request->halfKomis, "Half flats for Black, used in turn (0,4)")
        ->delimiter(',')
        ->check(CLI::Range(-tak::rules::kMaxHalfKomi, tak::rules::kMaxHalfKomi))
        ->needs(folder)
        ->excludes(from);
    command->add_option("--games", request->games, "Most games to play (100)")
        ->check(numberFrom(1))
        ->needs(folder)
        ->excludes(from);
    command->add_option("--each", request->each, "Puzzles of each theme (60)")
        ->check(numberFrom(1))
        ->needs(folder);
    command->add_option("--seed", request->seed, "Seed of the games (1)")->needs(folder)->excludes(from);
    command->callback([=, &status] {
        if (files->empty() && request->folder.empty())
            throw CLI::ValidationError("puzzles", "needs --out or --check");
        status = files->empty() ? minePuzzles(*request, console) : checkPuzzles(*files, console);
    });
}

}  // namespace tak::lab
