#pragma once

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "game/State.h"

/// A game for tests of shared code, with decisions that all players owe at once, in secret. In each round
/// everybody bids 1 to 3 for the lots on the heap. When all have bid, the bids are shown, and the highest one
/// (of equal ones that of the lowest seat) takes one or two lots in a decision of its own. Then the next
/// round begins. Who has most lots when the heap is empty wins.
namespace test {

namespace auction {

inline constexpr std::uint64_t kSeat = 16;   ///< an action's code: the seat in sixteens, then what is decided
inline constexpr std::uint64_t kHidden = 4;  ///< a bid that the viewer does not know
inline constexpr std::uint16_t kHeap = 0;    ///< areas: the heap, the tokens, the lots of each player
inline constexpr std::uint16_t kTokens = 1;
inline constexpr std::uint16_t kFirstRow = 2;

[[nodiscard]] inline game::Action bid(int player, int value) {
    return game::Action(static_cast<std::uint64_t>(player) * kSeat + kHidden +
                        static_cast<std::uint64_t>(value));
}
[[nodiscard]] inline game::Action take(int player, int lots) {
    return game::Action(static_cast<std::uint64_t>(player) * kSeat + static_cast<std::uint64_t>(lots));
}
[[nodiscard]] inline int playerIn(game::Action action) { return static_cast<int>(action.value / kSeat); }
[[nodiscard]] inline int lotsIn(game::Action action) {
    return static_cast<int>(std::min(action.value % kSeat, kHidden)) % static_cast<int>(kHidden);
}
/// Of a bid; 0: hidden.
[[nodiscard]] inline int bidIn(game::Action action) {
    return static_cast<int>(action.value % kSeat - kHidden);
}

/// A position, computed from its decisions. Those of others that a viewer does not know are hidden bids.
class Board {
  public:
    Board(int players, int lots, const std::vector<game::Action>& past)
        : bids_(static_cast<std::size_t>(players), kNone), owners_(static_cast<std::size_t>(lots), kNone) {
        for (const game::Action action : past) play(action);
    }

    [[nodiscard]] int players() const { return static_cast<int>(bids_.size()); }
    [[nodiscard]] int left() const { return lotsOf(kNone); }
    /// The lots that this player has taken.
    [[nodiscard]] int lotsOf(int player) const {
        return static_cast<int>(std::count(owners_.begin(), owners_.end(), player));
    }
    [[nodiscard]] int round() const { return round_; }
    [[nodiscard]] bool shown() const { return std::count(bids_.begin(), bids_.end(), kNone) == 0; }
    [[nodiscard]] int highest() const {
        return static_cast<int>(std::max_element(bids_.begin(), bids_.end()) - bids_.begin());
    }
    [[nodiscard]] std::vector<game::PlayerId> awaited() const {
        if (shown()) return {game::playerAt(static_cast<std::size_t>(highest()))};
        std::vector<game::PlayerId> players;
        for (std::size_t seat = 0; seat < bids_.size(); ++seat)
            if (bids_[seat] == kNone) players.push_back(game::playerAt(seat));
        return players;
    }
    [[nodiscard]] std::vector<game::Action> legal(int player) const {
        std::vector<game::Action> actions;
        if (left() == 0) return actions;
        if (shown() && player == highest())
            for (int lots = 1; lots <= std::min(left(), 2); ++lots) actions.push_back(take(player, lots));
        if (!shown() && bids_[static_cast<std::size_t>(player)] == kNone)
            for (int value = 1; value <= 3; ++value) actions.push_back(bid(player, value));
        return actions;
    }
    void play(game::Action action) {
        const auto seat = static_cast<std::size_t>(playerIn(action));
        if (action.value % kSeat >= kHidden) {
            bids_[seat] = bidIn(action);
            return;
        }
        for (int lot = 0; lot < lotsIn(action); ++lot)
            owners_[static_cast<std::size_t>(left() - 1)] = playerIn(action);
        std::fill(bids_.begin(), bids_.end(), kNone);
        ++round_;
    }
    /// The tokens by seat, then the lots. A bid that is not shown is seen by its owner only.
    [[nodiscard]] std::vector<game::PieceState> pieces(game::Viewer viewer) const {
        std::vector<game::PieceState> pieces;
        const auto add = [&](game::PlayerId owner, game::Place place) -> game::PieceState& {
            pieces.push_back({.id = game::PieceId(static_cast<std::uint16_t>(pieces.size())),
                              .owner = owner,
                              .place = place});
            return pieces.back();
        };
        for (std::size_t seat = 0; seat < bids_.size(); ++seat) {
            const game::PlayerId owner = game::playerAt(seat);
            game::PieceState& token = add(owner, {kTokens, static_cast<std::uint16_t>(seat), 0});
            const bool known = shown() || viewer.is(owner) || viewer.isRecord();
            if (known && bids_[seat] > 0) token.shape = static_cast<std::uint8_t>(bids_[seat]);
            token.face = shown() ? 1 : 0;
        }
        for (std::size_t lot = 0; lot < owners_.size(); ++lot) {
            const auto area = static_cast<std::uint16_t>(
                owners_[lot] == kNone ? kHeap : kFirstRow + static_cast<std::uint16_t>(owners_[lot]));
            add(game::PlayerId(0), {area, static_cast<std::uint16_t>(lot), 0});
        }
        return pieces;
    }

