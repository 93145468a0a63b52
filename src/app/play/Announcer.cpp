#include "app/play/Announcer.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "app/table/KeyHints.h"
#include "app/table/PositionWords.h"

namespace app {

using match::EventKind;

namespace {

constexpr std::chrono::seconds kLastSeconds{10};  // each is heard
constexpr std::size_t kMostMissed = 32;  // turns; more than others play between two turns of a person

void addSentence(std::string& text, const std::string& sentence) {
    if (!sentence.empty()) text += (text.empty() ? "" : " ") + sentence;
}

}  // namespace

void Announcer::follow(const TableSession& table) {
    const match::Followed& match = table.match();
    const auto last = [&] { return match.events(table.rights().viewer()).back().kind; };
    const match::Subscription::News news = spoken_.read(match);
    if (news.other) begin();
    if (news.any()) speak(table, last());
    followClocks(match);
    followCover(table);
    if (table.animating()) return;
    if (std::exchange(greets_, false)) greet(table);
    followHint(table);
    if (sounded_.read(match).any()) sound(table, last());
}

void Announcer::begin() {
    narrator_.forgetTurns();
    open_.clear();
    clocks_.clear();
    viewer_ = game::Viewer::onlooker();
    greets_ = true;
}

/// What a person must know before his first turn: whose turn it is, and the pieces that he has.
void Announcer::greet(const TableSession& table) const {
    if (!table.seating().hasPersons() || !table.match().live()) return;
    const i18n::Catalogue& texts = basics_.texts;
    std::string text = positionInWords(table, table.rights().heardBy(), texts).front();
    if (table.rights().personToMove()) addSentence(text, choicesInWords(table, texts));
    narrator_.sayTurn(text, false);
}

void Announcer::speak(const TableSession& table, EventKind last) {
    const i18n::Catalogue& texts = basics_.texts;
    const bool played = last == EventKind::Played && !table.match().looksBack();
    const bool goesOn = played || last == EventKind::Concluded;
    std::string text;
    if (played) {
        remember(table);
        addSentence(text, lastTurnInWords(table, table.rights().heardBy(), texts));
        addSentence(text, announcementInWords(table.view(), texts));
    }
    if (goesOn) addSentence(text, outcomeInWords(table, texts));
    if (match::changesPosition(last) && !goesOn) text = elsewhereInWords(table, last);
    narrator_.sayTurn(text, !goesOn || !table.seating().hasPersons() || playedHere(table));
}

/// Who looks back takes nothing back.
std::string Announcer::elsewhereInWords(const TableSession& table, EventKind last) const {
    const i18n::Catalogue& texts = basics_.texts;
    if (last == EventKind::TakenBack && table.match().live() && !table.match().looksBack())
        return texts.tr("A turn was taken back.");
    const std::string turn = lastTurnInWords(table, table.rights().heardBy(), texts);
    return turn.empty() ? texts.tr("The start of the game.")
                        : texts.tr("Another position: {turn}", {{"turn", turn}});
}

void Announcer::remember(const TableSession& table) {
    const match::Followed& match = table.match();
    const match::NodeId turn = match.current();
    // Who returns from an earlier turn plays nothing.
    if (std::any_of(open_.begin(), open_.end(), [&](const OpenTurn& known) { return known.turn == turn; }))
        return;
    open_.push_back({turn, match.tree().node(turn).mover,
                     lastTurnInWords(table, game::Viewer::onlooker(), basics_.texts)});
    if (open_.size() > kMostMissed) open_.erase(open_.begin());
}

void Announcer::followCover(const TableSession& table) {
    const game::Viewer viewer = table.rights().heardBy();
    if (std::exchange(viewer_, viewer) == viewer || !table.rights().hidesFromPersons()) return;
    const auto player = viewer.player();
    if (!player || table.match().looksBack()) return;
    const i18n::Catalogue& texts = basics_.texts;
    std::string text = missedTurns(table, *player);
    addSentence(text, positionInWords(table, viewer, texts).front());
    addSentence(text, heldInWords(table, viewer, texts));
    narrator_.say(text);
    greets_ = false;
}

/// The last turn as he saw it, since it may have brought him something.
std::string Announcer::missedTurns(const TableSession& table, game::PlayerId player) const {
    std::string text;
    const auto own = std::find_if(open_.rbegin(), open_.rend(),
                                  [&](const OpenTurn& turn) { return turn.mover == player; });
    for (auto turn = own.base(); turn != open_.end(); ++turn)
        addSentence(text, std::next(turn) == open_.end()
                              ? lastTurnInWords(table, game::Viewer(player), basics_.texts)
                              : turn->sentence);
    return text;
}

/// What a person must do, unless words about the turn itself say more.
void Announcer::followHint(const TableSession& table) {
    const bool enters = table.rights().personToMove() && table.turn().open();
    const std::pair now(table.viewNumber(), enters ? spokenHint(table, basics_.texts) : std::string());
    if (std::exchange(hint_, now) == now || table.turn().shown().words) return;
    narrator_.sayNext(now.second);
}

/// Whether the last turn was that of a person at this table, who knows what went before.
bool Announcer::playedHere(const TableSession& table) {
    const match::Followed& match = table.match();
    if (match.atStart()) return true;
    return table.seating().atThisTable(match.tree().node(match.current()).mover);
}

void Announcer::sound(const TableSession& table, EventKind last) const {
    if (last == EventKind::Declined) basics_.messages.toast(basics_.texts.tr("The offer was declined."));
    if (last == EventKind::Played || last == EventKind::Concluded) playEnd(table.match().outcome());
    const bool announces = basics_.preferences.settings().sayAnnouncements;
    if (announces && last == EventKind::Played && !table.announcement().empty())
        cues_.play(audio::Cue::Announce);
}

void Announcer::followClocks(const match::Followed& match) {
    const std::optional<match::Clock>& clock = match.clock();
    clocks_.resize(clock ? clock->players() : 0);
    for (std::size_t seat = 0; seat < clocks_.size(); ++seat) {
        const game::PlayerId player = game::playerAt(seat);
        const auto left = clock->left(player);
        LowClock now{.low = left && clock->low(player)};
        if (now.low && *left < kLastSeconds) now.second = std::chrono::floor<std::chrono::seconds>(*left);
        const bool changed = std::exchange(clocks_[seat], now) != now;
        if (changed && now.low && match.clockRuns(player)) cues_.play(audio::Cue::Clock);
    }
}

void Announcer::playEnd(const game::Outcome& outcome) const {
    if (!outcome.over) return;
    const float shown = scene::TableScene::kDecisiveSeconds * static_cast<float>(outcome.decisive.size());
    const Settings& settings = basics_.preferences.settings();
    cues_.play(outcome.winners.empty() ? audio::Cue::Draw : audio::Cue::Win,
               settings.animated ? shown / static_cast<float>(settings.animationSpeed) : 0);
}

}  // namespace app
