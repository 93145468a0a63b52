#include "game/Draft.h"

#include <utility>

#include "base/Message.h"

namespace game {

Transition Draft::apply(Action action) {
    Change change{.action = action, .effect = effectOf(action), .before = details_};
    Details after = detailsAfter(action);
    for (const Hop& hop : netHopsOf(change.effect)) pieces_[hop.after.id.value] = hop.after;
    details_ = std::move(after);
    past_.push_back(change);
    return change.effect;
}

Transition Draft::undo() {
    Change change = std::move(past_.back());
    past_.pop_back();
    for (const Hop& hop : netHopsOf(change.effect)) pieces_[hop.before.id.value] = hop.before;
    details_ = std::move(change.before);
    return change.effect;
}

base::Result<Action> Draft::parse(std::string_view text) const {
    for (const Action action : legalActions())
        if (notation(action) == text) return action;
    return base::Error{base::msgid("there is no such change of the position")};
}

std::vector<std::string> Draft::completions(std::string_view text, std::size_t limit) const {
    std::vector<std::string> all;
    for (const Action action : legalActions()) {
        if (all.size() == limit) break;
        if (std::string whole = notation(action); whole.starts_with(text)) all.push_back(std::move(whole));
    }
    return all;
}

}  // namespace game
