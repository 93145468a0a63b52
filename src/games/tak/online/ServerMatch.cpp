#include "games/tak/online/ServerMatch.h"

#include <utility>
#include <vector>

#include "base/Printable.h"
#include "games/tak/play/TakState.h"
#include "games/tak/rules/Game.h"

namespace tak::online {
namespace {

using play::playerOf;
using playtak::Milliseconds;

/// A clock below this at the end has run out: the server's own tick is shorter.
constexpr Milliseconds kRunOut{250};

match::TimeControl controlOf(const playtak::Terms& terms) {
    using std::chrono::seconds;
    return {.kind = match::TimeControl::Kind::Fischer,
            .initial = std::min<Milliseconds>(seconds(terms.seconds), match::TimeControl::kLongest),
            .step = seconds(terms.increment),
            .bonusTurn = std::min(terms.triggerMove, match::TimeControl::kLastBonusTurn),
            .bonus = std::min<Milliseconds>(seconds(terms.extraSeconds), match::TimeControl::kLongest)};
}

std::vector<Milliseconds> bySeat(const ServerMatch::Clocks& clocks) { return {clocks[0], clocks[1]}; }

}  // namespace

std::unique_ptr<ServerMatch> ServerMatch::begin(const game::Kind& kind, const playtak::ListedGame& about,
                                                std::optional<rules::Color> own, const std::string& site) {
    const auto setup = playtak::setupOf(about.terms);
    if (!setup) return nullptr;
    match::Match match(std::make_unique<play::TakState>(rules::Game(*setup).position()),
                       {base::excerpt(about.names[0]), base::excerpt(about.names[1])});
    const match::TimeControl control = controlOf(about.terms);
    match.setClock(match::Clock({control, control}));
    match.addTag("Site", site);
    match.addTag("Event", about.terms.unrated ? "Unrated game" : "Rated game");
    match.addTag("Round", std::to_string(about.number.value));
    const game::Viewer viewer = own ? game::Viewer(playerOf(*own)) : game::Viewer::onlooker();
    return std::unique_ptr<ServerMatch>(new ServerMatch(kind, std::move(match), viewer, about.number));
}

rules::Color ServerMatch::toMove() const { return play::colorOf(match().toMove()); }

bool ServerMatch::play(rules::Move move, const std::optional<Clocks>& clocks) {
    return mirror_.play(match().toMove(), play::actionOf(move),
                        clocks ? bySeat(*clocks) : std::vector<Milliseconds>());
}

bool ServerMatch::undo() {
    // Of a turn that was followed by none, the match knows the same offer as the server.
    const auto& open = match().openOffer();
    const bool lastTurn = open && open->from != match().toMove();
    if (open && open->proposal == match::Proposal::TakeBack && lastTurn)
        return mirror_.referee().answer(match().toMove(), true).ok();
    return mirror_.takeBack();
}

void ServerMatch::setClocks(const Clocks& clocks) { mirror_.setClocks(bySeat(clocks)); }

bool ServerMatch::isOpen(rules::Color from, match::Proposal proposal) const {
    return match().openOffer() == match::Offer{proposal, playerOf(from)};
}

void ServerMatch::offer(rules::Color from, match::Proposal proposal) {
    // Where it cannot be offered, the server will hear an answer to nothing.
    if (!isOpen(from, proposal)) (void)mirror_.referee().offer(playerOf(from), proposal);
}

void ServerMatch::withdraw(rules::Color from, match::Proposal proposal) {
    if (isOpen(from, proposal)) (void)mirror_.referee().answer(playerOf(!from), false);
}

void ServerMatch::end(const rules::Outcome& outcome, const std::optional<Clocks>& clocks) {
    if (isOver() || !outcome.over()) return;
    match::Match& referee = mirror_.referee();
    if (!outcome.winner) {
        const auto& open = referee.openOffer();
        if (open && open->proposal != match::Proposal::Draw)
            (void)referee.answer(playerOf(!play::colorOf(open->from)), false);
        if (!referee.openOffer()) (void)referee.offer(referee.toMove(), match::Proposal::Draw);
        (void)referee.answer(playerOf(!play::colorOf(referee.openOffer()->from)), true);
        return;
    }
    const rules::Color loser = !*outcome.winner;
    const bool outOfTime = clocks && (*clocks)[static_cast<std::size_t>(rules::index(loser))] < kRunOut;
    if (outOfTime && referee.clockRuns(playerOf(loser)))
        referee.elapse(playerOf(loser), match::TimeControl::kLongest);
    else
        (void)referee.resign(playerOf(loser));
}

}  // namespace tak::online
