#include "games/tactiki/play/TactikiKind.h"

#include "base/Message.h"
#include "base/Utf8.h"
#include "game/Fields.h"
#include "games/tactiki/play/AgreedRules.h"
#include "games/tactiki/play/TactikiBot.h"
#include "games/tactiki/play/TactikiState.h"
#include "games/tactiki/play/TactikiText.h"
#include "games/tactiki/rules/PositionText.h"

namespace tactiki::play {

using base::msgid;

namespace {

constexpr std::size_t kBeginning = 4096;  // bytes that show what a text is

rules::Rules rulesIn(const game::OptionValues& values) {
    rules::Rules agreed;
    for (const AgreedRule& option : agreedRules()) {
        const auto chosen = values.find(option.key);
        agreed.*option.rule = chosen != values.end() && chosen->second == "1";
    }
    return agreed;
}

}  // namespace

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

base::Result<game::Kind::Reading> TactikiKind::read(std::string_view text, std::string_view file,
                                                    const ReadRequest& request) const {
    return game::readText(TactikiText(), base::plainText(text), file, request);
}

base::Result<void> TactikiKind::readAll(std::string_view text, std::string_view file,
                                        const Intake& intake) const {
    return game::readEachText(TactikiText(), base::plainText(text), file, intake);
}

std::string TactikiKind::write(const game::Record& game) const { return writeText(TactikiText(), game); }

std::optional<std::string> TactikiKind::writeFor(const game::Record& game, game::Viewer viewer) const {
    return writeTextFor(TactikiText(), game, viewer);
}

std::string TactikiKind::writeView(const game::View& view) const {
    return game::writeViewOf<TactikiView>(view);
}

base::Result<std::unique_ptr<const game::View>> TactikiKind::readView(std::string_view text) const {
    return game::readViewOf<TactikiView>(text);
}

bool TactikiKind::recognises(std::string_view text) const {
    return game::isGameOf(TactikiText(), text) || isMeantAsPosition(text);
}

bool TactikiKind::isMeantAsPosition(std::string_view text) const {
    return rules::looksLikePosition(base::plainText(text.substr(0, kBeginning)));
}

base::Result<game::Kind::SetUp> TactikiKind::readPosition(std::string_view text,
                                                          const game::OptionValues&) const {
    const auto board = rules::parsePosition(base::plainText(text));
    if (!board) return board.error();
    return SetUp{.state = std::make_unique<TactikiState>(rules::Position(*board)), .warnings = {}};
}

}  // namespace tactiki::play
