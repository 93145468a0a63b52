#pragma once

#include <sched.h>
#include <sys/mount.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <filesystem>
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

/// Runs `body` in a process of its own in which `folder` is an empty disk of so many bytes. Returns the same
/// as inOwnProcess(); nothing if the system does not allow mounting, and so `body` did not run.
inline std::optional<std::string> onSmallDisk(const std::filesystem::path& folder, int bytes,
                                              const std::function<std::string()>& body) {
    constexpr const char* kNotMounted = "NOT MOUNTED";
    const std::string options = "size=" + std::to_string(bytes);
    const std::string complaint = inOwnProcess([&]() -> std::string {
        if (unshare(CLONE_NEWNS) != 0 && unshare(CLONE_NEWUSER | CLONE_NEWNS) != 0) return kNotMounted;
        mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr);
        if (mount("none", folder.c_str(), "tmpfs", 0, options.c_str()) != 0) return kNotMounted;
        return body();
    });
    if (complaint == kNotMounted) return {};
    return complaint;
}

}  // namespace support
