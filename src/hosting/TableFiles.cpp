#include "hosting/TableFiles.h"

#include <utility>

#include "base/Files.h"

namespace hosting {
namespace {

namespace fs = std::filesystem;

constexpr const char* kEnding = ".table";
constexpr std::size_t kLargest = std::size_t{64} << 20;  // bytes

}  // namespace

TableFiles::TableFiles(fs::path folder)
    : folder_(std::move(folder)), thread_([this](const std::stop_token& ending) { run(ending); }) {}

TableFiles::~TableFiles() {
    (void)flush();
    thread_.request_stop();
}

std::vector<TableFiles::Found> TableFiles::read() const {
    std::vector<Found> found;
    const auto files = base::filesIn(folder_, kEnding);
    if (!files) return found;
    for (const fs::path& file : *files) found.push_back({file, base::readFile(file, kLargest)});
    return found;
}

void TableFiles::keep(std::vector<host::House::SavedTable> tables) {
    if (tables.empty()) return;
    const std::lock_guard lock(mutex_);
    for (host::House::SavedTable& table : tables)
        waiting_.insert_or_assign(table.code, std::move(table.text));
    changed_.notify_all();
}

std::optional<base::Message> TableFiles::trouble() {
    const std::lock_guard lock(mutex_);
    return trouble_;
}

base::Result<void> TableFiles::flush() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return waiting_.empty() && !writing_; });
    if (trouble_) return base::fileError(folder_, *trouble_);
    return {};
}

base::Result<void> TableFiles::write(const std::string& code, const std::optional<std::string>& text) const {
    const fs::path file = folder_ / (code + kEnding);
    std::error_code ignored;
    if (!text) {
        fs::remove(file, ignored);
        return {};
    }
    return base::writeSecretFile(file, *text);
}

void TableFiles::run(const std::stop_token& ending) {
    std::unique_lock lock(mutex_);
    while (changed_.wait(lock, ending, [this] { return !waiting_.empty(); })) {
        const auto next = waiting_.extract(waiting_.begin());
        writing_ = true;
        lock.unlock();
        const auto written = write(next.key(), next.mapped());
        lock.lock();
        writing_ = false;
        trouble_ = written ? std::nullopt : std::optional(written.error().message);
        changed_.notify_all();
    }
}

}  // namespace hosting
