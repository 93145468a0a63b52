#pragma once

#include <cassert>
#include <cstdint>
#include <memory>
#include <tuple>
#include <typeindex>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/StrongId.h"

namespace ecs {

/// An entity is an id: the low 20 bits are its slot, the rest counts how often the slot was used again.
using Entity = base::StrongId<struct EntityTag, std::uint32_t>;

namespace detail {

inline constexpr std::uint32_t kSlotBits = 20;
inline constexpr std::uint32_t kSlotMask = (1U << kSlotBits) - 1;
inline constexpr std::uint32_t kNone = ~0U;
constexpr std::uint32_t slotOf(Entity e) { return e.value & kSlotMask; }

class PoolBase {
  public:
    virtual ~PoolBase() = default;
    virtual void erase(Entity e) = 0;
};

/// A sparse set: components lie side by side, in no particular order.
template <class Component>
class Pool final : public PoolBase {
  public:
    [[nodiscard]] Component* find(Entity e) {
        const std::uint32_t slot = slotOf(e);
        if (slot >= sparse_.size() || sparse_[slot] == kNone) return nullptr;
        const std::uint32_t at = sparse_[slot];
        return owners_[at] == e ? &components_[at] : nullptr;
    }
    Component& set(Entity e, Component value) {
        if (Component* present = find(e)) return *present = std::move(value);
        const std::uint32_t slot = slotOf(e);
        if (slot >= sparse_.size()) sparse_.resize(slot + 1, kNone);
        sparse_[slot] = static_cast<std::uint32_t>(components_.size());
        owners_.push_back(e);
        components_.push_back(std::move(value));
        return components_.back();
    }
    void erase(Entity e) override {
        if (find(e) == nullptr) return;
        const std::uint32_t at = sparse_[slotOf(e)];
        sparse_[slotOf(owners_.back())] = at;
        sparse_[slotOf(e)] = kNone;
        if (at + 1 != components_.size()) {
            components_[at] = std::move(components_.back());
            owners_[at] = owners_.back();
        }
        components_.pop_back();
        owners_.pop_back();
    }
    [[nodiscard]] const std::vector<Entity>& owners() const { return owners_; }

  private:
    std::vector<std::uint32_t> sparse_;
    std::vector<Entity> owners_;
    std::vector<Component> components_;
};

}  // namespace detail

/// A world of entities that carry plain components. Systems are free functions over views:
///
///     registry.each<const Motion, Transform>([](Entity e, const Motion& m, Transform& t) { … });
///
/// While each() runs, components of the types it visits must not be added or removed.
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
        for (auto& [type, pool] : pools_) pool->erase(e);
        const std::uint32_t slot = detail::slotOf(e);
        entities_[slot] = Entity(e.value + detail::kSlotMask + 1);
        free_.push_back(slot);
    }

    /// False once an entity was destroyed, also when its slot serves another one by now.
    [[nodiscard]] bool alive(Entity e) const {
        const std::uint32_t slot = detail::slotOf(e);
        return slot < entities_.size() && entities_[slot] == e;
    }

    /// Adds the component, or replaces it. References stay good until one of the same type is added or
    /// removed.
    template <class Component>
    Component& set(Entity e, Component value) {
        assert(alive(e));
        return pool<Component>().set(e, std::move(value));
    }
    template <class Component>
    void remove(Entity e) {
        pool<Component>().erase(e);
    }
    /// The component, or nullptr.
    template <class Component>
    [[nodiscard]] Component* find(Entity e) {
        return pool<Component>().find(e);
    }
    template <class Component>
    [[nodiscard]] const Component* find(Entity e) const {
        auto* const known = findPool<Component>();
        return known ? known->find(e) : nullptr;
    }
    /// The component, which must be there.
    template <class Component>
    [[nodiscard]] Component& get(Entity e) {
        Component* const component = find<Component>(e);
        assert(component);
        return *component;
    }
    template <class Component>
    [[nodiscard]] bool has(Entity e) const {
        return find<Component>(e) != nullptr;
    }

    /// Calls `visit(entity, First&, Rest&…)` for every entity with all of these components, in the order in
    /// which the first type's were added unless some were removed. `const` in the type says that it is only
    /// read.
    template <class First, class... Rest, class Visit>
    void each(Visit visit) {
        auto& lead = pool<std::remove_const_t<First>>();
        for (const Entity e : lead.owners()) {
            const std::tuple<Rest*...> others{pool<std::remove_const_t<Rest>>().find(e)...};
            if (((std::get<Rest*>(others) != nullptr) && ...))
                visit(e, static_cast<First&>(*lead.find(e)), *std::get<Rest*>(others)...);
        }
    }

    template <class Component>
    [[nodiscard]] std::size_t count() const {
        const auto* const known = findPool<Component>();
        return known ? known->owners().size() : 0;
    }

  private:
    template <class Component>
    [[nodiscard]] detail::Pool<Component>& pool() {
        auto& owned = pools_[typeid(Component)];
        if (!owned) owned = std::make_unique<detail::Pool<Component>>();
        return static_cast<detail::Pool<Component>&>(*owned);
    }
    template <class Component>
    [[nodiscard]] detail::Pool<Component>* findPool() const {
        const auto found = pools_.find(typeid(Component));
        return found == pools_.end() ? nullptr : static_cast<detail::Pool<Component>*>(found->second.get());
    }

    std::vector<Entity> entities_;
    std::vector<std::uint32_t> free_;
    std::unordered_map<std::type_index, std::unique_ptr<detail::PoolBase>> pools_;
};

}  // namespace ecs
