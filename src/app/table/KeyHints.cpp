#include "app/table/KeyHints.h"

#include "app/table/TableSession.h"
#include "ui/game/Presentation.h"

namespace app {
namespace {

const char* byKeys(const TableSession& table, const i18n::Catalogue& texts, const char* msgid) {
    const char* const keys = table.entry().presentation->byKeys(msgid);
    return texts.tr(keys ? keys : msgid);
}

}  // namespace

std::string spoken(const TableSession& table, const i18n::Catalogue& texts, const base::Message& message) {
    return message.in([&](const char* msgid) { return byKeys(table, texts, msgid); });
}

std::string spokenEntry(const TableSession& table, const i18n::Catalogue& texts) {
    if (table.turn().awaitsConfirmation()) return texts.tr("Press Enter to play it, Esc to take it back.");
    const game::InputView& input = table.turn().shown();
    if (const auto& words = input.heard ? input.heard : input.words) return spoken(table, texts, *words);
    if (table.turn().begun() || !input.finish) return {};
    return texts.tr("You have no choice. {play}. Press Enter.", {{"play", texts.tr(*input.finish)}});
}

std::string spokenHint(const TableSession& table, const i18n::Catalogue& texts) {
    const std::string hint = table.view().hint();
    return hint.empty() ? hint : byKeys(table, texts, hint.c_str());
}

}  // namespace app
