#include "games/tak/engine/ProofTable.h"

#include <algorithm>

namespace tak::engine {

ProofTable::ProofTable(int mebibytes)
    : clusters_((static_cast<std::size_t>(std::max(mebibytes, 1)) << 20) / sizeof(Cluster)) {}

void ProofTable::clear() { std::fill(clusters_.begin(), clusters_.end(), Cluster{}); }

const ProofEntry* ProofTable::find(std::uint64_t key) const {
    for (const ProofEntry& entry : clusters_[clusterOf(key)])
        if (entry.key == key) return &entry;
    return nullptr;
}

void ProofTable::store(const ProofEntry& entry) {
    Cluster& cluster = clusters_[clusterOf(entry.key)];
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