  private:
    static constexpr int kNone = -1;
    std::vector<int> bids_;    ///< by seat
    std::vector<int> owners_;  ///< by lot; the highest of the heap goes first
    int round_ = 1;
};

/// What a stage does: the pieces that differ, in their order.
[[nodiscard]] inline game::Stage stageBetween(const std::vector<game::PieceState>& before,
                                              const std::vector<game::PieceState>& after,
                                              game::Reason reason) {
    game::Stage stage{.hops = {}, .reason = reason};
    for (std::size_t i = 0; i < before.size(); ++i)
        if (before[i] != after[i]) stage.hops.push_back({.before = before[i], .after = after[i]});
    return stage;
}

}  // namespace auction

class Auction final : public game::State {
  public:
    Auction(int players, int lots) : players_(players), lots_(lots) {}

    [[nodiscard]] auction::Board board() const { return {players_, lots_, past_}; }

    [[nodiscard]] std::unique_ptr<game::State> clone() const override {
        return std::make_unique<Auction>(*this);
    }
    [[nodiscard]] std::unique_ptr<game::State> anew(game::Chance) const override {
        return std::make_unique<Auction>(players_, lots_);
    }
    [[nodiscard]] int playerCount() const override { return players_; }
    [[nodiscard]] game::PlayerId toMove() const override { return awaited().front(); }
    [[nodiscard]] std::vector<game::PlayerId> awaited() const override { return board().awaited(); }
    [[nodiscard]] int ply() const override { return static_cast<int>(past_.size()); }
    [[nodiscard]] int round() const override { return board().round(); }
    [[nodiscard]] game::PlayerId moverOf(game::Action action) const override {
        return game::playerAt(static_cast<std::size_t>(auction::playerIn(action)));
    }
    [[nodiscard]] bool isLegal(game::Action action) const override {
        const int player = auction::playerIn(action);
        if (player >= players_) return false;
        const std::vector<game::Action> legal = board().legal(player);
        return std::find(legal.begin(), legal.end(), action) != legal.end();
    }
    game::Transition apply(game::Action action) override {
        past_.push_back(action);
        return lastTurn(game::Viewer::record());
    }
    game::Transition undo() override {
        game::Transition transition = lastTurn(game::Viewer::record());
        past_.pop_back();
        return transition;
    }
    [[nodiscard]] game::Action lastAction() const override { return past_.back(); }
    /// Not once the bids have been shown.
    [[nodiscard]] bool mayTakeBack() const override {
        return past_.back().value % auction::kSeat < auction::kHidden || !board().shown();
    }
    [[nodiscard]] game::Outcome outcome() const override {
        const auction::Board now = board();
        if (now.left() > 0) return {};
        game::Outcome outcome{.over = true, .result = "sold"};
        int most = 0;
        for (int player = 0; player < players_; ++player) most = std::max(most, now.lotsOf(player));
        for (int player = 0; player < players_; ++player)
            if (now.lotsOf(player) == most)
                outcome.winners.push_back(game::playerAt(static_cast<std::size_t>(player)));
        return outcome;
    }
    [[nodiscard]] game::Outcome resignation(game::PlayerId) const override {
        return {.over = true, .result = "resigned"};
    }
    [[nodiscard]] game::Outcome lossOnTime(game::PlayerId player) const override {
        return {.over = true, .result = "late " + std::to_string(player.value)};
    }
    [[nodiscard]] game::Outcome claimed(std::string_view) const override { return {}; }
    [[nodiscard]] game::Outcome agreedDraw() const override { return {.over = true, .result = "draw"}; }
    [[nodiscard]] bool hasSecrets() const override { return true; }
    [[nodiscard]] std::unique_ptr<const game::View> view(game::Viewer viewer) const override;
    [[nodiscard]] game::Transition lastTurn(game::Viewer viewer) const override {
        using auction::stageBetween;
        const auction::Board after = board();
        auction::Board before(players_, lots_, {past_.begin(), past_.end() - 1});
        const bool bids = past_.back().value % auction::kSeat >= auction::kHidden;
        if (bids) {
            game::Stage stage = stageBetween(before.pieces(viewer), after.pieces(viewer),
                                             after.shown() ? game::Reason::Show : game::Reason::Move);
            return stage.hops.empty() ? game::Transition{} : game::Transition{{std::move(stage)}};
        }
        // First the lots go, then the bids are hidden.
        std::vector<game::PieceState> between = after.pieces(viewer);
        const std::vector<game::PieceState> shown = before.pieces(viewer);
        std::copy_n(shown.begin(), players_, between.begin());
        return {{stageBetween(shown, between, game::Reason::Capture),
                 stageBetween(between, after.pieces(viewer), game::Reason::Hide)}};
    }
    [[nodiscard]] game::Action actionFor(game::Action action, game::Viewer viewer) const override {
        const bool secret = action.value % auction::kSeat > auction::kHidden;
        if (!secret || viewer.isRecord() || viewer.is(moverOf(action))) return action;
        return auction::bid(auction::playerIn(action), 0);
    }

