#include "app/learning/Lessons.h"

#include <algorithm>
#include <utility>

#include "app/common/Development.h"
#include "app/common/Paths.h"

namespace app {

void Lessons::switchTo(const CatalogEntry& game) {
    if (game_ == &game) return progress_.readAgain();
    game_ = &game;
    known_ = false;
    folders_.clear();
    for (const std::filesystem::path& folder : {game.lessons, game.rules})
        if (!folder.empty()) folders_.emplace_back(basics_.paths.assets / folder);
    read();
    progress_.switchTo(game.kind->id());
}

void Lessons::read() {
    retired_.add(std::move(reading_));
    reading_ = std::make_unique<BackgroundTask<Books>>(
        [assets = basics_.paths.assets, &game = *game_](const std::stop_token& stop) -> base::Result<Books> {
            const tutorial::Subject subject{*game.kind, game.makeInput};
            Books books;
            if (!game.lessons.empty())
                books.lessons = tutorial::readCourse(assets / game.lessons, subject, stop);
            if (!game.rules.empty()) books.rules = tutorial::readCourse(assets / game.rules, subject, stop);
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

archive::LessonProgress Lessons::progress(const std::string& lesson) const {
    const archive::LessonProgress* const known = progress_.of(lesson);
    return known == nullptr ? archive::LessonProgress{.lesson = lesson, .step = {}} : *known;
}

void Lessons::reached(const tutorial::Lesson& lesson, std::size_t step) {
    progress_.change(lesson.id,
                     [name = lesson.steps[step].name](archive::LessonProgress& now) { now.step = name; });
}

void Lessons::finished(const tutorial::Lesson& lesson) {
    progress_.change(lesson.id, [](archive::LessonProgress& now) {
        now.step.clear();
        now.finished = true;
    });
}

void Lessons::update() {
    retired_.update();
    readAgainIfSaved();
    if (!reading_ || !reading_->ready()) return;
    auto books = reading_->take();
    reading_.reset();
    basics_.changes.interface = true;
    if (!books) {
        basics_.messages.notice(basics_.texts.tr("The lessons cannot be read"), "", {books.error()});
        if (!known_) books_.emplace_back();
    } else {
        for (const tutorial::Course* course : {&books->lessons, &books->rules})
            if (!course->problems.empty())
                basics_.messages.notice(basics_.texts.tr("Some lessons cannot be read"), "",
                                        course->problems);
        books_.push_back(std::move(*books));
    }
    known_ = true;
}

}  // namespace app
