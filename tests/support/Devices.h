#pragma once

#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

#include <filesystem>

namespace support {

/// A device like /dev/full (every write fails for want of space), to be given to what may replace files. For
/// root it is made in `folder`: a fault would otherwise replace the machine's own. Others cannot.
inline std::filesystem::path fullDevice(const std::filesystem::path& folder) {
    if (geteuid() != 0) return "/dev/full";
    const std::filesystem::path device = folder / "full";
    if (mknod(device.c_str(), S_IFCHR | 0666, makedev(1, 7)) != 0) return "/dev/full/cannot-be-made";
    return device;
}

/// The same of /dev/null, which takes everything.
inline std::filesystem::path nullDevice(const std::filesystem::path& folder) {
    if (geteuid() != 0) return "/dev/null";
    const std::filesystem::path device = folder / "null";
    if (mknod(device.c_str(), S_IFCHR | 0666, makedev(1, 3)) != 0) return "/dev/null/cannot-be-made";
    return device;
}

}  // namespace support
