#include "app/play/Participants.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace app {

match::TakingBack Participants::takingBack() const {
    const auto* const chosen =
        std::find(kTakingBack.begin(), kTakingBack.end(), surroundings_.preferences.settings().takingBack);
    return chosen == kTakingBack.end() ? match::TakingBack::Free
                                       : static_cast<match::TakingBack>(chosen - kTakingBack.begin());
}

std::unique_ptr<match::Participant> Participants::bot(std::unique_ptr<game::Bot> bot, EnginePace pace,
                                                      std::unique_ptr<const game::View> view) const {
    auto player = std::make_unique<EnginePlayer>(surroundings_.thinking.employ(std::move(bot)), pace);
    player->prepare(std::move(view));
    return player;
}

void Participants::seat(TableSession& table, const std::vector<Seat>& seats) const {
    const auto seconds = std::chrono::duration<double>(surroundings_.preferences.settings().thinkingSeconds);
    EnginePace pace{.thinkingTime = std::chrono::duration_cast<std::chrono::milliseconds>(seconds)};
    match::Seating seating(table.match().players().size(), takingBack());
    const game::Kind& kind = *table.entry().kind;
    const std::vector<game::Opponent> known = surroundings_.engines.opponents(kind);
    for (std::size_t i = 0; i < seats.size(); ++i) {
        auto engine = surroundings_.engines.createBot(kind, seats[i].opponent);
        const auto opponent = std::find_if(
            known.begin(), known.end(), [&](const game::Opponent& o) { return o.id == seats[i].opponent; });
        if (!engine || opponent == known.end()) continue;
        pace.quick = opponent->quick;
        seating.sit(game::playerAt(i), bot(std::move(engine), pace, table.match().view(game::playerAt(i))));
    }
    sit(table, std::move(seating));
}

void Participants::sit(TableSession& table, match::Seating seating) const {
    const Preferences& preferences = surroundings_.preferences;
    table.sit(std::move(seating), preferences.theme(), preferences.tableWishes());
}

}  // namespace app
