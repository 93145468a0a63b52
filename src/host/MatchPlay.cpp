#include "host/MatchPlay.h"

#include <utility>
#include <variant>

namespace host {
namespace {

constexpr std::size_t kMostLetters = 16;  ///< requests of a player that wait to be heard
constexpr int kMostAtOnce = 64;           ///< decisions that are heard in one update
constexpr std::chrono::milliseconds kClocksEvery{5000};

}  // namespace

MatchPlay::MatchPlay(const Conditions& conditions, match::Match match)
    : kind_(conditions.kind),
      takingBack_(conditions.takingBack),
      pace_(conditions.pace),
      match_(std::move(match)),
      seats_(conditions.levels.size()),
      seating_(conditions.levels.size()),
      sinceClocks_(0) {
    for (std::size_t seat = 0; seat < seats_.size(); ++seat) {
        const game::PlayerId player = game::playerAt(seat);
        setLine(player, conditions.lines[seat]);
        seats_[seat].line.renew();
        if (const std::string& level = conditions.levels[seat]; level.empty())
            sitFarAway(player);
        else
            sitLevel(player, level);
    }
    (void)turns_.read(match_);
}

void MatchPlay::sitFarAway(game::PlayerId player) {
    Seat& seat = seats_[player.value];
    seat.letters = {};
    seating_.sit(player, std::make_unique<match::RemotePlayer>(seat.letters));
}

void MatchPlay::sitLevel(game::PlayerId player, const std::string& level) {
    seating_.sit(player, std::make_unique<LevelPlayer>(kind_.createBot(level), pace_));
}

void MatchPlay::replace(game::PlayerId player, const std::string& level) {
    seats_[player.value] = {};
    sitLevel(player, level);
}

// ---- who follows it

std::string MatchPlay::brief(MemberId member, game::Viewer viewer) {
    // His requests are numbered from 1 again, so his seat begins anew, too.
    if (const auto player = viewer.player()) sitFarAway(*player);
    listeners_.erase(member);
    const auto at =
        listeners_.emplace(member, Listener{viewer, match::Reporter(viewer), match::ReportWriter(kind_)})
            .first;
    Listener& listener = at->second;
    return listener.writer.write(listener.reporter.brief(match_));
}

void MatchPlay::tell(const Tell& tell) {
    for (auto& [member, listener] : listeners_) {
        for (const match::Report& report : listener.reporter.news(match_))
            tell(member, listener.writer.write(report));
        if (clocksDue_)
            tell(member, match::ReportWriter::write(match::ClockReadings{match_.clock()->readings()}));
        const auto player = listener.viewer.player();
        if (!player) continue;
        for (const match::Receipt& receipt : std::exchange(seats_[player->value].letters.receipts, {}))
            tell(member, match::ReportWriter::write(receipt));
    }
    clocksDue_ = false;
}

// ---- what is decided

bool MatchPlay::makesSense(game::PlayerId player, const match::Request& request) const {
    if (std::holds_alternative<match::PlayTurn>(request.what)) return match_.awaits(player) && !over();
    const auto* const offer = std::get_if<match::MakeOffer>(&request.what);
    return offer == nullptr || offer->proposal != match::Proposal::TakeBack || takingBack_;
}

bool MatchPlay::hear(game::PlayerId player, const match::Request& request) {
    match::Letters& letters = seats_[player.value].letters;
    if (letters.requests.size() >= kMostLetters) return false;
    if (makesSense(player, request))
        letters.requests.push_back(request);
    else
        letters.receipts.push_back({request.number, match::Receipt::Result::NotAllowed});
    return true;
}

std::size_t MatchPlay::waiting() const {
    std::size_t letters = 0;
    for (const Seat& seat : seats_) letters += seat.letters.requests.size();
    return letters;
}

void MatchPlay::update(std::chrono::milliseconds passed) {
    float seconds = std::chrono::duration<float>(passed).count();
    for (int i = 0; i < kMostAtOnce; ++i) {
        const std::size_t events = match_.eventCount();
        const std::size_t letters = waiting();
        if (const auto trouble = seating_.update(match_, seconds, false)) {
            // A level that cannot go on has lost: nobody is there who could help it.
            seating_.pause(false);
            (void)match_.resign(trouble->player);
        }
        if (match_.eventCount() == events && waiting() == letters) break;
        seconds = 0;
    }
    renewLines();
}

void MatchPlay::offerAgain(const match::Offer& offer) { (void)match_.offer(offer.from, offer.proposal); }

// ---- time

void MatchPlay::renewLines() {
    const match::Subscription::News news = turns_.read(match_);
    for (std::size_t i = news.first; i < news.end; ++i) {
        const match::Event event = match_.events(game::Viewer::onlooker())[i];
        if (event.turn && event.turn->endsTurn) seats_[event.turn->player.value].line.renew();
        if (event.kind == match::EventKind::TakenBack)
            for (Seat& seat : seats_) seat.line.renew();
    }
}

void MatchPlay::elapse(std::chrono::milliseconds time) {
    if (!match_.clocksRun()) return;
    for (const game::PlayerId player : match_.awaitedAtHead())
        match_.elapse(player, seats_[player.value].line.charged(time));
    sinceClocks_ += time;
    if (sinceClocks_ < kClocksEvery) return;
    sinceClocks_ = std::chrono::milliseconds(0);
    clocksDue_ = true;
}

}  // namespace host
