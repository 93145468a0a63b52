#include "games/tak/play/TakBot.h"

#include <array>
#include <cmath>
#include <cstdio>
#include <random>

#include "base/Message.h"
#include "games/tak/engine/Engine.h"
#include "games/tak/play/TakState.h"
#include "games/tak/rules/Notation.h"

namespace tak::play {

using base::msgid;
using engine::Engine;
using game::Thought;
using rules::Color;
using rules::Move;

namespace {

constexpr std::string_view kIdStem = "dolmen-";
constexpr std::size_t kLongestLine = 12;  // turns; what comes after is idle
/// Up to this level answers come after a person's moment; the others think as long as they may.
constexpr int kLastQuickLevel = 6;
constexpr int kSmallHashMiB = 16;  // what a quick level can fill
constexpr int kLargeHashMiB = 128;

constexpr std::array kLevelNames{
    msgid("First evening"),       msgid("Curious guest"),        msgid("Regular guest"),
    msgid("Innkeeper"),           msgid("Wandering player"),     msgid("Road builder"),
    msgid("Champion of the inn"), msgid("Champion of the town"), msgid("Master"),
    msgid("Full strength")};
static_assert(kLevelNames.size() == engine::kMaxLevel);

std::string idOf(int level) { return std::string(kIdStem) + std::to_string(level); }

/// Notation depends on the position, so the line is played out to be written.
std::vector<std::string> written(const std::vector<Move>& line, rules::Position position) {
    std::vector<std::string> texts;
    for (const Move move : line) {
        if (texts.size() == kLongestLine || !position.isLegal(move)) break;
        texts.push_back(rules::formatMove(position, move));
        (void)position.make(move);
    }
    return texts;
}

base::Message scoreText(engine::Score score) {
    if (engine::isProven(score)) {
        const int turns = (engine::pliesToEnd(score) + 1) / 2;
        return score > 0 ? base::Message(msgid("wins in {turns}"), {{"turns", turns}})
                         : base::Message(msgid("loses in {turns}"), {{"turns", turns}});
    }
    char text[16];
    std::snprintf(text, sizeof text, "%+.1f", score / 100.0);
    return {msgid("{count} flats"), {{"count", std::string_view(text)}}};
}

class TakBot final : public game::Bot {
  public:
    explicit TakBot(int level) : level_(level) {}

    std::optional<game::Action> choose(const game::View& view, const game::BotLimits& limits,
                                       const std::stop_token& stop, const Listener& listener) override {
        // The tables take a moment to set up, which the thread that made this bot may not have.
        if (!engine_)
            engine_ = std::make_unique<Engine>(
                engine::Options{.hashMiB = level_ <= kLastQuickLevel ? kSmallHashMiB : kLargeHashMiB,
                                .level = level_,
                                .seed = limits.time ? std::random_device{}() : 0U});
        const rules::Game& game = static_cast<const TakState&>(view).game();
        // With a count of positions alone the answer must not depend on what was thought before.
        if (limits.nodes && !limits.time) engine_->newGame();
        const engine::Result result = engine_->search(
            game, {.moveTime = limits.time, .nodes = limits.nodes}, stop,
            [&](const engine::Report& report) { listener(thoughtOf(report, game.position())); });
        if (result.best == Move::none()) return {};
        listener(thoughtOf(result.report, game.position()));
        return actionOf(result.best);
    }

  private:
    static Thought thoughtOf(const engine::Report& report, const rules::Position& position) {
        Thought thought{.depth = report.depth, .nodes = report.nodes, .time = report.time};
        if (report.lines.empty()) return thought;
        const engine::Line& best = report.lines.front();
        const double chance = engine::winProbability(best.score);
        thought.chances = position.toMove() == Color::White ? std::vector{chance, 1 - chance}
                                                            : std::vector{1 - chance, chance};
        thought.score = scoreText(best.score);
        thought.line = written(best.moves, position);
        return thought;
    }

    int level_;
    std::unique_ptr<Engine> engine_;
};

}  // namespace

std::vector<game::Opponent> takOpponents() {
    std::vector<game::Opponent> opponents;
    for (int level = engine::kMinLevel; level <= engine::kMaxLevel; ++level)
        opponents.push_back(
            {.id = idOf(level),
             .name = {msgid("Dolmen, level {level}"), {{"level", level}}},
             .label = {msgid("Level {level}: {name}"),
                       {{"level", level}, {"name", kLevelNames[static_cast<std::size_t>(level - 1)]}}},
             .quick = level <= kLastQuickLevel});
    return opponents;
}

std::unique_ptr<game::Bot> createTakBot(std::string_view id) {
    for (int level = engine::kMinLevel; level <= engine::kMaxLevel; ++level)
        if (id == idOf(level)) return std::make_unique<TakBot>(level);
    return nullptr;
}

}  // namespace tak::play
