#include "app/screens/table/LastEvents.h"

#include <algorithm>

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

/// Whether it is only a choice that all make at the same time, each on his own.
bool isOnlyChoice(const game::Transition& turn) {
    return std::ranges::all_of(turn.stages, [](const game::Stage& stage) {
        return stage.reason == game::Reason::Pass || stage.reason == game::Reason::Deal;
    });
}

/// Who reads the words. What several persons at the table hide from each other must not stand there when the
/// next one takes the table over.
game::Viewer readerAt(const TableSession& table) {
    return table.rights().hidesFromPersons() ? game::Viewer::onlooker() : table.rights().viewer();
}

/// Whether a turn of several acts begins with this one, after that of another player.
bool begins(const match::Match& match, const match::TurnFacts& turn) {
    return turn.before == match::Match::kRoot || match.tree().node(turn.before).mover != turn.player;
}

}  // namespace

void LastEvents::follow(const TableSession& table, const i18n::Catalogue& texts) {
    const match::Match& match = table.match();
    const match::Subscription::News news = news_.read(match);
    if (news.other) words_.clear();
    if (!news.any()) return;
    // Several at once: the two moves of an engine that answers quickly, or a comment on the turn.
    const match::Feed feed = match.events(readerAt(table));
    for (std::size_t i = news.first; i < news.end; ++i) {
        const match::Event event = feed[i];
        if (event.kind == match::EventKind::Played)
            add(table, event, texts);
        else if (match::changesPosition(event.kind))
            words_.clear();
    }
}

void LastEvents::add(const TableSession& table, const match::Event& played, const i18n::Catalogue& texts) {
    const bool own = table.seating().atThisTable(played.turn->player);
    if ((own || !table.seating().hasPersons()) && begins(table.match(), *played.turn)) words_.clear();
    // In games that hide much the table does not tell by itself what another player has done.
    const bool tells = !own && table.match().hasSecrets() && !isOnlyChoice(played.transition);
    if (!tells && !isEventful(played.transition)) return;
    const std::string sentence = turnInWords(table, played.node, readerAt(table), texts, WordsFor::Eye);
    words_ += (words_.empty() || sentence.empty() ? "" : " ") + sentence;
}

}  // namespace app
