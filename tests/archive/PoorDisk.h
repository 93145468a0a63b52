#pragma once

#include <cstdint>
#include <filesystem>

namespace archive {

/// While this object lives, SQLite's calls to the system fail for files in one folder as they do on some
/// network disks. Nothing else in the program notices it. One object at a time.
class PoorDisk {
  public:
    enum class Lacks : std::uint8_t {
        SharedMemory,  ///< files cannot be mapped into the memory of several programs
        Locks,
        Syncing,  ///< waiting for the disk fails
        Writing,  ///< the handles of files are stale
        Space,    ///< the user's share of the disk is full
    };
    PoorDisk(const std::filesystem::path& folder, Lacks lacks);
    PoorDisk(const PoorDisk&) = delete;
    PoorDisk& operator=(const PoorDisk&) = delete;
    ~PoorDisk();
};

}  // namespace archive
