#include "app/table/Pen.h"

#include <algorithm>
#include <utility>

namespace app {

using game::Ink;
using game::Place;
using game::Sketch;
using game::Stroke;

namespace {

constexpr std::size_t kMostChanges = 256;  // that can be undone

}  // namespace

void Pen::take(bool hold) {
    held_ = hold;
    cancel();
}

void Pen::chooseNext(int steps) {
    const int count = static_cast<int>(game::kInks);
    ink_ = static_cast<Ink>(((static_cast<int>(ink_) + steps) % count + count) % count);
}

// ---- what is drawn ----

Sketch Pen::sketch() const {
    return game::seenBy(match_.tree().node(match_.current()).sketch, rights_.viewer());
}

std::optional<Stroke> Pen::begun() const {
    return goesOn() && begun_->ends ? std::optional(begun_->stroke) : std::nullopt;
}

bool Pen::hasPlaces() const {
    const std::vector<scene::PickSpot>& spots = stage_.scene().model().spots();
    return std::any_of(spots.begin(), spots.end(),
                       [&](const scene::PickSpot& spot) { return named(spot.place).has_value(); });
}

std::optional<base::Message> Pen::refusal() const {
    if (rights_.handOver()) return base::msgid("Nobody has taken over the table yet.");
    return {};
}

std::optional<Place> Pen::named(Place place) const {
    const std::string name = shown_.view().placeName(place);
    return name.empty() ? std::nullopt : shown_.view().placeNamed(name);
}

// ---- drawing ----

bool Pen::begin(Place from, Ink ink) {
    cancel();
    const auto place = named(from);
    if (!place || refusal()) return false;
    begun_ = Begun{{.ink = ink, .from = *place}, match_.current(), rights_.viewer()};
    if (rights_.keepsSecrets()) begun_->stroke.seat = rights_.viewer().player();
    return true;
}

void Pen::leadTo(std::optional<Place> to) {
    if (!goesOn()) return cancel();
    const auto place = to ? named(*to) : std::nullopt;
    Stroke& stroke = begun_->stroke;
    begun_->ends = place.has_value();
    stroke.to = place && *place != stroke.from ? place : std::nullopt;
}

void Pen::end() {
    const bool ends = goesOn() && begun_->ends && !refusal();
    const auto begun = std::exchange(begun_, {});
    if (!ends) return;
    const Sketch& before = match_.tree().node(match_.current()).sketch;
    Sketch after = game::drawnOn(before, begun->stroke, rights_.viewer());
    const bool drawn = std::find(after.begin(), after.end(), begun->stroke) != after.end();
    if (after == before)
        tell({News::Kind::Full, begun->stroke});
    else
        change(std::move(after), {drawn ? News::Kind::Drawn : News::Kind::Removed, begun->stroke});
}

void Pen::pickAt(Place place) {
    if (!goesOn()) return (void)begin(place, ink_);
    leadTo(place);
    if (begun_->ends) end();
}

// ---- changes ----

std::optional<std::size_t> Pen::lastChange() const {
    for (std::size_t i = changes_.size(); i-- > 0;)
        if (changes_[i].turn == match_.current() && changes_[i].by == rights_.viewer()) return i;
    return {};
}

bool Pen::undo() {
    cancel();
    const auto last = lastChange();
    if (!last) return false;
    const Sketch before = std::move(changes_[*last].before);
    changes_.erase(changes_.begin() + static_cast<std::ptrdiff_t>(*last));
    replace(before);
    tell({.kind = News::Kind::Undone});
    return true;
}

void Pen::clear() {
    cancel();
    if (sketch().empty()) return;
    Sketch rest = match_.tree().node(match_.current()).sketch;
    std::erase_if(rest, [&](const Stroke& stroke) { return game::mayBeSeen(stroke, rights_.viewer()); });
    change(std::move(rest), {.kind = News::Kind::Cleared});
}

void Pen::replace(const Sketch& seen) {
    Sketch sketch = match_.tree().node(match_.current()).sketch;
    std::erase_if(sketch, [&](const Stroke& stroke) { return game::mayBeSeen(stroke, rights_.viewer()); });
    sketch.insert(sketch.end(), seen.begin(), seen.end());
    match_.setSketch(match_.current(), std::move(sketch));
}

void Pen::change(Sketch sketch, const News& news) {
    if (changes_.size() == kMostChanges) changes_.erase(changes_.begin());
    changes_.push_back({match_.current(), rights_.viewer(), this->sketch()});
    match_.setSketch(match_.current(), std::move(sketch));
    tell(news);
}

void Pen::tell(const News& news) {
    news_ = news;
    ++newsNumber_;
}

}  // namespace app
