#include "app/Films.h"

#include <utility>

#include "app/BoardSigns.h"
#include "app/Photo.h"
#include "i18n/Numbers.h"

namespace app {
namespace {

int shownShare(const FilmInWork& film) { return static_cast<int>(100 * film.share()); }

}  // namespace

bool Films::possible() const {
    const match::Match& match = with_.evening.table().match();
    return !match.hasSecrets() || !match.live() || match.finalOutcome().over;
}

/// The signs that the player sees at the table.
FilmTable::Signs Films::signs(const CatalogEntry& entry) const {
    const Settings& settings = with_.preferences.settings();
    const ui::game::Presentation& presentation = *entry.presentation;
    return [&texts = with_.texts, &presentation, theme = with_.preferences.theme(),
            palette = paletteOf(with_.preferences.theme(), settings.highContrast),
            prospects = settings.showProspects, threats = settings.markThreats](const game::View& view) {
        std::vector<scene::Sign> signs;
        if (prospects)
            for (const auto& prospect : presentation.prospects(texts, view))
                addSigns(signs, prospect, presentation.seatColor(palette, prospect.player));
        if (threats) addThreats(signs, view, theme);
        return signs;
    };
}

void Films::start(const FilmOrder& order) {
    if (film_ || !possible()) return;
    problem_.reset();
    saved_.reset();
    TableSession& table = with_.evening.table();
    auto filmed = std::make_unique<FilmTable>(table.entry(), table.match(), with_.preferences.theme(),
                                              table.camera(), order, signs(table.entry()));
    filmed->table().setBoldHighlights(with_.preferences.settings().highContrast);
    const bool video = film::needsFfmpeg(order.format);
    const std::filesystem::path folder = video ? with_.paths.videos : with_.paths.pictures;
    film_ = std::make_unique<FilmInWork>(
        std::move(filmed), order,
        [folder, file = order.file, extension = film::extensionOf(order.format)]() -> std::filesystem::path {
            return file.empty() ? newPictureFile(folder, extension) : file;
        });
    shown_ = -1;
    ++number_;
}

void Films::cancel() {
    if (film_ && !film_->done()) film_->cancel();
}

std::optional<ui::kit::Toast> Films::toast() const {
    if (!film_ || film_->cancelled()) return {};
    return ui::kit::Toast{
        .text = with_.texts.tr("The film is being made: {percent}",
                               {{"percent", i18n::percentText(with_.texts, shownShare(*film_))}}),
        .age = 1,
        .duration = 3};
}

void Films::followTheme() {
    if (film_) film_->filmed().table().setTheme(with_.preferences.theme());
}

void Films::update() {
    if (!film_) return;
    if (film_->done()) {
        tell();
        film_.reset();
        with_.changes.interface = true;
    } else if (std::exchange(shown_, shownShare(*film_)) != shownShare(*film_)) {
        with_.changes.interface = true;
    }
}

void Films::tell() {
    const i18n::Catalogue& texts = with_.texts;
    if (film_->cancelled()) return with_.messages.toast(texts.tr("The film was given up."));
    const auto& result = film_->result();
    if (result) {
        saved_ = *result;
        return with_.messages.toast(texts.tr("Saved as {file}", {{"file", result->string()}}));
    }
    problem_ = result.error();
    with_.messages.notice(texts.tr("The film could not be made"), "", {result.error()});
}

}  // namespace app
