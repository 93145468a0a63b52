#include "app/table/PositionWords.h"

#include <algorithm>
#include <map>
#include <utility>

#include "app/catalog/PlayerNames.h"
#include "app/table/SketchWords.h"
#include "app/table/TableSession.h"
#include "base/Printable.h"
#include "unicode/Letters.h"

namespace app {
namespace {

constexpr std::size_t kLongestSpoken = 80;  // letters

std::string seatName(const TableSession& table, std::size_t seat, const i18n::Catalogue& texts) {
    return texts.tr(table.entry().kind->seatName(game::playerAt(seat)).c_str());
}

std::string plainName(const TableSession& table, std::size_t seat, const i18n::Catalogue& texts) {
    return shownName(*table.entry().kind,
                     base::printable(unicode::shortened(table.match().players()[seat], kLongestSpoken)),
                     texts);
}

/// "Ann (White)", or only the seat if the player has no name.
std::string playerName(const TableSession& table, std::size_t seat, const i18n::Catalogue& texts) {
    const std::string name = plainName(table, seat, texts);
    const std::string place = seatName(table, seat, texts);
    if (name.empty() || name == place) return place;
    return texts.tr("{name} ({seat})", {{"name", name}, {"seat", place}});
}

std::string statInWords(const TableSession& table, const game::Stat& stat, const i18n::Catalogue& texts) {
    std::string values;
    for (std::size_t seat = 0; seat < stat.values.size(); ++seat)
        values += (seat > 0 ? ", " : "") + texts.tr("{name} {value}", {{"name", seatName(table, seat, texts)},
                                                                       {"value", stat.values[seat]}});
    return texts.tr("{figure}: {values}", {{"figure", texts.tr(stat.label.c_str())}, {"values", values}});
}

/// The last turn's transition, as the viewer saw it; nullopt if it was not shown.
std::optional<game::Transition> transitionTo(match::NodeId node, const TableSession& table,
                                             game::Viewer viewer) {
    const match::Feed feed = table.match().events(viewer);
    for (std::size_t i = feed.size(); i-- > 0;) {
        const match::Event event = feed[i];
        if (event.kind == match::EventKind::Played && event.node == node) return event.transition;
    }
    return {};
}

/// The places of the table, which have names, with pieces that an onlooker does not know; in their order.
std::vector<game::Place> ownSecrets(const game::View& own, const game::View& open) {
    const std::vector<game::PieceState> known = open.pieces();
    std::map<std::pair<std::uint16_t, std::uint16_t>, game::Place> places;
    for (const game::PieceState& piece : own.pieces()) {
        const bool secret = std::any_of(known.begin(), known.end(), [&](const game::PieceState& other) {
            return other.place == piece.place && other.shape != piece.shape;
        });
        if (secret && !own.placeName(piece.place).empty())
            places.insert({{piece.place.area, piece.place.spot}, piece.place});
    }
    std::vector<game::Place> all;
    for (const auto& [spot, place] : places) all.push_back(place);
    return all;
}

std::string namesOf(const TableSession& table, const std::vector<game::PlayerId>& players,
                    const i18n::Catalogue& texts) {
    std::string names;
    for (const game::PlayerId player : players)
        names += (names.empty() ? "" : ", ") + playerName(table, player.value, texts);
    return names;
}

/// Requires at least one winner.
std::string winnersInWords(const TableSession& table, const std::vector<game::PlayerId>& winners,
                           const i18n::Catalogue& texts) {
    std::vector<std::string> all;
    for (std::size_t seat = 0; seat < table.match().players().size(); ++seat)
        all.push_back(plainName(table, seat, texts));
    const std::vector<std::string> called = namesForSentences(*table.entry().kind, all, texts);
    std::vector<std::string> names;
    for (const game::PlayerId player : winners) {
        const std::string& plain = all[player.value];
        const bool bare = isYou(texts, plain) || called[player.value] != plain;
        names.push_back(bare ? called[player.value] : playerName(table, player.value, texts));
    }
    if (names.size() == 1 && isYou(texts, names.front())) return texts.tr("You have won the game.");
    return aboutPlayers(texts,
                        {base::msgid("The game is won by {names}."),
                         base::msgid("You have won the game together with {names}.")},
                        names, ", ");
}

/// Whose decision the game waits for.
std::string awaitedInWords(const TableSession& table, const i18n::Catalogue& texts) {
    const std::vector<game::PlayerId> awaited = table.match().awaited();
    if (awaited.size() > 1)
        return texts.tr("These players decide now, each on their own: {names}.",
                        {{"names", namesOf(table, awaited, texts)}});
    const std::size_t seat = awaited.front().value;
    if (isYou(texts, plainName(table, seat, texts)))
        return texts.tr("It is your turn ({seat}).", {{"seat", seatName(table, seat, texts)}});
    return texts.tr("{name} to move.", {{"name", playerName(table, seat, texts)}});
}

}  // namespace

std::string lastTurnInWords(const TableSession& table, game::Viewer viewer, const i18n::Catalogue& texts,
                            WordsFor whom) {
    if (table.match().atStart()) return {};
    return turnInWords(table, table.match().current(), viewer, texts, whom);
}

std::string turnInWords(const TableSession& table, match::NodeId turnPlayed, game::Viewer viewer,
                        const i18n::Catalogue& texts, WordsFor whom) {
    const match::Followed& match = table.match();
    const match::Node& node = match.tree().node(turnPlayed);
    const auto view = match.viewAt(turnPlayed, viewer);
    const bool earlier = table.rights().keepsSecrets() && match.looksBack();
    if (const auto seen = view ? transitionTo(turnPlayed, table, viewer) : std::nullopt) {
        const game::Transition turn = earlier ? view->earlierTurn(*seen) : *seen;
        if (const auto words = whom == WordsFor::Eye ? view->describeTurnSeen(node.mover, turn)
                                                     : view->describeTurn(node.mover, turn))
            return texts.tr(*words);
    }
    const std::string& played = match.tree().notation(turnPlayed, viewer);
    return texts.tr("{name} plays {turn}.",
                    {{"name", seatName(table, node.mover.value, texts)},
                     {"turn", earlier && view ? view->earlierNotation(played) : played}});
}

std::string choicesInWords(const TableSession& table, const i18n::Catalogue& texts) {
    std::string possible;
    std::string refused;
    for (const game::Choice& choice : table.turn().input().choices()) {
        std::string& pieces = choice.refusal ? refused : possible;
        if (!pieces.empty()) pieces += ", ";
        pieces += texts.tr(choice.label.c_str());
    }
    std::string text;
    if (!possible.empty()) text = texts.tr("You can choose: {pieces}.", {{"pieces", possible}});
    if (!refused.empty())
        text += (text.empty() ? "" : " ") + texts.tr("Not now: {pieces}.", {{"pieces", refused}});
    return text;
}

std::string heldInWords(const TableSession& table, game::Viewer viewer, const i18n::Catalogue& texts) {
    std::string text = choicesInWords(table, texts);
    const auto view = table.match().view(viewer);
    std::string places;
    for (const game::Place& place : ownSecrets(*view, *table.match().view(game::Viewer::onlooker())))
        places += (places.empty() ? "" : "; ") + texts.tr(view->describe(place));
    if (!places.empty())
        text += (text.empty() ? "" : " ") + texts.tr("What you alone know: {places}.", {{"places", places}});
    return text;
}

std::string announcementInWords(const game::View& view, const i18n::Catalogue& texts) {
    const std::string word = view.announcement();
    if (word.empty()) return {};
    const std::string said = texts.tr("{word}!", {{"word", texts.tr(word.c_str())}});
    const auto meaning = view.announcementMeaning();
    return meaning ? said + " " + texts.tr(*meaning) : said;
}

std::string headlineOf(const game::Outcome& outcome, const std::string& name, const i18n::Catalogue& texts) {
    if (outcome.headline.empty())
        return aboutPlayer(texts, {base::msgid("{name} wins"), base::msgid("You win")}, name);
    return aboutPlayer(texts, {outcome.headline, outcome.headlineToYou}, name);
}

std::string outcomeInWords(const TableSession& table, const i18n::Catalogue& texts) {
    const game::Outcome outcome = table.match().ending();
    if (!outcome.over) return {};
    if (outcome.winners.empty())
        return texts.tr("A draw.") + std::string(" ") + texts.tr(outcome.reason.c_str());
    return winnersInWords(table, outcome.winners, texts) + " " + texts.tr(outcome.reason.c_str());
}

std::vector<std::string> positionInWords(const TableSession& table, game::Viewer viewer,
                                         const i18n::Catalogue& texts) {
    std::vector<std::string> all;
    const auto add = [&](std::string text) {
        if (!text.empty()) all.push_back(std::move(text));
    };
    const auto view = table.match().view(viewer);
    const std::string outcome = outcomeInWords(table, texts);
    add(outcome.empty() ? awaitedInWords(table, texts) : outcome);
    if (const std::string turn = lastTurnInWords(table, viewer, texts); !turn.empty())
        add(texts.tr("Last turn: {turn}", {{"turn", turn}}));
    add(announcementInWords(*view, texts));
    for (const base::Message& paragraph : view->describePosition()) add(texts.tr(paragraph));
    for (const game::Stat& stat : view->stats()) add(statInWords(table, stat, texts));
    const game::Sketch& drawn = table.match().tree().node(table.match().current()).sketch;
    add(sketchInWords(game::seenBy(drawn, viewer), *view, texts));
    if (const std::string hint = view->hint(); !hint.empty()) add(texts.tr(hint.c_str()));
    return all;
}

}  // namespace app
