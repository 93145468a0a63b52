#include "app/far/FarPlaces.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "base/Files.h"

namespace app {
namespace {

using nlohmann::json;
constexpr std::size_t kMostPlaces = 8;
constexpr std::size_t kLargestFile = std::size_t{1} << 20;  // bytes

json written(const Place& place) {
    return {{"game", place.game},
            {"name", place.name},
            {"own", place.own},
            {"code", place.table.code},
            {"host", place.table.host},
            {"port", place.table.port},
            {"fingerprint", place.table.fingerprint.text()},
            {"token", place.token},
            {"match", place.kept.match},
            {"game kept", place.kept.game.value},
            {"match over", place.kept.over},
            {"match date", place.kept.date}};
}

Place read(const json& text) {
    Place place{.game = text.value("game", ""),
                .name = text.value("name", ""),
                .own = text.value("own", false),
                .table = {.code = text.value("code", ""),
                          .host = text.value("host", ""),
                          .port = text.value("port", std::uint16_t{0})},
                .token = text.value("token", ""),
                .kept = {.match = text.value("match", 0),
                         .game = archive::GameId(text.value("game kept", std::int64_t{0})),
                         .over = text.value("match over", false),
                         .date = text.value("match date", "")}};
    if (const auto known = net::Fingerprint::parse(text.value("fingerprint", "")))
        place.table.fingerprint = *known;
    return place;
}

}  // namespace

FarPlaces::FarPlaces(std::filesystem::path file) : file_(std::move(file)) {
    if (file_.empty()) return;
    const auto text = base::readFile(file_, kLargestFile);
    if (!text) return;
    const json all = json::parse(*text, nullptr, false);
    if (!all.is_array()) return;
    for (const json& one : all) {
        if (!one.is_object() || places_.size() == kMostPlaces) continue;
        try {
            places_.push_back(read(one));
        } catch (const json::exception&) {
            continue;  // a field of another type
        }
    }
}

base::Result<void> FarPlaces::put(Place place) {
    if (!places_.empty() && places_.front() == place) return {};
    std::erase_if(places_, [&](const Place& other) { return other.table.code == place.table.code; });
    places_.insert(places_.begin(), std::move(place));
    if (places_.size() > kMostPlaces) places_.resize(kMostPlaces);
    return write();
}

base::Result<void> FarPlaces::remove(const Invitation& table) {
    if (std::erase_if(places_, [&](const Place& other) { return other.table.code == table.code; }) == 0)
        return {};
    return write();
}

base::Result<void> FarPlaces::write() const {
    if (file_.empty()) return {};
    json all = json::array();
    for (const Place& place : places_) all.push_back(written(place));
    return base::writeSecretFile(file_, all.dump(1));
}

}  // namespace app
