#pragma once

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "base/StrongId.h"

namespace ecs {

/// The id of an entity: the low 20 bits are its slot, the others count how often the slot has been reused.
using Entity = base::StrongId<struct EntityTag, std::uint32_t>;

namespace detail {

inline constexpr std::uint32_t kSlotBits = 20;
inline constexpr std::uint32_t kSlotMask = (1U << kSlotBits) - 1;
inline constexpr std::uint32_t kNone = ~0U;
constexpr std::uint32_t slotOf(Entity e) { return e.value & kSlotMask; }

/// The components of one type as a sparse set: they are stored side by side in the order in which they were
/// added. Removing one moves all those behind it, since entities are drawn in this order; pools are small.
template <class Component>
class Pool {
  public:
    [[nodiscard]] const Component* find(Entity e) const {
        const std::uint32_t slot = slotOf(e);
        if (slot >= sparse_.size() || sparse_[slot] == kNone) return nullptr;
        const std::uint32_t at = sparse_[slot];
        return owners_[at] == e ? &components_[at] : nullptr;
    }
    [[nodiscard]] Component* find(Entity e) { return const_cast<Component*>(std::as_const(*this).find(e)); }

    Component& set(Entity e, Component value) {
        if (Component* present = find(e)) return *present = std::move(value);
        const std::uint32_t slot = slotOf(e);
        if (slot >= sparse_.size()) sparse_.resize(slot + 1, kNone);
        sparse_[slot] = static_cast<std::uint32_t>(components_.size());
        owners_.push_back(e);
        components_.push_back(std::move(value));
        return components_.back();
    }

    void erase(Entity e) {
        if (find(e) == nullptr) return;
        const std::uint32_t at = sparse_[slotOf(e)];
        sparse_[slotOf(e)] = kNone;
        owners_.erase(owners_.begin() + at);
        components_.erase(components_.begin() + at);
        for (std::uint32_t i = at; i < owners_.size(); ++i) sparse_[slotOf(owners_[i])] = i;
    }

    [[nodiscard]] const std::vector<Entity>& owners() const { return owners_; }
    [[nodiscard]] Component& at(std::size_t i) { return components_[i]; }
    [[nodiscard]] const Component& at(std::size_t i) const { return components_[i]; }

  private:
    std::vector<std::uint32_t> sparse_;  ///< index of each slot's component, or kNone
    std::vector<Entity> owners_;
    std::vector<Component> components_;
};

}  // namespace detail

/// A world of entities that have components of these types, which are plain values. Systems are free
/// functions over views:
///
///     registry.each<const Motion, Transform>([](Entity e, const Motion& m, Transform& t) { … });
///
/// While each() runs, components of the types it visits must not be added or removed.
template <class... Components>
class Registry {
  public:
    [[nodiscard]] Entity create() {
        if (free_.empty()) {
            const Entity e(static_cast<std::uint32_t>(entities_.size()));
            assert(e.value < detail::kSlotMask);
            entities_.push_back(e);
            return e;
        }
        const std::uint32_t slot = free_.back();
        free_.pop_back();
        return entities_[slot];
    }

    void destroy(Entity e) {
        if (!alive(e)) return;
        (pool<Components>().erase(e), ...);
        const std::uint32_t slot = detail::slotOf(e);
        entities_[slot] = Entity(e.value + detail::kSlotMask + 1);
        free_.push_back(slot);
    }

    /// Whether the entity still exists; false also if its slot has been reused since.
    [[nodiscard]] bool alive(Entity e) const {
        const std::uint32_t slot = detail::slotOf(e);
        return slot < entities_.size() && entities_[slot] == e;
    }

