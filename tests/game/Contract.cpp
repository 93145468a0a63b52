#include "game/Contract.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <set>

#include "game/VisibleState.h"
#include "match/Match.h"

namespace test {

using game::Action;
using game::PieceState;
using game::PlayerId;
using game::State;
using game::Transition;
using game::View;
using game::Viewer;

namespace {

/// All facts of a state, as the record sees them.
std::string truthOf(const State& state) {
    return visibleStateOf(*state.view(Viewer::record()), legalActionsOf(state));
}

/// The actions under the codes by which this viewer knows them.
std::vector<Action> asKnownTo(Viewer viewer, const State& state, std::vector<Action> actions) {
    for (Action& action : actions) action = state.actionFor(action, viewer);
    return actions;
}

/// The pieces after a stage, or before it if it is read backwards.
std::vector<PieceState> carriedOut(std::vector<PieceState> pieces, const game::Stage& stage, bool backwards) {
    std::set<game::PieceId> moved;
    for (const game::Hop& hop : stage.hops) {
        EXPECT_EQ(hop.before.id, hop.after.id) << "a piece stays itself";
        EXPECT_TRUE(moved.insert(hop.before.id).second) << "a piece has one hop a stage";
        const PieceState& from = backwards ? hop.after : hop.before;
        const PieceState& to = backwards ? hop.before : hop.after;
        if (from.id.value >= pieces.size()) {
            ADD_FAILURE() << "there is no piece " << from.id.value;
            continue;
        }
        EXPECT_EQ(pieces[from.id.value], from) << "the hop begins where the piece is";
        pieces[to.id.value] = to;
    }
    return pieces;
}

/// The pieces after a transition, or before it if it is read backwards.
std::vector<PieceState> carriedOut(std::vector<PieceState> pieces, const Transition& transition,
                                   bool backwards) {
    SCOPED_TRACE(visibleStateOf(transition));
    std::vector<game::Stage> stages = transition.stages;
    if (backwards) std::reverse(stages.begin(), stages.end());
    for (const game::Stage& stage : stages) pieces = carriedOut(std::move(pieces), stage, backwards);
    return pieces;
}

/// A random game whose positions are checked one by one.
class Walk {
  public:
    Walk(const RandomGames& games, std::uint64_t seed)
        : games_(&games), random_(seed), state_(games.start(random_)), startPly_(state_->ply()) {}

    void play() {
        for (int i = 0; i < games_->plies && !testing::Test::HasFailure(); ++i) {
            look();
            if (state_->outcome().over) break;
            turn();
        }
        look();
        for (const Viewer viewer : viewersOf(*state_)) looksAlikeBackToTheStart(viewer);
    }
    /// Whether a sample differed from the truth at any time.
    [[nodiscard]] bool mistaken() const { return mistaken_; }
    /// The positions in which a player who waited could enter his next turn.
    [[nodiscard]] int prepared() const { return prepared_; }

  private:
    /// Checks all promises about a single position.
    void look() {
        const std::vector<Action> legal = legalActionsOf(*state_);
        truth_ = truthOf(*state_);
        EXPECT_EQ(legal.empty(), state_->outcome().over);
        EXPECT_GE(state_->round(), 1);
        everybodyAwaitedDecides();
        for (const Viewer viewer : viewersOf(*state_)) {
            SCOPED_TRACE(nameOf(viewer) + ", ply " + std::to_string(state_->ply()));
            fits(*state_->view(viewer));
            looksAlike(viewer, legal);
        }
        staysAsItIs();
        if (random_.below(4) == 0)
            looksAlikeBackToTheStart(
                viewersOf(*state_)[random_.below(static_cast<std::uint32_t>(2 + state_->playerCount()))]);
    }

    /// Checks that a view and its state agree.
    void fits(const View& view) {
        EXPECT_EQ(view.playerCount(), state_->playerCount());
        EXPECT_EQ(view.awaited(), state_->awaited());
        EXPECT_EQ(view.ply(), state_->ply());
        EXPECT_EQ(visibleStateOf(view.outcome()), visibleStateOf(state_->outcome()));
        const std::vector<PieceState> pieces = view.pieces();
        for (std::size_t i = 0; i < pieces.size(); ++i) EXPECT_EQ(pieces[i].id.value, i);
        for (const Action action : someOf(view.legalActions())) EXPECT_TRUE(view.isLegal(action));
        winTogether(view);
        namesPlaces(view, pieces);
        if (const auto remark = view.remark(PlayerId(0))) {
            EXPECT_FALSE(remark->topic.empty());
            EXPECT_FALSE(remark->text.english().empty());
        }
    }

