#include "cli/tak/OpeningFile.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <optional>
#include <utility>

#include "base/Shuffle.h"
#include "base/Utf8.h"
#include "cli/tak/OpeningPieces.h"
#include "games/tak/rules/Game.h"
#include "games/tak/rules/Ptn.h"
#include "games/tak/rules/Tps.h"

namespace cli::openings {
namespace {

using base::msgid;
using base::TextPosition;
using tak::rules::Position;
using tak::rules::PtnGame;
using tak::rules::PtnReading;
using tak::rules::Setup;

/// The number at the beginning of a list of moves, as in `12. c3`.
std::optional<int> firstMoveNumber(std::string_view text) {
    const std::size_t digits = text.find_first_not_of("0123456789");
    if (digits == 0 || digits > 5 || digits == std::string_view::npos || text[digits] != '.') return {};
    return std::stoi(std::string(text.substr(0, digits)));
}

/// Half flats in flats: "2", "-0.5".
std::string komiText(int halfKomi) {
    const std::string flats = std::to_string(std::abs(halfKomi) / 2);
    return (halfKomi < 0 ? "-" : "") + flats + (halfKomi % 2 != 0 ? ".5" : "");
}

std::string listOf(std::vector<int> numbers, std::string (*written)(int)) {
    std::sort(numbers.begin(), numbers.end());
    numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
    std::string text;
    for (const int number : numbers) text.append(text.empty() ? "" : ", ").append(written(number));
    return text;
}

/// An opening as it is on boards of one size.
struct Read {
    OpeningList::Entry entry = {};
    Setup setup;
    bool saysSize = false;
    bool saysKomi = false;
};
using Attempt = base::Result<Read>;

class Reader {
  public:
    Reader(const std::string& file, const std::vector<Setup>& setups) : file_(file), setups_(setups) {
        list_.bySetup.resize(setups.size());
        for (const Setup& setup : setups)
            if (std::find(sizes_.begin(), sizes_.end(), setup.size) == sizes_.end())
                sizes_.push_back(setup.size);
    }

    base::Result<OpeningList> read(std::string_view text) {
        // Such a text cannot be divided into lines.
        if (base::wideEncoding(text)) return tak::rules::readPtn(text, file_).errors.front();
        std::string plain = base::plainText(text);
        blankRemarks(plain);
        const OpeningLayout layout = layoutOf(plain);
        byLine_ = layout == OpeningLayout::Lines;
        const std::vector<OpeningPiece> pieces = openingPieces(plain, layout);
        if (pieces.empty())
            return errorAt({1, 1}, msgid("there is no opening in this file: a TPS, a list of moves or a game "
                                         "in PTN was expected"));
        for (const OpeningPiece& piece : pieces)
            if (const auto added = add(piece); !added) return added.error();
        for (std::size_t i = 0; i < setups_.size(); ++i)
            if (list_.bySetup[i].empty()) return noneFor(setups_[i]);
        return std::move(list_);
    }

  private:
    [[nodiscard]] base::Error errorAt(TextPosition at, base::Message message) const {
        return {.message = std::move(message), .file = file_, .at = at};
    }
    /// The error of a part's reader, which counts lines and columns from the beginning of the part.
    [[nodiscard]] base::Error within(const OpeningPiece& piece, const base::Error& error) const {
        const bool firstLine = error.at.line <= 1;
        return errorAt({piece.at.line + std::max(error.at.line, 1) - 1,
                        firstLine ? piece.at.column + std::max(error.at.column, 1) - 1 : error.at.column},
                       error.message);
    }
    [[nodiscard]] base::Error noneFor(const Setup& setup) const {
        return {.message = {msgid("an opening for {size}x{size} with komi {komi} was expected; none fits"),
                            {{"size", setup.size}, {"komi", komiText(setup.halfKomi)}}},
                .file = file_};
    }

