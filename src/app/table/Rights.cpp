#include "app/table/Rights.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "app/table/HiddenTags.h"

namespace app {

Rights::Rights(const match::Followed& match, const match::Seating& seating)
    : match_(match), seating_(seating), finished_(match.finalOutcome().over), persons_(everybody()) {
    viewer_ = dueViewer();  // no frame shows more than that
}

// ---- what may be seen ----

game::Viewer Rights::sharedViewer() const {
    // Either nothing is hidden any more, or there is nobody to hide it from.
    if (!keepsSecrets()) return game::Viewer::record();
    const bool alone = persons_.size() == 1 && seating_.atThisTable(persons_.front());
    return alone ? game::Viewer(persons_.front()) : game::Viewer::onlooker();
}

std::vector<game::PlayerId> Rights::everybody() const {
    std::vector<game::PlayerId> all = personsIn(match_.tags(), match_.players().size());
    for (const game::PlayerId person : seating_.persons())
        if (std::find(all.begin(), all.end(), person) == all.end()) all.push_back(person);
    std::sort(all.begin(), all.end());
    return all;
}

bool Rights::mayLookUp() const {
    if (forbidden_) return false;
    if (!match_.live() || finished_) return true;
    if (keepsSecrets()) return false;
    if (seating_.anybodyFarAway()) return agreedHelp_.value_or(false);
    const bool earnest = match_.clock() || seating_.takingBack() != match::TakingBack::Free;
    return !earnest || seating_.persons().size() < 2;
}

std::optional<base::Message> Rights::whyNoHelp() const {
    if (forbidden_) return base::msgid("While you play on a server, nothing helps you.");
    if (agreedHelp_.value_or(true) || !match_.live() || finished_) return {};
    return base::msgid("At this table it was agreed that nobody is helped.");
}

game::Viewer Rights::dueViewer() const {
    if (!keepsSecrets()) return seenAs_;
    if (left_) return game::Viewer::onlooker();
    if (persons_.empty()) return seenAs_;
    const game::Viewer shared = sharedViewer();
    if (shared != game::Viewer::onlooker() || !uncoveredBy_) return shared;
    return awaits(*uncoveredBy_) || keepsTable() ? game::Viewer(*uncoveredBy_) : shared;
}

bool Rights::keepsTable() const {
    return uncoveredBy_ && seating_.atThisTable(*uncoveredBy_) && seating_.persons().size() == 1;
}

bool Rights::changeViewer() { return std::exchange(viewer_, dueViewer()) != viewer_; }

// ---- who decides ----

bool Rights::awaits(game::PlayerId player) const {
    const std::vector<game::PlayerId> players = awaited();
    return std::ranges::find(players, player) != players.end();
}

std::optional<game::PlayerId> Rights::actor() const {
    const auto first = keepsSecrets() ? uncoveredBy_ : seenAs_.player();
    if (first && awaits(*first)) return first;
    for (const game::PlayerId player : awaited())
        if (seating_.atThisTable(player)) return player;
    return {};
}

std::optional<game::PlayerId> Rights::handOver() const {
    return keepsSecrets() && dueViewer() == game::Viewer::onlooker() ? actor() : std::nullopt;
}

std::optional<game::PlayerId> Rights::preparer() const {
    if (!match_.live() || match_.looksBack() || match_.ending().over || viewerChanges()) return {};
    const std::vector<game::PlayerId> persons = seating_.persons();
    if (persons.size() != 1 || match_.awaits(persons.front())) return {};
    if (keepsSecrets() && viewer_ != game::Viewer(persons.front())) return {};
    return persons.front();
}

bool Rights::personToMove() const {
    // A referee elsewhere hears decisions, and no turns that are only tried out.
    if (!match_.isReferee() && (!match_.live() || match_.looksBack())) return false;
    const bool may = match_.looksBack() ? finished_ : actor().has_value();
    // Who looks as one player tries turns for that player alone: others may decide what he cannot know.
    if (const auto eyes = viewer_.player(); eyes && actor() != eyes) return false;
    return may && !match_.ending().over && !viewerChanges() && !handOver();
}

std::optional<base::Message> Rights::whyNoReferee() const {
    if (match_.isReferee()) return {};
    return base::msgid("This game is kept at the host's table. After its end it is in your library.");
}

std::optional<base::Message> Rights::whyNoEntry() const {
    if (match_.isTold())
        return base::msgid("This is what one viewer saw of a game. It can be looked at, but not played on.");
    if (match_.ending().over) return base::msgid("The game is over.");
    if (!match_.isReferee() && match_.looksBack())
        return base::msgid("An earlier turn is shown. Return to the game.");
    if (match_.looksBack() && !finished_)
        return base::msgid("An earlier turn is shown. Return to the game, or play from here.");
    if (showsSecrets() && viewer_.player() && actor() != viewer_.player())
        return base::msgid("This is another player's turn. To try it, show all that happened.");
    if (!personToMove()) return base::msgid("It is not your turn yet.");
    return {};
}

// ---- changes ----

void Rights::leave(bool left) {
    left_ = left;
    if (left) uncoveredBy_.reset();
}

void Rights::followSeats() {
    uncoveredBy_.reset();
    persons_ = everybody();
    if (keepsSecrets()) seenAs_ = unasked();
}

void Rights::followMatch() {
    // After the turn of the person who had uncovered the table, it is covered again.
    if (uncoveredBy_ && !awaits(*uncoveredBy_) && !keepsTable()) uncoveredBy_.reset();
    // Somebody else comes to answer an offer.
    if (match_.openOffer() && hidesFromPersons()) uncoveredBy_.reset();
    finished_ = match_.finalOutcome().over;
    if (keepsSecrets() ? !persons_.empty() : seenAs_ == game::Viewer::onlooker()) seenAs_ = unasked();
}

}  // namespace app
