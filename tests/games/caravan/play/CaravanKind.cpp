#include "games/caravan/play/CaravanKind.h"

#include "base/Utf8.h"
#include "games/caravan/play/CaravanBot.h"
#include "games/caravan/play/CaravanRecord.h"
#include "games/caravan/play/CaravanState.h"
#include "games/caravan/rules/Notation.h"

namespace caravan::play {

using base::msgid;

namespace {

constexpr const char* kPartners = "partners";

}  // namespace

bool CaravanKind::partnersIn(const game::OptionValues& values) const {
    const auto chosen = values.find(kPartners);
    return playersOf(values) == rules::kMaxPlayers && chosen != values.end() && chosen->second == "1";
}

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
    if (playersOf(values) == rules::kMaxPlayers)
        options.push_back({.key = kPartners,
                           .label = msgid("Partners"),
                           .help = msgid("Players who sit opposite win together."),
                           .type = game::OptionSpec::Type::Toggle,
                           .value = partnersIn(values) ? "1" : "0"});
    return options;
}

base::Result<std::unique_ptr<game::State>> CaravanKind::create(const game::OptionValues& values,
                                                               game::Chance chance) const {
    return std::unique_ptr<game::State>(
        std::make_unique<CaravanState>(playersOf(values), chance, partnersIn(values)));
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