    /// A name of a place is a word, and leads back to a place with this name, on the lowest level.
    static void namesPlaces(const View& view, const std::vector<PieceState>& pieces) {
        for (const PieceState& piece : pieces) {
            const std::string name = view.placeName(piece.place);
            if (name.empty()) continue;
            EXPECT_TRUE(std::all_of(name.begin(), name.end(), [](unsigned char c) {
                return std::isalnum(c);
            })) << name;
            const auto place = view.placeNamed(name);
            ASSERT_TRUE(place) << name;
            EXPECT_EQ(view.placeName(*place), name);
            EXPECT_EQ(place->area, piece.place.area) << name;
            EXPECT_EQ(place->level, 0) << name;
        }
    }

    /// Partners are mutual, sit at the same distances from every seat, and win or lose together, with the
    /// same points.
    void winTogether(const View& view) {
        const int players = view.playerCount();
        const game::Outcome outcome = view.outcome();
        const auto wins = [&](int player) {
            return outcome.wonBy(game::playerAt(static_cast<std::size_t>(player)));
        };
        const auto points = [&](int player) {
            const auto seat = static_cast<std::size_t>(player);
            return seat < outcome.points.size() ? outcome.points[seat] : 0;
        };
        std::vector<int> distances;
        for (const PlayerId partner : view.partnersOf(PlayerId(0))) distances.push_back(partner.value);
        for (int player = 0; player < players; ++player) {
            std::vector<int> partners;
            for (const PlayerId partner : view.partnersOf(game::playerAt(static_cast<std::size_t>(player)))) {
                partners.push_back((partner.value - player + players) % players);
                EXPECT_NE(partner.value, player);
                EXPECT_EQ(wins(partner.value), wins(player));
                EXPECT_EQ(points(partner.value), points(player));
            }
            EXPECT_EQ(partners, distances);
            for (const int distance : partners)
                EXPECT_NE(std::find(distances.begin(), distances.end(), players - distance), distances.end());
        }
    }

    /// Each player who is awaited finds his own legal actions in his view, and nobody else's.
    void everybodyAwaitedDecides() {
        const std::vector<PlayerId> awaited = state_->awaited();
        ASSERT_FALSE(awaited.empty());
        EXPECT_EQ(awaited.front(), state_->toMove());
        EXPECT_TRUE(std::is_sorted(awaited.begin(), awaited.end()));
        for (const PlayerId player : awaited) {
            const std::unique_ptr<const View> view = state_->view(player);
            EXPECT_EQ(view->toMove(), player);
            const std::vector<Action> legal = someOf(view->legalActions());
            EXPECT_EQ(legal.empty(), state_->outcome().over);
            for (const Action action : legal) {
                EXPECT_TRUE(state_->isLegal(action));
                EXPECT_EQ(state_->moverOf(action), player);
                EXPECT_EQ(state_->actionFor(action, player), action) << "a player knows his own decision";
                EXPECT_EQ(state_->actionFor(action, Viewer::record()), action);
            }
            notationLeadsBack(*view, legal);
        }
    }

    void notationLeadsBack(const View& view, const std::vector<Action>& legal) {
        for (const Action action : legal) {
            const auto read = view.parse(view.notation(action));
            ASSERT_TRUE(read) << view.notation(action) << ": " << read.error().describe();
            EXPECT_EQ(*read, action) << view.notation(action);
        }
    }

