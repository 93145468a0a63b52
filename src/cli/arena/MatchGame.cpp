#include "cli/arena/MatchGame.h"

#include <algorithm>

namespace cli::arena {
namespace {

using tak::engine::Limits;
using tak::engine::Score;
using tak::rules::Color;
using tak::rules::EndReason;
using tak::rules::Game;
using tak::rules::Move;
using tak::rules::Outcome;
using tak::rules::Position;
using Clock = Player::Clock;

/// How long to wait for an engine after its time is up, to tell a slow one from one that hangs.
constexpr Milliseconds kOverstep{500};

/// One game in progress.
class Table {
  public:
    Table(const Position& start, std::array<Seat, 2> seats, const GameRules& rules,
          const std::stop_token& stop)
        : seats_(seats), rules_(rules), stop_(stop), game_(start) {
        record_.start = start;
        for (std::size_t i = 0; i < 2; ++i)
            if (seats_[i].time.clock) left_[i] = seats_[i].time.clock->left;
    }

    PlayedGame play(const std::vector<Move>& opening) {
        for (const Move move : opening) makeMove({.move = move});
        record_.openingPlies = static_cast<int>(opening.size());
        if (beginGame())
            while (record_.end == GameEnd::Aborted && !stop_.stop_requested() && !gameOver()) takeTurn();
        return std::move(record_);
    }

  private:
    [[nodiscard]] std::size_t toMove() const {
        return static_cast<std::size_t>(tak::rules::index(game_.position().toMove()));
    }

    void makeMove(const PlayedMove& played) {
        game_.play(played.move);
        moves_.push_back(played.move);
        record_.moves.push_back(played);
    }

    bool beginGame() {
        for (std::size_t i = 0; i < 2; ++i) {
            const auto absence = seats_[i].player.newGame(record_.setup(), rules_.seed);
            if (!absence) continue;
            lose(i, endBy(absence->conduct), absence->error.message.english());
            return false;
        }
        return true;
    }

    void finish(GameEnd end, const Outcome& outcome) {
        record_.end = end;
        record_.outcome = outcome;
    }

    void lose(std::size_t seat, GameEnd end, std::string problem) {
        const EndReason reason = end == GameEnd::TimeLoss ? EndReason::Time : EndReason::Resignation;
        finish(end, {reason, static_cast<Color>(1 - seat)});
        record_.culprit = static_cast<int>(seat);
        record_.problem = std::move(problem);
    }

    bool gameOver() {
        const Outcome outcome = game_.outcome();
        if (outcome.over()) {
            finish(GameEnd::Rules, outcome);
        } else if (record_.plies() >= rules_.maxPlies) {
            finish(GameEnd::MaxPlies, {EndReason::Agreement, {}});
        } else if (const auto winner = agreedWinner()) {
            finish(GameEnd::Adjudicated, {EndReason::Resignation, winner});
        }
        return outcome.over() || record_.end != GameEnd::Aborted;
    }

    /// The player whom the last scores of both engines see winning.
    [[nodiscard]] std::optional<Color> agreedWinner() const {
        const int needed = rules_.adjudication.moves * 2;
        if (needed == 0 || record_.plies() - record_.openingPlies < needed) return {};
        std::optional<Color> winner;
        for (std::size_t i = record_.moves.size() - static_cast<std::size_t>(needed);
             i < record_.moves.size(); ++i) {
            const auto score = record_.moves[i].score;
            if (!score || std::abs(*score) < rules_.adjudication.score) return {};
            const Color better = *score > 0 ? record_.mover(i) : !record_.mover(i);
            if (winner && *winner != better) return {};
            winner = better;
        }
        return winner;
    }

