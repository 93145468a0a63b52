#pragma once

#include <grp.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <optional>
#include <string>

namespace support {

/// Runs `body` in a process of its own. Returns its complaint: the text that `body` returned, or how the
/// process ended; empty if all went well.
inline std::string inOwnProcess(const std::function<std::string()>& body) {
    std::array<int, 2> ends{};
    if (pipe(ends.data()) != 0) return "no pipe";
    const pid_t child = fork();
    if (child < 0) return "no process";
    if (child == 0) {
        const std::string complaint = body();
        [[maybe_unused]] const auto sent = write(ends[1], complaint.data(), complaint.size());
        _exit(0);
    }
    close(ends[1]);
    std::string complaint;
    std::array<char, 4096> chunk;
    for (ssize_t size; (size = read(ends[0], chunk.data(), chunk.size())) > 0;)
        complaint.append(chunk.data(), static_cast<std::size_t>(size));
    close(ends[0]);
    int state = 0;
    waitpid(child, &state, 0);
    if (state != 0) complaint += " (the process ended with state " + std::to_string(state) + ")";
    return complaint;
}

/// Runs `body` in a process of its own that has no more rights than any user, since root may read and write
/// everything. Returns the same as inOwnProcess(); nothing if the system does not allow to give up root's
/// rights, and so `body` did not run.
inline std::optional<std::string> asNobody(const std::function<std::string()>& body) {
    constexpr const char* kStillRoot = "STILL ROOT";
    const std::string complaint = inOwnProcess([&]() -> std::string {
        constexpr unsigned kNobody = 65534;
        if (geteuid() == 0 && (setgroups(0, nullptr) != 0 || setgid(kNobody) != 0 || setuid(kNobody) != 0))
            return kStillRoot;
        return body();
    });
    if (complaint == kStillRoot) return {};
    return complaint;
}

/// Gives this process a view of the mounted disks of its own, as root or, where the system allows it, as the
/// root of a user namespace, which any user may be. Returns whether that was possible.
inline bool ownMounts() {
    if (unshare(CLONE_NEWNS) == 0) return true;
    const std::string user = "0 " + std::to_string(geteuid()) + " 1";
    const std::string group = "0 " + std::to_string(getegid()) + " 1";
    if (unshare(CLONE_NEWUSER | CLONE_NEWNS) != 0) return false;
    std::ofstream("/proc/self/setgroups") << "deny";
    return static_cast<bool>(std::ofstream("/proc/self/uid_map") << user << std::flush) &&
           static_cast<bool>(std::ofstream("/proc/self/gid_map") << group << std::flush);
}

/// Runs `body` in a process of its own in which `folder` is an empty disk of so many bytes. Returns the same
/// as inOwnProcess(); nothing if the system does not allow mounting, and so `body` did not run.
inline std::optional<std::string> onSmallDisk(const std::filesystem::path& folder, int bytes,
                                              const std::function<std::string()>& body) {
    constexpr const char* kNotMounted = "NOT MOUNTED";
    const std::string options = "size=" + std::to_string(bytes);
    const std::string complaint = inOwnProcess([&]() -> std::string {
        if (!ownMounts()) return kNotMounted;
        mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr);
        if (mount("none", folder.c_str(), "tmpfs", 0, options.c_str()) != 0) return kNotMounted;
        return body();
    });
    if (complaint == kNotMounted) return {};
    return complaint;
}

}  // namespace support
