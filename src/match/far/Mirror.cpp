#include "match/far/Mirror.h"

#include <algorithm>
#include <utility>

namespace match {
namespace {

constexpr std::size_t kMostAsked = 16;

/// The clocks from which this turn leads to those that are told for after it.
std::vector<milliseconds> beforeTurn(const Match& match, game::PlayerId player,
                                     const std::vector<milliseconds>& after) {
    Clock clock = *match.clock();
    const std::vector<milliseconds> before = clock.readings();
    clock.press(player, match.tree().turnsEndedBy(player, match.head()) + 1);
    std::vector<milliseconds> clocks = after;
    clocks[player.value] -= clock.readings()[player.value] - before[player.value];
    clocks[player.value] = std::max(clocks[player.value], milliseconds(0));
    return clocks;
}

}  // namespace

/// The table's end of the line.
class Mirror::TableLine final : public Line {
  public:
    explicit TableLine(Mirror& mirror) : mirror_(&mirror) {}
    ~TableLine() override {
        if (mirror_ != nullptr) mirror_->line_ = nullptr;
    }
    void send(std::string message) override {
        if (mirror_ != nullptr) mirror_->hear(message);
    }
    [[nodiscard]] std::optional<std::string> receive() override {
        if (told_.empty()) return {};
        std::string message = std::move(told_.front());
        told_.pop_front();
        return message;
    }
    void tell(std::string message) { told_.push_back(std::move(message)); }
    void end() {
        mirror_ = nullptr;
        told_.clear();
    }

  private:
    Mirror* mirror_;
    std::deque<std::string> told_;
};

Mirror::Mirror(const game::Kind& kind, Match match, game::Viewer viewer)
    : kind_(kind), match_(std::move(match)), viewer_(viewer), reporter_(viewer) {}

Mirror::~Mirror() {
    if (line_ != nullptr) line_->end();
}

ToFollow Mirror::follow() {
    if (line_ != nullptr) line_->end();
    requests_.clear();
    last_ = {};
    settled_ = true;
    reporter_ = Reporter(viewer_);
    writer_.emplace(kind_);
    auto line = std::make_unique<TableLine>(*this);
    line_ = line.get();
    ReportReader reader(kind_);
    // What is written here can be read.
    auto told = reader.readBriefing(writer_->write(reporter_.brief(match_)));
    return {std::move(*told), std::move(reader), std::move(line)};
}

// ---- what the server tells

bool Mirror::play(game::PlayerId player, game::Action action, const std::vector<milliseconds>& clocks) {
    const bool timed = match_.clock() && clocks.size() == match_.clock()->players();
    if (timed) match_.setClocks(beforeTurn(match_, player, clocks));
    if (!match_.submit(player, action)) return false;
    if (timed) setClocks(clocks);
    return true;
}

bool Mirror::takeBack() {
    if (!match_.back()) return false;
    match_.playFromHere();
    return true;
}

void Mirror::setClocks(const std::vector<milliseconds>& clocks) {
    if (!match_.clock() || clocks.size() != match_.clock()->players()) return;
    match_.setClocks(clocks);
    tell();  // what happened before
    if (line_ != nullptr) line_->tell(ReportWriter::write(ClockReadings{match_.clock()->readings()}));
}

void Mirror::tell() {
    if (line_ == nullptr) return;
    for (const Report& report : reporter_.news(match_)) line_->tell(writer_->write(report));
}

// ---- what the table's player asks

/// A request that comes again gets its receipt again.
void Mirror::hear(const std::string& message) {
    auto request = readRequest(message);
    if (!request || requests_.size() >= kMostAsked) return;
    const bool waits =
        std::ranges::any_of(requests_, [&](const Request& other) { return other.number == request->number; });
    if (waits) return;
    if (request->number > last_.number)
        requests_.push_back(std::move(*request));
    else if (settled_ && request->number == last_.number)
        line_->tell(ReportWriter::write(last_));
}

std::optional<Request> Mirror::ask() {
    if (!settled_ || requests_.empty()) return {};
    Request request = std::move(requests_.front());
    requests_.pop_front();
    last_ = {request.number, Receipt::Result::Done};
    settled_ = false;
    return request;
}

void Mirror::settle(Receipt::Result result) {
    if (std::exchange(settled_, true)) return;
    last_.result = result;
    tell();  // the turn itself comes before its receipt
    if (line_ != nullptr) line_->tell(ReportWriter::write(last_));
}

}  // namespace match