    /// Adds an opening to the set-ups that it fits.
    base::Result<void> add(const OpeningPiece& piece) {
        std::optional<base::Error> illegal;  // the one that comes last, for that board fits best
        std::optional<Read> misfit;
        bool used = false;
        for (const int size : sizes_) {
            Attempt attempt = readFor(piece, size);
            if (!attempt) {
                const TextPosition at = attempt.error().at;
                if (!illegal ||
                    std::pair(at.line, at.column) > std::pair(illegal->at.line, illegal->at.column))
                    illegal = attempt.error();
                continue;
            }
            const bool everySize = attempt->saysSize;
            used = enter(*attempt) || used;
            if (!used) misfit = std::move(*attempt);
            if (everySize) break;
        }
        if (used) return {};
        return misfit ? errorAt(piece.at, reasonAgainst(*misfit)) : *illegal;
    }

    /// Whether at least one set-up takes it.
    bool enter(Read& read) {
        const std::size_t number = list_.entries.size();
        bool used = false;
        for (std::size_t i = 0; i < setups_.size(); ++i) {
            if (!fits(read, setups_[i])) continue;
            list_.bySetup[i].push_back(number);
            used = true;
        }
        if (used) list_.entries.push_back(std::move(read.entry));
        return used;
    }

    static bool fits(const Read& read, const Setup& setup) {
        Setup own = read.setup;
        if (!read.saysKomi) own.halfKomi = setup.halfKomi;
        own.draws = setup.draws;
        own.opening = setup.opening;
        return own == setup;
    }

    /// What a set-up would have to be for this opening.
    [[nodiscard]] base::Message reasonAgainst(const Read& read) const {
        const Setup& own = read.setup;
        if (std::find(sizes_.begin(), sizes_.end(), own.size) == sizes_.end())
            return {msgid("a board of size {sizes} was expected, as --size says, not {size}"),
                    {{"sizes", listOf(sizes_, [](int size) { return std::to_string(size); })},
                     {"size", own.size}}};
        const Setup usual = Setup::standard(own.size, own.halfKomi);
        if (own.supply != usual.supply)
            return msgid("the usual pieces were expected, without tags for others");
        std::vector<int> komis;
        for (const Setup& setup : setups_)
            if (setup.size == own.size) komis.push_back(setup.halfKomi);
        return {msgid("komi {komis} was expected, as --komi says, not {komi}"),
                {{"komis", listOf(komis, komiText)}, {"komi", komiText(own.halfKomi)}}};
    }

    /// Reads an opening for boards of this size, unless it says its size.
    [[nodiscard]] Attempt readFor(const OpeningPiece& piece, int size) const {
        const bool bare = byLine_ && isBareTps(piece.text);
        auto game = bare ? readTps(piece) : readMoves(piece, size);
        if (!game) return game.error();
        if (const auto doubt = tak::rules::doubtAbout(game->start)) return errorAt(piece.at, *doubt);
        const bool tps = bare || tak::rules::findStatedTag(game->tags, "TPS") != nullptr;
        Read read{.entry = {.opening = game->start.setup().opening},
                  .setup = game->start.setup(),
                  .saysSize = tps || tak::rules::findStatedTag(game->tags, "Size") != nullptr,
                  .saysKomi = tak::rules::findStatedTag(game->tags, "Komi") != nullptr};
        if (tps && game->start != Position(read.setup)) read.entry.tps = formatTps(game->start);
        tak::rules::Game played(game->start);
        for (const int node : game->tree.mainLine()) {
            if (played.outcome().over()) break;
            read.entry.moves.push_back(game->tree.node(node).move);
            played.play(read.entry.moves.back());
        }
        if (played.outcome().over())
            return errorAt(piece.at, {msgid("the game is over after this opening ({result}); one that goes "
                                            "on was expected"),
                                      {{"result", resultText(played.outcome())}}});
        return read;
    }

    [[nodiscard]] base::Result<PtnGame> readTps(const OpeningPiece& piece) const {
        auto position = tak::rules::parseTps(piece.text, {.draws = setups_.front().draws});
        if (!position) return within(piece, position.error());
        return PtnGame{.start = std::move(*position)};
    }

