#pragma once

#include <compare>
#include <cstddef>
#include <functional>

namespace base {

/// An integer that cannot be mixed up with another kind of integer. `Tag` only names the kind.
template <class Tag, class Integer>
struct StrongId {
    using Value = Integer;
    Integer value{};

    constexpr StrongId() = default;
    constexpr explicit StrongId(Integer v) : value(v) {}
    friend constexpr auto operator<=>(const StrongId&, const StrongId&) = default;
};

}  // namespace base

template <class Tag, class Integer>
struct std::hash<base::StrongId<Tag, Integer>> {
    std::size_t operator()(const base::StrongId<Tag, Integer>& id) const noexcept {
        return std::hash<Integer>{}(id.value);
    }
};
