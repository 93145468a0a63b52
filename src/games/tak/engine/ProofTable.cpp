#include "games/tak/engine/ProofTable.h"

#include <algorithm>
#include <new>

namespace tak::engine {

ProofTable::ProofTable(int mebibytes)
    : count_((static_cast<std::size_t>(std::max(mebibytes, 1)) << 20) / sizeof(Cluster)) {
    clear();
}

void ProofTable::clear() {
    auto* const empty = static_cast<Cluster*>(std::calloc(count_, sizeof(Cluster)));
    if (empty == nullptr) throw std::bad_alloc();
    clusters_.reset(empty);
}

const ProofEntry* ProofTable::find(std::uint64_t key) const {
    for (const ProofEntry& entry : clusterOf(key))
        if (entry.key == key) return &entry;
    return nullptr;
}

void ProofTable::store(const ProofEntry& entry) {
    Cluster& cluster = clusterOf(entry.key);
    ProofEntry* place = cluster.data();
    for (ProofEntry& other : cluster) {
        if (other.key == entry.key) {
            other = entry;
            return;
        }
        if (other.work < place->work) place = &other;
    }
    *place = entry;
}

}  // namespace tak::engine
