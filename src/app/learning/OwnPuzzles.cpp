#include "app/learning/OwnPuzzles.h"

#include <algorithm>
#include <utility>

#include "app/common/ChangeLock.h"
#include "app/learning/Practice.h"
#include "base/FileWriter.h"
#include "base/Files.h"
#include "tutorial/PuzzleReader.h"

namespace app {
namespace {

namespace fs = std::filesystem;

/// Whether the new puzzle's id is that of a puzzle in the old text.
bool holds(const std::string& old, const std::string& added, const game::Kind& kind) {
    const tutorial::PuzzleReading before = tutorial::readPuzzles(old, "", kind);
    const tutorial::PuzzleReading after = tutorial::readPuzzles(added, "", kind);
    return std::any_of(before.puzzles.begin(), before.puzzles.end(), [&](const tutorial::Puzzle& puzzle) {
        return !after.puzzles.empty() && puzzle.id == after.puzzles.front().id;
    });
}

}  // namespace

base::Result<OwnPuzzles::End> OwnPuzzles::add(const fs::path& file, const std::string& puzzle,
                                              const game::Kind& kind) {
    const auto lock = lockToChange(file);
    std::error_code none;
    std::string text;
    if (fs::exists(file, none)) {
        auto old = base::readFile(file);
        if (!old) return old.error();
        if (holds(*old, puzzle, kind)) return End::Known;
        text = std::move(*old);
        if (!text.empty() && text.back() != '\n') text += '\n';
    }
    auto writer = base::FileWriter::open(file, {.makeFolders = true});
    if (!writer) return writer.error();
    if (auto written = writer->write(text + puzzle); !written) return written.error();
    if (auto done = writer->commit(); !done) return done.error();
    return End::Made;
}

fs::path OwnPuzzles::fileOf(const fs::path& folder, const game::Kind& kind) {
    return folder / kind.id() / "own.puzzles";
}

void OwnPuzzles::make(const CatalogEntry& game, std::unique_ptr<game::State> position) {
    if (task_) return;
    stopped_ = false;
    task_ = std::make_unique<BackgroundTask<End>>(
        [file = fileOf(folder_, *game.kind), kind = game.kind.get(),
         position = std::move(position)](const std::stop_token& stop) -> base::Result<End> {
            lowerThreadPriority();
            const std::string puzzle = kind->puzzles()->puzzleOf(*position, stop);
            if (puzzle.empty() || stop.stop_requested()) return End::NoProof;
            return add(file, puzzle, *kind);
        });
}

void OwnPuzzles::stop() {
    if (!task_) return;
    stopped_ = true;
    task_->stop();
}

base::Result<void> OwnPuzzles::flush() {
    if (!task_) return {};
    task_->stop();
    const auto ended = task_->take();
    task_.reset();
    return ended ? base::Result<void>() : ended.error();
}

void OwnPuzzles::update() {
    if (!task_ || !task_->ready()) return;
    const auto ended = task_->take();
    task_.reset();
    basics_.changes.interface = true;
    if (ended && *ended == End::Made) practice_.forget();
    if (stopped_) return;
    if (ended) return tell(*ended);
    basics_.messages.toast(basics_.texts.describe(ended.error()), ui::kit::Severity::Warning);
}

void OwnPuzzles::tell(End end) {
    const i18n::Catalogue& texts = basics_.texts;
    switch (end) {
        case End::Made:
            return basics_.messages.toast(
                texts.tr("The puzzle was added to those that you have set up: Practice has it."));
        case End::Known:
            return basics_.messages.toast(texts.tr("You have made this puzzle before."));
        case End::NoProof:
            return basics_.messages.toast(
                texts.tr("This position makes no puzzle: too many turns are right, or none could be proved."),
                ui::kit::Severity::Warning);
    }
}

}  // namespace app
