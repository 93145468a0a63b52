#include "app/library/GameTransfer.h"

#include <utility>

#include "app/common/Desktop.h"
#include "base/FileName.h"
#include "base/Message.h"
#include "i18n/Numbers.h"

namespace app {

namespace fs = std::filesystem;
using ui::kit::Severity;

namespace {

std::string percentOf(const i18n::Catalogue& texts, double share) {
    return i18n::percentText(texts, static_cast<long>(100 * share));
}

}  // namespace

void GameTransfer::importFrom(std::vector<fs::path> paths) {
    if (!library_.keeper())
        return basics_.messages.toast(basics_.texts.tr("Games are not being saved at present."),
                                      Severity::Warning);
    waiting_.push_back(std::move(paths));
}

void GameTransfer::offer(const std::vector<fs::path>& paths) {
    offered_.insert(offered_.end(), paths.begin(), paths.end());
}

void GameTransfer::answerOffer(bool import) {
    auto offered = std::exchange(offered_, {});
    if (import) importFrom(std::move(offered));
}

void GameTransfer::exportTo(const fs::path& file) {
    if (!library_.keeper() || !selection_.game || export_) return;
    export_ = std::make_unique<GameExport>(*library_.keeper(), basics_.games, selection_.query,
                                           selection_.only, file);
}

std::string GameTransfer::progress() const {
    const i18n::Catalogue& texts = basics_.texts;
    if (import_) {
        const GameImport::Progress now = import_->progress();
        return texts.tr("Importing {file}: {percent}, games: {count}",
                        {{"file", now.file},
                         {"percent", percentOf(texts, now.share)},
                         {"count", std::to_string(now.games)}});
    }
    if (export_)
        return texts.tr("Exporting {file}: {percent}", {{"file", base::shownPath(export_->file().filename())},
                                                        {"percent", percentOf(texts, export_->share())}});
    return {};
}

void GameTransfer::cancel() {
    waiting_.clear();
    if (import_) import_->cancel();
    if (export_) basics_.messages.toast(basics_.texts.tr("Nothing was exported."));
    export_.reset();
}

void GameTransfer::update(std::optional<archive::GameId> onTable) {
    if (!import_ && !waiting_.empty()) {
        import_ =
            std::make_unique<GameImport>(basics_.games, *library_.keeper(), std::move(waiting_.front()));
        waiting_.pop_front();
    }
    if (import_ && import_->update(onTable)) {
        tellImported(import_->report());
        import_.reset();
        ++imports_;
    }
    if (export_ && export_->update()) {
        tellExported();
        export_.reset();
    }
    if (std::string now = progress(); now != shown_) {
        shown_ = std::move(now);
        basics_.changes.interface = true;
    }
}

void GameTransfer::tellImported(const GameImport::Report& report) {
    const i18n::Catalogue& texts = basics_.texts;
    const auto count = [](std::size_t number) { return std::to_string(number); };
    std::string summary = texts.trn("{count} game was imported.", "{count} games were imported.",
                                    static_cast<int>(report.added), {{"count", count(report.added)}});
    if (report.cancelled) summary = texts.tr("The import was cancelled.") + std::string(" ") + summary;
    if (report.completed > 0)
        summary += " " + texts.trn("{count} was completed with new notes or variations.",
                                   "{count} were completed with new notes or variations.",
                                   static_cast<int>(report.completed), {{"count", count(report.completed)}});
    if (report.known > 0)
        summary += " " + texts.trn("{count} was there already.", "{count} were there already.",
                                   static_cast<int>(report.known), {{"count", count(report.known)}});
    if (report.failure) {
        return basics_.messages.notice(texts.tr("The games could not be imported"), summary,
                                       {*report.failure});
    }
    if (report.bad == 0) return basics_.messages.toast(summary);
    summary += " " + texts.trn("{count} could not be read:", "{count} could not be read:",
                               static_cast<int>(report.bad), {{"count", count(report.bad)}});
    basics_.messages.notice(texts.tr("Some games could not be imported"), summary, report.problems);
}

void GameTransfer::tellExported() {
    const i18n::Catalogue& texts = basics_.texts;
    const auto& result = export_->result();
    if (!result)
        return basics_.messages.notice(texts.tr("The games could not be exported"), "", {result.error()});
    handOver(export_->file());
    std::string told = texts.trn(
        "{count} game was exported as {file}.", "{count} games were exported as {file}.",
        static_cast<int>(*result),
        {{"count", std::to_string(*result)}, {"file", base::shownPath(export_->file().filename())}});
    if (export_->sealed())
        told += std::string(" ") + texts.tr("It is sealed: only Dolmen can read it before its end.");
    if (const auto leftOut = static_cast<int>(export_->leftOut()); leftOut > 0)
        told += " " + texts.trn("{count} game with secrets is not over and was left out.",
                                "{count} games with secrets are not over and were left out.", leftOut,
                                {{"count", std::to_string(leftOut)}});
    basics_.messages.toast(std::move(told));
}

}  // namespace app
