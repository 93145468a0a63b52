#pragma once

#include <sys/types.h>

#include <filesystem>
#include <utility>

#include "base/Descriptor.h"

namespace base {

/// A new file that will replace another one in the same folder. Until then it has no name if the system
/// supports that, so that nothing is left behind if the program is killed; otherwise it has an unused random
/// name. Errors are values of errno. Move-only; the destructor removes the file unless takePlaceOf()
/// succeeded.
class TemporaryFile {
  public:
    enum class Naming {
        Unnamed,  ///< if the system supports it
        Named,
    };
    /// Opens it for writing, with this mode less the umask. Returns the errno of a failure, else 0.
    [[nodiscard]] int open(const std::filesystem::path& folder, mode_t mode, Naming naming = Naming::Unnamed);
    TemporaryFile() = default;
    TemporaryFile(TemporaryFile&& other) noexcept { *this = std::move(other); }
    TemporaryFile& operator=(TemporaryFile&& other) noexcept;
    ~TemporaryFile() { remove(); }

    [[nodiscard]] const Descriptor& descriptor() const { return descriptor_; }
    /// Replaces `file`, which must be in the same folder, in one step. Returns the errno of a failure, else
    /// 0.
    [[nodiscard]] int takePlaceOf(const std::filesystem::path& file);
    /// The same, but if there is such a file already, leaves it as it is and returns EEXIST.
    [[nodiscard]] int takeFreeName(const std::filesystem::path& file);

  private:
    void remove();

    std::filesystem::path folder_;
    std::filesystem::path name_;  ///< empty if it has no name
    Descriptor descriptor_;
};

/// Makes `file` another name for the content of `existing`, in one step; both must be on one disk. Returns
/// the errno of a failure, else 0.
[[nodiscard]] int replaceByLink(const std::filesystem::path& existing, const std::filesystem::path& file);

}  // namespace base
