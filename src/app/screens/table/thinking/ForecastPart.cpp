#include "app/screens/table/thinking/ForecastPart.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "app/play/Tables.h"
#include "app/screens/table/thinking/ThoughtsPart.h"
#include "app/settings/Preferences.h"
#include "app/table/HighlightColors.h"
#include "app/table/PlaceSigns.h"
#include "app/thinking/ThinkingService.h"

namespace app {
namespace {

// Share of a sign's opacity for a tile; smaller if the games differ about its owner.
constexpr float kFaintestTile = 0.3F;
constexpr float kSurestTile = 0.75F;
constexpr double kSure = 0.8;  // share of the games from which the sign of a new owner is large

using ui::screens::ProspectView;

}  // namespace

ForecastPart::ForecastPart(const ScreenBasics& basics, const Playing& playing, ThoughtsPart& thoughts)
    : PlayPart(basics, playing), thoughts_(thoughts), forecast_(playing.thinking) {}

bool ForecastPart::open() const { return thoughts_.open() && basics_.preferences.settings().showForecast; }

bool ForecastPart::update(float /*seconds*/) {
    const ShownPosition now = shownPosition(table());
    if (!open()) {
        const bool shown = position_ != ShownPosition{};
        if (shown) forecast_.stop();
        position_ = {};
        return shown;
    }
    if (now != position_) {
        position_ = now;
        forecast_.begin(*table().entry().kind, table().view());
    }
    return forecast_.update(thoughts_.latest());
}

void ForecastPart::mark(scene::Marks& marks) const {
    marks.signs.insert(marks.signs.end(), signs_.begin(), signs_.end());
}

bool ForecastPart::pass(float /*seconds*/) {
    const Settings& settings = basics_.preferences.settings();
    const bool followed = shownPosition(table()) == position_;
    const Made wanted{.known = followed && open() && forecast_.known(),
                      .games = forecast_.games(),
                      .position = position_,
                      .theme = settings.theme,
                      .highContrast = settings.highContrast,
                      .language = basics_.texts.language()};
    if (std::exchange(made_, wanted) == wanted) return false;
    signs_.clear();
    words_.clear();
    if (!wanted.known) return true;
    const ui::kit::Palette palette = paletteOf(basics_.preferences.theme(), settings.highContrast);
    addSigns(palette);
    addWords(palette);
    return true;
}

/// A tile for each expected owner, and also a shape if the owner will change.
void ForecastPart::addSigns(const ui::kit::Palette& palette) {
    const ui::game::Presentation& presentation = *table().entry().presentation;
    const std::vector<game::View::Holding> now = table().view().holdings();
    const auto holds = [&](game::PlayerId player, const game::Place& place) {
        return std::any_of(now.begin(), now.end(), [&](const game::View::Holding& holding) {
            return holding.player == player &&
                   std::find(holding.places.begin(), holding.places.end(), place) != holding.places.end();
        });
    };
    for (const Forecast::Owner& owner : forecast_.owners()) {
        const ImVec4 color = presentation.seatColor(palette, owner.player);
        const glm::vec3 paint = linearColor({color.x, color.y, color.z, 1});
        const auto sure = static_cast<float>(owner.share);
        signs_.push_back({.place = owner.place,
                          .shape = scene::SignShape::Tile,
                          .color = paint,
                          .strength = glm::mix(kFaintestTile, kSurestTile, sure * sure)});
        if (!holds(owner.player, owner.place))
            signs_.push_back({.place = owner.place,
                              .shape = scene::claimOfSeat(owner.player.value),
                              .color = paint,
                              .small = owner.share < kSure});
    }
}

/// The expected points of each player, then who will probably win.
void ForecastPart::addWords(const ui::kit::Palette& palette) {
    const ui::game::Presentation& presentation = *table().entry().presentation;
    const i18n::Catalogue& texts = basics_.texts;
    std::size_t best = 0;
    for (std::size_t seat = 0; seat < table().match().players().size(); ++seat) {
        const game::PlayerId player = game::playerAt(seat);
        words_.push_back(
            {.text = presentation.expectation(texts, table().view(), player, forecast_.pointsOf(player)),
             .color = presentation.seatColor(palette, player),
             .sign = scene::claimOfSeat(seat)});
        if (forecast_.chanceOf(player) > forecast_.chanceOf(game::playerAt(best))) best = seat;
    }
    std::erase_if(words_, [](const ProspectView& said) { return said.text.empty(); });
    if (std::string winner = winnerText(best); !winner.empty()) words_.push_back({.text = std::move(winner)});
}

/// What is said about the player with the best chance; nothing while it is anybody's game.
std::string ForecastPart::winnerText(std::size_t seat) const {
    const i18n::Catalogue& texts = basics_.texts;
    const game::PlayerId player = game::playerAt(seat);
    const std::string name = texts.tr(table().entry().kind->seatName(player).c_str());
    if (forecast_.told()) {
        const long chance = std::lround(100 * forecast_.chanceOf(player));
        if (chance < 50) return {};
        return texts.tr("Probable winner: {seat} ({count} %)",
                        {{"seat", name}, {"count", std::to_string(chance)}});
    }
    const std::string games = std::to_string(forecast_.games());
    const int wins = forecast_.winsOf(player);
    return wins == 0 ? texts.tr("{games} games simulated", {{"games", games}})
                     : texts.tr("{player} wins {count} of {games} simulated games",
                                {{"player", name}, {"count", std::to_string(wins)}, {"games", games}});
}

void ForecastPart::toggle() {
    if (table().view().holdings().empty()) return;
    Settings changed = basics_.preferences.settings();
    // It is seen only beside an analysis, so with that closed it is asked for.
    changed.showForecast = !open();
    basics_.preferences.apply(changed);
    if (changed.showForecast && !changed.showAnalysis) thoughts_.toggle();
}

void ForecastPart::draw(ui::kit::Context& ui, const ui::screens::PlayLayout& layout) {
    ui::screens::drawProspects(ui, words_, layout.forecast);
}

std::string ForecastPart::text() const {
    std::string all;
    for (const ProspectView& said : words_) all += (all.empty() ? "" : "\n") + said.text;
    return all;
}

}  // namespace app
