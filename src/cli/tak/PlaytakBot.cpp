#include "cli/tak/PlaytakBot.h"

#include <algorithm>
#include <ostream>
#include <thread>
#include <utility>

#include "cli/Interruption.h"

namespace cli {
namespace {

using namespace tak::playtak;
using namespace std::chrono_literals;

constexpr auto kMoment = 5ms;
/// The server hears from us every 30 s, and answers.
constexpr auto kSilence = 75s;
constexpr int kMostTries = 12;
constexpr auto kLongestPause = 20s;
constexpr auto kLasting = 60s;  // a connection
/// How long a seek or its acceptance may take to show, before it is tried again.
constexpr auto kPatience = 3s;
/// What a turn takes beside the thinking: the way there and back, and the machines.
constexpr auto kLag = 500ms;
/// After so many refused turns in a row the game is told anew.
constexpr int kMostRefusals = 3;
constexpr auto kGoodbye = 500ms;

net::ClientOptions clientOptions() {
    net::ClientOptions options;
    options.limits.channel.largestMessage = kLongestLine;
    options.limits.channel.idleTime = kSilence;
    return options;
}

}  // namespace

PlaytakBot::PlaytakBot(PlaytakRequest request, const Console& console)
    : request_(std::move(request)),
      console_(console),
      log_([this](base::LogLevel level, std::string_view text) {
          if (level != base::LogLevel::Info) console_.err << "playtak: " << text << std::endl;
      }),
      report_(console),
      conversation_(*this, "Dolmen", request_.player),
      thinker_(request_.engine) {}

void PlaytakBot::send(std::string line) {
    if (client_) client_->send(std::move(line));
}

bool PlaytakBot::live() {
    const auto now = Clock::now();
    conversation_.update(std::chrono::duration<float>(now - std::exchange(last_, now)).count());
    carry();
    if (over_ || !conversation_.here()) return !over_;
    const auto& game = conversation_.game();
    if (game && !game->isOver())
        playOn(*game);
    else if (leavesSoon_ || (request_.games > 0 && report_.games() >= request_.games))
        leave();
    else
        findGame();
    return !over_;
}

// ---- the line

void PlaytakBot::connect() {
    if (Clock::now() < again_) return;
    ++tries_;
    open_ = false;
    client_.emplace(request_.endpoint, clientOptions(), log_);
}

void PlaytakBot::carry() {
    if (!client_) return connect();
    const std::vector<std::string> lines = client_->receive();
    if (!open_ && (client_->state() == net::Client::State::Open || !lines.empty())) {
        open_ = true;
        conversation_.connected();
    }
    for (const std::string& line : lines) {
        conversation_.heard(line);
        for (const Event& event : conversation_.takeEvents()) handle(event);
        if (over_) return;
    }
    if (client_->state() == net::Client::State::Gone)
        broke(client_->whyGone() ? client_->whyGone()->english() : std::string());
}

void PlaytakBot::broke(const std::string& why) {
    conversation_.disconnected();
    thinker_.stop();
    client_.reset();
    report_.say("no connection: " + why);
    const bool playing = conversation_.game() && !conversation_.game()->isOver();
    if (leavesSoon_ && !playing) {
        over_ = true;
        return;
    }
    // A server that is left again at once, since its game cannot be followed, is not asked for ever.
    if (here_ && Clock::now() - *std::exchange(here_, {}) > kLasting) tries_ = 0;
    if (!conversation_.mayComeBack() || tries_ >= kMostTries) return giveUp("cannot connect: " + why);
    const auto pause = std::min<std::chrono::seconds>(kLongestPause, 1s * (1 << std::min(tries_, 10)) / 2);
    again_ = Clock::now() + pause;
    report_.say("tries again in " + std::to_string(pause.count()) + " s");
}

void PlaytakBot::giveUp(const std::string& why) {
    over_ = true;
    status_ = static_cast<ExitStatus>(complain(console_, "playtak", why));
}

void PlaytakBot::handle(const Event& event) {
    report_.tell(event, conversation_);
    if (std::holds_alternative<LoginRefused>(event)) return giveUp("the server refused the login");
    if (std::holds_alternative<OtherLogin>(event)) return giveUp("this player has logged in elsewhere");
    if (std::holds_alternative<SeekRefused>(event)) return giveUp("the server refused the seek");
    if (std::holds_alternative<LoggedIn>(event)) {
        here_ = Clock::now();
        asked_ = {};
    }
    if (const auto* refused = std::get_if<AcceptRefused>(&event)) {
        refused_.insert(refused->seek);
        asked_ = {};
    }
    if (const auto* begun = std::get_if<GameBegun>(&event)) {
        asked_ = {};
        if (begun->resumed)
            thinker_.stop();
        else
            thinker_.newGame();
        score_.reset();
        refusals_ = 0;
        drawAnswered_ = undoAnswered_ = false;
    }
    if (std::holds_alternative<TurnTaken>(event)) {
        refusals_ = 0;
        drawAnswered_ = undoAnswered_ = false;
    }
    if (std::holds_alternative<Undone>(event) || std::holds_alternative<WordRefused>(event)) {
        thinker_.stop();
        drawAnswered_ = undoAnswered_ = false;
    }
    // What was meant as an answer may have come as a request of this side.
    if (std::holds_alternative<UndoWithdrawn>(event) && std::exchange(undoAnswered_, false))
        (void)conversation_.sayInGame(SayInGame::What::WithdrawUndo);
    const bool lost = std::holds_alternative<OutOfStep>(event) ||
                      (std::holds_alternative<TurnRefused>(event) && ++refusals_ >= kMostRefusals);
    if (lost && client_) client_->close("");  // the game is told anew
    if (std::holds_alternative<GameOver>(event)) thinker_.stop();
}

// ---- a game

void PlaytakBot::playOn(const OwnGame& game) {
    answerOffers(game);
    if (game.awaitsOwn() && !undoAnswered_) decide(game);
}

void PlaytakBot::answerOffers(const OwnGame& game) {
    if (game.drawOffered() && !std::exchange(drawAnswered_, true)) {
        if (score_ && *score_ <= 0) (void)conversation_.sayInGame(SayInGame::What::OfferDraw);
        report_.say(score_ && *score_ <= 0 ? "accepts the draw" : "plays on");
    }
    if (game.undoRequested() && game.terms().unrated && !undoAnswered_ && !game.sent()) {
        thinker_.stop();
        undoAnswered_ = conversation_.sayInGame(SayInGame::What::RequestUndo);
    }
}

tak::engine::Limits PlaytakBot::limitsIn(const OwnGame& game) const {
    tak::engine::Limits limits{.moveTime = request_.moveTime, .nodes = request_.nodes};
    for (const auto color : {tak::rules::Color::White, tak::rules::Color::Black}) {
        const Milliseconds left = game.left(color);
        limits.clocks[static_cast<std::size_t>(index(color))] = {
            .left = std::max({left - kLag, left / 2, Milliseconds(1)}),
            .increment = std::chrono::seconds(game.terms().increment)};
    }
    limits.begin = Clock::now();
    return limits;
}

void PlaytakBot::decide(const OwnGame& game) {
    if (!thinker_.busy()) return thinker_.begin(game.game(), limitsIn(game));
    const auto decision = thinker_.take();
    if (!decision || decision->ply != game.game().position().ply()) return;
    score_ = decision->score;
    (void)conversation_.play(decision->move);
}

// ---- between games

bool PlaytakBot::matches(const Seek& seek) const {
    const auto& wish = request_.seek;
    const bool forUs = seek.opponent.empty() || seek.opponent == conversation_.name();
    const bool ofHim = wish.opponent.empty() || wish.opponent == seek.name;
    const bool color = !wish.color || seek.color == !*wish.color;
    return seek.name != conversation_.name() && forUs && ofHim && color && seek.terms == wish.terms &&
           !refused_.contains(seek.number);
}

void PlaytakBot::findGame() {
    if (Clock::now() - asked_ < kPatience) return;
    if (!request_.accepts) {
        if (conversation_.ownSeek() != nullptr) return;
        if (!conversation_.seek(request_.seek)) return giveUp("such a game cannot be sought");
        asked_ = Clock::now();
        return;
    }
    for (const auto& [number, seek] : conversation_.seeks()) {
        if (!matches(seek)) continue;
        if (conversation_.accept(number)) asked_ = Clock::now();
        return;
    }
}

void PlaytakBot::leaveSoon() {
    if (std::exchange(leavesSoon_, true)) return;
    status_ = kProblemsFound;
    const bool playing = conversation_.game() && !conversation_.game()->isOver();
    if (playing)
        report_.say("leaves after this game; interrupted again, at once");
    else if (!conversation_.here())
        over_ = true;
}

void PlaytakBot::leave() {
    if (conversation_.ownSeek() != nullptr) (void)conversation_.withdrawSeek();
    (void)conversation_.quit();
    const auto end = Clock::now() + kGoodbye;
    while (client_ && client_->state() != net::Client::State::Gone && Clock::now() < end) {
        (void)client_->receive();
        std::this_thread::sleep_for(kMoment);
    }
    client_.reset();
    over_ = true;
}

int runPlaytak(PlaytakRequest request, const Console& console) {
    PlaytakBot bot(std::move(request), console);
    const Interruption interruption;
    while (bot.live()) {
        if (interruption.stopped()) bot.leaveSoon();
        std::this_thread::sleep_for(kMoment);
    }
    bot.sayResults();
    return bot.status();
}

}  // namespace cli
