#include "app/screens/NewGameScreen.h"

#include <algorithm>
#include <cmath>
#include <random>

#include "app/Shell.h"
#include "app/Shortened.h"
#include "i18n/Mark.h"

namespace app {

using ui::screens::Option;
using ui::screens::OptionKind;

namespace {

constexpr std::array kThinkingSeconds{1.0, 2.0, 5.0, 10.0, 30.0};

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

}  // namespace

NewGameScreen::NewGameScreen(Shell& shell)
    : shell_(shell),
      values_(shell.settings().gameOptions),
      names_(shell.settings().playerNames),
      known_(shell.game().kind->opponents()),
      opponents_(shell.settings().opponents),
      thinkingSeconds_(shell.settings().thinkingSeconds) {
    // What the game cannot do was never shown either.
    for (const game::OptionSpec& spec : shell.game().kind->options(values_))
        if (const auto value = values_.find(spec.key); value != values_.end()) value->second = spec.value;
    names_.resize(static_cast<std::size_t>(shell.game().kind->minPlayers()));
    begins_ = static_cast<int>(names_.size());
    opponents_.resize(names_.size());
    for (std::size_t i = 0; i < opponents_.size(); ++i)
        if (!opponentOf(i)) opponents_[i].clear();
}

const game::Opponent* NewGameScreen::opponentOf(std::size_t player) const {
    const auto found = std::find_if(known_.begin(), known_.end(), [&](const game::Opponent& opponent) {
        return opponent.id == opponents_[player];
    });
    return found == known_.end() ? nullptr : &*found;
}

std::string NewGameScreen::nameOf(const ui::kit::Context& ui, std::size_t player) const {
    if (const game::Opponent* opponent = opponentOf(player)) return ui.texts.tr(opponent->name);
    if (!names_[player].empty()) return names_[player];
    return ui.tr("Player {number}", {{"number", std::to_string(player + 1)}});
}

std::vector<Seat> NewGameScreen::seatsOf(const ui::kit::Context& ui) const {
    std::vector<Seat> seats;
    for (std::size_t i = 0; i < names_.size(); ++i) {
        seats.push_back({nameOf(ui, i), opponents_[i]});
        // In a series players are known by name.
        const auto same = [&](const Seat& other) { return other.name == seats.back().name; };
        if (std::any_of(seats.begin(), seats.end() - 1, same))
            seats.back().name += " (" + std::to_string(i + 1) + ")";
    }
    return seats;
}

void NewGameScreen::addPlayer(const ui::kit::Context& ui, std::size_t player,
                              std::vector<Option>& options) const {
    const std::string number = std::to_string(player);
    std::string label = ui.tr("Player {number}", {{"number", std::to_string(player + 1)}});
    const bool person = !opponentOf(player);
    if (!known_.empty()) {
        Option who{
            .key = "opponent" + number, .label = std::move(label), .kind = OptionKind::Choice, .value = 0};
        who.choices.emplace_back(ui.tr("A person"));
        for (const game::Opponent& opponent : known_) {
            if (opponent.id == opponents_[player]) who.value = static_cast<int>(who.choices.size());
            who.choices.push_back(ui.texts.tr(opponent.label));
        }
        options.push_back(std::move(who));
        label = ui.tr("Name");
    }
    if (person)
        options.push_back({.key = "name" + number,
                           .label = std::move(label),
                           .kind = OptionKind::Text,
                           .value = names_[player]});
}

/// Only asked for where somebody makes use of it.
void NewGameScreen::addThinkingTime(const ui::kit::Context& ui, std::vector<Option>& options) const {
    bool used = false;
    for (std::size_t i = 0; i < opponents_.size(); ++i)
        if (const game::Opponent* opponent = opponentOf(i)) used = used || !opponent->quick;
    if (!used) return;
    Option time{.key = "thinking",
                .label = ui.tr("Thinking time"),
                .kind = OptionKind::Choice,
                .value = -1,
                .help = ui.tr("Of the engine, for each of its turns.")};
    for (const double seconds : kThinkingSeconds) {
        if (seconds == thinkingSeconds_) time.value = static_cast<int>(time.choices.size());
        time.choices.push_back(ui.tr("{count} s", {{"count", numberText(seconds)}}));
    }
    options.push_back(std::move(time));
}

ui::screens::NewGameModel NewGameScreen::model(const ui::kit::Context& ui) const {
    ui::screens::NewGameModel model{.advancedShown = advanced_, .problem = problem_};
    for (std::size_t i = 0; i < names_.size(); ++i) addPlayer(ui, i, model.options);
    addThinkingTime(ui, model.options);
    Option begins{
        .key = "begins", .label = ui.tr("Who begins"), .kind = OptionKind::Choice, .value = begins_};
    for (const Seat& seat : seatsOf(ui)) begins.choices.push_back(seat.name);
    begins.choices.emplace_back(ui.tr("Draw lots"));
    model.options.push_back(std::move(begins));
    for (const game::OptionSpec& spec : shell_.game().kind->options(values_))
        model.options.push_back(shown(spec, ui));
    return model;
}

std::string NewGameScreen::opponentAt(int choice) const {
    return choice == 0 ? std::string() : known_[static_cast<std::size_t>(choice - 1)].id;
}

void NewGameScreen::set(const ui::screens::SetOption& change) {
    problem_.clear();
    for (std::size_t i = 0; i < names_.size(); ++i) {
        const std::string number = std::to_string(i);
        if (change.key == "name" + number)
            names_[i] = beginningOf(std::get<std::string>(change.value), 40);
        else if (change.key == "opponent" + number)
            opponents_[i] = opponentAt(std::get<int>(change.value));
        else
            continue;
        return;
    }
    if (change.key == "thinking") {
        thinkingSeconds_ = kThinkingSeconds[static_cast<std::size_t>(std::get<int>(change.value))];
        return;
    }
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
    std::vector<Seat> seats = seatsOf(ui);
    std::size_t first = static_cast<std::size_t>(begins_);
    if (first >= seats.size()) first = std::random_device{}() % seats.size();
    std::rotate(seats.begin(), seats.begin() + static_cast<std::ptrdiff_t>(first), seats.end());
    Settings settings = shell_.settings();
    settings.playerNames = names_;
    settings.opponents = opponents_;
    settings.thinkingSeconds = thinkingSeconds_;
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
