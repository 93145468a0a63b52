#include "app/play/FileSaver.h"

#include <memory>
#include <string_view>
#include <utility>

#include "app/common/Dates.h"
#include "app/common/Desktop.h"
#include "app/common/Messages.h"
#include "app/common/Paths.h"
#include "app/table/SharedGame.h"
#include "app/window/Photo.h"
#include "base/FileName.h"
#include "base/Files.h"
#include "base/Printable.h"

namespace app {

using ui::kit::Severity;
namespace fs = std::filesystem;

namespace {

constexpr int kNoSession = 0;  // of what is saved, but is not the file of the game on the table

/// Replaces characters that some file systems do not allow.
std::string fileNameOf(std::string text) {
    for (char& c : text)
        if (static_cast<unsigned char>(c) < 0x20 ||
            std::string_view("/\\:*?\"<>|").find(c) != std::string_view::npos)
            c = '_';
    return text;
}

}  // namespace

void FileSaver::save(const fs::path& file) {
    const TableSession* session = currentGame_.session();
    if (!session) return;
    if (const auto why = session->rights().whyNoReferee())
        return basics_.messages.toast(basics_.texts.tr(*why), Severity::Warning);
    const game::Kind* kind = session->entry().kind.get();
    const fs::path path = wholePath(file);
    saving_.add({.file = path,
                 .session = currentGame_.sessionNumber(),
                 .origin = origin_.file(),
                 .work = SaveQueue::Work([kind, path, game = sharedGame(*session, currentGame_.seats())](
                                             const std::optional<GameFile>& origin) {
                     return saveGame(fileTextOf(*kind, game), path, origin);
                 })});
}

void FileSaver::saveSeen(const fs::path& file) {
    auto text = seenGame(tables_.shown());
    if (!text) return;
    const fs::path path = wholePath(file);
    auto work = [path, text = std::move(*text)](const std::optional<GameFile>&) -> base::Result<GameFile> {
        if (auto written = base::writeFile(path, text); !written) return written.error();
        return GameFile{.path = path};
    };
    saving_.add({.file = path, .session = kNoSession, .work = SaveQueue::Work(std::move(work))});
}

void FileSaver::savePicture(render::Image image) {
    saveNewPicture([image = std::move(image)](const fs::path& file) { return render::savePng(image, file); });
}

void FileSaver::savePicture(render::Image overBlack, render::Image overWhite) {
    saveNewPicture([black = std::move(overBlack), white = std::move(overWhite)](const fs::path& file) {
        return render::saveTransparentPng(render::withoutBackground(black, white), file);
    });
}

void FileSaver::saveNewPicture(WritePicture write) {
    // The file name is chosen when the task runs, after earlier pictures have got theirs.
    auto work = [folder = basics_.paths.pictures,
                 write = std::move(write)](const std::optional<GameFile>&) -> base::Result<GameFile> {
        fs::path file = newPictureFile(folder);
        if (auto written = write(file); !written) return written.error();
        return GameFile{.path = std::move(file)};
    };
    saving_.add({.file = basics_.paths.pictures, .work = SaveQueue::Work(std::move(work))});
}

void FileSaver::update() {
    while (const auto saved = saving_.take()) saved->session ? finishGame(*saved) : finishPicture(*saved);
}

void FileSaver::finishGame(const SaveQueue::Saved& saved) {
    const i18n::Catalogue& texts = basics_.texts;
    if (!saved.result)
        return basics_.messages.notice(texts.tr("The game could not be saved"), "", {saved.result.error()});
    const std::string file = base::shownPath(saved.file.filename());
    basics_.messages.toast(
        saved.result->sealed
            ? texts.tr("Saved as {file}. It is sealed: only Dolmen can read it before the end of the game.",
                       {{"file", file}})
            : texts.tr("Saved as {file}", {{"file", file}}));
    handOver(saved.file);
    if (saved.session == currentGame_.sessionNumber()) origin_.remember(*saved.result);
}

void FileSaver::finishPicture(const SaveQueue::Saved& saved) {
    const i18n::Catalogue& texts = basics_.texts;
    if (saved.result)
        basics_.messages.saved(texts.tr("Saved as {file}", {{"file", base::shownPath(saved.result->path)}}),
                               saved.result->path);
    else
        basics_.messages.notice(texts.tr("The picture could not be saved"), "", {saved.result.error()});
}

fs::path FileSaver::suggestedFile() const {
    if (const auto known = origin_.file()) return known->path;
    constexpr std::size_t kLongestNames = 120;  // bytes for all players; a file name may have 255
    const game::Kind& kind = *tables_.shown().entry().kind;
    if (const std::string given = origin_.name(); !given.empty())
        return basics_.paths.games /
               (fileNameOf(std::string(base::beginningOf(given, kLongestNames))) + kind.extension());
    std::string name = kind.name();
    if (const TableSession* session = currentGame_.session()) {
        const auto& players = session->match().players();
        name.clear();
        for (const std::string& player : players)
            name += (name.empty() ? "" : " - ") +
                    std::string(base::beginningOf(player, kLongestNames / players.size()));
    }
    return basics_.paths.games / (fileNameOf(name) + " " + dayOf(dateNow()) + kind.extension());
}

std::vector<base::Error> FileSaver::flush() {
    std::vector<base::Error> lost;
    saving_.finish();
    while (const auto saved = saving_.take())
        if (!saved->result) lost.push_back(saved->result.error());
    return lost;
}

}  // namespace app
