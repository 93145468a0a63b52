#include "base/FileAppender.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <string>

namespace base {
namespace {

namespace fs = std::filesystem;

/// Locks the file against other programs that append with this class, until it is destroyed. Does nothing
/// where files cannot be locked.
class Turn {
  public:
    explicit Turn(const Descriptor& file) : file_(file) {
        while (::flock(file_.number(), LOCK_EX) != 0 && errno == EINTR) {
        }
    }
    Turn(const Turn&) = delete;
    Turn& operator=(const Turn&) = delete;
    ~Turn() { ::flock(file_.number(), LOCK_UN); }

  private:
    const Descriptor& file_;
};

bool endsALine(const Descriptor& file, off_t size) {
    char last = '\n';
    return ::pread(file.number(), &last, 1, size - 1) != 1 || last == '\n';
}

}  // namespace

Result<FileAppender> FileAppender::open(const fs::path& file) {
    auto place = placeOf(file);
    if (!place) return place.error();
    FileAppender appender;
    appender.named_ = file;
    appender.place_ = std::move(*place);
    if (appender.place_.kind != FilePlace::Kind::Regular) {
        auto stream = openDirectly(appender.place_, file);
        if (!stream) return stream.error();
        appender.file_ = std::move(*stream);
    } else if (!appender.place_.status) {
        const fs::path parent = appender.place_.file.parent_path();
        if (::faccessat(AT_FDCWD, parent.empty() ? "." : parent.c_str(), W_OK | X_OK, AT_EACCESS) != 0) {
            if (errno == ENOENT) return Error{msgid("there is no such folder"), file.string()};
            return cannotWrite(file, errno);
        }
    }
    return appender;
}

Result<void> FileAppender::openFile() {
    constexpr int kFlags = O_APPEND | O_CREAT | O_CLOEXEC;
    constexpr mode_t kMode = 0666;
    // The end of the file can only be inspected if the file may be read; of a write-only file it is not
    // checked.
    file_ = Descriptor(::open(place_.file.c_str(), O_RDWR | kFlags, kMode));
    if (!file_.isOpen() && errno == EACCES)
        file_ = Descriptor(::open(place_.file.c_str(), O_WRONLY | kFlags, kMode));
    if (!file_.isOpen()) return cannotWrite(named_, errno);
    return {};
}

Result<void> FileAppender::addToFile(std::string_view block, std::string_view between) {
    const Turn turn(file_);
    struct stat status {};
    if (::fstat(file_.number(), &status) != 0) return cannotWrite(named_, errno);
    std::string text;
    if (status.st_size > 0) {
        if (!endsALine(file_, status.st_size)) text += '\n';
        text += between;
    }
    text += block;
    const int problem = writeAll(file_, text);
    if (problem == 0) return {};
    // Removes a block that was written in part.
    [[maybe_unused]] const int cut = ::ftruncate(file_.number(), status.st_size);
    return cannotWrite(named_, problem);
}

Result<void> FileAppender::add(std::string_view block, std::string_view between) {
    if (!file_.isOpen())
        if (auto opened = openFile(); !opened) return opened;
    if (place_.kind == FilePlace::Kind::Regular) return addToFile(block, between);
    const std::string text = (begun_ ? std::string(between) : std::string()).append(block);
    begun_ = true;
    if (const int problem = writeAll(file_, text); problem != 0) return cannotWrite(named_, problem);
    return {};
}

Result<void> FileAppender::finish() {
    if (!file_.isOpen()) return {};
    if (place_.kind == FilePlace::Kind::Regular && ::fsync(file_.number()) != 0)
        return cannotWrite(named_, errno);
    if (const int problem = file_.close(); problem != 0) return cannotWrite(named_, problem);
    return {};
}

}  // namespace base
