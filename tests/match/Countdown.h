#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <charconv>
#include <numeric>
#include <string>
#include <vector>

#include "game/OpenState.h"

/// A game for tests of shared code: two to four players take turns to move one, two or three counters from
/// the heap to their own row. The player who takes the last one wins; of four partners, those who sit
/// opposite win together. A turn may have several parts, which are such moves.
namespace test {

class Countdown final : public game::OpenState {
  public:
    explicit Countdown(int counters, std::size_t players = 3, bool partners = false, std::size_t parts = 1)
        : players_(players), partners_(partners), parts_(parts) {
        for (int i = 0; i < counters; ++i)
            pieces_.push_back({.id = game::PieceId(static_cast<std::uint16_t>(i)),
                               .owner = game::PlayerId(0),
                               .place = {kHeap, static_cast<std::uint16_t>(i), 0}});
    }

    /// Copies that were made so far: replaying a game begins with one.
    static inline std::atomic<int> copies = 0;

    [[nodiscard]] std::unique_ptr<game::State> clone() const override {
        ++copies;
        return std::make_unique<Countdown>(*this);
    }
    [[nodiscard]] int playerCount() const override { return static_cast<int>(players_); }
    [[nodiscard]] std::vector<game::PlayerId> partnersOf(game::PlayerId player) const override {
        if (!partners_) return {};
        return {game::playerAt((player.value + std::size_t{2}) % players_)};
    }
    [[nodiscard]] game::PlayerId toMove() const override {
        return game::playerAt(past_.size() / parts_ % players_);
    }
    [[nodiscard]] int ply() const override { return static_cast<int>(past_.size()); }
    [[nodiscard]] int round() const override {
        return static_cast<int>(past_.size() / (parts_ * players_)) + 1;
    }
    [[nodiscard]] bool isLegal(game::Action action) const override {
        return action.value >= 1 && action.value <= 3 && action.value <= left();
    }
    [[nodiscard]] std::vector<game::Action> legalActions() const override {
        std::vector<game::Action> actions;
        for (std::uint64_t n = 1; n <= 3; ++n)
            if (isLegal(game::Action(n))) actions.push_back(game::Action(n));
        return actions;
    }
    game::Transition apply(game::Action action) override {
        game::Stage taken;
        const auto row = static_cast<std::uint16_t>(1 + toMove().value);
        for (std::uint64_t k = 0; k < action.value; ++k) {
            game::PieceState& piece = pieces_[left() - 1];
            const game::PieceState before = piece;
            piece.place = {row, rows_[toMove().value]++, 0};
            taken.hops.push_back({before, piece, 1});
            ++taken_;
        }
        past_.push_back({{std::move(taken)}});
        return past_.back();
    }
    /// A letter and a number: the heap is h, the rows of the players are a, b …
    [[nodiscard]] std::string placeName(game::Place place) const override {
        const char letter = place.area == kHeap ? 'h' : static_cast<char>('a' + place.area - 1);
        return letter + std::to_string(place.spot);
    }
    [[nodiscard]] std::optional<game::Place> placeNamed(std::string_view name) const override {
        if (name.size() < 2 || name.size() > 3) return {};
        const int row = name[0] == 'h' ? 0 : name[0] - 'a' + 1;
        if (row < 0 || row > static_cast<int>(players_)) return {};
        std::uint16_t spot = 0;
        const auto [end, error] = std::from_chars(name.data() + 1, name.data() + name.size(), spot);
        if (error != std::errc() || end != name.data() + name.size() || spot >= pieces_.size()) return {};
        return game::Place{static_cast<std::uint16_t>(row), spot, 0};
    }
    game::Transition undo() override {
        const game::Transition transition = past_.back();
        past_.pop_back();
        const std::vector<game::Hop> hops = hopsOf(transition);
        for (const game::Hop& hop : hops) pieces_[hop.before.id.value] = hop.before;
        taken_ -= hops.size();
        rows_[toMove().value] = static_cast<std::uint16_t>(rows_[toMove().value] - hops.size());
        return transition;
    }
    [[nodiscard]] game::Action lastAction() const override {
        return game::Action(past_.back().stages.front().hops.size());
    }
    [[nodiscard]] game::Outcome outcome() const override {
        if (left() > 0) return {};
        const std::size_t last = (past_.size() + parts_ * players_ - 1) / parts_ % players_;
        return {.over = true, .winners = sideOf(game::playerAt(last)), .result = "last"};
    }
    [[nodiscard]] game::Outcome resignation(game::PlayerId player) const override {
        return {
            .over = true, .winners = otherSide(player), .result = "resigned " + std::to_string(player.value)};
    }
    [[nodiscard]] game::Outcome lossOnTime(game::PlayerId player) const override {
        return {.over = true, .winners = otherSide(player), .result = "late " + std::to_string(player.value)};
    }
    [[nodiscard]] game::Outcome claimed(std::string_view result) const override {
        if (result == "*") return {};
        return {.over = true, .result = std::string(result)};
    }
    [[nodiscard]] game::Outcome agreedDraw() const override { return {.over = true, .result = "draw"}; }
    [[nodiscard]] game::Transition lastTransition() const override { return past_.back(); }
    [[nodiscard]] std::vector<game::PieceState> pieces() const override { return pieces_; }
    [[nodiscard]] std::string notation(game::Action action) const override {
        return std::to_string(action.value);
    }
    [[nodiscard]] base::Result<game::Action> parse(std::string_view text) const override {
        std::uint64_t n = 0;
        std::from_chars(text.data(), text.data() + text.size(), n);
        if (!isLegal(game::Action(n))) return base::Error{base::msgid("no such turn")};
        return game::Action(n);
    }
    [[nodiscard]] std::vector<std::string> completions(std::string_view, std::size_t) const override {
        return {};
    }
    [[nodiscard]] std::string positionText() const override { return std::to_string(left()); }

  private:
    static constexpr std::uint16_t kHeap = 0;
    [[nodiscard]] std::size_t left() const { return pieces_.size() - taken_; }
    [[nodiscard]] std::vector<game::PlayerId> sideOf(game::PlayerId player) const {
        std::vector<game::PlayerId> side = partnersOf(player);
        side.insert(std::upper_bound(side.begin(), side.end(), player), player);
        return side;
    }
    /// Nobody if there are more than two sides.
    [[nodiscard]] std::vector<game::PlayerId> otherSide(game::PlayerId player) const {
        if (players_ != 2 && !partners_) return {};
        return sideOf(game::playerAt((player.value + std::size_t{1}) % players_));
    }

    std::size_t players_;
    bool partners_;
    std::size_t parts_;
    std::vector<game::PieceState> pieces_;
    std::size_t taken_ = 0;
    std::array<std::uint16_t, 4> rows_{};
    std::vector<game::Transition> past_;
};

}  // namespace test
