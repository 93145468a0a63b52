#pragma once

#include <sys/stat.h>

#include <filesystem>
#include <optional>

#include "base/Descriptor.h"
#include "base/Result.h"

namespace base {

/// Where the content of a named file is written: links are followed, and "-", /dev/stdout and /dev/fd/N are
/// streams that are already open.
struct FilePlace {
    enum class Kind {
        Regular,  ///< a file on a disk, or a name where one can be created
        Device,   ///< a device or a pipe, to be opened and written directly
        Open,     ///< a file that this program has open: `number`
    };
    Kind kind = Kind::Regular;
    std::filesystem::path file = {};         ///< the path after all links
    std::optional<struct stat> status = {};  ///< of the existing file, if any
    int number = -1;
};

/// The place that `file` names. Errors: it is a folder, it is read-only (also for root, if nobody at all may
/// write it), the name is too long, its links form a circle. A missing folder is no error yet.
[[nodiscard]] Result<FilePlace> placeOf(const std::filesystem::path& file);

/// Opens a device, pipe or stream for writing. A pipe that nobody reads is an error, since opening it would
/// wait for ever.
[[nodiscard]] Result<Descriptor> openDirectly(const FilePlace& place, const std::filesystem::path& file);

/// The error "the file cannot be written: …" with the reason for this errno.
[[nodiscard]] Error cannotWrite(const std::filesystem::path& file, int number);

}  // namespace base
