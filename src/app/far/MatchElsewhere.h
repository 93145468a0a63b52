#pragma once

#include <optional>
#include <vector>

#include "base/Message.h"
#include "match/Match.h"
#include "match/Series.h"

namespace app {

/// Where the match on the table is refereed, if not here, for the screens of the table.
class MatchElsewhere {
  public:
    virtual ~MatchElsewhere() = default;
    /// Whether its match is on the table of the program, or is looked at there after its end.
    [[nodiscard]] virtual bool isShown() const = 0;
    /// The match on the table once it is over, to be looked at with all that it hid; null until it is kept.
    [[nodiscard]] virtual const match::Match* kept() const = 0;
    /// Puts it on the table of the program, from the archive.
    virtual void showKept() = 0;
    /// The standings of the series; empty before its second match.
    [[nodiscard]] virtual std::vector<match::Series::Standing> standings() const { return {}; }
    /// Why he cannot ask for another match now; nothing if he can.
    [[nodiscard]] virtual std::optional<base::Msgid> whyNoRematch() const = 0;
    virtual void askForRematch() = 0;
};

}  // namespace app
