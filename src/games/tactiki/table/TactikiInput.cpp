#include "games/tactiki/table/TactikiInput.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>
#include <random>
#include <utility>

#include "games/tactiki/play/OwnSetUps.h"
#include "games/tactiki/rules/Notation.h"
#include "games/tactiki/table/Benches.h"

namespace tactiki::table {

using base::msgid;
using game::Action;
using game::Place;
using rules::Act;
using rules::Field;
using rules::Rank;

namespace {

constexpr std::array<const char*, rules::kHighestRank> kRankLabels{
    msgid("Rank 1"), msgid("Rank 2"), msgid("Rank 3"), msgid("Rank 4"), msgid("Rank 5")};

constexpr base::Msgid kReady = msgid("Ready");
constexpr base::Msgid kIncomplete = msgid("Put two figures on each of your start fields.");
constexpr base::Msgid kExchange = msgid("Choose the figure to exchange it with, or a field.");
constexpr base::Msgid kComplete =
    msgid("Exchange figures as you like. You win with five on one field of the far row.");
constexpr base::Msgid kCompleteHeard = msgid(
    "Exchange figures as you like, then press Enter: you are ready. You win with five on one field of "
    "the far row.");

/// What the buttons do before the game, besides the one of finish().
enum class SetUpChoice : std::uint8_t { Shuffle, Mirror, Clear };
struct SetUpButton {
    const char* label;  ///< msgid
    const char* icon;
    const char* help;  ///< msgid
};
constexpr std::array<SetUpButton, 3> kSetUpButtons{
    {{msgid("Other"), "shuffle", msgid("Another good set-up, drawn at random.")},
     {msgid("Mirror"), "mirror", msgid("What stands on the left goes to the right.")},
     {msgid("Clear"), "bench", msgid("Puts all figures on the bench.")}}};

/// The value after this one, or before it, as in a ring; without one the first or the last.
template <class Value>
Value nextOf(const std::vector<Value>& all, std::optional<Value> now, int steps) {
    const auto count = static_cast<int>(all.size());
    if (!now) return steps > 0 ? all.front() : all.back();
    const auto at = static_cast<int>(std::find(all.begin(), all.end(), *now) - all.begin());
    return all[static_cast<std::size_t>((at + (steps > 0 ? 1 : count - 1)) % count)];
}

}  // namespace

TactikiInput::TactikiInput() : random_(std::random_device{}()) {}

void TactikiInput::reset(const game::View& view) {
    view_ = &dynamic_cast<const play::TactikiView&>(view);  // throws for a view of another game
    legal_.clear();
    hand_.reset();
    refusal_.reset();
    const bool decides =
        !view_->position().over() && (view_->viewer().isRecord() || view_->viewer().is(view_->toMove()));
    settingUp_ = board().stage() == rules::Stage::SetUp && decides;
    if (settingUp_) {
        // The same player goes on with his arrangement, also if he takes it back once it was played.
        if (!setUp_.isOf(side())) setUp_.begin(side(), random_);
        // Who looks back must not take a proposal for what was set up.
        if (view_->viewer().isRecord()) setUp_.clear();
        (void)setUp_.putBack();
    } else if (decides) {
        legal_ = board().legalActs();
    }
}

std::uint16_t TactikiInput::benchArea() const {
    return settingUp_ ? play::trayArea(side()) : play::pileArea(side());
}

std::vector<Rank> TactikiInput::ranksToReturn() const {
    std::vector<Rank> ranks;
    for (const Act& act : legal_)
        if (act.kind == Act::Kind::Reincarnation &&
            std::find(ranks.begin(), ranks.end(), act.rank) == ranks.end())
            ranks.push_back(act.rank);
    return ranks;
}

// ---- input ----

std::optional<Action> TactikiInput::pick(Place place) {
    refusal_.reset();
    if (settingUp_) {
        (void)setUp_.pick(place);
        return {};
    }
    if (!hand_) {
        lift(place);
        return {};
    }
    if (const auto act = actAt(place)) return play::actionOf(*act);
    pickBesideTargets(place);
    return {};
}

/// The figure in the hand is put back where it was lifted, or exchanged for another one. A click that means
/// neither changes nothing.
void TactikiInput::pickBesideTargets(Place place) {
    const std::optional<Hand> before = std::exchange(hand_, {});
    const bool onBoard = place.area == play::kBoardArea;
    if (before->from && onBoard && play::fieldOf(place) == *before->from) return;
    lift(place);
    if (hand_ && hand_ != before) return;
    if (hand_) return hand_.reset();  // the same rank of the bench again
    hand_ = before;
    if (!onBoard) return;
    const rules::Piece top = board().topOf(play::fieldOf(place));
    if (isClosed(place))
        refusal_ = msgid("Nobody steps onto a frozen figure: this field is closed.");
    else if (top == rules::kNoPiece || rules::ownerOf(top) != side())
        refusal_ = msgid("It cannot go there: choose a marked field.");
}

std::vector<int> TactikiInput::levelsToLift(Field field) const {
    std::vector<int> levels;
    for (const Act& act : legal_)
        if (act.kind == Act::Kind::Move && act.from == field &&
            std::find(levels.begin(), levels.end(), act.level) == levels.end())
            levels.push_back(act.level);
    std::sort(levels.rbegin(), levels.rend());
    return levels;
}

void TactikiInput::lift(Place place) {
    if (place.area == benchArea()) {
        const rules::Pile& pile = board().pile(side());
        if (place.spot < pile.size()) hand_ = Hand{.rank = board().rankOf(pile[place.spot])};
    } else if (place.area == play::kBoardArea) {
        const Field field = play::fieldOf(place);
        if (const std::vector<int> levels = levelsToLift(field); !levels.empty())
            hand_ = Hand{.from = field, .level = levels.front()};
    }
    if (hand_ && hand_->from) return;
    if (hand_) {
        const std::vector<Rank> ranks = ranksToReturn();
        if (std::find(ranks.begin(), ranks.end(), hand_->rank) != ranks.end()) return;
        hand_.reset();
    }
    refusal_ = whyNotLifted(place);
}

std::optional<base::Message> TactikiInput::whyNotLifted(Place place) const {
    if (place.area == benchArea()) {
        if (place.spot >= board().pile(side()).size()) return {};
        if (board().stage() == rules::Stage::Second)
            return msgid("Now make your second move: a figure comes back only instead of both.");
        return msgid("A figure comes back only on an empty start field, and there is none.");
    }
    if (place.area != play::kBoardArea) return {};
    const rules::Piece top = board().topOf(play::fieldOf(place));
    if (top == rules::kNoPiece) return {};
    if (rules::ownerOf(top) != side()) return msgid("The figure on top is not yours.");
    if (board().isFrozen(top)) return msgid("This figure is part of a statue: it never moves again.");
    return msgid("This figure has nowhere to go.");
}

/// Whether the figure in the hand could step there but for a frozen one (rule 13).
bool TactikiInput::isClosed(Place place) const {
    if (!hand_->from || place.area != play::kBoardArea) return false;
    const Field to = play::fieldOf(place);
    const bool beside = to.row() == hand_->from->row() && std::abs(to.file() - hand_->from->file()) == 1;
    const rules::Piece top = board().topOf(to);
    return beside && top != rules::kNoPiece && rules::ownerOf(top) != side() && board().isFrozen(top);
}

std::optional<Act> TactikiInput::actAt(Place place) const {
    if (!hand_ || place.area != play::kBoardArea) return {};
    const Field to = play::fieldOf(place);
    for (const Act& act : legal_) {
        if (act.to != to) continue;
        const bool moves = hand_->from && act.kind == Act::Kind::Move && act.from == *hand_->from &&
                           act.level == hand_->level;
        const bool returns = !hand_->from && act.kind == Act::Kind::Reincarnation && act.rank == hand_->rank;
        if (moves || returns) return act;
    }
    return {};
}

bool TactikiInput::isForcedPass() const {
    return legal_.size() == 1 && legal_.front().kind == Act::Kind::Pass;
}

std::optional<Action> TactikiInput::finish() {
    refusal_.reset();
    if (settingUp_) {
        if (setUp_.complete()) return play::actionOf(rules::settingUp(side(), setUp_.arrangement()));
        refusal_ = kIncomplete;
        return {};
    }
    // A forced pass needs no hand.
    if (isForcedPass()) return play::actionOf(legal_.front());
    return {};
}

bool TactikiInput::vary(int steps) {
    refusal_.reset();
    if (steps == 0) return false;
    if (settingUp_) {
        setUp_.shuffle(random_);
        return true;
    }
    const auto before = hand_;
    if (hand_ && hand_->from) {
        hand_->level = nextOf(levelsToLift(*hand_->from), std::optional(hand_->level), steps);
    } else if (const std::vector<Rank> ranks = ranksToReturn(); !ranks.empty()) {
        hand_ = Hand{.rank = nextOf(ranks, hand_ ? std::optional(hand_->rank) : std::nullopt, steps)};
    }
    return hand_ != before;
}

bool TactikiInput::cancel() {
    refusal_.reset();
    if (settingUp_) return setUp_.putBack();
    const bool held = hand_.has_value();
    hand_.reset();
    return held;
}

bool TactikiInput::holding() const { return settingUp_ ? setUp_.holding() : hand_.has_value(); }

std::vector<game::Choice> TactikiInput::choices() const {
    std::vector<game::Choice> choices;
    if (settingUp_) {
        for (const SetUpButton& button : kSetUpButtons)
            choices.push_back({.label = button.label, .icon = button.icon, .help = button.help});
        return choices;
    }
    for (const Rank rank : ranksToReturn())
        choices.push_back({.label = kRankLabels[static_cast<std::size_t>(rank - 1)],
                           .icon = "rank" + std::to_string(rank),
                           .chosen = hand_ && !hand_->from && hand_->rank == rank,
                           .help = msgid("Comes back on an empty start field, instead of the two moves.")});
    return choices;
}

std::optional<Action> TactikiInput::choose(std::size_t choice) {
    refusal_.reset();
    if (settingUp_) {
        arrange(choice);
        return {};
    }
    const std::vector<Rank> ranks = ranksToReturn();
    if (choice < ranks.size()) hand_ = Hand{.rank = ranks[choice]};
    return {};
}

void TactikiInput::arrange(std::size_t choice) {
    switch (static_cast<SetUpChoice>(choice)) {
        case SetUpChoice::Shuffle:
            setUp_.shuffle(random_);
            break;
        case SetUpChoice::Mirror:
            setUp_.mirror();
            break;
        case SetUpChoice::Clear:
            setUp_.clear();
            break;
    }
}

std::optional<std::string> TactikiInput::arrangement() const {
    if (!settingUp_ || !setUp_.complete()) return {};
    return play::keptSetUp(setUp_.arrangement(), side());
}

bool TactikiInput::arrange(std::string_view text) {
    refusal_.reset();
    const auto ranks = settingUp_ ? play::setUpIn(text, side()) : std::nullopt;
    if (ranks) setUp_.arrange(*ranks);
    return ranks.has_value();
}

// ---- view ----

std::optional<game::PieceState> TactikiInput::pieceInHand() const {
    if (!hand_) return {};
    rules::Piece piece = rules::kNoPiece;
    if (hand_->from) {
        piece = board().pieceAt(*hand_->from, hand_->level);
    } else {
        for (const rules::Piece lying : board().pile(side()))
            if (board().rankOf(lying) == hand_->rank) piece = lying;
    }
    return view_->pieces()[play::idOf(board(), piece, view_->viewer()).value];
}

void TactikiInput::addSetUp(game::InputView& shown) const {
    shown.preview = setUp_.preview(view_->pieces());
    // No targets: a figure that is dragged across fields must not be put down on the way.
    shown.reach = setUp_.targets();
    shown.words = setUp_.complete() ? kComplete : setUp_.holding() ? kExchange : kIncomplete;
    if (!setUp_.complete()) return;
    shown.heard = kCompleteHeard;
    shown.finish = kReady;
}

game::InputView TactikiInput::view(std::optional<Place> hover) const {
    game::InputView shown;
    if (settingUp_) {
        addSetUp(shown);
        return shown;
    }
    const auto held = pieceInHand();
    if (!held && isForcedPass()) shown.finish = msgid("Pass");
    if (!held) return shown;
    shown.preview.push_back({*held, true});
    for (const Act& act : legal_) {
        const Place to = play::placeOf(act.to);
        const auto meant = actAt(to);
        if (meant && *meant == act) shown.targets.push_back(to);
    }
    shown.text = hand_->from ? rules::textOf(*hand_->from) : "+" + std::to_string(hand_->rank);
    shown.words = hand_->from ? msgid("Put it on a marked field.")
                              : msgid("Put it on an empty start field: it comes back instead of your moves.");
    if (!hover) return shown;
    if (const auto act = actAt(*hover)) {
        game::PieceState ghost = *held;
        ghost.place = play::placeOf(act->to, static_cast<int>(board().column(act->to).size()));
        shown.ghosts.push_back(ghost);
        shown.proposal = view_->notation(play::actionOf(*act));
    }
    return shown;
}

Place TactikiInput::neighbour(Place from, int dx, int dy) const {
    BenchAreas benches;
    benches[side() == rules::Side::Tac ? 1 : 0] = benchArea();
    return neighbourOn(benches, from, dx, dy);
}

std::optional<Place> TactikiInput::placeNamed(std::string_view name) const {
    if (const auto field = rules::fieldNamed(name)) return play::placeOf(*field);
    constexpr std::string_view kNamed = "figure";
    if (name.substr(0, kNamed.size()) != kNamed) return {};
    const std::string_view digits = name.substr(kNamed.size());
    int number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    const bool whole = error == std::errc() && end == digits.data() + digits.size();
    if (!whole || number < 1 || number > rules::kPiecesEach) return {};
    return Place{benchArea(), static_cast<std::uint16_t>(number - 1), 0};
}

Place TactikiInput::cursorStart() const { return play::placeOf(Field(rules::kWidth / 2, startRow(side()))); }

}  // namespace tactiki::table
