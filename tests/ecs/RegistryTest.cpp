#include "ecs/Registry.h"

#include <gtest/gtest.h>

#include <map>
#include <optional>
#include <string>

#include "base/Random.h"

namespace ecs {
namespace {

struct Weight {
    int grams = 0;
};
struct Name {
    std::string text;
};
using Registry = ecs::Registry<Weight, Name>;

TEST(Registry, ADestroyedEntityStaysDeadWhenItsSlotIsUsedAgain) {
    Registry registry;
    const Entity first = registry.create();
    registry.set(first, Weight{1});
    registry.destroy(first);
    const Entity second = registry.create();
    EXPECT_EQ(detail::slotOf(first), detail::slotOf(second));
    EXPECT_NE(first, second);
    EXPECT_FALSE(registry.alive(first));
    EXPECT_TRUE(registry.alive(second));
    EXPECT_FALSE(registry.has<Weight>(second)) << "components die with their entity";
    registry.set(second, Weight{2});
    EXPECT_EQ(registry.find<Weight>(first), nullptr);
    registry.remove<Weight>(first);
    registry.destroy(first);
    EXPECT_EQ(registry.get<Weight>(second).grams, 2) << "a stale handle changes nothing";
}

TEST(Registry, SetReplacesAndRemoveOfNothingIsNothing) {
    Registry registry;
    const Entity e = registry.create();
    registry.remove<Weight>(e);
    registry.set(e, Weight{1});
    registry.set(e, Weight{5});
    EXPECT_EQ(registry.count<Weight>(), 1U);
    EXPECT_EQ(registry.get<Weight>(e).grams, 5);
    registry.remove<Weight>(e);
    EXPECT_EQ(registry.find<Weight>(e), nullptr);
    EXPECT_EQ(registry.count<Weight>(), 0U);
    EXPECT_EQ(registry.count<Name>(), 0U) << "a type that nobody ever had";
    EXPECT_EQ(std::as_const(registry).find<Name>(e), nullptr);
}

TEST(Registry, EachVisitsEntitiesWithAllTypesInOrderOfAddition) {
    Registry registry;
    std::vector<Entity> all;
    for (int i = 0; i < 6; ++i) {
        all.push_back(registry.create());
        registry.set(all.back(), Weight{i});
        if (i % 2 == 0) registry.set(all.back(), Name{std::to_string(i)});
    }
    std::string seen;
    registry.each<const Name, Weight>([&](Entity, const Name& name, Weight& weight) {
        seen += name.text;
        weight.grams += 10;
    });
    EXPECT_EQ(seen, "024");
    int sum = 0;
    registry.each<const Weight>([&](Entity, const Weight& weight) { sum += weight.grams; });
    EXPECT_EQ(sum, 15 + 30);
}

TEST(Registry, EachMayChangeOtherTypes) {
    Registry registry;
    for (int i = 0; i < 100; ++i) registry.set(registry.create(), Weight{i});
    registry.each<const Weight>([&](Entity e, const Weight& weight) {
        if (weight.grams % 3 == 0) registry.set(e, Name{"third"});
    });
    EXPECT_EQ(registry.count<Name>(), 34U);
}

/// The weights in the order in which each() visits them.
std::string weightsOf(const Registry& registry) {
    std::string seen;
    registry.each<const Weight>([&](Entity, const Weight& weight) { seen += std::to_string(weight.grams); });
    return seen;
}

TEST(Registry, RemovingKeepsTheOrderOfTheRest) {
    Registry registry;
    std::vector<Entity> all;
    for (int i = 0; i < 8; ++i) {
        all.push_back(registry.create());
        registry.set(all.back(), Weight{i});
    }
    registry.remove<Weight>(all[2]);
    registry.destroy(all[0]);
    EXPECT_EQ(weightsOf(registry), "134567");
    registry.removeIf<Weight>([](const Weight& weight) { return weight.grams % 2 == 1; });
    EXPECT_EQ(weightsOf(registry), "46");
    EXPECT_TRUE(registry.alive(all[1]));
    registry.set(all[1], Weight{9});
    registry.destroyIf<Weight>([](const Weight& weight) { return weight.grams < 6; });
    EXPECT_EQ(weightsOf(registry), "69");
    EXPECT_FALSE(registry.alive(all[4]));
    EXPECT_EQ(registry.with<Weight>(), (std::vector{all[6], all[1]}));
}

TEST(Registry, AllOfATypeGoAtOnce) {
    Registry registry;
    const Entity both = registry.create();
    registry.set(both, Weight{1});
    registry.set(both, Name{"both"});
    const Entity named = registry.create();
    registry.set(named, Name{"named"});
    registry.removeAll<Weight>();
    EXPECT_EQ(registry.count<Weight>(), 0U);
    EXPECT_TRUE(registry.alive(both));
    registry.set(named, Weight{2});
    registry.destroyAll<Weight>();
    EXPECT_FALSE(registry.alive(named));
    EXPECT_EQ(registry.get<Name>(both).text, "both");
    EXPECT_EQ(registry.count<Name>(), 1U);
}

/// A simple model of the registry, to compare it with.
struct Model {
    struct Thing {
        std::optional<int> weight;
        std::optional<std::string> name;
    };
    std::map<Entity, Thing> alive;
    std::vector<Entity> dead;
};

void expectEqual(Registry& registry, const Model& model) {
    std::size_t weights = 0, both = 0;
    for (const auto& [entity, thing] : model.alive) {
        ASSERT_TRUE(registry.alive(entity));
        const Weight* const weight = registry.find<Weight>(entity);
        const Name* const name = registry.find<Name>(entity);
        ASSERT_EQ(weight != nullptr, thing.weight.has_value());
        ASSERT_EQ(name != nullptr, thing.name.has_value());
        ASSERT_TRUE(!weight || weight->grams == *thing.weight);
        ASSERT_TRUE(!name || name->text == *thing.name);
        weights += thing.weight.has_value();
        both += thing.weight && thing.name;
    }
    for (const Entity e : model.dead) {
        ASSERT_FALSE(registry.alive(e));
        ASSERT_EQ(registry.find<Weight>(e), nullptr);
    }
    ASSERT_EQ(registry.count<Weight>(), weights);
    std::size_t visited = 0;
    registry.each<const Weight, const Name>([&](Entity e, const Weight& weight, const Name& name) {
        ++visited;
        EXPECT_EQ(weight.grams, *model.alive.at(e).weight);
        EXPECT_EQ(name.text, *model.alive.at(e).name);
    });
    ASSERT_EQ(visited, both);
}

TEST(Registry, AgreesWithAMapOverManyRandomSteps) {
    base::Random random(5);
    Registry registry;
    Model model;
    std::vector<Entity> known;  // includes entities that no longer exist
    for (int step = 0; step < 100'000; ++step) {
        const auto what = random.below(10);
        const int value = static_cast<int>(random.below(1000));
        if (known.empty() || (what < 2 && model.alive.size() < 200)) {
            const Entity e = registry.create();
            ASSERT_FALSE(model.alive.contains(e));
            known.push_back(e);
            model.alive[e] = {};
            continue;
        }
        const auto at = random.below(static_cast<std::uint32_t>(known.size()));
        const Entity e = known[at];
        const auto thing = model.alive.find(e);
        if (what < 3) {
            registry.destroy(e);
            if (thing != model.alive.end()) model.alive.erase(thing);
            // A handle may repeat after 4096 uses of its slot, so old handles are dropped from the list.
            if (known.size() > 400) known.erase(known.begin() + at);
        } else if (thing == model.alive.end()) {
            ASSERT_EQ(registry.find<Name>(e), nullptr);
        } else if (what < 6) {
            registry.set(e, Weight{value});
            thing->second.weight = value;
        } else if (what < 8) {
            registry.set(e, Name{std::to_string(value)});
            thing->second.name = std::to_string(value);
        } else if (what < 9) {
            registry.remove<Weight>(e);
            thing->second.weight.reset();
        } else {
            registry.remove<Name>(e);
            thing->second.name.reset();
        }
        if (step % 500 == 0) {
            model.dead.clear();
            for (const Entity k : known)
                if (!model.alive.contains(k)) model.dead.push_back(k);
            ASSERT_NO_FATAL_FAILURE(expectEqual(registry, model)) << "after step " << step;
        }
    }
}

}  // namespace
}  // namespace ecs
