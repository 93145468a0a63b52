#include "games/tak/lab/selfplay/InputFile.h"

#include <algorithm>
#include <memory>

#include "base/Json.h"
#include "games/tak/engine/Evaluation.h"
#include "games/tak/network/Inputs.h"

namespace tak::lab::selfplay {

namespace {

using namespace tak::rules;
namespace engine = tak::engine;
namespace network = tak::network;

/// Writes the records of one size of board.
class Records {
  public:
    explicit Records(int size) : layout_(size), tuned_(engine::weightsFor(size)) {}

    [[nodiscard]] std::string header() const {
        std::vector<int> flip(static_cast<std::size_t>(layout_.perSquare()));
        for (int i = 0; i < layout_.perSquare(); ++i)
            flip[static_cast<std::size_t>(i)] = network::Layout::flipped(i);
        const nlohmann::json json = {{"format", "dolmen-inputs 1"},
                                     {"size", layout_.size()},
                                     {"pieces", piecesOf(layout_.size())},
                                     {"perSquare", layout_.perSquare()},
                                     {"flip", flip},
                                     {"inputs", layout_.inputs()},
                                     {"terms", engine::feature::kCount},
                                     {"stages", network::Layout::kStages},
                                     {"scale", engine::kScoreScale}};
        return json.dump() + '\n';
    }

    [[nodiscard]] std::string record(const Position& position, engine::Score score,
                                     std::optional<Color> winner, std::uint32_t game) {
        const Color mover = position.toMove();
        std::string out;
        for (const std::uint16_t input : boardInputs(layout_, position)) addBytes(out, input);
        for (const Color side : {mover, !mover})
            for (const std::uint16_t input : network::situation(layout_, position, side))
                addBytes(out, input);
        std::vector<int> terms(engine::feature::kCount);
        const int sign = mover == Color::White ? 1 : -1;
        const engine::Score tuned = tuned_.evaluate(
            position, [&](int which, int n) { terms[static_cast<std::size_t>(which)] += sign * n; });
        for (const int term : terms) addBytes(out, static_cast<std::uint16_t>(network::limitedTerm(term)));
        addBytes(out, static_cast<std::uint16_t>(tuned));
        addBytes(out, static_cast<std::uint16_t>(score));
        out += static_cast<char>(!winner ? 1 : *winner == mover ? 2 : 0);
        out += static_cast<char>(network::stageOf(position));
        addBytes(out, game);
        return out;
    }

  private:
    network::Layout layout_;
    engine::LinearEvaluator tuned_;
};

}  // namespace

base::Result<void> writeInputs(const std::vector<std::string>& sets, const BytesSink& write) {
    std::optional<Records> records;
    int size = 0;
    std::uint32_t games = 0;
    for (const std::string& file : sets) {
        bool another = false;
        const auto read = readSet(file, [&](const SetHeader& set, const PlayedGame& game) {
            if (!records) {
                records.emplace(size = set.size);
                if (!write(records->header())) return false;
            }
            if (set.size != size) {
                another = true;
                return false;
            }
            std::string out;
            replay(set, game, [&](const Game& before, const PlayedMove& turn) {
                if (turn.score && isQuiet(before.position()))
                    out += records->record(before.position(), *turn.score, game.winner, games);
            });
            ++games;
            return write(out);
        });
        if (!read) return read;
        if (another)
            return base::Error{.message = base::msgid("the set is for another size of board"), .file = file};
    }
    return {};
}

}  // namespace tak::lab::selfplay
