#include "app/screens/ShareScreen.h"

#include <algorithm>
#include <array>
#include <utility>

#include "app/common/Desktop.h"
#include "app/common/Messages.h"
#include "app/film/Films.h"
#include "app/play/CurrentGame.h"
#include "app/play/PageLink.h"
#include "app/window/ScreenStack.h"
#include "base/FileName.h"
#include "base/Platform.h"
#include "i18n/Numbers.h"
#include "ui/kit/Disabled.h"

namespace app {
namespace {

using film::Format;
using ui::screens::Option;
using ui::screens::OptionKind;
using ui::screens::ShareAction;

constexpr std::array kFormats{Format::Gif, Format::Mp4, Format::Webm};
/// Sizes of films in pixels; the last ones have equal sides, for social networks.
struct FilmSize {
    int width;
    int height;
};
constexpr std::array<FilmSize, 6> kSizes{
    {{640, 360}, {854, 480}, {1280, 720}, {1920, 1080}, {720, 720}, {1080, 1080}}};

std::string sizeText(const FilmSize& size) {
    return std::to_string(size.width) + "\u202F×\u202F" + std::to_string(size.height);
}

int sizeIndexOf(const FilmOrder& order) {
    const auto found = std::find_if(kSizes.begin(), kSizes.end(), [&](const FilmSize& size) {
        return size.width == order.width && size.height == order.height;
    });
    return found == kSizes.end() ? 1 : static_cast<int>(found - kSizes.begin());
}

}  // namespace

ShareScreen::ShareScreen(const ScreenBasics& basics, const Playing& playing, const Collection& collection)
    : basics_(basics),
      playing_(playing),
      collection_(collection),
      order_(collection.films.wishes()),
      turns_(static_cast<int>(table().match().line().size())),
      hasFfmpeg_(!film::findFfmpeg().empty()) {
    if (!hasFfmpeg_) order_.format = Format::Gif;
    order_.from = 0;
    order_.to = turns_;
}

TableSession& ShareScreen::table() const { return playing_.tables.shown(); }

std::vector<Option> ShareScreen::options(const ui::kit::Context& ui) const {
    std::vector<std::string> formats{"GIF"};
    if (hasFfmpeg_) formats.insert(formats.end(), {"MP4", "WebM"});
    std::vector<std::string> sizes;
    for (const FilmSize& size : kSizes) sizes.push_back(sizeText(size));
    const auto turn = [&](const char* key, std::string label, int value) {
        return Option{.key = key,
                      .label = std::move(label),
                      .kind = OptionKind::Slider,
                      .value = static_cast<double>(value),
                      .minimum = 0,
                      .maximum = static_cast<double>(std::max(turns_, 1)),
                      .step = 1,
                      .shown = std::to_string(value) + " / " + std::to_string(turns_),
                      .disabled = ui::kit::unless(turns_ > 0, ui.tr("No turn has been played yet."))};
    };
    const char* const noFfmpeg =
        ui.tr("MP4 and WebM are made by the program ffmpeg, which is not installed here.");
    return {{.key = "format",
             .label = ui.tr("Format"),
             .kind = OptionKind::Choice,
             .value = static_cast<int>(order_.format),
             .help = hasFfmpeg_ || !base::startsPrograms() ? "" : noFfmpeg,
             .choices = formats},
            {.key = "size",
             .label = ui.tr("Size of the picture"),
             .kind = OptionKind::Choice,
             .value = sizeIndexOf(order_),
             .choices = sizes},
            turn("from", ui.tr("From turn"), order_.from),
            turn("to", ui.tr("To turn"), order_.to),
            {.key = "pace",
             .label = ui.tr("Time per turn"),
             .kind = OptionKind::Slider,
             .value = order_.pace,
             .minimum = 0.5,
             .maximum = 5,
             .step = 0.25,
             .shown = ui.tr("{count} s", {{"count", i18n::numberText(ui.texts, order_.pace, 0.25)}})},
            {.key = "camera",
             .label = ui.tr("Camera"),
             .kind = OptionKind::Choice,
             .value = static_cast<int>(order_.camera),
             .choices = {ui.trc("the camera", "Stands still"), ui.trc("the camera", "Around the table"),
                         ui.trc("the camera", "Follows the play")}},
            {.key = "thoughts",
             .label = ui.tr("Thoughts"),
             .kind = OptionKind::Toggle,
             .value = order_.thoughts,
             .tip = ui.tr("The chances to win, and the turn an engine would play. A game without an analysis "
                          "is analysed first."),
             .disabled = ui::kit::unless(!table().entry().kind->opponents().empty(),
                                         ui.tr("No engine plays this game."))},
            {.key = "marks",
             .label = ui.tr("Marks on the table"),
             .kind = OptionKind::Toggle,
             .value = order_.marks,
             .tip = ui.tr("The last turn, and the other marks that the table shows now.")}};
}

void ShareScreen::set(const ui::screens::SetOption& change) {
    const auto index = [&] { return static_cast<std::size_t>(std::get<int>(change.value)); };
    const auto turn = [&] { return std::clamp(static_cast<int>(std::get<double>(change.value)), 0, turns_); };
    if (change.key == "format") order_.format = kFormats[index()];
    if (change.key == "size") {
        order_.width = kSizes[index()].width;
        order_.height = kSizes[index()].height;
    }
    // The end must not be before the beginning, so changing one may move the other.
    if (change.key == "from") {
        order_.from = turn();
        order_.to = std::max(order_.to, order_.from);
    }
    if (change.key == "to") {
        order_.to = turn();
        order_.from = std::min(order_.from, order_.to);
    }
    if (change.key == "pace") order_.pace = std::get<double>(change.value);
    if (change.key == "camera") order_.camera = static_cast<FilmCamera>(index());
    if (change.key == "marks") order_.marks = std::get<bool>(change.value);
    if (change.key == "thoughts") order_.thoughts = std::get<bool>(change.value);
    collection_.films.remember(order_);
}

ui::screens::ShareModel ShareScreen::model(const ui::kit::Context& ui) const {
    const Films& films = collection_.films;
    ui::screens::ShareModel model{.options = options(ui)};
    for (const game::WebPage* page : table().entry().kind->webPages()) model.pages.push_back(page->name());
    model.linksHere = !pageAddress().empty();
    model.seen = table().match().hasSecrets() && seenGame(table()).has_value();
    if (const auto why = table().rights().whyNoReferee()) model.noGame = ui.texts.tr(*why);
    if (const auto why = films.refusal())
        model.noFilm = model.note = ui.texts.tr(*why);
    else if (films.saved())
        model.note = ui.tr("Saved as {file}", {{"file", base::shownPath(*films.saved())}});
    if (const auto toast = films.toast()) {
        model.progress = toast->text;
        model.share = static_cast<float>(films.share());
    }
    return model;
}

void ShareScreen::draw(ui::kit::Context& ui, float) {
    const ui::screens::ShareModel shown = model(ui);
    note_ = shown.progress.empty() ? shown.note : shown.progress;
    for (const ui::screens::ShareCommand& command : ui::screens::drawShare(ui, shown)) {
        if (const auto* change = std::get_if<ui::screens::SetOption>(&command))
            set(*change);
        else if (const auto* link = std::get_if<ui::screens::CopyLink>(&command))
            copyLink(link->page);
        else
            act(std::get<ShareAction>(command));
    }
}

void ShareScreen::act(ShareAction action) {
    const i18n::Catalogue& texts = basics_.texts;
    switch (action) {
        case ShareAction::CopyPosition:
            return copy(sharedPosition(table()), texts.tr("The position was copied."));
        case ShareAction::CopyGame:
            return copyGame();
        case ShareAction::CopyLinkHere:
            return copyLinkHere();
        case ShareAction::SaveSeen:
            return basics_.screens.open(ScreenId::SaveSeen);
        case ShareAction::Photo:
            basics_.screens.close();
            return basics_.screens.open(ScreenId::Photo);
        case ShareAction::MakeFilm:
            return makeFilm();
        case ShareAction::CancelFilm:
            return collection_.films.cancel();
        case ShareAction::Back:
            return basics_.screens.close();
    }
}

void ShareScreen::copy(const std::string& text, std::string told) {
    copyText(text);
    basics_.messages.toast(std::move(told));
}

SharedGame ShareScreen::wholeGame() {
    const CurrentGame& currentGame = playing_.currentGame;
    const bool underWay = currentGame.session() == &table();
    return sharedGame(table(), underWay ? currentGame.seats() : std::vector<Seat>());
}

void ShareScreen::copyGame() {
    const i18n::Catalogue& texts = basics_.texts;
    const SharedGame game = wholeGame();
    std::string told = texts.tr("The game was copied.");
    if (game.sealed)
        told += std::string(" ") + texts.tr("It is sealed: only Dolmen can read it before its end.");
    copy(textOf(*table().entry().kind, game), std::move(told));
}

void ShareScreen::copyLinkHere() {
    const i18n::Catalogue& texts = basics_.texts;
    const std::string game = textOf(*table().entry().kind, wholeGame());
    const auto link = pageLinkTo(pageAddress(), {.text = game, .ply = table().match().ply()});
    if (!link) return basics_.messages.toast(texts.describe(link.error()), ui::kit::Severity::Warning);
    copy(*link, texts.tr("The link was copied."));
}

void ShareScreen::copyLink(std::size_t page) {
    const game::WebPage& viewer = *table().entry().kind->webPages().at(page);
    const auto link = sharedLink(table(), viewer);
    if (!link)
        return basics_.messages.toast(basics_.texts.describe(link.error()), ui::kit::Severity::Warning);
    copy(*link, basics_.texts.tr("The link was copied. It opens {page}.", {{"page", viewer.name()}}));
}

void ShareScreen::makeFilm() {
    collection_.films.remember(order_);
    collection_.films.start(order_);
    basics_.screens.close();
}

bool ShareScreen::escape() {
    basics_.screens.close();
    return true;
}

ui::kit::Rect ShareScreen::tableArea(ui::kit::Rect display) const {
    return ui::kit::besideSheet(display, basics_.display.pixelScale, ui::screens::kShareWidth, 0.58F);
}

}  // namespace app
