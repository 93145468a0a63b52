#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <thread>

#include "cli/tak/TakAdditions.h"
#include "games/tak/engine/tei/TeiStream.h"

namespace cli {
namespace {

using namespace tak;

/// Half of the memory, since the system would kill a program that uses all of it.
int hashCapacity() {
    const std::int64_t pages = sysconf(_SC_PHYS_PAGES);
    const std::int64_t pageSize = sysconf(_SC_PAGE_SIZE);
    if (pages <= 0 || pageSize <= 0) return engine::kMaxHashMiB;
    return static_cast<int>(
        std::clamp<std::int64_t>(pages * (pageSize / 1024) / 2048, 1, engine::kMaxHashMiB));
}

/// More threads than CPU cores slow each other down, but trying a few more is allowed.
int threadCapacity() {
    constexpr int kAnyway = 4;
    return std::clamp(static_cast<int>(std::thread::hardware_concurrency()), kAnyway, engine::kMaxThreads);
}

/// Runs a TEI engine on the console until `quit` or the end of the input. Blocks.
int runTei(const Console& console) {
    engine::serveTei(
        console.in, console.out,
        {.version = DOLMEN_VERSION, .capacity = {.hashMiB = hashCapacity(), .threads = threadCapacity()}});
    return kDone;
}

}  // namespace

void addTeiCommand(CLI::App& app, const Console& console, int& status) {
    CLI::App* command = app.add_subcommand("tei", "Play as an engine: speak the Tak Engine Interface");
    command->callback([console, &status] { status = runTei(console); });
}

}  // namespace cli