  private:
    int players_;
    int lots_;
    std::vector<game::Action> past_;
};

/// What a viewer knows: the turns, with hidden bids where others have not shown theirs yet.
class AuctionView final : public game::View {
  public:
    AuctionView(int players, int lots, std::vector<game::Action> known, const auction::Board& truth,
                game::Viewer viewer)
        : players_(players), lots_(lots), known_(std::move(known)), truth_(truth), viewer_(viewer) {}

    [[nodiscard]] int playerCount() const override { return players_; }
    [[nodiscard]] game::PlayerId toMove() const override {
        const std::vector<game::PlayerId> all = awaited();
        const auto self =
            std::find_if(all.begin(), all.end(), [&](game::PlayerId player) { return viewer_.is(player); });
        return self != all.end() ? *self : all.front();
    }
    [[nodiscard]] std::vector<game::PlayerId> awaited() const override { return truth_.awaited(); }
    [[nodiscard]] int ply() const override { return static_cast<int>(known_.size()); }
    [[nodiscard]] game::Outcome outcome() const override { return sampled(1)->outcome(); }
    [[nodiscard]] std::vector<game::Action> legalActions() const override {
        if (!viewer_.isRecord() && !viewer_.is(toMove())) return {};
        return truth_.legal(toMove().value);
    }
    [[nodiscard]] bool isLegal(game::Action action) const override {
        const std::vector<game::Action> legal = legalActions();
        return std::find(legal.begin(), legal.end(), action) != legal.end();
    }
    [[nodiscard]] std::vector<game::PieceState> pieces() const override { return truth_.pieces(viewer_); }
    /// "B2" bids, "b2" takes, "B?" is a bid that the viewer does not know.
    [[nodiscard]] std::string notation(game::Action action) const override {
        const bool bids = action.value % auction::kSeat >= auction::kHidden;
        const auto letter = static_cast<char>((bids ? 'A' : 'a') + auction::playerIn(action));
        if (bids && auction::bidIn(action) == 0) return std::string(1, letter) + "?";
        return letter + std::to_string(bids ? auction::bidIn(action) : auction::lotsIn(action));
    }
    [[nodiscard]] base::Result<game::Action> parse(std::string_view text) const override {
        for (const game::Action action : legalActions())
            if (notation(action) == text) return action;
        return base::Error{base::msgid("no such turn")};
    }
    [[nodiscard]] std::vector<std::string> completions(std::string_view, std::size_t) const override {
        return {};
    }
    [[nodiscard]] std::string positionText() const override { return std::to_string(truth_.left()); }
    [[nodiscard]] std::unique_ptr<const game::View> copy() const override {
        return std::make_unique<AuctionView>(*this);
    }
    [[nodiscard]] std::unique_ptr<game::State> truth() const override {
        return viewer_.isRecord() ? sampled(1) : nullptr;
    }
    /// The last bid shows all, and nobody knows what.
    [[nodiscard]] game::Transition foreseen(game::Action action) const override {
        const std::unique_ptr<game::State> state = sampled(1);
        state->apply(action);
        game::Transition turn = state->lastTurn(viewer_);
        if (!viewer_.isRecord() && turn.stages.front().reason == game::Reason::Show) return {};
        return turn;
    }
    [[nodiscard]] std::unique_ptr<game::State> sample(base::Random& random) const override {
        return sampled(1 + static_cast<int>(random.below(3)), &random);
    }

  private:
    /// A state in which hidden bids are drawn, or all are this one.
    [[nodiscard]] std::unique_ptr<game::State> sampled(int bid, base::Random* random = nullptr) const {
        auto state = std::make_unique<Auction>(players_, lots_);
        for (const game::Action action : known_) {
            const bool hidden = action.value % auction::kSeat == auction::kHidden;
            const int drawn = random != nullptr ? 1 + static_cast<int>(random->below(3)) : bid;
            state->apply(hidden ? auction::bid(auction::playerIn(action), drawn) : action);
        }
        return state;
    }

    int players_;
    int lots_;
    std::vector<game::Action> known_;
    auction::Board truth_;
    game::Viewer viewer_;
};

inline std::unique_ptr<const game::View> Auction::view(game::Viewer viewer) const {
    // Bids are known to all as soon as everybody has bid.
    const bool open = board().shown();
    std::vector<game::Action> known;
    for (std::size_t i = 0; i < past_.size(); ++i) {
        const bool pending =
            !open && std::none_of(past_.begin() + static_cast<std::ptrdiff_t>(i), past_.end(),
                                  [](game::Action action) {
                                      return action.value % auction::kSeat < auction::kHidden;
                                  });
        known.push_back(pending ? actionFor(past_[i], viewer) : past_[i]);
    }
    return std::make_unique<AuctionView>(players_, lots_, known, auction::Board(players_, lots_, known),
                                         viewer);
}

}  // namespace test
