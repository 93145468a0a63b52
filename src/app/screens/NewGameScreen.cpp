#include "app/screens/NewGameScreen.h"

#include <algorithm>
#include <cmath>
#include <random>

#include "i18n/Mark.h"

namespace app {

using ui::screens::Option;
using ui::screens::OptionKind;

namespace {

std::string numberText(double number) {
    std::string text = std::to_string(std::round(number * 10) / 10);
    text.erase(text.find_last_not_of('0') + 1);
    if (text.back() == '.') text.pop_back();
    return text;
}

Option shown(const game::OptionSpec& spec, const ui::kit::Context& ui) {
    using Type = game::OptionSpec::Type;
    Option option{.key = spec.key,
                  .label = ui.tr(spec.label.c_str()),
                  .minimum = spec.min,
                  .maximum = spec.max,
                  .step = spec.step,
                  .advanced = spec.advanced};
    if (!spec.help.empty()) option.help = ui.tr(spec.help.c_str());
    switch (spec.type) {
        case Type::Choice: {
            int chosen = 0;
            for (const game::OptionSpec::Variant& v : spec.variants) {
                if (v.value == spec.value) chosen = static_cast<int>(option.choices.size());
                option.choices.emplace_back(ui.tr(v.label.c_str()));
            }
            option.kind = OptionKind::Choice;
            option.value = chosen;
            break;
        }
        case Type::Number:
            option.kind = OptionKind::Number;
            option.value = std::atof(spec.value.c_str());
            break;
        case Type::Toggle:
            option.kind = OptionKind::Toggle;
            option.value = spec.value == "1";
            break;
    }
    return option;
}

std::vector<std::string> playersOf(const Shell& shell) {
    std::vector<std::string> names = shell.settings().playerNames;
    names.resize(static_cast<std::size_t>(shell.game().kind->minPlayers()));
    return names;
}

/// Who has never begun a game finds the weakest engine on the other side.
std::vector<std::string> opponentsOf(const Shell& shell) {
    std::vector<std::string> opponents = shell.settings().opponents;
    const std::vector<game::Opponent> known = shell.game().kind->opponents();
    if (!opponents.empty() || known.empty()) return opponents;
    opponents.resize(static_cast<std::size_t>(shell.game().kind->minPlayers()));
    std::fill(opponents.begin() + 1, opponents.end(), known.front().id);
    return opponents;
}

}  // namespace

NewGameScreen::NewGameScreen(Shell& shell)
    : shell_(shell),
      values_(shell.settings().gameOptions),
      seats_(shell.game().kind->opponents(), playersOf(shell), opponentsOf(shell),
             shell.settings().thinkingSeconds),
      begins_(static_cast<int>(seats_.names().size())) {
    // What the game cannot do was never shown either.
    for (const game::OptionSpec& spec : shell.game().kind->options(values_))
        if (const auto value = values_.find(spec.key); value != values_.end()) value->second = spec.value;
}

ui::screens::NewGameModel NewGameScreen::model(const ui::kit::Context& ui) const {
    ui::screens::NewGameModel model{.advancedShown = advanced_, .problem = problem_};
    std::vector<std::string> labels;
    for (std::size_t i = 0; i < seats_.names().size(); ++i)
        labels.push_back(ui.tr("Player {number}", {{"number", std::to_string(i + 1)}}));
    seats_.show(ui, labels, model.options);
    Option begins{
        .key = "begins", .label = ui.tr("Who begins"), .kind = OptionKind::Choice, .value = begins_};
    for (const Seat& seat : seats_.seats(ui)) begins.choices.push_back(seat.name);
    begins.choices.emplace_back(ui.tr("Draw lots"));
    model.options.push_back(std::move(begins));
    for (const game::OptionSpec& spec : shell_.game().kind->options(values_))
        model.options.push_back(shown(spec, ui));
    return model;
}

void NewGameScreen::set(const ui::screens::SetOption& change) {
    problem_.clear();
    if (seats_.set(change)) return;
    if (change.key == "begins") {
        begins_ = std::get<int>(change.value);
        return;
    }
    for (const game::OptionSpec& spec : shell_.game().kind->options(values_)) {
        if (spec.key != change.key) continue;
        if (const auto* index = std::get_if<int>(&change.value))
            values_[spec.key] = spec.variants[static_cast<std::size_t>(*index)].value;
        if (const auto* number = std::get_if<double>(&change.value)) values_[spec.key] = numberText(*number);
        if (const auto* on = std::get_if<bool>(&change.value)) values_[spec.key] = *on ? "1" : "0";
        // Another board has other supplies: what was typed for the old one would be a trap.
        if (spec.key == "size") {
            values_.erase("stones");
            values_.erase("capstones");
        }
    }
}

void NewGameScreen::start(const ui::kit::Context& ui) {
    std::vector<Seat> seats = seats_.seats(ui);
    std::size_t first = static_cast<std::size_t>(begins_);
    if (first >= seats.size()) first = std::random_device{}() % seats.size();
    std::rotate(seats.begin(), seats.begin() + static_cast<std::ptrdiff_t>(first), seats.end());
    Settings settings = shell_.settings();
    settings.playerNames = seats_.names();
    settings.opponents = seats_.opponents();
    settings.thinkingSeconds = seats_.thinkingSeconds();
    shell_.apply(settings);
    const bool drawn = static_cast<std::size_t>(begins_) >= seats.size();
    const std::string beginner = seats.front().name;
    if (const auto started = shell_.startGame(values_, std::move(seats)); !started) {
        problem_ = ui.texts.describe(started.error());
        return;
    }
    if (drawn) shell_.toast(ui.tr("{name} begins.", {{"name", beginner}}));
}

void NewGameScreen::draw(ui::kit::Context& ui, float) {
    using ui::screens::NewGameAction;
    for (const ui::screens::NewGameCommand& command : ui::screens::drawNewGame(ui, model(ui))) {
        if (const auto* change = std::get_if<ui::screens::SetOption>(&command))
            set(*change);
        else
            switch (std::get<NewGameAction>(command)) {
                case NewGameAction::Start:
                    start(ui);
                    break;
                case NewGameAction::Back:
                    shell_.pop();
                    break;
                case NewGameAction::ToggleAdvanced:
                    advanced_ = !advanced_;
                    break;
            }
    }
}

bool NewGameScreen::escape() {
    shell_.pop();
    return true;
}

ui::kit::Rect NewGameScreen::tableArea(ui::kit::Rect display) const {
    const float left = display.width * 0.34F;
    return {left, 0, display.width - left, display.height};
}

}  // namespace app
