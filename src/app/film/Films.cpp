#include "app/film/Films.h"

#include <utility>

#include "app/table/PlaceSigns.h"
#include "app/window/Photo.h"
#include "base/FileName.h"
#include "i18n/Numbers.h"

namespace app {

std::optional<base::Message> Films::refusal() const {
    const TableSession& table = tables_.shown();
    if (table.rights().keepsSecrets())
        return base::msgid("A film would give away secrets while the game is under way.");
    return table.rights().whyNoReferee();
}

/// The signs that the player sees at the table, by the present settings.
FilmTable::Signs Films::signs(const CatalogEntry& entry) const {
    const Settings& settings = basics_.preferences.settings();
    const ui::game::Presentation& presentation = *entry.presentation;
    return
        [&texts = basics_.texts, &presentation, theme = basics_.preferences.theme(),
         palette = paletteOf(basics_.preferences.theme(), settings.highContrast),
         prospects = settings.showProspects, announced = settings.markAnnouncements](const game::View& view) {
            std::vector<scene::Sign> signs;
            if (prospects)
                for (const auto& prospect : presentation.prospects(texts, view))
                    addSigns(signs, prospect, presentation.seatColor(palette, prospect.player),
                             scene::shapeOfSeat(prospect.player.value, theme.marks.signs));
            if (announced) addAnnounced(signs, view, theme);
            return signs;
        };
}

void Films::start(const FilmOrder& order) {
    if (film_) return;
    problem_.reset();
    saved_.reset();
    if (const auto why = refusal()) {
        problem_ = base::Error{*why};
        return;
    }
    TableSession& table = tables_.shown();
    auto filmed = std::make_unique<FilmTable>(table.entry(), table.ownMatch(), basics_.preferences.theme(),
                                              table.stage().camera(), order, signs(table.entry()));
    filmed->table().rebuild(basics_.preferences.theme(), basics_.preferences.tableWishes());
    filmed->seeAs(table.rights().viewer());
    filmed->table().stage().setBoldHighlights(basics_.preferences.settings().boldMarks());
    const bool video = film::needsFfmpeg(order.format);
    const std::filesystem::path folder = video ? basics_.paths.videos : basics_.paths.pictures;
    film_ = std::make_unique<FilmJob>(
        std::move(filmed), order,
        [folder, file = order.file, extension = film::extensionOf(order.format)]() -> std::filesystem::path {
            return file.empty() ? newPictureFile(folder, extension) : file;
        });
    filmTexts_ = basics_.texts;
    shown_ = -1;
    ++number_;
    const bool told = film_->filmed().table().match().isTold();
    if (film_->filmed().lacksThoughts() && !told) beginAnalysis();
}

// ---- thoughts ----

void Films::beginAnalysis() {
    const game::Kind& kind = *tables_.shown().entry().kind;
    ThinkerPtr thinker = thinking_.employStrongest(kind);
    if (!thinker) return;
    analysis_ =
        std::make_unique<GameAnalysis>(std::move(thinker), film_->filmed().table().ownMatch(), kFilmEffort);
    film_->wait();
}

void Films::analyse() {
    // If the engine fails, the film is made with the thoughts found so far.
    if (!film_->cancelled()) {
        (void)analysis_->update(film_->filmed().table().ownMatch());
        if (!analysis_->finished() && !analysis_->failure()) return;
        film_->begin();
    }
    analysis_.reset();
}

ui::kit::Palette Films::palette() const {
    return paletteOf(basics_.preferences.theme(), basics_.preferences.settings().highContrast);
}

double Films::share() const {
    if (!analysis_) return film_->share();
    return static_cast<double>(analysis_->done()) / static_cast<double>(analysis_->positions());
}

void Films::cancel() {
    if (film_ && !film_->done()) film_->cancel();
}

std::optional<ui::kit::Toast> Films::toast() const {
    if (!film_ || film_->cancelled()) return {};
    const std::string percent = i18n::percentText(basics_.texts, static_cast<int>(100 * share()));
    return ui::kit::Toast{
        .text = analysis_
                    ? basics_.texts.tr("Analysing the game for the film: {percent}", {{"percent", percent}})
                    : basics_.texts.tr("Making the film: {percent}", {{"percent", percent}}),
        .age = 1,
        .duration = 3};
}

void Films::update() {
    if (!film_) return;
    if (analysis_) analyse();
    const int share = static_cast<int>(100 * this->share());
    if (film_->done()) {
        analysis_.reset();
        tell();
        film_.reset();
        basics_.changes.interface = true;
    } else if (std::exchange(shown_, share) != share) {
        basics_.changes.interface = true;
    }
}

void Films::tell() {
    const i18n::Catalogue& texts = basics_.texts;
    if (film_->cancelled()) return basics_.messages.toast(texts.tr("The film was cancelled."));
    const auto& result = film_->result();
    if (result) {
        saved_ = *result;
        return basics_.messages.saved(texts.tr("Saved as {file}", {{"file", base::shownPath(*result)}}),
                                      *result);
    }
    problem_ = result.error();
    basics_.messages.notice(texts.tr("The film could not be made"), "", {result.error()});
}

}  // namespace app
