#pragma once

#include <gtest/gtest.h>

#include <deque>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "base/Random.h"
#include "game/Kind.h"
#include "match/Seating.h"
#include "match/far/FarPost.h"
#include "match/far/RemotePlayer.h"
#include "match/far/Reporter.h"

// A match whose referee is at another table, over lines that are slow, lose and double.
namespace far {

/// One direction of a line: messages arrive after some time, in their order; some never, some twice.
class Wire {
  public:
    Wire(float delay, std::uint32_t lost, std::uint32_t doubled, std::uint64_t seed)
        : delay_(delay), lost_(lost), doubled_(doubled), random_(seed) {}

    void send(std::string message) {
        if (lost_ != 0 && random_.below(lost_) == 0) return;
        const int times = doubled_ != 0 && random_.below(doubled_) == 0 ? 2 : 1;
        for (int i = 0; i < times; ++i) on_.push_back({now_ + delay_, message});
    }
    [[nodiscard]] std::optional<std::string> receive() {
        if (on_.empty() || on_.front().due > now_) return {};
        std::string message = std::move(on_.front().text);
        on_.pop_front();
        return message;
    }
    void pass(float seconds) { now_ += seconds; }

  private:
    struct Message {
        float due;
        std::string text;
    };
    float delay_;
    std::uint32_t lost_;
    std::uint32_t doubled_;
    base::Random random_;
    float now_ = 0;
    std::deque<Message> on_;
};

/// How bad the line of a table is. Only what a player asks for is lost or doubled: what the referee tells
/// arrives whole, or a line is broken, and then the match is told anew.
struct Weather {
    float delay = 0;  ///< seconds each way
    std::uint32_t lost = 0;
    std::uint32_t doubled = 0;
};

class LineOfTable final : public match::Line {
  public:
    LineOfTable(const Weather& weather, std::uint64_t seed)
        : up(weather.delay, weather.lost, weather.doubled, seed), down(weather.delay, 0, 0, seed) {}
    void send(std::string message) override { up.send(std::move(message)); }
    [[nodiscard]] std::optional<std::string> receive() override { return down.receive(); }

    Wire up;
    Wire down;
};

/// An engine at the referee's table, which decides at once.
class Engine final : public match::Participant {
  public:
    explicit Engine(std::unique_ptr<game::Bot> bot) : bot_(std::move(bot)) {}
    [[nodiscard]] bool atThisTable() const override { return false; }
    void onEvent(const match::Event&) override {}
    void begin(std::unique_ptr<const game::View> view, const match::Clock*) override {
        view_ = std::move(view);
    }
    void stop() override { view_.reset(); }
    [[nodiscard]] std::optional<match::Decision> decide(float, bool) override {
        const auto view = std::move(view_);
        if (!view) return {};
        game::BotLimits limits;
        limits.nodes = 200;
        limits.seed = static_cast<std::uint64_t>(view->ply()) + 1;
        const auto turn = bot_->choose(*view, limits, std::stop_token(), [](const game::Thought&) {});
        return match::PlayTurn{turn.value()};
    }
    [[nodiscard]] std::optional<bool> answer(const match::Offer&, const game::View&) override {
        return false;
    }
    [[nodiscard]] const game::Thought* thought() const override { return nullptr; }

  private:
    std::unique_ptr<game::Bot> bot_;
    std::unique_ptr<const game::View> view_;
};

/// The referee, at whose table no person sits.
class Referee {
  public:
    /// `levels`: who plays, by seat; empty: somebody far away. All must outlive it.
    Referee(const game::Kind& kind, const game::OptionValues& options, const Weather& weather,
            const std::vector<std::string>& levels)
        : kind_(kind),
          match_(kind.create(options, game::Chance(5)).value(), names(levels)),
          seating_(levels.size()) {
        for (std::size_t seat = 0; seat < levels.size(); ++seat) {
            const game::PlayerId player = game::playerAt(seat);
            seats_.push_back(std::make_unique<Seat>(kind, player, weather));
            if (levels[seat].empty())
                seating_.sit(player, std::make_unique<match::RemotePlayer>(seats_.back()->letters));
            else
                seating_.sit(player, std::make_unique<Engine>(kind.createBot(levels[seat])));
        }
    }

    /// What a table needs to follow the match from this seat.
    struct Begun {
        match::Briefing told;
        match::ReportReader reader;
        match::Line& line;
    };
    [[nodiscard]] Begun begin(std::size_t seat) {
        Seat& one = *seats_[seat];
        match::ReportReader reader(kind_);
        match::Briefing told = reader.readBriefing(one.writer.write(one.reporter.brief(match_))).value();
        return {std::move(told), std::move(reader), one.line};
    }
    void step(float seconds) {
        for (const auto& seat : seats_)
            while (const auto message = seat->line.up.receive())
                seat->letters.requests.push_back(match::readRequest(*message).value());
        EXPECT_FALSE(seating_.update(match_, seconds, false));
        for (const auto& seat : seats_) {
            for (const match::Report& report : seat->reporter.news(match_))
                seat->line.down.send(seat->writer.write(report));
            for (const match::Receipt& receipt : seat->letters.receipts)
                seat->line.down.send(match::ReportWriter::write(receipt));
            seat->letters.receipts.clear();
            seat->line.up.pass(seconds);
            seat->line.down.pass(seconds);
        }
    }
    /// Tells everybody how the clocks stand.
    void tellClocks() {
        for (const auto& seat : seats_)
            seat->line.down.send(
                match::ReportWriter::write(match::ClockReadings{match_.clock()->readings()}));
    }
    [[nodiscard]] match::Match& match() { return match_; }

  private:
    struct Seat {
        Seat(const game::Kind& kind, game::PlayerId player, const Weather& weather)
            : reporter(player), writer(kind), line(weather, player.value + 1U) {}
        match::Letters letters;
        match::Reporter reporter;
        match::ReportWriter writer;
        LineOfTable line;
    };
    [[nodiscard]] static std::vector<std::string> names(const std::vector<std::string>& levels) {
        static constexpr const char* kNames[] = {"Ann", "Bo", "Cy", "Di"};
        return {kNames, kNames + levels.size()};
    }

    const game::Kind& kind_;
    match::Match match_;
    match::Seating seating_;
    std::vector<std::unique_ptr<Seat>> seats_;
};

/// A line whose referee lives by it: whenever nothing has come, a frame passes there.
class LineInStep final : public match::Line {
  public:
    LineInStep(match::Line& line, Referee& referee, float frame)
        : line_(line), referee_(referee), frame_(frame) {}
    void send(std::string message) override { line_.send(std::move(message)); }
    [[nodiscard]] std::optional<std::string> receive() override {
        auto message = line_.receive();
        if (!message) referee_.step(frame_);
        return message;
    }

  private:
    match::Line& line_;
    Referee& referee_;
    float frame_;
};

}  // namespace far
