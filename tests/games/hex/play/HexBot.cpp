#include "games/hex/play/HexKind.h"
#include "games/hex/play/HexState.h"

namespace hex::play {
namespace {

using base::msgid;

constexpr const char* kBuilder = "hex-builder";

/// Puts its stone where it comes nearest to joining its edges and the opponent stays farthest from his, and
/// among such hexagons near the middle.
class Builder final : public game::Bot {
  public:
    base::Result<game::Action> choose(const game::View& view, const game::BotLimits&, const std::stop_token&,
                                      const Listener& listener) override {
        const rules::Position& now = dynamic_cast<const HexState&>(view).position();
        game::Thought thought{.candidates = {{}}, .depth = 1};
        std::optional<int> best;
        for (const game::Action action : view.legalActions()) {
            const int value = valueOf(now, cellOf(action));
            ++thought.nodes;
            if (best && value <= *best) continue;
            best = value;
            thought.candidates[0] = {.line = {action}, .notation = {view.notation(action)}};
        }
        if (!best) return base::Error{msgid("there is no turn")};
        listener(thought);
        return thought.candidates[0].line[0];
    }

  private:
    [[nodiscard]] static int valueOf(rules::Position position, rules::Cell cell) {
        constexpr int kOfDistance = 100;  // a stone fewer counts more than any place
        const rules::Player own = position.toMove();
        const int width = position.width();
        const int aside = std::abs(2 * (cell % width) + 1 - width) + std::abs(2 * (cell / width) + 1 - width);
        position.put(cell);
        return kOfDistance * (position.distanceOf(rules::opponentOf(own)) - position.distanceOf(own)) - aside;
    }
};

}  // namespace

std::span<const game::Opponent> hexOpponents() {
    static const std::vector<game::Opponent> opponents{
        {.id = kBuilder, .name = msgid("The builder"), .label = msgid("The builder"), .quick = true}};
    return opponents;
}

std::unique_ptr<game::Bot> createHexBot(std::string_view id) {
    return id == kBuilder ? std::make_unique<Builder>() : nullptr;
}

}  // namespace hex::play
