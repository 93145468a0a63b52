#include "kinds/Kinds.h"

namespace kinds {

const game::Kind* kindNamed(const Kinds& kinds, std::string_view id) {
    for (const auto& kind : kinds)
        if (kind->id() == id) return kind.get();
    return nullptr;
}

std::string namesOf(const Kinds& kinds) {
    std::string names;
    for (const auto& kind : kinds) names += (names.empty() ? "" : " or ") + kind->id();
    return names;
}

}  // namespace kinds
