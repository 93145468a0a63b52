#pragma once

#include <sys/types.h>

#include <filesystem>
#include <utility>

#include "base/Descriptor.h"

namespace base {

/// A new file that is to take the place of another one, in the same folder. Until then it has no name at all
/// where the system can do that, so that nothing is left if the program is killed; elsewhere a name that
/// nobody guesses and that was free. Errors are values of errno. Move-only; removed at the end unless it
/// took its place.
class TemporaryFile {
  public:
    enum class Naming {
        Unnamed,  ///< if the system can
        Named,
    };
    /// Opens it for writing, with this mode less the umask. Returns the errno of a failure, else 0.
    [[nodiscard]] int open(const std::filesystem::path& folder, mode_t mode, Naming naming = Naming::Unnamed);
    TemporaryFile() = default;
    TemporaryFile(TemporaryFile&& other) noexcept { *this = std::move(other); }
    TemporaryFile& operator=(TemporaryFile&& other) noexcept;
    ~TemporaryFile() { remove(); }

    [[nodiscard]] const Descriptor& descriptor() const { return descriptor_; }
    /// Becomes `file`, of the same folder, in one step. Returns the errno of a failure, else 0.
    [[nodiscard]] int takePlaceOf(const std::filesystem::path& file);

  private:
    void remove();

    std::filesystem::path folder_;
    std::filesystem::path name_;  ///< empty while it has none
    Descriptor descriptor_;
};

/// `file` becomes another name for what `existing` holds, in one step; both lie on one disk. Returns the
/// errno of a failure, else 0.
[[nodiscard]] int replaceByLink(const std::filesystem::path& existing, const std::filesystem::path& file);

}  // namespace base
