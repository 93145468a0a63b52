#include "app/learning/Lessons.h"

#include <algorithm>
#include <utility>

#include "app/common/Development.h"

namespace app {

void Lessons::switchTo(const CatalogEntry& game) {
    if (game_ == &game) return;
    game_ = &game;
    known_ = false;
    folders_.clear();
    for (const std::filesystem::path& folder : {game.lessons, game.rules})
        if (!folder.empty()) folders_.emplace_back(surroundings_.assets / folder);
    read();
    askArchive();
}

void Lessons::read() {
    reading_ = std::make_unique<BackgroundTask<Books>>(
        [assets = surroundings_.assets, &game = *game_](const std::stop_token&) -> base::Result<Books> {
            const tutorial::Subject subject{*game.kind, game.makeInput};
            Books books;
            if (!game.lessons.empty()) books.lessons = tutorial::readCourse(assets / game.lessons, subject);
            if (!game.rules.empty()) books.rules = tutorial::readCourse(assets / game.rules, subject);
            return books;
        });
}

void Lessons::readAgainIfSaved() {
    const auto now = std::chrono::steady_clock::now();
    if (!kReadsAgain || !known_ || reading_ || now - lastLook_ < kReadAgainPause) return;
    lastLook_ = now;
    bool saved = false;
    for (base::FolderWatch& folder : folders_) saved |= folder.changed();
    if (saved) read();
}

void Lessons::askArchive() {
    progress_.clear();
    archive::Keeper* const archive = surroundings_.library.archive();
    if (archive == nullptr) return;
    asking_ = true;
    archive->ask([id = game_->kind->id()](archive::Archive& games) { return games.lessons(id); },
                 [this, alive = std::weak_ptr<bool>(alive_)](
                     const base::Result<std::vector<archive::LessonProgress>>& known) {
                     if (alive.expired()) return;
                     asking_ = false;
                     surroundings_.changes.interface = true;
                     if (!known) return;
                     for (const archive::LessonProgress& one : *known)
                         progress_[one.lesson] = {one.step, one.finished};
                 });
}

const std::vector<tutorial::Lesson>& Lessons::all() const {
    static const std::vector<tutorial::Lesson> kNone;
    return ready() ? books_.back().lessons.lessons : kNone;
}

const std::vector<tutorial::Lesson>& Lessons::rules() const {
    static const std::vector<tutorial::Lesson> kNone;
    return ready() ? books_.back().rules.lessons : kNone;
}

std::optional<std::size_t> Lessons::covering(const std::string& topic) const {
    const std::vector<tutorial::Lesson>& lessons = all();
    for (std::size_t i = 0; i < lessons.size(); ++i)
        if (const auto& topics = lessons[i].topics;
            std::find(topics.begin(), topics.end(), topic) != topics.end())
            return i;
    return {};
}

Lessons::Progress Lessons::progress(const std::string& lesson) const {
    const auto found = progress_.find(lesson);
    return found == progress_.end() ? Progress() : found->second;
}

void Lessons::reached(const tutorial::Lesson& lesson, std::size_t step) {
    keep(lesson.id, {lesson.steps[step].name, progress(lesson.id).finished});
}

void Lessons::finished(const tutorial::Lesson& lesson) { keep(lesson.id, {{}, true}); }

void Lessons::keep(const std::string& lesson, const Progress& progress) {
    progress_[lesson] = progress;
    if (archive::Keeper* archive = surroundings_.library.archive())
        archive->ask(
            [id = game_->kind->id(), one = archive::LessonProgress{lesson, progress.step, progress.finished}](
                archive::Archive& games) { return games.setLesson(id, one); },
            [this, alive = std::weak_ptr<bool>(alive_)](const base::Result<void>& written) {
                if (!written && !alive.expired())
                    surroundings_.messages.toast(surroundings_.texts.describe(written.error()),
                                                 ui::kit::Severity::Warning);
            });
}

void Lessons::update() {
    readAgainIfSaved();
    if (!reading_ || !reading_->ready()) return;
    auto books = reading_->take();
    reading_.reset();
    surroundings_.changes.interface = true;
    if (!books) {
        surroundings_.messages.notice(surroundings_.texts.tr("The lessons cannot be read"), "",
                                      {books.error()});
        if (!known_) books_.emplace_back();
    } else {
        for (const tutorial::Course* course : {&books->lessons, &books->rules})
            if (!course->problems.empty())
                surroundings_.messages.notice(surroundings_.texts.tr("Some lessons cannot be read"), "",
                                              course->problems);
        books_.push_back(std::move(*books));
    }
    known_ = true;
}

}  // namespace app