    /// Adds the component, or replaces it. References to components stay valid until one of the same type is
    /// added or removed.
    template <class Component>
    Component& set(Entity e, Component value) {
        assert(alive(e));
        return pool<Component>().set(e, std::move(value));
    }
    template <class Component>
    void remove(Entity e) {
        pool<Component>().erase(e);
    }
    /// The entity's component, or nullptr.
    template <class Component>
    [[nodiscard]] Component* find(Entity e) {
        return pool<Component>().find(e);
    }
    template <class Component>
    [[nodiscard]] const Component* find(Entity e) const {
        return pool<Component>().find(e);
    }
    /// The entity's component, which must exist.
    template <class Component>
    [[nodiscard]] Component& get(Entity e) {
        return const_cast<Component&>(std::as_const(*this).template get<Component>(e));
    }
    template <class Component>
    [[nodiscard]] const Component& get(Entity e) const {
        const Component* const component = find<Component>(e);
        assert(component);
        return *component;
    }
    template <class Component>
    [[nodiscard]] bool has(Entity e) const {
        return find<Component>(e) != nullptr;
    }

    /// All entities with this component, in the order in which they got it.
    template <class Component>
    [[nodiscard]] const std::vector<Entity>& with() const {
        return pool<Component>().owners();
    }
    template <class Component>
    [[nodiscard]] std::size_t count() const {
        return with<Component>().size();
    }

    /// Calls `visit(entity, First&, Rest&…)` for every entity with all of these components, in the order in
    /// which the first type's were added. A type is marked `const` if it is only read.
    template <class First, class... Rest, class Visit>
    void each(Visit visit) {
        eachOf<First, Rest...>(*this, visit);
    }
    /// The same in a registry that is only read.
    template <class First, class... Rest, class Visit>
    void each(Visit visit) const {
        static_assert(std::is_const_v<First> && (std::is_const_v<Rest> && ...));
        eachOf<First, Rest...>(*this, visit);
    }

    /// Removes this component from every entity for which `unwanted(component)` is true.
    template <class Component, class Unwanted>
    void removeIf(Unwanted unwanted) {
        for (const Entity e : matching<Component>(unwanted)) remove<Component>(e);
    }
    template <class Component>
    void removeAll() {
        pool<Component>() = {};
    }
    /// Destroys every entity with such a component for which `unwanted(component)` is true.
    template <class Component, class Unwanted>
    void destroyIf(Unwanted unwanted) {
        for (const Entity e : matching<Component>(unwanted)) destroy(e);
    }
    template <class Component>
    void destroyAll() {
        destroyIf<Component>([](const Component&) { return true; });
    }

  private:
    template <class Component>
    [[nodiscard]] detail::Pool<Component>& pool() {
        return std::get<detail::Pool<Component>>(pools_);
    }
    template <class Component>
    [[nodiscard]] const detail::Pool<Component>& pool() const {
        return std::get<detail::Pool<Component>>(pools_);
    }

    template <class First, class... Rest, class Self, class Visit>
    static void eachOf(Self& self, Visit& visit) {
        auto& lead = self.template pool<std::remove_const_t<First>>();
        for (std::size_t i = 0; i < lead.owners().size(); ++i) {
            const Entity e = lead.owners()[i];
            const std::tuple<Rest*...> others{self.template find<std::remove_const_t<Rest>>(e)...};
            if (((std::get<Rest*>(others) != nullptr) && ...))
                visit(e, static_cast<First&>(lead.at(i)), *std::get<Rest*>(others)...);
        }
    }

    /// Goes from the last to the first, so that each removal moves the fewest others.
    template <class Component, class Unwanted>
    [[nodiscard]] std::vector<Entity> matching(Unwanted& unwanted) const {
        std::vector<Entity> found;
        each<const Component>([&](Entity e, const Component& component) {
            if (unwanted(component)) found.push_back(e);
        });
        std::reverse(found.begin(), found.end());
        return found;
    }

    std::vector<Entity> entities_;  ///< by slot: its present entity, or the id for its next one
    std::vector<std::uint32_t> free_;
    std::tuple<detail::Pool<Components>...> pools_;
};

}  // namespace ecs