    /// Checks that hidden facts do not affect the view.
    void looksAlike(Viewer viewer, const std::vector<Action>& legal) {
        const std::unique_ptr<const View> view = state_->view(viewer);
        const std::unique_ptr<State> other = view->sample(random_);
        EXPECT_EQ(other->hasSecrets(), state_->hasSecrets());
        EXPECT_EQ(other->awaited(), state_->awaited());
        EXPECT_EQ(other->round(), state_->round());
        const std::vector<Action> known = asKnownTo(viewer, *state_, legal);
        const std::string seen = visibleStateOf(*view, known);
        EXPECT_EQ(visibleStateOf(*other->view(viewer), known), seen);
        const std::vector<Action> others = asKnownTo(viewer, *other, legalActionsOf(*other));
        EXPECT_EQ(visibleStateOf(*other->view(viewer), others), visibleStateOf(*view, others));
        if (state_->ply() > startPly_) {
            EXPECT_EQ(visibleStateOf(other->lastTurn(viewer)), visibleStateOf(state_->lastTurn(viewer)));
        }
        for (const Action action : someOf(view->legalActions())) EXPECT_TRUE(other->isLegal(action));
        EXPECT_EQ(visibleStateOf(*view->copy(), known), seen);
        if (games_->kind) goesByText(*view, *other->view(viewer), known);
        knowsTheTruth(*view, viewer);
        foresees(*view, viewer, *other);
        prepares(*view, viewer, *other);
        const bool differs = truthOf(*other) != truth_;
        const bool mayDiffer = state_->hasSecrets() && !viewer.isRecord();
        EXPECT_TRUE(mayDiffer || !differs) << "nothing is hidden here";
        mistaken_ = mistaken_ || differs;
    }

    /// Checks that a view can be told by text, equally if it looks equal, and that damage does no harm.
    void goesByText(const View& view, const View& alike, const std::vector<Action>& known) {
        const game::Kind& kind = *games_->kind;
        const std::string text = kind.writeView(view);
        EXPECT_EQ(kind.writeView(alike), text);
        const auto read = kind.readView(text);
        ASSERT_TRUE(read) << read.error().describe() << "\n" << text;
        EXPECT_EQ(visibleStateOf(**read, known), visibleStateOf(view, known));
        EXPECT_EQ(kind.writeView(**read), text);
        std::string damaged = text;
        damaged[random_.below(static_cast<std::uint32_t>(damaged.size()))] =
            static_cast<char>('0' + random_.below(10));
        if (const auto other = kind.readView(damaged)) {
            EXPECT_EQ(kind.writeView(**other).empty(), false);
            (void)visibleStateOf(**other, {});
            (void)(*other)->sample(random_);
        }
    }

    /// Checks that only those get the truth from whom nothing is hidden.
    void knowsTheTruth(const View& view, Viewer viewer) {
        const std::unique_ptr<State> truth = view.truth();
        ASSERT_EQ(truth != nullptr, viewer.isRecord() || !state_->hasSecrets());
        if (truth) {
            EXPECT_EQ(truthOf(*truth), truth_);
        }
    }

    /// Checks that what is foreseen happens, in the true world and in another that looks like it.
    void foresees(const View& view, Viewer viewer, const State& other) {
        const std::vector<Action> legal = view.legalActions();
        if (legal.empty()) return;
        const Action action = legal[random_.below(static_cast<std::uint32_t>(legal.size()))];
        const Transition foreseen = view.foreseen(action);
        for (const State* const world : {static_cast<const State*>(state_.get()), &other}) {
            const std::unique_ptr<State> after = world->clone();
            after->apply(action);
            Transition seen = after->lastTurn(viewer);
            if (view.truth()) {
                EXPECT_EQ(foreseen.stages.size(), seen.stages.size());
            }
            ASSERT_LE(foreseen.stages.size(), seen.stages.size());
            seen.stages.resize(foreseen.stages.size());
            EXPECT_EQ(visibleStateOf(foreseen), visibleStateOf(seen)) << view.notation(action);
        }
    }

