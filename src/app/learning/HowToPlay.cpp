#include "app/learning/HowToPlay.h"

#include <utility>

#include "base/Json.h"
#include "base/Message.h"

namespace app {
namespace {

using base::msgid;
using nlohmann::json;

/// Reads cards from a file and keeps the first error.
class CardReader {
  public:
    CardReader(const base::Json& file, std::string_view name, const game::Kind& kind)
        : file_(file), name_(name), kind_(kind) {}

    base::Result<std::vector<HowToPlayCard>> read() {
        const json& root = file_.root();
        const auto found = root.is_object() ? root.find("cards") : root.end();
        if (!root.is_object() || found == root.end() || !found->is_array() || found->empty())
            return errorAt(root, msgid("expected an object with a list \"cards\""));
        std::vector<HowToPlayCard> cards;
        for (const json& value : *found) {
            auto card = readCard(value);
            if (!card) return card.error();
            cards.push_back(std::move(*card));
        }
        return cards;
    }

  private:
    [[nodiscard]] base::Error errorAt(const json& value, base::Message what) const {
        return {std::move(what), std::string(name_), file_.positionOf(value)};
    }

    base::Result<HowToPlayCard> readCard(const json& value) {
        HowToPlayCard card;
        for (auto [key, text] : {std::pair("title", &card.title), std::pair("text", &card.text),
                                 std::pair("position", &card.position)}) {
            const auto found = value.is_object() ? value.find(key) : value.end();
            if (!value.is_object() || found == value.end() || !found->is_string())
                return errorAt(value, {msgid("a card needs a text \"{key}\""), {{"key", std::string(key)}}});
            *text = found->get<std::string>();
        }
        if (auto turns = readTurns(value, card.turns); !turns) return turns.error();
        if (const auto scene = card.scene(kind_); !scene) return errorAt(value, scene.error().message);
        return card;
    }

    base::Result<void> readTurns(const json& value, std::vector<std::string>& turns) {
        const auto found = value.find("turns");
        if (found == value.end() || !found->is_array() || found->empty())
            return errorAt(value, msgid("a card needs a list \"turns\""));
        for (const json& turn : *found) {
            if (!turn.is_string()) return errorAt(turn, msgid("expected a turn in quotes"));
            turns.push_back(turn.get<std::string>());
        }
        return {};
    }

    const base::Json& file_;
    std::string_view name_;
    const game::Kind& kind_;
};

}  // namespace

base::Result<match::Match> HowToPlayCard::scene(const game::Kind& kind) const {
    auto start = kind.readPosition(position);
    if (!start) return start.error();
    const auto players = static_cast<std::size_t>(start->state->playerCount());
    match::Match match(std::move(start->state), std::vector<std::string>(players));
    match.setLive(false);
    for (const std::string& turn : turns) {
        const auto action = match.view(game::Viewer::record())->parse(turn);
        if (!action) return action.error();
        if (auto played = match.submit(match.toMove(), *action); !played) return played.error();
    }
    match.goToStart();
    return match;
}

base::Result<std::vector<HowToPlayCard>> readHowToPlay(std::string_view text, std::string_view file,
                                                       const game::Kind& kind) {
    const auto read = base::Json::read(text, file);
    if (!read) return read.error();
    return CardReader(*read, file, kind).read();
}

}  // namespace app
