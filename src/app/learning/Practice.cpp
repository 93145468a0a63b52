#include "app/learning/Practice.h"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <utility>

#include "app/common/Paths.h"
#include "base/Files.h"
#include "tutorial/Repetition.h"

namespace app {
namespace {

namespace fs = std::filesystem;
using archive::PuzzleProgress;
using archive::Time;

constexpr int kFirstLevel = 900;
constexpr int kStepUp = 30;
constexpr int kStepDown = 50;
constexpr int kMostOwnGames = 20;

Time presentTime() { return std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now()); }

tutorial::PuzzleReading readFolder(const fs::path& folder, const game::Kind& kind,
                                   const std::stop_token& stop) {
    const auto files = base::filesIn(folder, ".puzzles");
    if (!files) return {.errors = {files.error()}};
    tutorial::PuzzleReading all;
    for (const fs::path& file : *files) {
        if (stop.stop_requested()) break;
        const auto text = base::readFile(file);
        if (!text) {
            all.errors.push_back(text.error());
            continue;
        }
        tutorial::PuzzleReading one = tutorial::readPuzzles(*text, file.string(), kind);
        std::move(one.puzzles.begin(), one.puzzles.end(), std::back_inserter(all.puzzles));
        std::move(one.errors.begin(), one.errors.end(), std::back_inserter(all.errors));
    }
    return all;
}

/// None where the game has no puzzles.
std::vector<game::PuzzleTheme> themesOf(const game::Kind& kind) {
    return kind.puzzles() != nullptr ? kind.puzzles()->themes() : std::vector<game::PuzzleTheme>();
}

}  // namespace

// ---- reading ----

void Practice::switchTo(const CatalogEntry& game) {
    if (game_ == &game && !std::exchange(stale_, false)) return progress_.readAgain();
    stale_ = false;
    game_ = &game;
    retired_.add(std::move(of_.reading));
    retired_.add(std::move(of_.mining));
    of_ = {};
    of_.reading = std::make_unique<BackgroundTask<Read>>(
        [assets = basics_.paths.assets, own = own_,
         &game](const std::stop_token& stop) -> base::Result<Read> { return read(assets, own, game, stop); });
    progress_.switchTo(game.kind->id());
}

Practice::Read Practice::read(const fs::path& assets, const fs::path& own, const CatalogEntry& game,
                              const std::stop_token& stop) {
    Read all;
    if (!game.puzzles.empty()) all.given = readFolder(assets / game.puzzles, *game.kind, stop);
    std::error_code none;
    if (const fs::path folder = own / game.kind->id(); !own.empty() && fs::is_directory(folder, none))
        all.made = readFolder(folder, *game.kind, stop);
    return all;
}

void Practice::takeRead(Read read) {
    for (tutorial::Puzzle& puzzle : read.given.puzzles) of_.puzzles.push_back(std::move(puzzle));
    for (tutorial::Puzzle& puzzle : read.made.puzzles) {
        if (known(puzzle)) continue;
        of_.made.insert(puzzle.id);
        of_.puzzles.push_back(std::move(puzzle));
    }
    std::vector<base::Error> errors = std::move(read.given.errors);
    std::move(read.made.errors.begin(), read.made.errors.end(), std::back_inserter(errors));
    if (!errors.empty()) tellUnread(errors);
}

void Practice::tellUnread(const std::vector<base::Error>& errors) const {
    basics_.messages.notice(basics_.texts.tr("Some puzzles cannot be read"), "", errors);
}

bool Practice::known(const tutorial::Puzzle& puzzle) const {
    return std::any_of(of_.puzzles.begin(), of_.puzzles.end(),
                       [&](const tutorial::Puzzle& other) { return other.id == puzzle.id; });
}

void Practice::update() {
    retired_.update();
    if (of_.reading && of_.reading->ready()) {
        auto read = of_.reading->take();
        of_.reading.reset();
        basics_.changes.interface = true;
        if (read)
            takeRead(std::move(*read));
        else
            tellUnread({read.error()});
    }
    if (of_.mining && of_.mining->ready()) {
        auto mined = of_.mining->take();
        of_.mining.reset();
        basics_.changes.interface = true;
        if (mined)
            takeOwn(std::move(*mined));
        else
            tellUnread({mined.error()});
    }
}

// ---- the player's own games ----

void Practice::askOwnGames() {
    archive::Keeper* const archive = library_.keeper();
    if (mining() || archive == nullptr) return;
    of_.askingGames = true;
    archive->ask(
        [query =
             archive::Query{
                 .game = game_->kind->id(), .withPeople = true, .finished = true, .limit = kMostOwnGames}](
            archive::Archive& games) -> base::Result<std::vector<std::string>> {
            const auto found = games.search(query);
            if (!found) return found.error();
            std::vector<std::string> texts;
            for (const archive::Game& game : found->games)
                if (auto text = games.text(game.id); text && *text) texts.push_back(**text);
            return texts;
        },
        [this, wanted = std::weak_ptr<bool>(of_.alive)](base::Result<std::vector<std::string>> texts) {
            if (wanted.expired()) return;
            of_.askingGames = false;
            if (!texts) return tellUnread({texts.error()});
            if (*texts != of_.searched) mine(std::move(*texts));
        });
}

