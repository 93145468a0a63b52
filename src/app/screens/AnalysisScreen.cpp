#include "app/screens/AnalysisScreen.h"

#include <algorithm>

#include "app/play/Analysis.h"
#include "app/thinking/AnalysisText.h"
#include "app/window/ScreenStack.h"
#include "ui/screens/AnalysisOptions.h"

namespace app {
namespace {

constexpr const char* kPace = "pace";
constexpr const char* kEngine = "engine";

}  // namespace

AnalysisScreen::AnalysisScreen(const ScreenBasics& basics, const Playing& playing)
    : basics_(basics), playing_(playing) {
    const game::Kind& kind = *playing_.tables.shown().entry().kind;
    const std::span<const game::Opponent> own = kind.opponents();
    if (!own.empty()) thinkers_.push_back(own.back());
    for (const game::Opponent& other : playing_.engines.opponents(kind))
        if (isEngineSeat(other.id)) thinkers_.push_back(other);
}

std::size_t AnalysisScreen::chosenEngine() const {
    const std::string& chosen = basics_.preferences.settings().analysisEngine;
    for (std::size_t i = 0; i < thinkers_.size(); ++i)
        if (thinkers_[i].id == chosen) return i;
    return 0;
}

void AnalysisScreen::set(int pace, std::size_t engine) {
    Settings changed = basics_.preferences.settings();
    changed.analysisPace = kAnalysisPaces[static_cast<std::size_t>(pace)];
    const bool strongest = engine >= thinkers_.size() || !isEngineSeat(thinkers_[engine].id);
    changed.analysisEngine = strongest ? std::string() : thinkers_[engine].id;
    basics_.preferences.apply(changed);
}

void AnalysisScreen::draw(ui::kit::Context& ui, float) {
    using ui::screens::Option;
    using ui::screens::OptionKind;
    const std::string& pace = basics_.preferences.settings().analysisPace;
    const auto* const found = std::find(kAnalysisPaces.begin(), kAnalysisPaces.end(), pace);
    int chosenPace = found == kAnalysisPaces.end() ? 0 : static_cast<int>(found - kAnalysisPaces.begin());
    std::size_t chosen = chosenEngine();
    ui::screens::AnalysisOptionsModel model{.measure = measureText(ui)};
    model.options.push_back({.key = kPace,
                             .label = ui.tr("For each turn"),
                             .kind = OptionKind::Choice,
                             .value = chosenPace,
                             .choices = {ui.tr("0.3 s"), ui.tr("1 s"), ui.tr("5 s")}});
    Option engines{.key = kEngine,
                   .label = ui.tr("Who thinks"),
                   .kind = OptionKind::Choice,
                   .value = static_cast<int>(chosen)};
    for (const game::Opponent& thinker : thinkers_) engines.choices.push_back(ui.texts.tr(thinker.name));
    if (thinkers_.size() > 1) model.options.push_back(std::move(engines));
    const TableSession& table = playing_.tables.shown();
    if (const auto why = table.rights().whyNoReferee()) {
        model.problem = ui.texts.tr(*why);
    } else if (!thinkers_.empty()) {
        const auto problem =
            playing_.engines.problemOf({thinkers_[chosen].id}, *table.ownMatch().startState());
        if (problem) model.problem = ui.texts.tr(*problem);
    }
    problem_ = model.problem;
    for (const ui::screens::AnalysisOptionsCommand& command : ui::screens::drawAnalysisOptions(ui, model)) {
        if (const auto* change = std::get_if<ui::screens::SetOption>(&command)) {
            if (change->key == kPace) chosenPace = std::get<int>(change->value);
            if (change->key == kEngine) chosen = static_cast<std::size_t>(std::get<int>(change->value));
            set(chosenPace, chosen);
            continue;
        }
        if (std::get<ui::screens::AnalysisOptionsAction>(command) ==
            ui::screens::AnalysisOptionsAction::Begin)
            playing_.analysis.begin();
        basics_.screens.close();
    }
}

bool AnalysisScreen::escape() {
    basics_.screens.close();
    return true;
}

}  // namespace app
