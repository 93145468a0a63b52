#include "app/common/Wake.h"
#include "app/far/NearbyTables.h"
#include "hosting/Announcement.h"
#include "net/Nearby.h"

namespace app {

class NearbyTables::Search {
  public:
    net::Finder finder{hosting::kServiceType, wakeLoop};
};

NearbyTables::NearbyTables() : search_(std::make_unique<Search>()) {}
NearbyTables::~NearbyTables() = default;

std::vector<NearbyTable> NearbyTables::all() const {
    std::vector<NearbyTable> tables;
    for (const net::FoundService& found : search_->finder.found())
        if (const auto one = hosting::tableIn(found))
            tables.push_back(
                {.table = {one->table.code, one->address, one->place.port, one->place.fingerprint},
                 .game = one->table.game,
                 .owner = one->table.owner});
    return tables;
}

}  // namespace app