void Practice::mine(std::vector<std::string> games) {
    if (game_->kind->puzzles() == nullptr) return;
    of_.searched = games;
    of_.mining =
        std::make_unique<BackgroundTask<Puzzles>>([texts = std::move(games), kind = game_->kind.get()](
                                                      const std::stop_token& stop) -> base::Result<Puzzles> {
            Puzzles all;
            for (const std::string& text : texts) {
                if (stop.stop_requested()) break;
                const auto game = kind->read(text, "", {.stop = stop});
                if (!game) continue;
                tutorial::PuzzleReading found =
                    tutorial::readPuzzles(kind->puzzles()->find(game->game, stop), "", *kind);
                std::move(found.puzzles.begin(), found.puzzles.end(), std::back_inserter(all));
            }
            return all;
        });
}

void Practice::takeOwn(Puzzles puzzles) {
    for (tutorial::Puzzle& puzzle : puzzles) {
        if (known(puzzle)) continue;
        of_.own.insert(puzzle.id);
        of_.puzzles.push_back(std::move(puzzle));
    }
}

// ---- themes ----

std::string Practice::themeOf(const tutorial::Puzzle& puzzle) const {
    if (of_.own.count(puzzle.id) > 0) return kOwnGames;
    return of_.made.count(puzzle.id) > 0 ? kMade : puzzle.theme;
}

bool Practice::belongs(const std::string& themeOfPuzzle, const std::string& theme) {
    if (theme.empty()) return themeOfPuzzle != kOwnGames && themeOfPuzzle != kMade;
    return themeOfPuzzle == theme;
}

std::vector<Practice::Theme> Practice::themes() const {
    std::vector<Theme> themes{{.id = "", .title = base::msgid("All themes")}};
    if (game_ == nullptr) return themes;
    for (const game::PuzzleTheme& theme : themesOf(*game_->kind))
        themes.push_back({.id = theme.id, .title = theme.title});
    themes.push_back({.id = kOwnGames, .title = base::msgid("From your own games")});
    if (!of_.made.empty()) themes.push_back({.id = kMade, .title = base::msgid("Set up by you")});
    const Time at = presentTime();
    for (const tutorial::Puzzle& puzzle : of_.puzzles) {
        const std::string own = themeOf(puzzle);
        const PuzzleProgress* const known = progress_.of(puzzle.id);
        for (Theme& theme : themes) {
            if (!belongs(own, theme.id)) continue;
            ++theme.puzzles;
            if (known != nullptr && known->box > 0) ++theme.solved;
            if (known != nullptr && known->due <= at) ++theme.due;
        }
    }
    return themes;
}

void Practice::chooseTheme(const std::string& theme) {
    of_.theme = theme;
    if (theme == kOwnGames) askOwnGames();
}

std::string Practice::taskOf(const tutorial::Puzzle& puzzle) const {
    for (const game::PuzzleTheme& theme : themesOf(*game_->kind))
        if (theme.id == puzzle.theme) return theme.task;
    return {};
}

// ---- which one comes next ----

const tutorial::Puzzle* Practice::next() {
    const Time at = presentTime();
    if (of_.level == 0) {
        of_.level = kFirstLevel;
        for (const tutorial::Puzzle& puzzle : of_.puzzles)
            if (const auto* known = progress_.of(puzzle.id); known != nullptr && known->box > 0)
                of_.level = std::max(of_.level, puzzle.rating);
    }
    const tutorial::Puzzle* due = nullptr;
    const tutorial::Puzzle* fresh = nullptr;
    const tutorial::Puzzle* resting = nullptr;
    const tutorial::Puzzle* last = nullptr;  // it comes again only if there is no other
    const auto distance = [this](const tutorial::Puzzle& puzzle) {
        return std::abs(puzzle.rating - of_.level);
    };
    for (const tutorial::Puzzle& puzzle : of_.puzzles) {
        if (!belongs(themeOf(puzzle), of_.theme)) continue;
        if (puzzle.id == of_.last) {
            last = &puzzle;
            continue;
        }
        const PuzzleProgress* const known = progress_.of(puzzle.id);
        if (known == nullptr) {
            if (fresh == nullptr || distance(puzzle) < distance(*fresh)) fresh = &puzzle;
        } else if (known->due <= at) {
            if (due == nullptr || known->due < progress_.of(due->id)->due) due = &puzzle;
        } else if (resting == nullptr || known->due < progress_.of(resting->id)->due) {
            resting = &puzzle;
        }
    }
    const tutorial::Puzzle* const chosen = due != nullptr       ? due
                                           : fresh != nullptr   ? fresh
                                           : resting != nullptr ? resting
                                                                : last;
    if (chosen != nullptr) of_.last = chosen->id;
    return chosen;
}

void Practice::solved(const tutorial::Puzzle& puzzle, bool atOnce) {
    of_.level += atOnce ? kStepUp : -kStepDown;
    progress_.change(puzzle.id, [atOnce, at = presentTime()](PuzzleProgress& now) {
        now.box = atOnce ? std::min(now.box + 1, tutorial::kLastBox) : 0;
        now.due = at + tutorial::restOf(now.box);
        ++now.tries;
        if (!atOnce) ++now.misses;
    });
}

}  // namespace app
