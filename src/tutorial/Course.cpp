#include "tutorial/Course.h"

#include <algorithm>

#include "base/Files.h"

namespace tutorial {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kLargestFile = 1 << 20;  // bytes

std::vector<fs::path> lessonFiles(const fs::path& folder) {
    std::vector<fs::path> files;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error))
        if (entry->path().extension() == ".lesson") files.push_back(entry->path());
    std::sort(files.begin(), files.end());
    return files;
}

}  // namespace

Course readCourse(const fs::path& folder, const Subject& subject) {
    Course course;
    for (const fs::path& file : lessonFiles(folder)) {
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
