#pragma once

#include <functional>
#include <memory>
#include <utility>
#include <vector>

namespace app {

class TableSession;

/// All who follow the game under way: who keeps its score and keeps it in the archive, who speaks of it and
/// plays its sounds, and the panels beside it. Each reads the game's events by a match::Subscription of its
/// own; the loop tells them in the order in which they joined, whether anything is drawn or not. Main thread
/// only.
class GameFollowers {
  public:
    /// Called once a turn of the loop while there is a game. `game`: its table.
    using Follow = std::function<void(const TableSession& game)>;

    /// A place in the list, which is left when this is destroyed.
    class Place {
      public:
        Place() = default;
        explicit Place(std::shared_ptr<const Follow> follow) : follow_(std::move(follow)) {}

      private:
        std::shared_ptr<const Follow> follow_;
    };
    /// At the end of the list.
    [[nodiscard]] Place join(Follow follow) {
        const auto joined = std::make_shared<const Follow>(std::move(follow));
        followers_.push_back(joined);
        return Place(joined);
    }

    void tell(const TableSession& game) {
        std::erase_if(followers_, [](const auto& follower) { return follower.expired(); });
        for (const auto& follower : std::vector(followers_))
            if (const auto follow = follower.lock()) (*follow)(game);
    }

  private:
    std::vector<std::weak_ptr<const Follow>> followers_;
};

}  // namespace app
