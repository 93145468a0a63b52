#pragma once

#include <sys/stat.h>

#include <filesystem>
#include <optional>

#include "base/Descriptor.h"
#include "base/Result.h"

namespace base {

/// Where a file of some name is written: links are followed, and "-", /dev/stdout and /dev/fd/N are streams
/// that are open already.
struct FilePlace {
    enum class Kind {
        Regular,  ///< a file on a disk, or a name where one can be
        Device,   ///< a device or a pipe, to be opened and written directly
        Open,     ///< one that this program has open: `number`
    };
    Kind kind = Kind::Regular;
    std::filesystem::path file = {};         ///< the end of all links
    std::optional<struct stat> status = {};  ///< of what is there now
    int number = -1;
};

/// The place that `file` names. Errors: it is a folder, it is read-only (also to root, if nobody at all may
/// write it), the name is too long, links lead in a circle. A folder that is missing is no error yet.
[[nodiscard]] Result<FilePlace> placeOf(const std::filesystem::path& file);

/// Opens a device, pipe or stream for writing. A pipe that nobody reads is an error, for opening it would
/// wait for ever.
[[nodiscard]] Result<Descriptor> openDirectly(const FilePlace& place, const std::filesystem::path& file);

/// "the file cannot be written: …", with this errno.
[[nodiscard]] Error cannotWrite(const std::filesystem::path& file, int number);

}  // namespace base
