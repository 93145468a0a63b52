#include "app/screens/TableNarration.h"

#include <utility>

#include "app/PositionWords.h"
#include "app/Shell.h"

namespace app {
namespace {

std::size_t eventCount(const CurrentGame& currentGame) {
    if (!currentGame.session()) return 0;
    return currentGame.table().match().events(currentGame.table().viewer()).size();
}

}  // namespace

TableNarration::TableNarration(Shell& shell) : shell_(shell), eventsSeen_(eventCount(shell.currentGame())) {}

void TableNarration::update() {
    followEvents();
    followCursor();
    followRefusals();
}

void TableNarration::followEvents() {
    const std::size_t count = eventCount(shell_.currentGame());
    if (count < eventsSeen_) eventsSeen_ = count;  // another game has come to the table
    if (count == eventsSeen_) return;
    eventsSeen_ = count;
    if (!shell_.narrator().on()) return;
    const TableSession& table = shell_.currentGame().table();
    const i18n::Catalogue& texts = shell_.texts();
    const match::EventKind last = table.match().events(table.viewer()).back().kind;
    std::string text;
    const auto add = [&](const std::string& sentence) {
        if (!sentence.empty()) text += (text.empty() ? "" : " ") + sentence;
    };
    if (last == match::EventKind::Played) {
        add(lastTurnInWords(table, table.viewer(), texts));
        add(announcementInWords(table.view(), texts));
    }
    if (last == match::EventKind::TakenBack) add(texts.tr("A turn was taken back."));
    if (last == match::EventKind::Jumped) {
        const std::string turn = lastTurnInWords(table, table.viewer(), texts);
        add(turn.empty() ? texts.tr("The start of the game.")
                         : texts.tr("Another position: {turn}", {{"turn", turn}}));
    }
    if (last == match::EventKind::Played || last == match::EventKind::Concluded)
        add(outcomeInWords(table, texts));
    shell_.narrator().say(text);
}

void TableNarration::followCursor() {
    const TableSession& table = shell_.currentGame().table();
    const auto now = table.cursor();
    const bool moved = now && (!cursor_ || !now->sameSpot(*cursor_));
    cursor_ = now;
    if (moved) shell_.narrator().say(shell_.texts().tr(table.view().describe(*now)));
}

void TableNarration::followRefusals() {
    const TableSession& table = shell_.currentGame().table();
    const bool news = std::exchange(refusalsSeen_, table.refusalNumber()) != table.refusalNumber();
    if (news && table.refusal()) shell_.narrator().say(shell_.texts().tr(*table.refusal()));
}

}  // namespace app
