#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "host/Bucket.h"
#include "host/Limits.h"
#include "host/Messages.h"
#include "host/Sha256.h"

namespace host {

/// Somebody who has come to a table. He stays a member while his line is broken.
struct Member {
    MemberId number{};
    std::string name = {};
    bool program = false;
    Digest token{};                       ///< of his token
    std::optional<ClientId> client = {};  ///< his line; none while it is broken
    Moment since{0};                      ///< when it broke
    bool replaced = false;                ///< a level plays on for him in the match under way
    std::chrono::milliseconds line{0};    ///< how long a message takes to him and back
    Bucket chat{5, 1};
    Bucket briefings{3, 0.2};  ///< that he asks for: each is long
};

/// The members of a table, in the order of coming.
class Members {
  public:
    [[nodiscard]] std::vector<Member>& all() { return all_; }
    [[nodiscard]] const std::vector<Member>& all() const { return all_; }
    [[nodiscard]] bool empty() const { return all_.empty(); }
    [[nodiscard]] bool full() const { return all_.size() >= kMostMembers; }
    [[nodiscard]] bool anybodyHere() const;
    [[nodiscard]] bool hasName(std::string_view name) const;

    /// Null if there is none.
    [[nodiscard]] Member* find(MemberId number);
    [[nodiscard]] const Member* find(MemberId number) const;
    [[nodiscard]] Member* byToken(std::string_view token);

    /// Adds one; he gets the next number.
    Member& add(Member member);
    void remove(MemberId number);
    /// The number of the member who has come first of those who are here, or else of all; nobody if there are
    /// none.
    [[nodiscard]] MemberId eldest() const;

    /// For a table that is loaded: where the numbers go on.
    void numberFrom(MemberId next) { next_ = next; }
    [[nodiscard]] MemberId next() const { return next_; }

  private:
    std::vector<Member> all_;
    MemberId next_{1};
};

}  // namespace host
