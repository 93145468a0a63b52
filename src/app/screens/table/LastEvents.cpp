#include "app/screens/table/LastEvents.h"

#include <algorithm>
#include <utility>

#include "app/table/PositionWords.h"
#include "app/table/TableSession.h"

namespace app {
namespace {

bool isEventful(const game::Hop& hop) {
    return hop.manner == game::Manner::Exchange || hop.manner == game::Manner::Burrow ||
           hop.manner == game::Manner::Tumble;
}

bool isEventful(const game::Transition& turn) {
    return std::any_of(turn.stages.begin(), turn.stages.end(), [](const game::Stage& stage) {
        using game::Reason;
        if (stage.reason == Reason::Show || stage.reason == Reason::Capture) return true;
        if (stage.reason == Reason::Settle || stage.reason == Reason::Complete) return true;
        if (stage.reason == Reason::Pass) return true;
        return std::any_of(stage.hops.begin(), stage.hops.end(),
                           [](const game::Hop& hop) { return isEventful(hop); });
    });
}

/// Whether it is only a choice that all make at the same time, each on his own. Hands are mixed after it.
bool isOnlyChoice(const game::Transition& turn) {
    return std::ranges::all_of(turn.stages, [](const game::Stage& stage) {
        return stage.reason == game::Reason::Pass || stage.reason == game::Reason::Deal ||
               stage.reason == game::Reason::Shuffle;
    });
}

/// Whether a turn of several acts begins with this one.
bool begins(const match::Followed& match, const match::TurnFacts& turn) {
    const match::Node& before = match.tree().node(turn.before);
    return turn.before == match::Followed::kRoot || before.mover != turn.player || before.endsTurn;
}

}  // namespace

void LastEvents::follow(const TableSession& table, const i18n::Catalogue& texts) {
    const match::Followed& match = table.match();
    const match::Subscription::News news = news_.read(match);
    if (news.other) told_.clear();
    // Several at once: the two moves of an engine that answers quickly, or a comment on the turn.
    const match::Feed feed =
        match.events(table.rights().hidesFromPersons() ? game::Viewer::onlooker() : table.rights().viewer());
    for (std::size_t i = news.first; i < news.end; ++i) {
        const match::Event event = feed[i];
        if (event.kind == match::EventKind::Played)
            add(table, event, texts);
        else if (match::changesPosition(event.kind))
            told_.clear();
    }
    const std::pair now{match.eventCount(), table.rights().heardBy()};
    if (std::exchange(composed_, now) != now || news.other) compose(table);
}

/// A turn of several persons at the table ends only what that person has done before; what others have done
/// since is news for somebody else.
void LastEvents::add(const TableSession& table, const match::Event& played, const i18n::Catalogue& texts) {
    const game::PlayerId player = played.turn->player;
    const bool own = table.seating().atThisTable(player);
    const bool hides = table.rights().hidesFromPersons();
    if ((own || !table.seating().hasPersons()) && begins(table.match(), *played.turn)) {
        if (hides)
            std::erase_if(told_, [&](const Told& told) { return told.player == player; });
        else
            told_.clear();
    }
    // In games that hide much the table does not tell by itself what another player has done.
    const bool choice = isOnlyChoice(played.transition);
    const bool tells = (!own || hides) && table.match().hasSecrets() && !choice;
    if (!tells && !isEventful(played.transition)) return;
    Told told{.player = player, .words = {}, .choice = choice, .eventful = isEventful(played.transition)};
    // For everybody at once: later the position would have to be made again from the beginning of the game.
    const auto tell = [&](game::Viewer reader) {
        told.words.emplace_back(reader, turnInWords(table, played.node, reader, texts, WordsFor::Eye));
    };
    if (!hides) tell(table.rights().viewer());
    if (hides) tell(game::Viewer::onlooker());
    if (hides)
        for (const game::PlayerId person : table.seating().persons()) tell(game::Viewer(person));
    told_.push_back(std::move(told));
}

/// Of several persons at the table the one who has it reads what came of his own last act, once he has begun
/// his turn, and before that what the others have done; what all have chosen at the same time comes about
/// with the last choice, whoever made that. While the table is covered, the last turn stands there as
/// everybody may know it.
void LastEvents::compose(const TableSession& table) {
    words_.clear();
    const game::Viewer reader = table.rights().heardBy();
    const bool hides = table.rights().hidesFromPersons();
    const bool covered = hides && reader == game::Viewer::onlooker();
    const game::PlayerId last = table.match().tree().node(table.match().head()).mover;
    const auto isOwn = [&](const Told& told) { return hides && reader.is(told.player) && !told.choice; };
    const bool hasBegun = !told_.empty() && isOwn(told_.back());
    for (const Told& told : told_) {
        if (hasBegun ? &told != &told_.back() || !told.eventful : isOwn(told)) continue;
        if (covered && told.player != last) continue;  // what was played before is no news
        auto heard = std::find_if(told.words.begin(), told.words.end(),
                                  [&](const auto& words) { return words.first == reader; });
        // Once nothing is hidden any more, one of them is as good as another.
        if (heard == told.words.end() && !hides) heard = told.words.begin();
        if (heard == told.words.end()) continue;
        words_ += (words_.empty() || heard->second.empty() ? "" : " ") + heard->second;
    }
}

}  // namespace app
