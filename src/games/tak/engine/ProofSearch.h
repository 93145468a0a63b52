#pragma once

#include <cstdint>
#include <vector>

#include "games/tak/engine/ProofBudget.h"
#include "games/tak/engine/ProofTable.h"
#include "games/tak/rules/Position.h"

namespace tak::engine {

/// Which side is to move in the search for a forced win.
enum class ProofRole : bool { Attack, Defend };

/// What a proof search knows about a position.
struct ProofValue {
    std::uint32_t phi = 1;
    std::uint32_t delta = 1;
    std::uint8_t winIn = 0;    ///< as in ProofEntry
    std::uint8_t refuted = 0;  ///< as in ProofEntry

    [[nodiscard]] bool provenWithin(int plies) const { return winIn != 0 && winIn <= plies; }
    [[nodiscard]] bool refutedWithin(int plies) const { return refuted >= plies; }
    [[nodiscard]] bool refutedForever() const { return refuted == ProofEntry::kForever; }
};

/// Depth-first proof-number search (Nagai 2002) among the moves that threaten a road and the replies to such
/// threats, up to a number of plies. A win beyond that number counts as refuted within these plies only, so a
/// search with growing limits finds the shortest win first.
class ProofSearch {
  public:
    static constexpr int kMaxPlies = 250;

    explicit ProofSearch(int hashMiB);

    void clear();
    /// Whether the attacker wins within `plies` (1 to kMaxPlies). If the budget was spent, the value has
    /// neither provenWithin nor refutedWithin for these plies. The game must not be over.
    [[nodiscard]] ProofValue prove(const rules::Position& position, ProofRole role, int plies,
                                   ProofBudget& budget);
    /// The final results of earlier searches for a position.
    [[nodiscard]] ProofValue known(const rules::Position& position, ProofRole role) const;
    /// The table's key of a position in this role.
    [[nodiscard]] static std::uint64_t keyOf(const rules::Position& position, ProofRole role);

  private:
    enum class Fate : std::uint8_t { Open, Won, Lost };
    /// The relevant moves of a position, or its outcome.
    struct Expansion {
        std::uint64_t key = 0;
        Fate fate = Fate::Open;
        std::vector<rules::Move> moves;
    };
    struct Child {
        rules::Move move;
        ProofValue value;
    };
    struct Numbers {
        std::uint32_t phi;
        std::uint32_t delta;
        std::uint32_t secondDelta;
        std::size_t best;
    };

    ProofValue search(ProofRole role, int plies, std::uint32_t maxPhi, std::uint32_t maxDelta);
    ProofValue searchOpen(ProofRole role, int plies, std::uint32_t maxPhi, std::uint32_t maxDelta,
                          std::vector<Child>& children);
    std::vector<Child> childrenOf(const std::vector<rules::Move>& moves, ProofRole role, int plies);
    /// Incomplete, and not to be used, if the budget is spent.
    [[nodiscard]] const Expansion& expansionOf(ProofRole role);
    void expand(ProofRole role, Expansion& out) const;
    [[nodiscard]] ProofValue known(ProofRole role, int plies) const;
    void remember(ProofRole role, int plies, const ProofValue& value, std::uint64_t work);
    [[nodiscard]] std::uint64_t keyOf(ProofRole role) const { return keyOf(position_, role); }
    [[nodiscard]] static Numbers numbersOf(const std::vector<Child>& children);
    [[nodiscard]] static ProofValue decided(ProofRole role, const std::vector<Child>& children,
                                            const Numbers& numbers, int plies);

    ProofTable table_;
    std::vector<Expansion> expansions_;
    rules::Position position_;
    ProofBudget* budget_ = nullptr;
};

}  // namespace tak::engine