    /// A list of moves without tags may begin with the stack of two black flats, which says how it begins.
    [[nodiscard]] base::Result<PtnGame> readMoves(const OpeningPiece& piece, int size) const {
        using Kind = tak::rules::Opening;
        auto game = readMoves(piece, size, Kind::Swap);
        if (game) return game;
        auto stacked = readMoves(piece, size, Kind::DoubleBlackStack);
        return stacked && beginsWithStack(*stacked) ? std::move(stacked) : std::move(game);
    }

    static bool beginsWithStack(const PtnGame& game) {
        const std::vector<int> line = game.tree.mainLine();
        return !line.empty() && game.tree.node(line.front()).move.isStackPlacement();
    }

    [[nodiscard]] base::Result<PtnGame> readMoves(const OpeningPiece& piece, int size,
                                                  tak::rules::Opening opening) const {
        std::optional<PtnGame> game;
        std::optional<TextPosition> second;
        const PtnReading reading = tak::rules::readPtnGames(
            piece.text, file_, {.given = {.size = size, .opening = opening, .draws = setups_.front().draws}},
            [&](PtnGame read, std::size_t) {
                if (!game)
                    game = std::move(read);
                else if (!second)
                    second = read.at;
            });
        if (!reading.ok()) return within(piece, reading.errors.front());
        if (second)
            return within(piece, {.message = msgid("a line of its own was expected for each game's tags"),
                                  .at = *second});
        // The tags of games without turns may run into each other.
        if (std::count_if(game->tags.begin(), game->tags.end(), [](const tak::rules::PtnTag& tag) {
                return tak::rules::sameTagName(tag.name, "TPS");
            }) > 1)
            return errorAt(piece.at,
                           msgid("one TPS tag for each game was expected; a game without moves ends "
                                 "with its result, such as *"));
        if (const auto problem = byLine_ ? problemOfLine(piece, *game) : std::nullopt) return *problem;
        return std::move(*game);
    }

    /// A game without tags over several lines would pass for several openings, but for its move numbers.
    [[nodiscard]] std::optional<base::Error> problemOfLine(const OpeningPiece& piece,
                                                           const PtnGame& game) const {
        if (game.tags.empty() && game.tree.size() == 1)
            return errorAt(piece.at, msgid("a TPS or a list of moves was expected"));
        const std::string_view moves = afterTags(piece.text);
        const auto number = firstMoveNumber(moves);
        if (!number || *number == game.start.moveNumber()) return {};
        const auto column = static_cast<int>(moves.data() - piece.text.data());
        return errorAt({piece.at.line, piece.at.column + column},
                       {msgid("move number {expected} was expected, not {number}: every line is an opening "
                              "of its own, unless the file begins with a tag"),
                        {{"expected", game.start.moveNumber()}, {"number", *number}}});
    }

    const std::string& file_;
    const std::vector<Setup>& setups_;
    std::vector<int> sizes_;  ///< of the set-ups, each once
    bool byLine_ = false;
    OpeningList list_;
};

}  // namespace

void OpeningList::shuffle(std::uint64_t seed) {
    base::Random random(seed);
    for (auto& indices : bySetup) base::shuffle(indices, random);
}

base::Result<OpeningList> readOpenings(std::string_view text, const std::string& file,
                                       const std::vector<Setup>& setups) {
    assert(!setups.empty());
    return Reader(file, setups).read(text);
}

Opening ListedOpenings::at(std::size_t setup, std::size_t index) const {
    const auto& indices = list_.bySetup[setup];
    const OpeningList::Entry& entry = list_.entries[indices[index % indices.size()]];
    Setup own = setups_[setup];
    own.opening = entry.opening;
    Position start(own);
    if (!entry.tps.empty())
        start = tak::rules::parseTps(entry.tps, tak::rules::SetupOptions::of(own)).value();
    return {start, entry.moves};
}

}  // namespace cli::openings
