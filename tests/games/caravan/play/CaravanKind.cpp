#include "games/caravan/play/CaravanKind.h"

#include <algorithm>
#include <charconv>

#include "base/Utf8.h"
#include "games/caravan/play/CaravanBot.h"
#include "games/caravan/play/CaravanRecord.h"
#include "games/caravan/play/CaravanState.h"
#include "games/caravan/rules/Notation.h"

namespace caravan::play {

using base::msgid;

namespace {

int numberOf(const game::OptionValues& values, const std::string& key, int otherwise, int min, int max) {
    const auto found = values.find(key);
    if (found == values.end()) return otherwise;
    int number = 0;
    const std::string& text = found->second;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = error == std::errc() && end == text.data() + text.size();
    return whole ? std::clamp(number, min, max) : otherwise;
}

int playersIn(const game::OptionValues& values) {
    return numberOf(values, game::kPlayersKey, rules::kMinPlayers, rules::kMinPlayers, rules::kMaxPlayers);
}

bool partnersIn(const game::OptionValues& values) {
    const auto chosen = values.find("partners");
    return playersIn(values) == rules::kMaxPlayers && chosen != values.end() && chosen->second == "1";
}

}  // namespace

int CaravanKind::minPlayers() const { return rules::kMinPlayers; }
int CaravanKind::maxPlayers() const { return rules::kMaxPlayers; }

std::string CaravanKind::seatName(game::PlayerId player) const {
    switch (player.value) {
        case 0:
            return msgid("Red");
        case 1:
            return msgid("Blue");
        case 2:
            return msgid("Green");
        default:
            return msgid("Yellow");
    }
}

std::vector<game::OptionSpec> CaravanKind::options(const game::OptionValues& values) const {
    std::vector<game::OptionSpec> options;
    if (playersIn(values) == maxPlayers())
        options.push_back({.key = "partners",
                           .label = msgid("Partners"),
                           .help = msgid("Players who sit opposite win together."),
                           .type = game::OptionSpec::Type::Toggle,
                           .value = partnersIn(values) ? "1" : "0"});
    return options;
}

std::vector<game::PlayerId> CaravanKind::partnersOf(game::PlayerId player,
                                                    const game::OptionValues& values) const {
    if (!partnersIn(values)) return {};
    return {game::PlayerId(static_cast<std::uint8_t>((player.value + 2) % rules::kMaxPlayers))};
}

base::Result<std::unique_ptr<game::State>> CaravanKind::create(const game::OptionValues& values,
                                                               game::Chance chance) const {
    return std::unique_ptr<game::State>(
        std::make_unique<CaravanState>(playersIn(values), chance, partnersIn(values)));
}

std::span<const game::Opponent> CaravanKind::opponents() const { return caravanOpponents(); }

std::unique_ptr<game::Bot> CaravanKind::createBot(std::string_view id) const { return createCaravanBot(id); }

base::Result<game::Kind::Reading> CaravanKind::read(std::string_view text, std::string_view file,
                                                    const ReadRequest& request) const {
    return readCaravan(base::plainText(text), file, request);
}

base::Result<void> CaravanKind::readAll(std::string_view text, std::string_view file,
                                        const Intake& intake) const {
    return readEachCaravan(base::plainText(text), file, intake);
}

std::string CaravanKind::write(const game::Record& game) const { return writeCaravan(game); }

base::Result<game::Kind::SetUp> CaravanKind::readPosition(std::string_view text,
                                                          const game::OptionValues&) const {
    const auto position = rules::parsePosition(text);
    if (!position) return position.error();
    return SetUp{.state = std::make_unique<CaravanState>(*position), .warnings = {}};
}

}  // namespace caravan::play
