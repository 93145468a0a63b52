#include "games/tactiki/table/DraftInput.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "base/Message.h"
#include "games/tactiki/play/Words.h"
#include "games/tactiki/rules/Notation.h"
#include "games/tactiki/table/Benches.h"

namespace tactiki::table {

using base::msgid;
using game::Action;
using game::PieceState;
using game::Place;
using play::DraftChange;
using play::placeOf;
using rules::Field;
using rules::Rank;
using rules::Side;
using Change = DraftChange::Kind;
using Told = DraftChange::Told;

namespace {

constexpr Side kBothSides[] = {Side::Tiki, Side::Tac};
constexpr const char* kDraftRanks[] = {msgid("Rank 1"), msgid("Rank 2"), msgid("Rank 3"), msgid("Rank 4"),
                                       msgid("Rank 5")};

std::optional<Field> fieldAt(Place place) {
    if (place.area != play::kBoardArea || place.spot >= rules::kFields) return {};
    return play::fieldOf(place);
}

std::optional<Side> benchAt(Place place) {
    for (const Side side : kBothSides)
        if ((place.area == play::trayArea(side) || place.area == play::pileArea(side)) &&
            place.spot < rules::kPiecesEach)
            return side;
    return {};
}

base::Message noneLeft(Side side, Rank rank) {
    return {side == Side::Tiki ? msgid("Both Tiki with rank {rank} are on the board.")
                               : msgid("Both Tac with rank {rank} are on the board."),
            {{"rank", int{rank}}}};
}

}  // namespace

void DraftInput::reset(const game::View& view) {
    draft_ = &dynamic_cast<const play::TactikiDraft&>(view);  // throws for a view of another game
    cancel();
    if (chosen_ && !draft_->supplied(chosen_->side, chosen_->rank)) chosen_.reset();
}

std::optional<DraftInput::Taken> DraftInput::nextFigure() const {
    if (taken_ || !chosen_) return taken_;
    const auto piece = draft_->supplied(chosen_->side, chosen_->rank);
    if (!piece) return {};
    return Taken{chosen_->side, piece->id.value - rules::firstOf(chosen_->side), chosen_->told};
}

// ---- input ----

std::optional<Action> DraftInput::pick(Place place) {
    refusal_.reset();
    if (benchAt(place)) return pickBench(place);
    const auto field = fieldAt(place);
    return field ? pickField(*field) : std::nullopt;
}

std::optional<Action> DraftInput::pickBench(Place place) {
    if (lifted_)
        return play::actionOf(
            DraftChange{.kind = Change::TakeOff, .from = lifted_->field, .count = lifted_->count});
    const Side side = *benchAt(place);
    if (taken_ && taken_->side == side && taken_->figure == place.spot) {
        taken_->told = play::stepped(taken_->told, 1);
        return {};
    }
    const Rank rank = play::rankOfFigure(place.spot);
    if (draft_->figure(side, place.spot).place.area != play::kBoardArea)
        taken_ = Taken{side, place.spot};
    else if (const auto other = draft_->supplied(side, rank))
        taken_ = Taken{side, other->id.value - rules::firstOf(side)};
    else
        refusal_ = noneLeft(side, rank);
    return {};
}

std::optional<Action> DraftInput::pickField(Field field) {
    if (lifted_ && lifted_->field == field) {
        if (--lifted_->count == 0) lifted_.reset();
        return {};
    }
    if (lifted_)
        return play::actionOf(
            DraftChange{.kind = Change::Move, .from = lifted_->field, .to = field, .count = lifted_->count});
    if (const auto next = nextFigure())
        return play::actionOf(DraftChange{.kind = Change::Put,
                                          .side = next->side,
                                          .figure = next->figure,
                                          .to = field,
                                          .told = next->told});
    if (const auto height = static_cast<int>(draft_->columnOf(field).size()); height > 0)
        lifted_ = Lifted{field, height};
    return {};
}

std::optional<Action> DraftInput::finish() {
    refusal_.reset();
    if (!lifted_) return {};
    const int above = lifted_->count - 1;
    const Told told = play::toldBy(draft_->figureBelow(lifted_->field, above).face);
    return play::actionOf(DraftChange{
        .kind = Change::Tell, .from = lifted_->field, .count = above, .told = play::stepped(told, 1)});
}

std::optional<Action> DraftInput::finishAt(Place place) {
    if (holding()) return finish();
    refusal_.reset();
    const auto field = fieldAt(place);
    if (!field || draft_->columnOf(*field).empty()) return {};
    return play::actionOf(DraftChange{.kind = Change::TakeOff, .from = *field, .count = 1});
}

bool DraftInput::vary(int steps) {
    refusal_.reset();
    if (steps == 0) return false;
    if (lifted_) {
        const auto height = static_cast<int>(draft_->columnOf(lifted_->field).size());
        const int count = std::clamp(lifted_->count + (steps > 0 ? 1 : -1), 1, height);
        return std::exchange(lifted_->count, count) != count;
    }
    if (!taken_ && !chosen_) return false;
    Told& told = taken_ ? taken_->told : chosen_->told;
    told = play::stepped(told, steps > 0 ? 1 : -1);
    return true;
}

bool DraftInput::cancel() {
    const bool begun = holding();
    refusal_.reset();
    taken_.reset();
    lifted_.reset();
    return begun;
}

// ---- ranks ----

std::vector<game::Choice> DraftInput::choices() const {
    std::vector<game::Choice> all;
    const auto next = nextFigure();
    for (const Side side : kBothSides)
        for (Rank rank = 1; rank <= rules::kHighestRank; ++rank)
            all.push_back(
                {.label = kDraftRanks[rank - 1],
                 .icon = "rank" + std::to_string(rank),
                 .refusal = draft_->supplied(side, rank) ? std::nullopt : std::optional(noneLeft(side, rank)),
                 .chosen = next && next->side == side && play::rankOfFigure(next->figure) == rank,
                 .owner = play::playerOf(side),
                 .heading = rank > 1             ? ""
                            : side == Side::Tiki ? msgid("Tiki")
                                                 : msgid("Tac")});
    return all;
}

std::optional<Action> DraftInput::choose(std::size_t choice) {
    refusal_.reset();
    if (choice >= rules::kSides * rules::kHighestRank) return {};
    const Chosen one{choice < rules::kHighestRank ? Side::Tiki : Side::Tac,
                     static_cast<Rank>(1 + choice % rules::kHighestRank)};
    if (!draft_->supplied(one.side, one.rank)) {
        refusal_ = noneLeft(one.side, one.rank);
        return {};
    }
    const bool again = chosen_ && chosen_->side == one.side && chosen_->rank == one.rank;
    cancel();
    chosen_ = again ? std::nullopt : std::optional(one);
    return {};
}

// ---- what the table shows ----

namespace {

base::Msgid inHand(Told told) {
    switch (told) {
        case Told::Everybody:
            return msgid(
                "In the hand: {figure}; everybody knows its rank. Click a field to put it there. Right "
                "click: it came back unseen.");
        case Told::Reborn:
            return msgid(
                "In the hand: {figure}, come back unseen. Click a field to put it there. Right click: it was "
                "never shown.");
        default:
            return msgid(
                "In the hand: {figure}. Click a field to put it there. Right click: everybody knows its "
                "rank.");
    }
}

base::Msgid eachClick(Told told) {
    switch (told) {
        case Told::Everybody:
            return msgid(
                "Each click puts down: {figure}; everybody knows its rank. A right click takes the top "
                "figure off; Esc ends it.");
        case Told::Reborn:
            return msgid(
                "Each click puts down: {figure}, come back unseen. A right click takes the top figure off; "
                "Esc ends it.");
        default:
            return msgid(
                "Each click puts down: {figure}. A right click takes the top figure off; Esc ends it.");
    }
}

}  // namespace

void DraftInput::showFields(game::InputView& view) const {
    for (int i = 0; i < rules::kFields; ++i)
        if (const Field field = Field::fromIndex(i); !lifted_ || lifted_->field != field)
            view.targets.push_back(placeOf(field));
}

void DraftInput::showTaken(game::InputView& view, std::optional<Field> at) const {
    const Rank rank = play::rankOfFigure(taken_->figure);
    PieceState held = draft_->figure(taken_->side, taken_->figure);
    held.face = play::faceOf(taken_->told);
    view.preview.push_back({held, true});
    view.text = letterOf(taken_->side) + std::to_string(rank) + play::signOf(taken_->told);
    showFields(view);
    const base::Message figure = play::figureInWords(taken_->side, rank);
    view.words = base::Message(inHand(taken_->told), {{"figure", figure}});
    if (at) view.ghosts.push_back(draft_->figurePut(taken_->side, taken_->figure, *at, taken_->told));
}

void DraftInput::showLifted(game::InputView& view, std::optional<Field> at) const {
    using Count = game::PlaceCount::Kind;
    const std::vector<PieceState> column = draft_->columnOf(lifted_->field);
    const auto stays = static_cast<int>(column.size()) - lifted_->count;
    view.text = std::to_string(lifted_->count) + rules::textOf(lifted_->field);
    showFields(view);
    for (std::size_t i = static_cast<std::size_t>(stays); i < column.size(); ++i) {
        view.preview.push_back({column[i], true});
        view.targets.push_back(
            play::benchPlace(play::sideOf(column[i].owner),
                             column[i].id.value - rules::firstOf(play::sideOf(column[i].owner))));
    }
    if (column.size() > 1) view.counts.push_back({placeOf(lifted_->field, stays), stays, Count::Stays});
    view.words = column.size() > 1 ? msgid(
                                         "Click a field or a bench to put them there, the column again to "
                                         "lift one fewer. Right click: changes what is known of the lowest.")
                                   : msgid(
                                         "Click a field or a bench to put it there. Right click: everybody "
                                         "knows its rank; once more: it came back unseen.");
    if (!at || *at == lifted_->field) return;
    auto level = static_cast<int>(draft_->columnOf(*at).size());
    for (std::size_t i = static_cast<std::size_t>(stays); i < column.size(); ++i) {
        PieceState piece = column[i];
        piece.place = placeOf(*at, level++);
        view.ghosts.push_back(piece);
    }
    if (column.size() > 1) view.counts.push_back({placeOf(*at, level), lifted_->count, Count::Proposed});
}

game::InputView DraftInput::view(std::optional<Place> hover) const {
    game::InputView view;
    if (!draft_) return view;
    view.dragPicks = false;
    const auto at = hover ? fieldAt(*hover) : std::nullopt;
    if (lifted_) {
        showLifted(view, at);
    } else if (taken_) {
        showTaken(view, at);
    } else if (const auto next = nextFigure()) {
        view.words = base::Message(eachClick(next->told),
                                   {{"figure", play::figureInWords(next->side, chosen_->rank)}});
        if (at) view.ghosts.push_back(draft_->figurePut(next->side, next->figure, *at, next->told));
    } else {
        view.words = msgid(
            "Drag figures from the benches and from field to field, or click them. A right click takes the "
            "top figure off.");
    }
    return view;
}

// ---- places ----

Place DraftInput::neighbour(Place from, int dx, int dy) const {
    return neighbourOn({play::trayArea(Side::Tiki), play::trayArea(Side::Tac)}, from, dx, dy);
}

std::optional<Place> DraftInput::placeNamed(std::string_view name) const {
    if (const auto field = rules::fieldNamed(name)) return placeOf(*field);
    for (const Side side : kBothSides) {
        const std::string_view player = side == Side::Tiki ? "tiki" : "tac";
        if (!name.starts_with(player)) continue;
        const std::string_view digits = name.substr(player.size());
        int number = 0;
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
        const bool whole = error == std::errc() && end == digits.data() + digits.size();
        if (whole && number >= 1 && number <= rules::kPiecesEach) return play::benchPlace(side, number - 1);
    }
    return {};
}

Place DraftInput::cursorStart() const { return placeOf(Field(rules::kWidth / 2, rules::kWidth / 2)); }

}  // namespace tactiki::table
