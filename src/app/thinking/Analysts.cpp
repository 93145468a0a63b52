#include "app/thinking/Analysts.h"

#include <algorithm>

#include "app/common/Wake.h"

namespace app {

std::vector<game::Opponent> Analysts::chosen(const game::Kind& kind) const {
    const std::vector<game::Opponent> all = engines_.opponents(kind);
    const std::vector<std::string>& wanted = preferences_.settings().analysts;
    std::vector<game::Opponent> found;
    for (const game::Opponent& one : all)
        if (std::find(wanted.begin(), wanted.end(), one.id) != wanted.end()) found.push_back(one);
    const std::span<const game::Opponent> own = kind.opponents();
    if (found.empty() && !own.empty()) found.push_back(own.back());
    return found;
}

std::vector<Analysts::Candidate> Analysts::candidates(const game::Kind& kind) const {
    const std::vector<game::Opponent> now = chosen(kind);
    const auto isChosen = [&](const game::Opponent& one) {
        return std::any_of(now.begin(), now.end(), [&](const game::Opponent& o) { return o.id == one.id; });
    };
    std::vector<Candidate> all;
    const std::span<const game::Opponent> own = kind.opponents();
    for (const game::Opponent& one : engines_.opponents(kind)) {
        // Of the game's own bots, only the strongest gives useful advice.
        const bool weaker =
            !own.empty() && one.id != own.back().id &&
            std::any_of(own.begin(), own.end(), [&](const auto& o) { return o.id == one.id; });
        if (!weaker) all.push_back({one, isChosen(one)});
    }
    return all;
}

void Analysts::choose(const game::Kind& kind, const std::string& id, bool on) {
    Settings changed = preferences_.settings();
    changed.analysts.clear();
    for (const Candidate& one : candidates(kind))
        if (one.who.id == id ? on : one.chosen) changed.analysts.push_back(one.who.id);
    preferences_.apply(changed);
    stop();
}

void Analysts::call(const game::Kind& kind) {
    const std::vector<game::Opponent> wanted = chosen(kind);
    const bool same = game_ == kind.id() && wanted.size() == members_.size() &&
                      std::equal(wanted.begin(), wanted.end(), members_.begin(),
                                 [](const auto& opponent, const Member& m) { return opponent.id == m.id; });
    if (same) return;
    stop();
    game_ = kind.id();
    for (const game::Opponent& one : wanted)
        if (auto bot = engines_.createBot(kind, one.id))
            members_.push_back({one.id, one.name, std::make_unique<Analyst>(std::move(bot), wakeLoop)});
}

void Analysts::begin(const game::Kind& kind, const game::View& view, bool fixedClock) {
    call(kind);
    for (const Member& member : members_) {
        auto decider = viewOfDecider(view);
        if (decider == nullptr || decider->legalActions().empty())
            member.analyst->stop();
        else
            member.analyst->begin(std::move(decider), fixedClock);
    }
}

void Analysts::stop() {
    for (Member& member : members_) endingThinkers_.add(member.analyst->release());
    members_.clear();
    game_.clear();
}

bool Analysts::update() {
    endingThinkers_.update();
    bool news = false;
    for (const Member& member : members_) news = member.analyst->update() || news;
    return news;
}

bool Analysts::thinking() const {
    return std::any_of(members_.begin(), members_.end(),
                       [](const Member& member) { return member.analyst->thinking(); });
}

}  // namespace app
