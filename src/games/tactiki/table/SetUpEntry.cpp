#include "games/tactiki/table/SetUpEntry.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "games/tactiki/play/TactikiBot.h"

namespace tactiki::table {

using game::Place;

void SetUpEntry::begin(rules::Side side, base::Random& random) {
    side_ = side;
    begun_ = true;
    shuffle(random);
}

void SetUpEntry::clear() {
    held_ = kNone;
    for (auto& field : fields_) field.clear();
    for (int figure = 0; figure < rules::kPiecesEach; ++figure)
        bench_[static_cast<std::size_t>(figure)] = {figure};
}

void SetUpEntry::shuffle(base::Random& random) { arrange(play::goodSetUp(random)); }

void SetUpEntry::arrange(const rules::Arrangement& ranks) {
    clear();
    for (std::size_t i = 0; i < ranks.size(); ++i) {
        std::size_t figure = static_cast<std::size_t>(rules::kOfEachRank * (ranks[i] - 1));
        if (bench_[figure].empty()) ++figure;
        fields_[i / rules::kPerStartField].push_back(static_cast<int>(figure));
        bench_[figure].clear();
    }
}

void SetUpEntry::mirror() {
    (void)putBack();
    std::reverse(fields_.begin(), fields_.end());
}

std::vector<int>* SetUpEntry::figuresAt(Place place) {
    if (place.area == play::trayArea(side_) && place.spot < bench_.size()) return &bench_[place.spot];
    if (place.area != play::kBoardArea || !isStartField(play::fieldOf(place), side_)) return nullptr;
    return &fields_[static_cast<std::size_t>(play::fieldOf(place).file())];
}

int SetUpEntry::capacityOf(Place place) const {
    return place.area == play::kBoardArea ? rules::kPerStartField : 1;
}

/// Takes the figure at this level, or the top one, into the hand.
void SetUpEntry::takeOut(std::vector<int>& figures, std::uint16_t level) {
    const auto at = figures.begin() + std::min<std::ptrdiff_t>(level, std::ssize(figures) - 1);
    held_ = *at;
    figures.erase(at);
}

bool SetUpEntry::pick(Place place) {
    std::vector<int>* const there = figuresAt(place);
    if (there == nullptr) return false;
    if (held_ == kNone) {
        if (there->empty()) return false;
        from_ = place;
        from_.level = static_cast<std::uint16_t>(std::min<std::size_t>(place.level, there->size() - 1));
        takeOut(*there, from_.level);
        return true;
    }
    if (std::ssize(*there) < capacityOf(place)) {
        // A click on the figure that the held one stood on exchanges the two.
        const bool below = place.sameSpot(from_) && place.level < from_.level && !there->empty();
        there->insert(below ? there->begin() : there->end(), std::exchange(held_, kNone));
        return true;
    }
    const int held = held_;
    takeOut(*there, place.level);
    there->insert(there->begin() + std::min<std::ptrdiff_t>(place.level, std::ssize(*there)), held);
    return putBack();
}

bool SetUpEntry::putBack() {
    if (held_ == kNone) return false;
    std::vector<int>& figures = *figuresAt(from_);
    figures.insert(figures.begin() + std::min<std::ptrdiff_t>(from_.level, std::ssize(figures)),
                   std::exchange(held_, kNone));
    return true;
}

bool SetUpEntry::complete() const {
    return held_ == kNone && std::all_of(fields_.begin(), fields_.end(), [](const std::vector<int>& field) {
               return field.size() == rules::kPerStartField;
           });
}

rules::Arrangement SetUpEntry::arrangement() const {
    rules::Arrangement ranks{};
    for (std::size_t i = 0; i < ranks.size(); ++i)
        ranks[i] = play::rankOfFigure(fields_[i / rules::kPerStartField].at(i % rules::kPerStartField));
    return ranks;
}

std::vector<game::PreviewPiece> SetUpEntry::preview(const std::vector<game::PieceState>& before) const {
    std::vector<game::PreviewPiece> shown;
    const auto add = [&](int figure, Place place, bool inHand) {
        game::PieceState piece = before[static_cast<std::size_t>(rules::firstOf(side_) + figure)];
        piece.place = place;
        shown.push_back({piece, inHand});
    };
    for (int file = 0; file < rules::kWidth; ++file) {
        const auto& field = fields_[static_cast<std::size_t>(file)];
        for (std::size_t level = 0; level < field.size(); ++level)
            add(field[level], play::placeOf(rules::Field(file, startRow(side_)), static_cast<int>(level)),
                false);
    }
    for (std::size_t slot = 0; slot < bench_.size(); ++slot)
        for (const int figure : bench_[slot])
            add(figure, {play::trayArea(side_), static_cast<std::uint16_t>(slot), 0}, false);
    if (held_ != kNone) {
        Place at = from_;
        const bool field = at.area == play::kBoardArea;
        at.level = field ? static_cast<std::uint16_t>(
                               fields_[static_cast<std::size_t>(play::fieldOf(at).file())].size())
                         : 0;
        add(held_, at, true);
    }
    return shown;
}

std::vector<Place> SetUpEntry::targets() const {
    std::vector<Place> places;
    if (held_ == kNone) return places;
    for (int file = 0; file < rules::kWidth; ++file)
        places.push_back(play::placeOf(rules::Field(file, startRow(side_))));
    return places;
}

}  // namespace tactiki::table
