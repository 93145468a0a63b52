#include "games/hex/play/HexKind.h"

#include <algorithm>

#include "base/Random.h"
#include "base/Utf8.h"
#include "game/Fields.h"
#include "game/TextFormat.h"
#include "games/hex/play/HexState.h"

namespace hex::play {

using base::msgid;
using rules::Cell;
using rules::Position;

namespace {

const HexState& stateOf(const game::State& state) { return dynamic_cast<const HexState&>(state); }

/// The width that a text means; nothing if it is none.
std::optional<int> widthIn(const std::string& text) {
    if (text.size() != 1 || text[0] < '0' + rules::kNarrowest || text[0] > '0' + rules::kWidest) return {};
    return text[0] - '0';
}

Position turnedRound(const Position& position) {
    Position turned(position.width());
    const auto setUp = static_cast<std::size_t>(position.setUp());
    for (std::size_t i = 0; i < position.stones().size(); ++i) {
        if (i == setUp) turned.beginHere();
        turned.put(position.cells() - 1 - position.stones()[i]);
    }
    if (setUp == position.stones().size()) turned.beginHere();
    return turned;
}

/// The text of a game, as README.md describes it.
class HexFormat final : public game::TextFormat {
  public:
    [[nodiscard]] std::string gameName() const override { return "Hex"; }
    [[nodiscard]] base::Result<std::unique_ptr<game::State>> start(const game::Tags& tags) const override {
        if (const std::string* set = game::tagIn(tags, "Position")) {
            auto position = rules::parsePosition(*set);
            if (!position) return game::inTag("Position", position.error());
            return std::unique_ptr<game::State>(std::make_unique<HexState>(*position));
        }
        const std::string* size = game::tagIn(tags, "Size");
        const auto width = size ? widthIn(*size) : std::nullopt;
        if (!width) return base::Error{msgid("expected the tag Size, 3 to 9, or the tag Position")};
        return std::unique_ptr<game::State>(std::make_unique<HexState>(Position(*width)));
    }
    void describe(const game::State& start, game::Tags& tags) const override {
        const Position& position = stateOf(start).position();
        std::erase_if(tags, [](const auto& tag) { return tag.first == "Position"; });
        game::setTag(tags, "Size", std::to_string(position.width()));
        if (position.setUp() > 0) game::setTag(tags, "Position", rules::formatPosition(position));
    }
    [[nodiscard]] bool isResult(std::string_view text, const game::State& start) const override {
        return text == "*" || start.claimed(text).over;
    }
};

}  // namespace

std::string HexKind::seatName(game::PlayerId player) const {
    return player.value == 0 ? msgid("Red") : msgid("Blue");
}

std::string HexKind::variantOf(const game::State& start) const {
    const std::string width = std::to_string(stateOf(start).position().width());
    return width + 'x' + width;
}

std::vector<game::OptionSpec> HexKind::options(const game::OptionValues& values) const {
    const auto size = values.find("size");
    const int width = (size == values.end() ? std::nullopt : widthIn(size->second)).value_or(rules::kUsual);
    return {{.key = "size",
             .label = msgid("Size"),
             .type = game::OptionSpec::Type::Number,
             .value = std::to_string(width),
             .min = rules::kNarrowest,
             .max = rules::kWidest}};
}

base::Result<std::unique_ptr<game::State>> HexKind::create(const game::OptionValues& values,
                                                           game::Chance) const {
    const auto width = widthIn(options(values).front().value);
    return std::unique_ptr<game::State>(std::make_unique<HexState>(Position(*width)));
}

std::span<const game::Opponent> HexKind::opponents() const { return hexOpponents(); }

std::unique_ptr<game::Bot> HexKind::createBot(std::string_view id) const { return createHexBot(id); }

base::Result<game::Kind::Reading> HexKind::read(std::string_view text, std::string_view file,
                                                const ReadRequest& request) const {
    return game::readText(HexFormat(), base::plainText(text), file, request);
}

base::Result<void> HexKind::readAll(std::string_view text, std::string_view file,
                                    const Intake& intake) const {
    return game::readEachText(HexFormat(), base::plainText(text), file, intake);
}

bool HexKind::recognises(std::string_view text) const { return game::isGameOf(HexFormat(), text); }

std::string HexKind::write(const game::Record& game) const { return game::writeText(HexFormat(), game); }

std::string HexKind::writeView(const game::View& view) const { return game::writeViewOf<HexState>(view); }

base::Result<std::unique_ptr<const game::View>> HexKind::readView(std::string_view text) const {
    return game::readViewOf<HexState>(text);
}

base::Result<game::Kind::SetUp> HexKind::readPosition(std::string_view text,
                                                      const game::OptionValues&) const {
    const auto position = rules::parsePosition(text);
    if (!position) return position.error();
    return SetUp{.state = std::make_unique<HexState>(*position), .warnings = {}};
}

// ---- symmetries ----

std::optional<std::uint64_t> HexPositionKeys::keyOf(const game::State& state) const {
    const auto keyOfText = [](const std::string& text) {
        std::uint64_t key = 1;
        for (const char sign : text) key = base::scrambled(key * 31 + static_cast<unsigned char>(sign));
        return key;
    };
    const Position& position = stateOf(state).position();
    return std::min(keyOfText(rules::formatPosition(position)),
                    keyOfText(rules::formatPosition(turnedRound(position))));
}

std::unique_ptr<game::State> HexSymmetries::turned(const game::State& start, game::Symmetry) const {
    return std::make_unique<HexState>(turnedRound(stateOf(start).position()));
}

game::Action HexSymmetries::turned(const game::State& before, game::Action action, game::Symmetry) const {
    return actionOf(stateOf(before).position().cells() - 1 - cellOf(action));
}

/// Of a comment that is one name, as those of strokes are; nobody can tell which other words are names.
std::string HexSymmetries::turned(std::string_view comment, const game::State& start, game::Symmetry) const {
    const int width = stateOf(start).position().width();
    const auto cell = rules::cellNamed(comment, width);
    return cell ? rules::nameOf(width * width - 1 - *cell, width) : std::string(comment);
}

}  // namespace hex::play
