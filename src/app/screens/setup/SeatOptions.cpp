#include "app/screens/setup/SeatOptions.h"

#include <algorithm>
#include <array>

#include "app/catalog/PlayerNames.h"
#include "ui/kit/Disabled.h"
#include "unicode/Letters.h"

namespace app {

using ui::screens::Option;
using ui::screens::OptionKind;

namespace {

constexpr std::array kThinkingSeconds{1, 2, 5, 10, 30};

}  // namespace

SeatOptions::SeatOptions(std::vector<game::Opponent> known, std::vector<std::string> names,
                         std::vector<std::string> opponents, double thinkingSeconds)
    : known_(std::move(known)),
      names_(std::move(names)),
      opponents_(std::move(opponents)),
      count_(names_.size()),
      thinkingSeconds_(thinkingSeconds) {
    opponents_.resize(names_.size());
    for (std::size_t i = 0; i < opponents_.size(); ++i)
        if (!opponentOf(i)) opponents_[i].clear();
}

void SeatOptions::setCount(std::size_t count) { count_ = std::min(count, names_.size()); }

const game::Opponent* SeatOptions::opponentOf(std::size_t player) const {
    const auto found = std::find_if(known_.begin(), known_.end(), [&](const game::Opponent& opponent) {
        return opponent.id == opponents_[player];
    });
    return found == known_.end() ? nullptr : &*found;
}

std::string SeatOptions::nameOf(std::size_t player) const {
    if (const game::Opponent* opponent = opponentOf(player)) return opponent->name.english();
    if (!names_[player].empty()) return names_[player];
    return onlyPerson() ? defaultName() : defaultName(player);
}

bool SeatOptions::onlyPerson() const {
    std::size_t persons = 0;
    for (std::size_t i = 0; i < count_; ++i) persons += opponentOf(i) == nullptr ? 1 : 0;
    return persons == 1;
}

std::vector<Seat> SeatOptions::seats() const {
    std::vector<Seat> seats;
    for (std::size_t i = 0; i < count_; ++i) {
        seats.push_back({nameOf(i), opponents_[i]});
        // Names must differ, because a series identifies its players by name.
        const auto same = [&](const Seat& other) { return other.name == seats.back().name; };
        if (std::any_of(seats.begin(), seats.end() - 1, same))
            seats.back().name += " (" + std::to_string(i + 1) + ")";
    }
    return seats;
}

void SeatOptions::remember(Settings& settings) const {
    for (std::size_t i = count_; i-- > 0;)
        if (!opponentOf(i)) settings.rememberPerson(names_[i]);
}

void SeatOptions::showPlayers(const ui::kit::Context& ui, const std::vector<std::string>& labels,
                              std::vector<Option>& options) const {
    for (std::size_t i = 0; i < count_; ++i) showPlayer(ui, i, labels[i], options);
}

void SeatOptions::showPlayer(const ui::kit::Context& ui, std::size_t player, std::string label,
                             std::vector<Option>& options) const {
    const std::string number = std::to_string(player);
    if (!known_.empty()) {
        Option who{
            .key = "opponent" + number, .label = std::move(label), .kind = OptionKind::Choice, .value = 0};
        who.choices.emplace_back(ui.tr("A person"));
        for (const game::Opponent& opponent : known_) {
            if (opponent.id == opponents_[player]) who.value = static_cast<int>(who.choices.size());
            who.choices.push_back(ui.texts.tr(opponent.label));
        }
        if (const game::Opponent* bot = opponentOf(player); bot && bot->description)
            who.tip = ui.texts.tr(*bot->description);
        options.push_back(std::move(who));
        label = ui.tr("Name");
    }
    // The row of the name is kept when an engine takes the seat, so that nothing moves under the pointer.
    const game::Opponent* opponent = opponentOf(player);
    options.push_back(
        {.key = "name" + number,
         .label = std::move(label),
         .kind = OptionKind::Text,
         .value = opponent ? ui.texts.tr(opponent->name) : shownPerson(names_[player], ui.texts),
         .choices = people_,
         .disabled = ui::kit::unless(opponent == nullptr, ui.tr("An engine has its own name."))});
}

void SeatOptions::showThinkingTime(const ui::kit::Context& ui, const game::Kind& kind,
                                   std::vector<Option>& options) const {
    bool used = false;
    for (std::size_t i = 0; i < count_; ++i)
        if (const game::Opponent* opponent = opponentOf(i)) used = used || !opponent->quick;
    if (known_.empty()) return;
    Option time{
        .key = "thinking",
        .label = kind.turnsHaveMoves() ? ui.tr("Engine's time per move") : ui.tr("Engine's time per turn"),
        .kind = OptionKind::Choice,
        .value = -1,
        .disabled = ui::kit::unless(used, ui.tr("Low levels answer at once, and persons take their time."))};
    for (const int seconds : kThinkingSeconds) {
        if (seconds == thinkingSeconds_) time.value = static_cast<int>(time.choices.size());
        time.choices.push_back(ui.tr("{count} s", {{"count", std::to_string(seconds)}}));
    }
    options.push_back(std::move(time));
}

std::string SeatOptions::opponentAt(int choice) const {
    return choice == 0 ? std::string() : known_[static_cast<std::size_t>(choice - 1)].id;
}

bool SeatOptions::set(const ui::screens::SetOption& change) {
    for (std::size_t i = 0; i < names_.size(); ++i) {
        const std::string number = std::to_string(i);
        if (change.key == "name" + number)
            names_[i] = unicode::beginning(std::get<std::string>(change.value), kLongestPlayer);
        else if (change.key == "opponent" + number)
            opponents_[i] = opponentAt(std::get<int>(change.value));
        else
            continue;
        return true;
    }
    if (change.key != "thinking") return false;
    thinkingSeconds_ = kThinkingSeconds[static_cast<std::size_t>(std::get<int>(change.value))];
    return true;
}

namespace {

/// The name on one line.
std::string unbroken(const std::string& name) {
    std::string whole;
    for (const char c : name) whole += c == ' ' ? std::string("\u00A0") : std::string(1, c);
    return whole;
}

}  // namespace

std::string withPartners(const ui::kit::Context& ui, std::string label,
                         const std::vector<std::string>& partners) {
    if (partners.empty()) return label;
    std::string names;
    for (const std::string& name : partners) names += (names.empty() ? "" : ", ") + unbroken(name);
    return ui.tr("{player}, partner of {partners}", {{"player", label}, {"partners", names}});
}

}  // namespace app
