#include "app/screens/ArrangementsScreen.h"

#include <algorithm>

#include "app/play/OwnArrangements.h"
#include "app/play/Tables.h"
#include "app/window/ScreenStack.h"
#include "base/Printable.h"

namespace app {

using ui::screens::ArrangementsAction;

ArrangementsScreen::ArrangementsScreen(const ScreenBasics& basics, const Playing& playing)
    : basics_(basics), playing_(playing) {
    if (!whyNoArrangement(table())) read();
}

TableSession& ArrangementsScreen::table() const { return playing_.tables.shown(); }

std::string ArrangementsScreen::game() const { return table().entry().kind->id(); }

std::string ArrangementsScreen::person() const { return arrangingPerson(table()); }

void ArrangementsScreen::read() {
    const auto own = playing_.arrangements.of(game(), person());
    failures_ = playing_.arrangements.failures();
    model_.names.clear();
    model_.removes.reset();
    model_.last = own && own->last.has_value();
    if (!own) {
        model_.error = basics_.texts.describe(own.error());
        return;
    }
    for (const OwnArrangements::Named& named : own->named)
        model_.names.push_back(base::printable(named.name));
}

/// Proposes the first number that no name has.
void ArrangementsScreen::propose(const ui::kit::Context& ui) {
    if (std::exchange(proposed_, true)) return;
    const std::string numbered = table().entry().kind->arrangements()->words().numbered;
    for (std::size_t number = 1; number <= model_.names.size() + 1; ++number) {
        entry_.name = ui.tr(numbered.c_str(), {{"number", std::to_string(number)}});
        if (std::find(model_.names.begin(), model_.names.end(), entry_.name) == model_.names.end()) return;
    }
}

void ArrangementsScreen::draw(ui::kit::Context& ui, float) {
    if (whyNoArrangement(table())) return basics_.screens.close();
    if (playing_.arrangements.failures() != failures_) read();
    const game::Arrangements::Words words = table().entry().kind->arrangements()->words();
    model_.title = ui.tr(words.title.c_str());
    model_.help = ui.tr(words.help.c_str());
    model_.notComplete = table().turn().input().arrangement() ? "" : ui.tr("It is not complete yet.");
    propose(ui);
    for (const ui::screens::ArrangementsCommand& command :
         ui::screens::drawArrangements(ui, model_, entry_)) {
        if (const auto* wanted = std::get_if<ui::screens::TakeUp>(&command))
            carryOut(*wanted);
        else if (const auto* old = std::get_if<ui::screens::RemoveArrangement>(&command))
            model_.removes = old->index;
        else
            carryOut(std::get<ArrangementsAction>(command));
    }
}

void ArrangementsScreen::carryOut(const ui::screens::TakeUp& wanted) {
    const auto own = playing_.arrangements.of(game(), person());
    if (!own) return read();
    const auto index = static_cast<std::size_t>(wanted.index.value_or(0));
    const std::optional<std::string> text = !wanted.index ? own->last
                                            : index < own->named.size()
                                                ? std::optional(own->named[index].text)
                                                : std::nullopt;
    TurnEntry& turn = table().turn();
    if (!text || !turn.input().arrange(*text)) {
        model_.error = basics_.texts.tr("It does not fit this game.");
        return;
    }
    turn.refresh();
    basics_.screens.close();
}

void ArrangementsScreen::carryOut(ArrangementsAction action) {
    model_.error.clear();
    switch (action) {
        case ArrangementsAction::Save:
            return save();
        case ArrangementsAction::ReallyRemove:
            return remove();
        case ArrangementsAction::Spare:
            model_.removes.reset();
            break;
        case ArrangementsAction::Back:
            basics_.screens.close();
            break;
    }
}

void ArrangementsScreen::save() {
    const auto present = table().turn().input().arrangement();
    if (!present) return;
    const auto kept = playing_.arrangements.keep(game(), person(), {entry_.name, *present});
    if (kept) read();
    if (kept)
        proposed_ = false;
    else
        model_.error = basics_.texts.describe(kept.error());
}

void ArrangementsScreen::remove() {
    const auto own = playing_.arrangements.of(game(), person());
    const auto index = static_cast<std::size_t>(model_.removes.value_or(0));
    if (!own || index >= own->named.size()) return read();
    const auto removed = playing_.arrangements.remove(game(), person(), own->named[index].name);
    read();
    if (!removed) model_.error = basics_.texts.describe(removed.error());
}

bool ArrangementsScreen::escape() {
    if (model_.removes)
        model_.removes.reset();
    else
        basics_.screens.close();
    return true;
}

}  // namespace app
