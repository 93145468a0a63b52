#include <algorithm>
#include <utility>

#include "base/Sealed.h"
#include "host/MessageFields.h"
#include "host/Room.h"
#include "match/Termination.h"

namespace host {
namespace {

constexpr int kVersion = 1;
constexpr std::size_t kLongestTable = std::size_t{64} << 20;  // bytes
constexpr std::size_t kHexBytes = 2 * std::tuple_size_v<Digest>;
constexpr std::int64_t kMostMatches = 1'000'000'000;           // more can be played
constexpr std::int64_t kMostPoints = kAny / (kMostGames + 1);  // of a game; those of a series can be added

base::Error noTable() { return base::Error{base::msgid("this is no table of a host that can go on")}; }

}  // namespace

/// What is kept of a room.
struct RoomText {
    struct Member {
        MemberId number{};
        std::string name = {};
        bool program = false;
        bool replaced = false;
        std::string token = {};  ///< its digest
    };
    struct Seat {
        MemberId member{};
        std::string level = {};
    };
    struct Game {
        std::vector<std::string> seats = {};  ///< names
        std::string result = "*";
        std::vector<int> winners = {};
        std::vector<int> points = {};
    };
    int version = kVersion;
    std::string code = {};
    Agreements agreed = {};
    Phase phase = Phase::Waiting;
    MemberId owner{};
    MemberId next{};
    std::vector<Member> members = {};
    std::vector<Seat> seats = {};
    std::vector<MemberId> rematch = {};
    int matches = 0;
    std::vector<std::string> players = {};  ///< of the match, by seat
    std::vector<Game> games = {};           ///< of the series
    std::string match = {};                 ///< as a file of the game; empty: none
    std::vector<GameRecord> lastOver = {};  ///< the last match that is over, if there is one
    int offer = -1;                         ///< match::Proposal of the open offer
    int offerFrom = 0;
};

template <class F>
void eachField(F& f, FieldOf<F, RoomText::Member>& member) {
    f.number("number", member.number, 1, kAnyId);
    f.text("name", member.name, kNameBytes);
    f.flag("program", member.program);
    f.flag("replaced", member.replaced);
    f.text("token", member.token, kHexBytes);
}
template <class F>
void eachField(F& f, FieldOf<F, RoomText::Seat>& seat) {
    f.number("member", seat.member, 0, kAnyId);
    f.text("level", seat.level, kLongestOption);
}
template <class F>
void eachField(F& f, FieldOf<F, RoomText::Game>& game) {
    f.texts("seats", game.seats, kMostSeats, kNamesOfSeat);
    f.text("result", game.result, kLongestOption);
    f.numbers("winners", game.winners, kMostSeats, 0, kMostSeats - 1);
    f.numbers("points", game.points, kMostSeats, -kMostPoints, kMostPoints);
}
template <class F>
void eachField(F& f, FieldOf<F, RoomText>& room) {
    f.number("dolmen-table", room.version, kVersion, kVersion);
    f.text("code", room.code, kKeyBytes);
    f.object("agreed", room.agreed);
    f.word("phase", room.phase, kPhases);
    f.number("owner", room.owner, 0, kAnyId);
    f.number("next", room.next, 1, kAnyId);
    f.objects("members", room.members, kMostMembers);
    f.objects("seats", room.seats, kMostSeats);
    f.numbers("rematch", room.rematch, kMostMembers, 0, kAnyId);
    f.number("matches", room.matches, 0, kMostMatches);
    f.texts("players", room.players, kMostSeats, kNamesOfSeat);
    f.objects("games", room.games, kMostGames);
    f.text("match", room.match, kLongestTable);
    f.objects("lastOver", room.lastOver, 1);
    f.number("offer", room.offer, -1, static_cast<int>(match::Proposal::TakeBack));
    f.number("offerFrom", room.offerFrom, 0, kMostSeats - 1);
}

namespace {

RoomText::Game textOfGame(const match::Series::Game& game) {
    RoomText::Game text{.seats = game.seats, .result = game.outcome.result, .points = game.outcome.points};
    for (const game::PlayerId winner : game.outcome.winners) text.winners.push_back(winner.value);
    return text;
}

game::Outcome outcomeIn(const RoomText::Game& game) {
    game::Outcome outcome{.over = true, .result = game.result, .points = game.points};
    for (const int winner : game.winners)
        outcome.winners.push_back(game::playerAt(static_cast<std::size_t>(winner)));
    return outcome;
}

/// The match of a file, live.
std::optional<match::Match> liveMatch(const game::Kind& kind, const std::string& text,
                                      const game::OptionValues& options) {
    auto read = kind.read(text, {}, {.given = options});
    if (!read || read->game.start->isTold()) return {};
    match::Match match = match::Match::fromRecord(std::move(read->game));
    match.setLive(true);
    match.goToEnd();
    return match;
}

/// Ends a match for this player as it has ended before.
void endAgain(match::Match& match, game::PlayerId player, match::Termination how) {
    if (how == match::Termination::Time)
        match.elapse(player, match::TimeControl::kLongest + std::chrono::seconds(1));
    if (how == match::Termination::Resignation) (void)match.resign(player);
    if (how != match::Termination::Agreement || !match.offer(player, match::Proposal::Draw)) return;
    for (std::size_t seat = 0; seat < match.players().size(); ++seat)
        if (match.owesAnswer(game::playerAt(seat))) (void)match.answer(game::playerAt(seat), true);
}

/// The match of a file that says how it has ended, if it did not end by a turn: who has resigned is found by
/// trying.
std::optional<match::Match> endedMatch(const game::Kind& kind, const std::string& text,
                                       const game::OptionValues& options, const game::Outcome& ending) {
    for (std::size_t seat = 0;; ++seat) {
        auto match = liveMatch(kind, text, options);
        if (!match || seat == match->players().size()) return {};
        if (!match->outcome().over)
            endAgain(*match, game::playerAt(seat), match::terminationIn(match->tags()));
        const game::Outcome outcome = match->outcome();
        if (outcome.over && outcome.result == ending.result && outcome.winners == ending.winners)
            return match;
    }
}

}  // namespace

std::string Room::save() const {
    RoomText text{.code = code_,
                  .agreed = agreed_,
                  .phase = phase_,
                  .owner = owner_,
                  .next = members_.next(),
                  .rematch = rematch_,
                  .matches = matches_};
    for (const Member& member : members_.all())
        text.members.push_back(
            {member.number, member.name, member.program, member.replaced, hexOf(member.token)});
    for (const Seat& seat : seats_) text.seats.push_back({seat.member, seat.level});
    if (lastOver_) text.lastOver.push_back(*lastOver_);
    if (series_)
        for (const match::Series::Game& game : series_->games()) text.games.push_back(textOfGame(game));
    if (text.games.size() > kMostGames) text.games.erase(text.games.begin(), text.games.end() - kMostGames);
    if (play_) {
        const match::Match& match = play_->match();
        const std::string file = kind_.writeAtOnce(match.toRecord());
        text.match = match.hasSecrets() ? base::sealed(file) : file;
        text.players = match.players();
        if (const auto& offer = match.openOffer()) {
            text.offer = static_cast<int>(offer->proposal);
            text.offerFrom = offer->from.value;
        }
    }
    nlohmann::json json;
    JsonWriter fields(json);
    eachField(fields, text);
    return textOf(json);
}

base::Result<std::unique_ptr<Room>> Room::load(RoomParts parts, const KindOf& kindOf, std::string_view text,
                                               Moment now) {
    const nlohmann::json json = jsonIn(text, kLongestTable, kDeepestMessage);
    RoomText read;
    JsonReader fields(json);
    if (!fields.failed()) eachField(fields, read);
    if (fields.failed()) return noTable();
    const game::Kind* const kind = kindOf(read.agreed.game);
    if (kind == nullptr) return noTable();
    auto room = open(std::move(parts), *kind, read.code, read.agreed);
    if (!room) return noTable();
    room->now_ = room->lastHere_ = now;
    if (auto restored = room->restore(read); !restored) return restored.error();
    return room;
}

base::Result<void> Room::restore(const RoomText& text) {
    for (const RoomText::Member& kept : text.members) {
        const auto token = digestIn(kept.token);
        if (kept.number == kNobody || kept.number >= text.next) return noTable();
        if (!token || members_.find(kept.number)) return noTable();
        members_.numberFrom(kept.number);
        members_.add({.name = kept.name,
                      .program = kept.program,
                      .token = *token,
                      .since = now_,
                      .replaced = kept.replaced});
    }
    members_.numberFrom(text.next);
    if (text.seats.size() != seats_.size()) return noTable();
    for (std::size_t i = 0; i < seats_.size(); ++i) {
        const RoomText::Seat& kept = text.seats[i];
        const bool known = kept.level.empty() || kind_.createBot(kept.level);
        if (!known || (kept.member != kNobody && !members_.find(kept.member))) return noTable();
        seats_[i] = {kept.member, kept.level};
    }
    owner_ = members_.find(text.owner) ? text.owner : members_.eldest();
    matches_ = text.matches;
    if (!text.lastOver.empty()) lastOver_ = text.lastOver.front();
    for (const RoomText::Game& game : text.games)
        if (game.seats.size() != seats_.size()) return noTable();
    if (const auto& names = text.games.empty() ? text.players : text.games.front().seats; !names.empty())
        makeSeries(names);
    for (const RoomText::Game& game : text.games) series_->enter(outcomeIn(game), game.seats);
    if (text.phase == Phase::Waiting) return {};
    return restoreMatch(text);
}

base::Result<void> Room::restoreMatch(const RoomText& text) {
    std::string file = text.match;
    if (base::isSealed(file)) {
        auto opened = base::unsealed(file);
        if (!opened) return opened.error();
        file = std::move(*opened);
    }
    const bool over = text.phase == Phase::Over;
    if (text.players.size() != seats_.size() || (over && text.games.empty())) return noTable();
    auto match = over ? endedMatch(kind_, file, agreed_.options, outcomeIn(text.games.back()))
                      : liveMatch(kind_, file, agreed_.options);
    if (!match || match->players().size() != seats_.size() || match->outcome().over != over) return noTable();
    for (std::size_t seat = 0; seat < seats_.size(); ++seat)
        match->setPlayer(game::playerAt(seat), text.players[seat]);
    takePlay(std::move(*match));
    phase_ = text.phase;
    rematch_ = text.rematch;
    if (text.offer >= 0 && text.offerFrom < static_cast<int>(seats_.size()))
        play_->offerAgain({static_cast<match::Proposal>(text.offer),
                           game::playerAt(static_cast<std::size_t>(text.offerFrom))});
    return {};
}

}  // namespace host
