#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <istream>
#include <system_error>

#include "base/Files.h"
#include "base/Platform.h"

namespace base {
namespace {

Error unreadable(const std::filesystem::path& file, int why) {
    if (why == ENOENT) return fileError(file, msgid("there is no such file"));
    return fileError(
        file, {msgid("the file cannot be read: {why}"), {{"why", std::generic_category().message(why)}}});
}

Error tooLarge(const std::filesystem::path& file, std::size_t limit) {
    constexpr std::size_t kMiB = std::size_t{1} << 20U;
    return fileError(
        file, {msgid("the file is larger than {limit} MiB"), {{"limit", static_cast<int>(limit / kMiB)}}});
}

/// A file that is open for reading; the destructor closes it.
class OpenFile {
  public:
    /// Without O_NONBLOCK, opening a pipe would wait for a writer.
    explicit OpenFile(const std::filesystem::path& file) : handle_(openAt(file)) {
        if (handle_ < 0 && errno == ENOENT && fetchFile(file)) handle_ = openAt(file);
    }
    ~OpenFile() {
        if (handle_ >= 0) ::close(handle_);
    }
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;

    [[nodiscard]] bool good() const { return handle_ >= 0; }
    [[nodiscard]] int handle() const { return handle_; }

  private:
    static int openAt(const std::filesystem::path& file) {
        return ::open(file.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY);
    }
    int handle_;
};

/// The size that the system reports; 0 where it does not know the size, as in /proc.
Result<std::size_t> sizeOf(const OpenFile& open, const std::filesystem::path& file, std::size_t limit) {
    if (!open.good()) return unreadable(file, errno);
    struct stat status {};
    if (::fstat(open.handle(), &status) != 0) return unreadable(file, errno);
    if (!S_ISREG(status.st_mode)) return fileError(file, msgid("this is not a file"));
    const auto size = static_cast<std::size_t>(std::max<off_t>(status.st_size, 0));
    if (size > limit) return tooLarge(file, limit);
    return size;
}

}  // namespace

Result<std::string> readFile(const std::filesystem::path& file, std::size_t limit) {
    constexpr std::size_t kAtOnce = std::size_t{1} << 16U;
    const OpenFile open(file);
    const auto size = sizeOf(open, file, limit);
    if (!size) return size.error();
    // The reported size may be wrong or change meanwhile, so reading ends only at the end of the file.
    std::string content(*size + 1, '\0');
    std::size_t length = 0;
    while (true) {
        if (length == content.size()) content.resize(length + kAtOnce);
        const ssize_t count = ::read(open.handle(), content.data() + length, content.size() - length);
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return unreadable(file, errno);
        if (count == 0) break;
        length += static_cast<std::size_t>(count);
        if (length > limit) return tooLarge(file, limit);
    }
    content.resize(length);
    return content;
}

Result<void> checkReadable(const std::filesystem::path& file, std::size_t limit) {
    const auto size = sizeOf(OpenFile(file), file, limit);
    if (!size) return size.error();
    return {};
}

Result<std::string> readStream(std::istream& in, std::string_view name, std::size_t limit) {
    constexpr std::size_t kAtOnce = std::size_t{1} << 16U;
    std::string content;
    while (in) {
        const std::size_t length = content.size();
        content.resize(length + kAtOnce);
        in.read(content.data() + length, kAtOnce);
        content.resize(length + static_cast<std::size_t>(in.gcount()));
        if (content.size() > limit) return tooLarge(name, limit);
    }
    if (in.bad()) return fileError(name, msgid("the file cannot be read"));
    return content;
}

}  // namespace base
