#include "games/tactiki/play/TactikiKind.h"

#include "base/Message.h"
#include "base/Utf8.h"
#include "games/tactiki/play/AgreedRules.h"
#include "games/tactiki/play/TactikiBot.h"
#include "games/tactiki/rules/PositionText.h"

namespace tactiki::play {

using base::msgid;

std::string TactikiKind::seatName(game::PlayerId player) const {
    return player.value == 0 ? msgid("Tiki") : msgid("Tac");
}

std::string TactikiKind::variantOf(const game::State& start) const {
    return rules::formatRules(static_cast<const TactikiState&>(start).position().board().rules());
}

game::VariantWords TactikiKind::variantWords() const {
    return {.one = msgid("Agreed rules"),
            .all = msgid("All rules"),
            .filter = msgid("Rules of the games listed"),
            .by = msgid("By rules")};
}

std::vector<game::OptionSpec> TactikiKind::options(const game::OptionValues& values) const {
    std::vector<game::OptionSpec> options;
    const rules::Rules agreed = rulesIn(values);
    for (const AgreedRule& rule : agreedRules()) options.push_back(rule.option(agreed));
    return options;
}

base::Result<std::unique_ptr<game::State>> TactikiKind::create(const game::OptionValues& values,
                                                               game::Chance) const {
    return std::unique_ptr<game::State>(std::make_unique<TactikiState>(rules::Position(rulesIn(values))));
}

std::span<const game::Opponent> TactikiKind::opponents() const { return tactikiOpponents(); }

std::unique_ptr<game::Bot> TactikiKind::createBot(std::string_view id) const { return createTactikiBot(id); }

game::Kind::Bench TactikiKind::bench() const {
    return {
        .positions = {"c1c5,c2c4,c3c3,c4c2,c5c1/x5/x5/x5/k5k1,k4k2,k3k3,k2k4,k1k5 - - k1 1 0",
                      "c1c5,c2c4,c3c3,c4c2,c5c1/x5/x5/x3,k2,x/k5k1,x,k3k3,k4,k1k5 24 - k1 9 0",
                      "k3!k1,c2c4!,c3,c4c2,c5/x,k5,x3/x,c1!,x,k2k4!,x/x,k4,x2,c3!/k5,k2,k3k1,x,c1! - 5 k1 "
                      "21 0"},
        .limits = {.nodes = 200'000, .seed = 1}};
}

std::optional<std::string> TactikiKind::writeFor(const game::Record& game, game::Viewer viewer) const {
    return writeTextFor(format_, game, viewer);
}

bool TactikiKind::looksLikePosition(std::string_view text) const { return rules::looksLikePosition(text); }

base::Result<game::Kind::SetUp> TactikiKind::readPosition(std::string_view text,
                                                          const game::OptionValues&) const {
    const auto board = rules::parsePosition(base::plainText(text));
    if (!board) return board.error();
    return SetUp{.state = std::make_unique<TactikiState>(rules::Position(*board)), .warnings = {}};
}

}  // namespace tactiki::play