    [[nodiscard]] Limits limitsFor(std::size_t seat) const {
        const TimeControl& time = seats_[seat].time;
        Limits limits;
        // An engine needs both clocks; if only one has a time, the other gets the same.
        for (std::size_t i = 0; time.clock && i < 2; ++i)
            limits.clocks[i] = {left_[i].value_or(*left_[seat]),
                                seats_[i].time.clock.value_or(*time.clock).increment};
        limits.moveTime = time.moveTime;
        limits.nodes = time.nodes;
        limits.depth = time.depth;
        return limits;
    }

    /// The longest time that this move may take; nothing: as long as it likes.
    [[nodiscard]] std::optional<Milliseconds> allowance(std::size_t seat) const {
        const TimeControl& time = seats_[seat].time;
        std::optional<Milliseconds> most;
        if (left_[seat]) most = *left_[seat] + rules_.grace;
        if (time.moveTime) {
            const Milliseconds margin = *time.moveTime + rules_.moveTimeMargin;
            most = std::min(most.value_or(margin), margin);
        }
        if (!most && seats_[seat].player.mayHang()) most = rules_.patience;
        return most;
    }

    void takeTurn() {
        const std::size_t seat = toMove();
        const auto most = allowance(seat);
        const auto begin = Clock::now();
        const Turn turn =
            seats_[seat].player.think({record_.start, moves_, game_}, limitsFor(seat),
                                      most ? begin + *most + kOverstep : Clock::time_point::max(), stop_);
        const auto time = std::chrono::duration_cast<Milliseconds>(Clock::now() - begin);
        if (stop_.stop_requested()) return;
        if (turn.conduct != Conduct::Moved) return misconduct(seat, turn);
        if (most && time > *most)
            return lose(seat, GameEnd::TimeLoss,
                        "took " + std::to_string(time.count()) + " ms of " + std::to_string(most->count()));
        if (!game_.isLegal(turn.move)) return lose(seat, GameEnd::IllegalMove, "played an illegal move");
        noteTime(seat, time);
        PlayedMove played{
            .move = turn.move, .time = time, .depth = turn.report.depth, .nodes = turn.report.nodes};
        if (!turn.report.lines.empty()) played.score = turn.report.lines.front().score;
        makeMove(played);
    }

    void misconduct(std::size_t seat, const Turn& turn) {
        lose(seat, endBy(turn.conduct), turn.problem ? turn.problem->english() : std::string());
    }

    void noteTime(std::size_t seat, Milliseconds time) {
        const TimeControl& control = seats_[seat].time;
        if (control.moveTime && time > *control.moveTime) ++record_.overruns[seat];
        if (left_[seat])
            *left_[seat] = std::max(*left_[seat] - time, Milliseconds(0)) + control.clock->increment;
    }

    std::array<Seat, 2> seats_;
    const GameRules& rules_;
    const std::stop_token& stop_;
    Game game_;
    std::vector<Move> moves_;
    std::array<std::optional<Milliseconds>, 2> left_ = {};
    PlayedGame record_;
};

}  // namespace

GameEnd endBy(Conduct conduct) {
    switch (conduct) {
        case Conduct::IllegalMove:
            return GameEnd::IllegalMove;
        case Conduct::Hung:
            return GameEnd::Hung;
        case Conduct::Crashed:
            return GameEnd::Crashed;
        case Conduct::Moved:
            break;
    }
    return GameEnd::Aborted;
}

std::string_view nameOf(GameEnd end) {
    switch (end) {
        case GameEnd::Rules:
            return "rules";
        case GameEnd::TimeLoss:
            return "time";
        case GameEnd::IllegalMove:
            return "illegal move";
        case GameEnd::Hung:
            return "hang";
        case GameEnd::Crashed:
            return "crash";
        case GameEnd::MaxPlies:
            return "max plies";
        case GameEnd::Adjudicated:
            return "adjudication";
        case GameEnd::Aborted:
            break;
    }
    return "aborted";
}

PlayedGame playGame(const Opening& opening, std::array<Seat, 2> seats, const GameRules& rules,
                    const std::stop_token& stop) {
    return Table(opening.start, seats, rules, stop).play(opening.moves);
}

}  // namespace cli::arena
