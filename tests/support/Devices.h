#pragma once

#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

#include <filesystem>

namespace support {

/// A device like /dev/full (every write fails for lack of space), for code that may replace files. It is
/// created in `folder`, since as root a fault would otherwise replace the machine's own device. Only root can
/// create it; other users get the machine's own.
inline std::filesystem::path fullDevice(const std::filesystem::path& folder) {
    if (geteuid() != 0) return "/dev/full";
    const std::filesystem::path device = folder / "full";
    if (mknod(device.c_str(), S_IFCHR | 0666, makedev(1, 7)) != 0) return "/dev/full/cannot-be-made";
    return device;
}

/// The same for /dev/null, which accepts everything.
inline std::filesystem::path nullDevice(const std::filesystem::path& folder) {
    if (geteuid() != 0) return "/dev/null";
    const std::filesystem::path device = folder / "null";
    if (mknod(device.c_str(), S_IFCHR | 0666, makedev(1, 3)) != 0) return "/dev/null/cannot-be-made";
    return device;
}

}  // namespace support
