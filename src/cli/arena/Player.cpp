#include "cli/arena/Player.h"

namespace cli::arena {
namespace {

using tak::engine::Limits;
using tak::play::TeiAnswer;
using tak::play::TeiClient;
using tak::rules::Setup;

class OwnPlayer : public Player {
  public:
    explicit OwnPlayer(const tak::engine::Options& options) : engine_(options), seed_(options.seed) {}
    std::optional<Absence> newGame(const Setup&, std::uint64_t seed) override {
        tak::engine::Options options = engine_.options();
        options.seed = seed_ + seed;
        engine_.setOptions(options);
        engine_.newGame();
        return {};
    }
    Turn think(const Situation& situation, const Limits& limits, Clock::time_point,
               std::stop_token stop) override {
        tak::engine::Result result = engine_.search(situation.game, limits, std::move(stop));
        return {.move = result.best, .report = std::move(result.report)};
    }
    [[nodiscard]] bool mayHang() const override { return false; }
    [[nodiscard]] base::Result<void> accepts(const Setup&) const override { return {}; }

  private:
    tak::engine::Engine engine_;
    std::uint64_t seed_;
};

Conduct conductOf(TeiAnswer::Kind kind) {
    switch (kind) {
        case TeiAnswer::Kind::Illegal:
        case TeiAnswer::Kind::NoMove:
            return Conduct::IllegalMove;
        case TeiAnswer::Kind::Hung:
            return Conduct::Hung;
        case TeiAnswer::Kind::Crashed:
            return Conduct::Crashed;
        case TeiAnswer::Kind::Move:
            break;
    }
    return Conduct::Moved;
}

Absence absenceOf(tak::play::TeiFailure failure) {
    const bool hung = failure.kind == tak::play::TeiFailure::Kind::Hung;
    return {hung ? Conduct::Hung : Conduct::Crashed, std::move(failure.error)};
}

class TeiPlayer : public Player {
  public:
    explicit TeiPlayer(TeiClient client) : client_(std::move(client)) {}
    std::optional<Absence> newGame(const Setup& setup, std::uint64_t) override {
        auto failure = client_.newGame(setup);
        if (!failure) return {};
        return absenceOf(std::move(*failure));
    }
    Turn think(const Situation& situation, const Limits& limits, Clock::time_point deadline,
               std::stop_token stop) override {
        TeiAnswer answer =
            client_.search(situation.start, situation.moves, limits, deadline, std::move(stop));
        return {.conduct = conductOf(answer.kind),
                .move = answer.best,
                .report = std::move(answer.report),
                .problem = std::move(answer.problem)};
    }
    [[nodiscard]] bool mayHang() const override { return true; }
    [[nodiscard]] base::Result<void> accepts(const Setup& setup) const override {
        return client_.accepts(setup);
    }

  private:
    TeiClient client_;
};

}  // namespace

std::variant<std::unique_ptr<Player>, Absence> makePlayer(const EngineSpec& spec) {
    if (spec.isOwn()) return std::unique_ptr<Player>(std::make_unique<OwnPlayer>(spec.own));
    auto started = TeiClient::start({.command = spec.command, .patience = spec.patience});
    if (auto* failure = std::get_if<tak::play::TeiFailure>(&started)) return absenceOf(std::move(*failure));
    TeiClient& client = std::get<TeiClient>(started);
    for (const auto& [name, value] : spec.options)
        if (const auto set = client.setOption(name, value); !set)
            return Absence{Conduct::Crashed, set.error()};
    return std::unique_ptr<Player>(std::make_unique<TeiPlayer>(std::move(client)));
}

}  // namespace cli::arena
