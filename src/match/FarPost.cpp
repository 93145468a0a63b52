#include "match/FarPost.h"

#include <utility>
#include <variant>

namespace match {
namespace {

constexpr float kPatience = 3;  ///< seconds until what nothing was heard of is sent again

base::Message wordsOf(Refusal::Why why) {
    return why == Refusal::Why::TooLate ? base::msgid("Something else happened before: decide again.")
                                        : base::msgid("The other table does not take this now.");
}

/// Whether an event is what this request of a player has led to.
bool answers(const Event& event, const Request& request, game::Viewer viewer) {
    struct {
        const Event& event;
        game::Viewer viewer;
        bool operator()(const PlayTurn& turn) const {
            return event.kind == EventKind::Played && viewer.is(event.turn->player) &&
                   event.action == turn.action;
        }
        bool operator()(const Resign&) const { return event.kind == EventKind::Concluded; }
        bool operator()(const MakeOffer&) const {
            return event.kind == EventKind::Offered && viewer.is(event.offer->from);
        }
        bool operator()(const AnswerOffer&) const {
            return event.kind == EventKind::Accepted || event.kind == EventKind::Declined;
        }
    } const judge{event, viewer};
    return std::visit(judge, request.what);
}

}  // namespace

base::Result<Sent> FarPost::send(const base::Result<Request>& request) {
    if (onItsWay_) return base::Error{base::msgid("Your last decision is still on its way.")};
    if (!request) return request.error();
    onItsWay_ = OnItsWay{*request};
    line_.send(write(*request));
    return Sent::OnItsWay;
}

base::Result<Sent> FarPost::decide(game::PlayerId player, const Decision& decision) {
    if (!follower_.viewer().is(player)) return base::Error{base::msgid("it is not this player's turn")};
    if (const auto* const turn = std::get_if<PlayTurn>(&decision)) return send(follower_.play(turn->action));
    if (const auto* const offer = std::get_if<MakeOffer>(&decision))
        return send(follower_.offer(offer->proposal));
    return send(follower_.resign());
}

base::Result<Sent> FarPost::answer(game::PlayerId player, bool accept) {
    if (!follower_.owesAnswer(player)) return base::Error{base::msgid("there is nothing to answer")};
    return send(follower_.answer(accept));
}

std::optional<game::Action> FarPost::sent() const {
    const auto* const turn = onItsWay_ ? std::get_if<PlayTurn>(&onItsWay_->request.what) : nullptr;
    return turn != nullptr ? std::optional(turn->action) : std::nullopt;
}

void FarPost::settle(const Event& event, News& news) {
    if (!onItsWay_) return;
    if (answers(event, onItsWay_->request, follower_.viewer())) {
        onItsWay_.reset();
    } else if (sent() && voidsTurns(event)) {
        news.refused = wordsOf(Refusal::Why::TooLate);
        onItsWay_.reset();
    }
}

void FarPost::hear(Report report, News& news) {
    const Event event = report.event;
    const std::size_t before = follower_.eventCount();
    if (!follower_.take(std::move(report))) lost_ = true;
    if (follower_.eventCount() != before) settle(event, news);
}

Post::News FarPost::update(float seconds, bool) {
    News news;
    while (auto message = lost_ ? std::nullopt : line_.receive()) {
        auto told = reader_.read(*message);
        if (!told) {
            lost_ = true;
        } else if (auto* const report = std::get_if<Report>(&*told)) {
            hear(std::move(*report), news);
        } else if (const auto& refusal = std::get<Refusal>(*told);
                   onItsWay_ && onItsWay_->request.events == refusal.events) {
            news.refused = wordsOf(refusal.why);
            onItsWay_.reset();
        }
    }
    if (!onItsWay_) return news;
    onItsWay_->waited += seconds;
    if (onItsWay_->waited < kPatience) return news;
    onItsWay_->waited = 0;
    line_.send(write(onItsWay_->request));
    return news;
}

void FarPost::elapse(game::PlayerId player, microseconds time) { follower_.elapse(player, time); }

}  // namespace match
