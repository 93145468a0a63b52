#include "app/screens/table/NarrationPart.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "app/play/Tables.h"
#include "app/sound/Narrator.h"
#include "app/table/KeyHints.h"
#include "app/table/PositionWords.h"

namespace app {

bool NarrationPart::update(float /*seconds*/) {
    followEntry();
    followRefusals();
    return false;
}

void NarrationPart::followEntry() {
    const TableSession& table = playing_.tables.shown();
    const auto now = table.hand().cursor();
    const bool moved = now && (!cursor_ || !now->sameSpot(*cursor_));
    cursor_ = now;
    // Before anything is entered, the words about the place under the cursor are those of the place itself.
    const bool told = table.turn().begun() || (table.turn().open() && !now && !table.hand().pointedAt());
    const std::string entry =
        basics_.narrator.on() && told ? spokenEntry(table, basics_.texts) : std::string();
    const bool news = std::exchange(entry_, entry) != entry && (now || !table.hand().pointedAt());
    std::string text = moved ? basics_.texts.tr(table.view().describe(*now)) : std::string();
    if (news && !entry.empty()) text += (text.empty() ? "" : text.back() == '.' ? " " : ". ") + entry;
    basics_.narrator.say(text);
}

void NarrationPart::sayTurns() const {
    const TableSession& table = playing_.tables.shown();
    // Of several persons with secrets, each has heard what the next one must not know.
    const std::string turns = table.rights().hidesFromPersons() || basics_.narrator.turns().empty()
                                  ? lastTurnInWords(table, table.rights().heardBy(), basics_.texts)
                                  : basics_.narrator.turns();
    basics_.narrator.sayOnce(!turns.empty() ? turns : basics_.texts.tr("No turn has been played yet."));
}

void NarrationPart::sayHand() const {
    const TableSession& table = playing_.tables.shown();
    if (const auto why = table.rights().whyNoEntry(); why && !table.turn().open())
        return basics_.narrator.sayOnce(basics_.texts.tr(*why));
    const std::string text = choicesInWords(table, basics_.texts);
    basics_.narrator.sayOnce(text.empty() ? basics_.texts.tr("There is nothing to choose.") : text);
}

void NarrationPart::sayPart(int steps) {
    const TableSession& table = playing_.tables.shown();
    const std::vector<std::string> parts = positionInWords(table, table.rights().heardBy(), basics_.texts);
    const bool anew = !part_ || part_->view != table.viewNumber();
    const int last = static_cast<int>(parts.size()) - 1;
    part_ = Part{table.viewNumber(), anew ? 0 : std::clamp(part_->number + steps, 0, last)};
    basics_.narrator.sayOnce(parts[static_cast<std::size_t>(part_->number)]);
}

void NarrationPart::followRefusals() {
    const TableSession& table = playing_.tables.shown();
    const bool news =
        std::exchange(refusalsSeen_, table.turn().refusalNumber()) != table.turn().refusalNumber();
    if (news && table.turn().refusal())
        basics_.narrator.say(spoken(table, basics_.texts, *table.turn().refusal()));
}

}  // namespace app
