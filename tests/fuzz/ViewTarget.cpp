#include "fuzz/Targets.h"

namespace fuzz {
namespace {

/// Asks a view for what screens and engines ask.
void lookAt(const game::View& view) {
    (void)view.pieces();
    (void)view.stats();
    (void)view.describePosition();
    (void)view.outcome();
    (void)view.hint();
    std::vector<game::Action> legal = view.legalActions();
    if (legal.size() > 20) legal.resize(20);
    for (const game::Action action : legal) {
        (void)view.notation(action);
        (void)view.foreseen(action);
    }
    for (std::size_t player = 0; player < static_cast<std::size_t>(view.playerCount()); ++player)
        (void)view.remark(game::playerAt(player));
    base::Random random(1);
    const auto sample = view.sample(random);
    if (!sample->outcome().over && !legal.empty() && sample->isLegal(legal.front()))
        (void)sample->apply(legal.front());
}

}  // namespace

void view(std::string_view text) {
    const std::size_t end = text.find('\n');
    if (end == std::string_view::npos) return;
    const game::Kind* const kind = kindNamed(text.substr(0, end));
    if (kind == nullptr) return;
    const auto read = kind->readView(text.substr(end + 1));
    if (!read) return require(!read.error().describe().empty(), "an error says what is wrong");
    lookAt(**read);
    const std::string told = kind->writeView(**read);
    const auto again = kind->readView(told);
    require(again.ok() && kind->writeView(**again) == told, "what was read can be told and read again");
}

}  // namespace fuzz
