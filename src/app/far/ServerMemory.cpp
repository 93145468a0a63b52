#include "app/far/ServerMemory.h"

#include <nlohmann/json.hpp>
#include <utility>

#include "base/Files.h"

namespace app {
namespace {

using nlohmann::json;
constexpr std::size_t kMostSeeks = 8;
constexpr std::size_t kLargestMemory = std::size_t{1} << 20;  // bytes

json memoryText(const ServerMemory& memory) {
    return {{"address", memory.address},      {"name", memory.name},
            {"token", memory.token},          {"seeks", memory.seeks},
            {"ignored", memory.ignored},      {"quiet", memory.quiet},
            {"match", memory.kept.match},     {"game kept", memory.kept.game.value},
            {"match over", memory.kept.over}, {"match date", memory.kept.date}};
}

ServerMemory readMemory(const json& text) {
    ServerMemory memory{.address = text.value("address", ""),
                        .name = text.value("name", ""),
                        .token = text.value("token", ""),
                        .seeks = text.value("seeks", std::vector<game::OptionValues>()),
                        .ignored = text.value("ignored", std::vector<std::string>()),
                        .quiet = text.value("quiet", false),
                        .kept = {.match = text.value("match", 0),
                                 .game = archive::GameId(text.value("game kept", std::int64_t{0})),
                                 .over = text.value("match over", false),
                                 .date = text.value("match date", "")}};
    if (memory.seeks.size() > kMostSeeks) memory.seeks.resize(kMostSeeks);
    return memory;
}

}  // namespace

ServerMemories::ServerMemories(std::filesystem::path file) : file_(std::move(file)) {
    if (file_.empty()) return;
    const auto text = base::readFile(file_, kLargestMemory);
    if (!text) return;
    const json all = json::parse(*text, nullptr, false);
    if (!all.is_object()) return;
    for (const auto& [game, memory] : all.items()) {
        if (!memory.is_object()) continue;
        try {
            all_[game] = readMemory(memory);
        } catch (const json::exception&) {
            continue;  // a field of another type
        }
    }
}

ServerMemory ServerMemories::of(const std::string& game) const {
    const auto found = all_.find(game);
    return found == all_.end() ? ServerMemory() : found->second;
}

base::Result<void> ServerMemories::put(const std::string& game, ServerMemory memory) {
    if (memory.seeks.size() > kMostSeeks) memory.seeks.resize(kMostSeeks);
    if (of(game) == memory) return {};
    all_[game] = std::move(memory);
    return write();
}

base::Result<void> ServerMemories::write() const {
    if (file_.empty()) return {};
    json all = json::object();
    for (const auto& [game, memory] : all_) all[game] = memoryText(memory);
    return base::writeSecretFile(file_, all.dump(1));
}

}  // namespace app
