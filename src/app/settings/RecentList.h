#pragma once

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <utility>
#include <vector>

namespace app {

/// Puts an item at the front of a list of what was used last: the latest first, each item once, at most
/// `most` of them.
template <class Item>
void remember(std::vector<Item>& list, Item item, std::size_t most) {
    std::erase(list, item);
    list.insert(list.begin(), std::move(item));
    if (list.size() > most) list.resize(most);
}

/// Such a list after two copies of the program have changed it. `before`: as both have read it; `own`: as
/// this copy has it now; `other`: as the other has left it. What this copy has used since comes first.
template <class Item>
std::vector<Item> mergedRecent(const std::vector<Item>& own, const std::vector<Item>& before,
                               const std::vector<Item>& other, std::size_t most) {
    const auto has = [](const std::vector<Item>& list, const Item& item) {
        return std::find(list.begin(), list.end(), item) != list.end();
    };
    // Items keep their order unless they are used again, so the end of the list is in the order of `before`.
    auto used = own.end();
    for (auto last = before.end(); used != own.begin(); --used) {
        const auto place = std::find(before.begin(), last, *std::prev(used));
        if (place == last) break;
        last = place;
    }
    std::vector<Item> merged(own.begin(), used);
    for (const Item& item : other) {
        const bool removed = has(before, item) && !has(own, item);
        if (!removed && !has(merged, item)) merged.push_back(item);
    }
    if (merged.size() > most) merged.resize(most);
    return merged;
}

}  // namespace app