    /// Checks the positions in which players who wait enter their next turns: each finds his own actions
    /// there, on the table as it is, and nothing that he could not know.
    void prepares(const View& view, Viewer viewer, const State& other) {
        const std::vector<PlayerId> awaited = state_->awaited();
        for (int seat = 0; seat < view.playerCount(); ++seat) {
            const PlayerId player = game::playerAt(static_cast<std::size_t>(seat));
            const std::unique_ptr<const View> prepared = view.preparing(player);
            const std::unique_ptr<const View> alike = other.view(viewer)->preparing(player);
            ASSERT_EQ(prepared != nullptr, alike != nullptr) << "hidden facts decide it";
            if (!prepared) continue;
            SCOPED_TRACE("prepared for player " + std::to_string(seat));
            EXPECT_EQ(std::find(awaited.begin(), awaited.end(), player), awaited.end());
            EXPECT_FALSE(state_->outcome().over);
            EXPECT_TRUE(!state_->hasSecrets() || viewer.isRecord() || viewer.is(player));
            EXPECT_EQ(prepared->toMove(), player);
            EXPECT_EQ(prepared->awaited(), std::vector{player});
            EXPECT_EQ(visibleStateOf(prepared->pieces()), visibleStateOf(view.pieces()));
            const std::vector<Action> all = prepared->legalActions();
            EXPECT_EQ(alike->legalActions(), all);
            ASSERT_FALSE(all.empty());
            const std::vector<Action> legal = someOf(all);
            for (const Action action : legal) EXPECT_TRUE(prepared->isLegal(action));
            notationLeadsBack(*prepared, legal);
            const Action action = all[random_.below(static_cast<std::uint32_t>(all.size()))];
            const Transition foreseen = prepared->foreseen(action);
            EXPECT_EQ(visibleStateOf(alike->foreseen(action)), visibleStateOf(foreseen));
            (void)carriedOut(view.pieces(), foreseen, false);
            ++prepared_;
        }
    }

    /// The same for all earlier turns and positions.
    void looksAlikeBackToTheStart(Viewer viewer) {
        const std::unique_ptr<State> truth = state_->clone();
        const std::unique_ptr<State> other = truth->view(viewer)->sample(random_);
        SCOPED_TRACE(nameOf(viewer) + ", looking back from ply " + std::to_string(truth->ply()));
        while (truth->ply() > startPly_ && !testing::Test::HasFailure()) {
            EXPECT_EQ(visibleStateOf(other->lastTurn(viewer)), visibleStateOf(truth->lastTurn(viewer)));
            EXPECT_EQ(other->mayTakeBack(), truth->mayTakeBack());
            EXPECT_EQ(other->showsOwnSecret(), truth->showsOwnSecret());
            EXPECT_EQ(other->lastNotation(viewer), truth->lastNotation(viewer));
            EXPECT_EQ(other->unveiled(viewer), truth->unveiled(viewer));
            const Action his = other->lastAction();
            const Action ours = truth->lastAction();
            (void)truth->undo();
            (void)other->undo();
            EXPECT_EQ(other->actionFor(his, viewer), truth->actionFor(ours, viewer)) << "the code tells more";
            EXPECT_EQ(visibleStateOf(*other->view(viewer), {}), visibleStateOf(*truth->view(viewer), {}))
                << "ply " << truth->ply();
        }
    }

    /// Checks that a view does not depend on its state.
    void staysAsItIs() {
        const std::vector<Action> legal = legalActionsOf(*state_);
        std::unique_ptr<State> other = state_->clone();
        std::vector<std::unique_ptr<const View>> views;
        std::vector<std::string> seen;
        const std::vector<Viewer> viewers = viewersOf(*state_);
        for (const Viewer viewer : viewers) {
            views.push_back(other->view(viewer));
            seen.push_back(visibleStateOf(*views.back(), asKnownTo(viewer, *state_, legal)));
        }
        if (!legal.empty()) other->apply(legal.front());
        other.reset();
        for (std::size_t i = 0; i < views.size(); ++i)
            EXPECT_EQ(visibleStateOf(*views[i], asKnownTo(viewers[i], *state_, legal)), seen[i]);
    }

    void turn() {
        const Action action = games_->choose(*state_, random_);
        std::vector<std::vector<PieceState>> pieces;
        for (const Viewer viewer : viewersOf(*state_)) pieces.push_back(state_->view(viewer)->pieces());
        const std::string done = visibleStateOf(state_->apply(action));
        EXPECT_EQ(state_->lastAction(), action);
        EXPECT_EQ(visibleStateOf(state_->lastTurn(Viewer::record())), done);
        EXPECT_EQ(visibleStateOf(state_->undo()), done);
        EXPECT_EQ(truthOf(*state_), truth_) << "taken back, all is as before";
        EXPECT_EQ(visibleStateOf(state_->apply(action)), done);
        std::size_t slot = 0;
        for (const Viewer viewer : viewersOf(*state_)) {
            SCOPED_TRACE(nameOf(viewer) + ", ply " + std::to_string(state_->ply()));
            EXPECT_EQ(visibleStateOf(carriedOut(pieces[slot++], state_->lastTurn(viewer), false)),
                      visibleStateOf(state_->view(viewer)->pieces()));
        }
    }

