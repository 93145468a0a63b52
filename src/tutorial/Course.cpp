#include "tutorial/Course.h"

#include "base/Files.h"

namespace tutorial {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kLargestFile = 1 << 20;  // bytes

}  // namespace

Course readCourse(const fs::path& folder, const Subject& subject, const std::stop_token& stop) {
    Course course;
    const auto files = base::filesIn(folder, ".lesson");
    if (!files) return {.problems = {files.error()}};
    for (const fs::path& file : *files) {
        if (stop.stop_requested()) break;
        const auto text = base::readFile(file, kLargestFile);
        if (!text) {
            course.problems.push_back(text.error());
            continue;
        }
        auto lesson = readLesson(*text, file.string(), file.stem().string(), subject);
        if (lesson)
            course.lessons.push_back(std::move(*lesson));
        else
            course.problems.push_back(lesson.error());
    }
    return course;
}

}  // namespace tutorial
