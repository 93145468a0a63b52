#pragma once

#include <cstddef>
#include <cstdint>

namespace match {

/// How far one reader has read the events of a match, whose referee is here (Match) or elsewhere (Follower).
/// If it is shown another match, it reads that one from where it stands then.
class Subscription {
  public:
    /// The part of the feed that a reader has not read: the events [first, end).
    struct News {
        std::size_t first = 0;
        std::size_t end = 0;
        bool other = false;  ///< this is not the match that was read before

        [[nodiscard]] bool any() const { return first < end; }
    };

    /// Whether there is news, or another match.
    template <class AnyMatch>
    [[nodiscard]] bool due(const AnyMatch& match) const {
        return match.number() != match_ || match.eventCount() != read_;
    }
    /// What has happened since the last call.
    template <class AnyMatch>
    News read(const AnyMatch& match) {
        const bool other = match.number() != match_;
        const News news{other ? match.eventCount() : read_, match.eventCount(), other};
        match_ = match.number();
        read_ = match.eventCount();
        return news;
    }

  private:
    std::uint64_t match_ = 0;
    std::size_t read_ = 0;
};

}  // namespace match
