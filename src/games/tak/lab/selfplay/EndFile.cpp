#include "games/tak/lab/selfplay/EndFile.h"

#include <atomic>
#include <memory>
#include <utility>

#include "base/Json.h"
#include "cli/OnThreads.h"

namespace tak::lab::selfplay {

using namespace cli;

namespace {

using namespace tak::rules;
using tak::network::Layout;

/// Plays games to their end, several at a time, and passes them on in their order.
class EndPlayers {
  public:
    EndPlayers(const Endings& endings, const WholeGameSink& take, const std::stop_token& stop)
        : endings_(endings), take_(take), stop_(stop) {
        for (int i = 0; i < endings.threads; ++i)
            engines_.push_back(std::make_unique<tak::engine::Engine>(tak::engine::Options{.hashMiB = 1}));
    }

    /// False once the reading shall end.
    bool add(const SetHeader& set, const PlayedGame& game, std::uint32_t number) {
        waiting_.emplace_back(WholeGame{.set = set, .played = game}, number);
        return waiting_.size() < kAtOnce * engines_.size() || flush();
    }
    /// Plays what still waits.
    bool flush() {
        std::atomic<std::size_t> next = 0;
        onThreads(static_cast<int>(engines_.size()), [&](int number) {
            tak::engine::Engine& engine = *engines_[static_cast<std::size_t>(number)];
            for (std::size_t i = next++; i < waiting_.size() && !stop_.stop_requested(); i = next++) {
                WholeGame& game = waiting_[i].first;
                game = playedToTheEnd(game.set, game.played, engine, endings_.nodes, stop_);
            }
        });
        for (const auto& [game, number] : std::exchange(waiting_, {}))
            if (stop_.stop_requested() || !take_(game, number)) return false;
        return true;
    }

  private:
    static constexpr std::size_t kAtOnce = 64;  ///< games for each thread, so that all are busy

    const Endings& endings_;
    const WholeGameSink& take_;
    const std::stop_token& stop_;
    std::vector<std::unique_ptr<tak::engine::Engine>> engines_;
    std::vector<std::pair<WholeGame, std::uint32_t>> waiting_;
};

void addRecord(std::string& out, const Position& position, const WholeGame& game, std::uint32_t number) {
    const Layout layout(position.size());
    const Color mover = position.toMove();
    for (const std::uint16_t input : boardInputs(layout, position)) addBytes(out, input);
    for (const std::uint16_t input : tak::network::situation(layout, position, mover)) addBytes(out, input);
    for (int rank = 0; rank < layout.size(); ++rank)
        for (int file = 0; file < layout.size(); ++file) {
            const Square square(file, rank);
            out += static_cast<char>(contains(game.end->controlled(mover), square)    ? 1
                                     : contains(game.end->controlled(!mover), square) ? 2
                                                                                      : 0);
        }
    for (const Color side : {mover, !mover}) out += static_cast<char>(game.end->flatCount(side));
    out += static_cast<char>(!game.winner ? 1 : *game.winner == mover ? 2 : 0);
    addBytes(out, number);
}

}  // namespace

base::Result<void> playEndings(const Endings& endings,
                               const std::function<bool(std::uint32_t number)>& wanted,
                               const WholeGameSink& take, const std::stop_token& stop) {
    EndPlayers players(endings, take, stop);
    std::optional<int> size;
    std::uint32_t number = 0;
    bool more = true;
    for (const std::string& file : endings.sets) {
        bool another = false;
        const auto read = readSet(file, [&](const SetHeader& set, const PlayedGame& game) {
            if (!size) size = set.size;
            another = set.size != *size;
            if (another || stop.stop_requested()) return false;
            const std::uint32_t here = number++;
            return more = !wanted(here) || players.add(set, game, here);
        });
        if (!read) return read;
        if (another)
            return base::Error{.message = base::msgid("the set is for another size of board"), .file = file};
        if (!more) return {};
    }
    players.flush();
    return {};
}

std::string endHeader(int size) {
    const Layout layout(size);
    const nlohmann::json json = {{"format", "dolmen-ends 1"},
                                 {"size", size},
                                 {"pieces", piecesOf(size)},
                                 {"perSquare", layout.perSquare()},
                                 {"inputs", layout.inputs()}};
    return json.dump() + '\n';
}

std::string endRecords(const WholeGame& game, std::uint32_t number, std::size_t take) {
    std::string out;
    const auto plies = somePlies(game.set, game.played.number, game.moves.size(), take);
    Position position(setupOf(game.set, game.played.halfKomi));
    auto next = plies.begin();
    for (std::size_t ply = 0; next != plies.end(); ++ply) {
        if (ply == *next) {
            addRecord(out, position, game, number);
            ++next;
        }
        position.make(game.moves[ply]);
    }
    return out;
}

}  // namespace tak::lab::selfplay