    const RandomGames* games_;
    base::Random random_;
    std::unique_ptr<State> state_;
    std::string truth_;  ///< of the state, as of the last look()
    int startPly_;
    bool mistaken_ = false;
    int prepared_ = 0;  ///< positions in which a player who waited could enter a turn
};

/// A viewer that saw the pieces once and has received every event since.
struct Follower {
    Viewer viewer;
    std::vector<PieceState> pieces;
    std::size_t heard = 0;

    void follow(const match::Match& match) {
        for (const match::Feed feed = match.events(viewer); heard < feed.size(); ++heard) {
            const match::Event event = feed[heard];
            if (event.kind == match::EventKind::Jumped)
                pieces = match.view(viewer)->pieces();
            else if (match::changesPosition(event.kind))
                pieces = carriedOut(pieces, event.transition, event.kind == match::EventKind::TakenBack);
        }
        EXPECT_EQ(visibleStateOf(pieces), visibleStateOf(match.view(viewer)->pieces())) << nameOf(viewer);
    }
};

}  // namespace

Action RandomGames::anyAction(const State& state, base::Random& random) {
    const std::vector<PlayerId> awaited = state.awaited();
    const PlayerId player = awaited[random.below(static_cast<std::uint32_t>(awaited.size()))];
    const std::vector<Action> legal = state.view(player)->legalActions();
    return legal[random.below(static_cast<std::uint32_t>(legal.size()))];
}

void keepsTheContract(const RandomGames& games) {
    bool mistaken = false;
    bool secrets = false;
    int prepared = 0;
    for (int game = 0; game < games.count() && !testing::Test::HasFailure(); ++game) {
        SCOPED_TRACE("game " + std::to_string(game));
        Walk walk(games, static_cast<std::uint64_t>(game) + 1);
        walk.play();
        mistaken = mistaken || walk.mistaken();
        prepared += walk.prepared();
        base::Random random(1);
        secrets = games.start(random)->hasSecrets();
    }
    EXPECT_EQ(prepared > 0, games.prepares);
    EXPECT_EQ(mistaken, secrets) << "samples differ from the truth in games with secrets only";
}

namespace {

/// The code of an action for a viewer once it was played.
Action knownAfter(const State& before, Action action, Viewer viewer) {
    const std::unique_ptr<State> state = before.clone();
    (void)state->apply(action);
    for (const game::Unveiled& told : state->unveiled(viewer))
        if (told.before == 0) return told.action;
    return before.actionFor(action, viewer);
}

}  // namespace

void feedsFollowTheGame(const RandomGames& games) {
    for (int game = 0; game < games.count() && !testing::Test::HasFailure(); ++game) {
        SCOPED_TRACE("game " + std::to_string(game));
        base::Random random(static_cast<std::uint64_t>(game) + 1);
        const std::unique_ptr<State> start = games.start(random);
        match::Match match(start->clone(),
                           std::vector<std::string>(static_cast<std::size_t>(start->playerCount())));
        std::vector<Follower> followers;
        for (const Viewer viewer : viewersOf(*start))
            followers.push_back({viewer, match.view(viewer)->pieces()});
        const std::unique_ptr<State> state = start->clone();
        for (int i = 0; i < games.plies && !match.outcome().over && !testing::Test::HasFailure(); ++i) {
            const Action action = games.choose(*state, random);
            ASSERT_TRUE(match.submit(state->moverOf(action), action));
            for (const Viewer viewer : viewersOf(*start))
                EXPECT_EQ(match.events(viewer).back().action, knownAfter(*state, action, viewer));
            if (random.below(3) == 0) {
                EXPECT_TRUE(match.back());
                for (Follower& follower : followers) follower.follow(match);
                EXPECT_TRUE(match.forward());
            }
            state->apply(action);
            for (Follower& follower : followers) follower.follow(match);
        }
        match.goToStart();
        match.goToEnd();
        for (Follower& follower : followers) follower.follow(match);
    }
}

}  // namespace test
