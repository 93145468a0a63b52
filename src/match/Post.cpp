#include "match/Post.h"

namespace match {

base::Result<Sent> LocalPost::decide(game::PlayerId player, const Decision& decision) {
    if (auto done = carryOut(match_, player, decision); !done) return done.error();
    return Sent::Confirmed;
}

base::Result<Sent> LocalPost::answer(game::PlayerId player, bool accept) {
    if (auto done = match_.answer(player, accept); !done) return done.error();
    return Sent::Confirmed;
}

}  // namespace match
