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
    const TableSession& table = tables_.shown();
    const auto now = table.hand().cursor();
    const bool moved = now && (!cursor_ || !now->sameSpot(*cursor_));
    cursor_ = now;
    // Before anything is entered, the words about the place under the cursor are those of the place itself.
    const bool told = table.turn().begun() || (table.turn().open() && !now && !table.hand().pointedAt());
    const std::string entry = narrator_.on() && told ? spokenEntry(table, texts_) : std::string();
    const bool news = std::exchange(entry_, entry) != entry && (now || !table.hand().pointedAt());
    std::string text = moved ? texts_.tr(table.view().describe(*now)) : std::string();
    if (news && !entry.empty()) text += (text.empty() ? "" : text.back() == '.' ? " " : ". ") + entry;
    narrator_.say(text);
}

void NarrationPart::sayTurns() const {
    const TableSession& table = tables_.shown();
    // Of several persons with secrets, each has heard what the next one must not know.
    const std::string turns = table.rights().hidesFromPersons() || narrator_.turns().empty()
                                  ? lastTurnInWords(table, table.rights().heardBy(), texts_)
                                  : narrator_.turns();
    narrator_.sayOnce(!turns.empty() ? turns : texts_.tr("No turn has been played yet."));
}

void NarrationPart::sayHand() const {
    const TableSession& table = tables_.shown();
    if (const auto why = table.rights().whyNoEntry(); why && !table.turn().open())
        return narrator_.sayOnce(texts_.tr(*why));
    const std::string text = choicesInWords(table, texts_);
    narrator_.sayOnce(text.empty() ? texts_.tr("There is nothing to choose.") : text);
}

void NarrationPart::sayPart(int steps) {
    const TableSession& table = tables_.shown();
    const std::vector<std::string> parts = positionInWords(table, table.rights().heardBy(), texts_);
    const bool anew = !part_ || part_->view != table.viewNumber();
    const int last = static_cast<int>(parts.size()) - 1;
    part_ = Part{table.viewNumber(), anew ? 0 : std::clamp(part_->number + steps, 0, last)};
    narrator_.sayOnce(parts[static_cast<std::size_t>(part_->number)]);
}

void NarrationPart::followRefusals() {
    const TableSession& table = tables_.shown();
    const bool news =
        std::exchange(refusalsSeen_, table.turn().refusalNumber()) != table.turn().refusalNumber();
    if (news && table.turn().refusal()) narrator_.say(spoken(table, texts_, *table.turn().refusal()));
}

}  // namespace app
