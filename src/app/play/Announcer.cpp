#include "app/play/Announcer.h"

#include <utility>

#include "app/table/PositionWords.h"

namespace app {

using match::EventKind;

void Announcer::follow(const TableSession& table) {
    const match::Match& match = table.match();
    const auto last = [&] { return match.events(table.rights().viewer()).back().kind; };
    const match::Subscription::News news = spoken_.read(match);
    if (news.other) surroundings_.narrator.forgetTurns();
    greets_ |= news.other;
    if (news.any()) speak(table, last());
    if (table.animating()) return;
    if (std::exchange(greets_, false)) greet(table);
    if (sounded_.read(match).any()) sound(table, last());
}

/// What a person must know before his first turn: whose turn it is, and the pieces that he has.
void Announcer::greet(const TableSession& table) const {
    if (!table.seating().hasPersons() || !table.match().live()) return;
    const i18n::Catalogue& texts = surroundings_.texts;
    std::string text = positionInWords(table, table.rights().viewer(), texts).front();
    if (table.rights().personToMove())
        if (const std::string pieces = choicesInWords(table, texts); !pieces.empty()) text += " " + pieces;
    surroundings_.narrator.sayTurn(text, false);
}

void Announcer::speak(const TableSession& table, EventKind last) const {
    const i18n::Catalogue& texts = surroundings_.texts;
    std::string text;
    const auto add = [&](const std::string& sentence) {
        if (!sentence.empty()) text += (text.empty() ? "" : " ") + sentence;
    };
    if (last == EventKind::Played) {
        add(lastTurnInWords(table, table.rights().viewer(), texts));
        add(announcementInWords(table.view(), texts));
    }
    if (last == EventKind::TakenBack) add(texts.tr("A turn was taken back."));
    if (last == EventKind::Jumped) {
        const std::string turn = lastTurnInWords(table, table.rights().viewer(), texts);
        add(turn.empty() ? texts.tr("The start of the game.")
                         : texts.tr("Another position: {turn}", {{"turn", turn}}));
    }
    if (last == EventKind::Played || last == EventKind::Concluded) add(outcomeInWords(table, texts));
    const bool goesOn = last == EventKind::Played || last == EventKind::Concluded;
    surroundings_.narrator.sayTurn(text, !goesOn || !table.seating().hasPersons() || playedHere(table));
}

/// Whether the last turn was that of a person at this table, who knows what went before.
bool Announcer::playedHere(const TableSession& table) {
    const match::Match& match = table.match();
    if (match.atStart()) return true;
    return table.seating().atThisTable(match.tree().node(match.current()).mover);
}

void Announcer::sound(const TableSession& table, EventKind last) const {
    if (last == EventKind::Declined)
        surroundings_.messages.toast(surroundings_.texts.tr("The offer was declined."));
    if (last == EventKind::Played || last == EventKind::Concluded) playEnd(table.match().outcome());
    const bool announces = surroundings_.preferences.settings().sayAnnouncements;
    if (announces && last == EventKind::Played && !table.announcement().empty())
        surroundings_.cues.play(audio::Cue::Announce);
}

void Announcer::playEnd(const game::Outcome& outcome) const {
    if (!outcome.over) return;
    const float shown = scene::TableScene::kDecisiveSeconds * static_cast<float>(outcome.decisive.size());
    const Settings& settings = surroundings_.preferences.settings();
    surroundings_.cues.play(outcome.winners.empty() ? audio::Cue::Draw : audio::Cue::Win,
                            settings.animated ? shown / static_cast<float>(settings.animationSpeed) : 0);
}

}  // namespace app
