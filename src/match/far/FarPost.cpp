#include "match/far/FarPost.h"

#include <chrono>
#include <utility>
#include <variant>

namespace match {
namespace {

constexpr float kPatience = 3;  ///< seconds until what nothing was heard of is sent again

constexpr base::Msgid kLost = base::msgid("What the other table tells cannot be followed any more.");
constexpr int kMostAtOnce = 64;  ///< messages that are heard in one update

base::Message wordsOf(Receipt::Result result) {
    return result == Receipt::Result::TooLate ? base::msgid("Something else happened before: decide again.")
                                              : base::msgid("The other table does not take this now.");
}

}  // namespace

base::Result<Sent> FarPost::send(const base::Result<Request>& request) {
    if (onItsWay_) return base::Error{base::msgid("Your last decision is still on its way.")};
    if (lost_) return base::Error{kLost};
    if (!request) return request.error();
    onItsWay_ = OnItsWay{*request};
    onItsWay_->request.number = ++sent_;
    line_.send(write(onItsWay_->request));
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

void FarPost::hear(const Receipt& receipt, News& news) {
    if (!onItsWay_ || onItsWay_->request.number != receipt.number) return;
    if (receipt.result != Receipt::Result::Done)
        news.refused = Refused{wordsOf(receipt.result), sent().has_value()};
    onItsWay_.reset();
}

void FarPost::hear(std::string_view message, News& news) {
    auto told = reader_.read(message);
    if (!told)
        lost_ = true;
    else if (auto* const report = std::get_if<Report>(&*told))
        lost_ = !follower_.take(std::move(*report));
    else if (const auto* const clocks = std::get_if<ClockReadings>(&*told))
        follower_.setClocks(clocks->left);
    else
        hear(std::get<Receipt>(*told), news);
    if (!lost_) return;
    news.refused = Refused{kLost, sent().has_value()};
    line_.cannotFollow();
}

Post::News FarPost::update(float seconds, bool) {
    const auto passed = std::chrono::duration_cast<microseconds>(std::chrono::duration<float>(seconds));
    for (const game::PlayerId player : follower_.awaitedAtHead()) follower_.elapse(player, passed);
    News news;
    for (int i = 0; i < kMostAtOnce && !lost_; ++i) {
        const auto message = line_.receive();
        if (!message) break;
        hear(*message, news);
    }
    if (!onItsWay_ || lost_) return news;
    onItsWay_->waited += seconds;
    if (onItsWay_->waited < kPatience) return news;
    onItsWay_->waited = 0;
    line_.send(write(onItsWay_->request));
    return news;
}

}  // namespace match
