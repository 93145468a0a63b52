#include "games/tak/play/TakKind.h"

#include <algorithm>
#include <charconv>
#include <cmath>

#include "base/Message.h"
#include "base/TextReader.h"
#include "games/tak/play/GameLink.h"
#include "games/tak/play/Networks.h"
#include "games/tak/play/OpeningBook.h"
#include "games/tak/play/TakBot.h"
#include "games/tak/play/TakLink.h"
#include "games/tak/play/TakRecord.h"
#include "games/tak/play/TakState.h"
#include "games/tak/play/puzzles/TinueMarks.h"
#include "games/tak/rules/PtnLimits.h"
#include "games/tak/rules/Tps.h"

namespace tak::play {

using base::msgid;
using game::OptionSpec;
using game::OptionValues;

namespace {

/// Beyond any limit, but small enough for an int.
constexpr double kFarOff = 1e6;

std::string valueOf(const OptionValues& values, const std::string& key, std::string otherwise) {
    const auto found = values.find(key);
    return found == values.end() ? std::move(otherwise) : found->second;
}

double numberOf(const OptionValues& values, const std::string& key, double otherwise) {
    const auto found = values.find(key);
    if (found == values.end()) return otherwise;
    double number = 0;
    const std::string& text = found->second;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = error == std::errc() && end == text.data() + text.size() && std::isfinite(number);
    return whole ? std::clamp(number, -kFarOff, kFarOff) : otherwise;
}

bool isOn(const OptionValues& values, const std::string& key) { return valueOf(values, key, "0") == "1"; }

int sizeOf(const OptionValues& values) {
    return std::clamp(static_cast<int>(numberOf(values, "size", 5)), rules::kMinSize, rules::kMaxSize);
}

bool playsByPlaytak(const OptionValues& values) { return valueOf(values, "rules", "book") == "playtak"; }

OptionSpec number(std::string key, std::string label, double value, double min, double max) {
    return OptionSpec::number(std::move(key), std::move(label), {}, std::trunc(std::clamp(value, min, max)),
                              min, max);
}

OptionSpec sizeOption(int size) {
    OptionSpec spec{
        .key = "size", .label = msgid("Board"), .value = std::to_string(size), .inPosition = true};
    for (int n = rules::kMinSize; n <= rules::kMaxSize; ++n)
        spec.variants.push_back({std::to_string(n), std::to_string(n) + "×" + std::to_string(n)});
    return spec;
}

OptionSpec komiOption(const OptionValues& values) {
    OptionSpec spec{.key = "komi",
                    .label = msgid("Komi"),
                    .help = msgid("Flats added to Black's count when the flats decide."),
                    .value = "0"};
    for (const char* komi : {"0", "0.5", "1", "1.5", "2", "2.5", "3", "4"}) {
        spec.variants.push_back({komi, komi});
        if (valueOf(values, "komi", "0") == komi) spec.value = komi;
    }
    // Others that were agreed elsewhere, as on the command line.
    const std::string komi = valueOf(values, "komi", "0");
    const double half = 2 * numberOf(values, "komi", kFarOff);
    if (komi != spec.value && half == std::floor(half) && std::abs(half) <= rules::kMaxHalfKomi) {
        spec.variants.push_back({komi, komi});
        spec.value = komi;
    }
    return spec;
}

OptionSpec rulesOption(const OptionValues& values) {
    return {.key = "rules",
            .label = msgid("Rules"),
            .help = msgid("Book: a game goes on until it is decided. Playtak: a draw after fifty turns "
                          "without a placement or a flattened wall."),
            .value = playsByPlaytak(values) ? "playtak" : "book",
            .variants = {{"book", msgid("Book")}, {"playtak", msgid("Playtak")}},
            .advanced = true};
}

rules::Opening openingIn(const OptionValues& values) {
    return rules::openingNamed(valueOf(values, "opening", "swap")).value_or(rules::Opening::Swap);
}

rules::DrawRules drawsIn(const OptionValues& values) {
    rules::DrawRules draws = playsByPlaytak(values) ? rules::DrawRules::playtak() : rules::DrawRules::book();
    draws.repetition = isOn(values, "repetition");
    return draws;
}

int fewestStones(const OptionValues& values) {
    return openingIn(values) == rules::Opening::DoubleBlackStack ? 2 : 1;
}

std::string helpOf(rules::Opening opening) {
    switch (opening) {
        case rules::Opening::Swap:
            return msgid("Each player first places a flat of the opponent.");
        case rules::Opening::NoSwap:
            return msgid("Each player places their own pieces from the start, of any kind.");
        case rules::Opening::DoubleBlackStack:
            return msgid("White first places a stack of two black flats, then Black one white flat.");
    }
    return {};
}

OptionSpec openingOption(const OptionValues& values) {
    using rules::Opening;
    const Opening chosen = openingIn(values);
    OptionSpec spec{.key = "opening",
                    .label = msgid("First turn"),
                    .help = helpOf(chosen),
                    .value = std::string(rules::openingName(chosen)),
                    .advanced = true};
    const auto offer = [&](Opening opening, const char* text) {
        spec.variants.push_back({std::string(rules::openingName(opening)), text});
    };
    offer(Opening::Swap, msgid("With swap"));
    offer(Opening::NoSwap, msgid("No swap"));
    offer(Opening::DoubleBlackStack, msgid("Black stack"));
    return spec;
}

/// The stated options for reading a position; the rest follows from its board's size.
rules::SetupOptions agreedIn(const OptionValues& values) {
    rules::SetupOptions agreed{.halfKomi = static_cast<int>(2 * numberOf(values, "komi", 0)),
                               .opening = openingIn(values),
                               .draws = drawsIn(values)};
    for (const std::size_t player : {0U, 1U}) {
        if (values.count("stones") > 0)
            agreed.stones[player] = static_cast<int>(numberOf(values, "stones", 0));
        if (values.count("capstones") > 0)
            agreed.capstones[player] = static_cast<int>(numberOf(values, "capstones", 0));
    }
    return agreed;
}

/// The same with the board's size, for texts of which it is not a part.
rules::SetupOptions givenIn(const OptionValues& values) {
    rules::SetupOptions given = agreedIn(values);
    if (values.count("size") > 0) given.size = sizeOf(values);
    return given;
}

/// Whether the first game of the text has turns, all of which can be played on a board of this size.
bool fits(std::string_view ptn, int size, const std::stop_token& stop) {
    bool whole = false;
    (void)rules::readEachPtnGame(
        ptn, {}, {.stop = stop, .given = {.size = size}},
        [&](const rules::PtnGame& game, std::size_t number) {
            whole = whole || (number == 1 && game.tree.size() > 1);
        },
        [](const base::Error&, std::size_t) {});
    return whole;
}

rules::Setup setupOf(const OptionValues& values) {
    rules::Setup setup = rules::Setup::standard(sizeOf(values));
    for (rules::Supply& supply : setup.supply) {
        supply.stones = static_cast<int>(numberOf(values, "stones", supply.stones));
        supply.capstones = static_cast<int>(numberOf(values, "capstones", supply.capstones));
    }
    setup.halfKomi = static_cast<int>(2 * numberOf(values, "komi", 0));
    setup.opening = openingIn(values);
    setup.draws = drawsIn(values);
    return setup;
}

}  // namespace

std::string TakKind::seatName(game::PlayerId player) const {
    return colorOf(player) == rules::Color::White ? msgid("White") : msgid("Black");
}

std::vector<OptionSpec> TakKind::options(const OptionValues& values) const {
    const int size = sizeOf(values);
    const rules::Supply standard = rules::standardSupply(size);
    std::vector<OptionSpec> specs{sizeOption(size), komiOption(values), rulesOption(values),
                                  openingOption(values)};
    OptionSpec stones = number("stones", msgid("Stones each"), numberOf(values, "stones", standard.stones),
                               fewestStones(values), rules::kMaxStones);
    OptionSpec capstones = number("capstones", msgid("Capstones each"),
                                  numberOf(values, "capstones", standard.capstones), 0, rules::kMaxCapstones);
    specs.push_back(std::move(stones));
    specs.push_back(std::move(capstones));
    specs.push_back(OptionSpec::toggle("repetition", msgid("Draw by repetition"),
                                       msgid("The third time a position comes up, the game is a draw."),
                                       isOn(values, "repetition")));
    specs.push_back(
        OptionSpec::toggle("downings", msgid("Downings: double the line"),
                           msgid("A winning road in one straight line doubles the points for pieces left."),
                           isOn(values, "downings")));
    // If there are no capstones, their row stays, so that the other rows keep their places.
    const bool anyCapstone = numberOf(values, "capstones", standard.capstones) > 0;
    specs.push_back(OptionSpec::toggle(
        "middletown", msgid("Middletown: double the capstone"),
        msgid("Winning without having placed a capstone doubles the points for pieces left."),
        anyCapstone && isOn(values, "middletown")));
    specs.back().disabled = anyCapstone ? "" : msgid("There are no capstones in this game.");
    specs.push_back(OptionSpec::toggle(
        "tarway", msgid("Tarway: low road, high road"),
        msgid("A road of single pieces doubles the points for pieces left, one of stacks triples them."),
        isOn(values, "tarway")));
    return specs;
}

OptionValues TakKind::changed(OptionValues values, const std::string& key, const std::string& value) const {
    if (key == "size") {
        values.erase("stones");
        values.erase("capstones");
    }
    OptionValues after = Kind::changed(std::move(values), key, value);
    if (numberOf(after, "stones", rules::kMaxStones) < fewestStones(after)) after.erase("stones");
    return after;
}

base::Result<std::unique_ptr<game::State>> TakKind::create(const OptionValues& values, game::Chance) const {
    const rules::Setup setup = setupOf(values);
    if (auto fine = setup.check(); !fine) return fine.error();
    const rules::ScoreVariants variants{.downings = isOn(values, "downings"),
                                        .middletown = isOn(values, "middletown"),
                                        .tarway = isOn(values, "tarway")};
    return std::unique_ptr<game::State>(std::make_unique<TakState>(rules::Position(setup), variants));
}

std::string TakKind::variantOf(const game::State& start) const {
    const std::string side = std::to_string(static_cast<const TakState&>(start).position().size());
    return side + "x" + side;
}

game::VariantWords TakKind::variantWords() const {
    return {.one = msgid("Board"),
            .all = msgid("All boards"),
            .filter = msgid("Filter by board"),
            .by = msgid("By board")};
}

std::span<const game::Opponent> TakKind::opponents() const { return takOpponents(); }

std::unique_ptr<game::Bot> TakKind::createBot(std::string_view id) const { return createTakBot(id); }

std::vector<base::Error> TakKind::loadLearned(const std::filesystem::path& assets) const {
    return play::loadLearned(assets / "engine");
}

std::unique_ptr<game::Openings> TakKind::openings(const OptionValues& values,
                                                  const game::OpeningRequest& request) const {
    const rules::Setup setup = setupOf(values);
    if (!setup.check()) return nullptr;
    OpeningRequest wanted{.setup = setup, .plies = request.turns, .seed = request.seed};
    wanted.bound = request.bound.value_or(wanted.bound);
    return createOpenings(wanted);
}

base::Result<game::Kind::Reading> TakKind::read(std::string_view text, std::string_view file,
                                                const ReadRequest& request) const {
    const auto link = readGameLink(text);
    if (link && !*link) return link->error();
    std::optional<Reading> wanted;
    std::optional<base::Error> fault;
    std::vector<base::Error> others;
    rules::PtnReading reading = rules::readEachPtnGame(
        link ? std::string_view((*link)->ptn) : text, file,
        {.stop = request.stop,
         .progress = request.progress,
         .given = givenIn(request.given),
         .upToFaults = request.upToFault},
        [&](const rules::PtnGame& game, std::size_t number) {
            if (number != request.game + 1) return;
            wanted = Reading{.game = recordOf(game), .begin = game.extent.begin, .end = game.extent.end};
            // The record has the turns of the tree in the same order.
            if (const auto shown = link && number == 1 ? (*link)->shownIn(game) : std::nullopt)
                wanted->shown = static_cast<std::size_t>(*shown);
        },
        [&](base::Error problem, std::size_t number) {
            if (number == request.game + 1)
                fault = std::move(problem);
            else if (others.size() < rules::ptn::kMostProblems)
                others.push_back(std::move(problem));
        });
    if (!reading.ok()) return reading.errors.front();
    if (!wanted && fault) return *fault;
    if (!wanted) return base::Error{msgid("there are not so many games in this file"), std::string(file)};
    if (link) wanted->begin = 0, wanted->end = text.size(), wanted->name = (*link)->name;
    wanted->count = reading.count;
    wanted->warnings = std::move(reading.warnings);
    wanted->warnings.insert(wanted->warnings.end(), others.begin(), others.end());
    wanted->fault = std::move(fault);
    return std::move(*wanted);
}

std::optional<OptionSpec> TakKind::missingOption(std::string_view text, const std::stop_token& stop) const {
    const auto link = readGameLink(text);
    if (link && !*link) return {};
    const std::string_view ptn = link ? std::string_view((*link)->ptn) : text;
    const auto nothing = [](const rules::PtnGame&, std::size_t) {};
    if (!rules::readPtnGames(ptn, {}, {.stop = stop}, nothing).sizeMissing) return {};
    std::vector<int> sizes;
    for (int size = rules::kMinSize; size <= rules::kMaxSize; ++size)
        if (fits(ptn, size, stop)) sizes.push_back(size);
    if (sizes.empty()) return {};
    OptionSpec spec = sizeOption(sizes.front());
    std::erase_if(spec.variants, [&](const OptionSpec::Variant& variant) {
        return std::find(sizes.begin(), sizes.end(), std::stoi(variant.value)) == sizes.end();
    });
    return spec;
}

base::Result<void> TakKind::readAll(std::string_view text, std::string_view file,
                                    const Intake& intake) const {
    const auto link = readGameLink(text);
    if (link && !*link) return link->error();
    const rules::PtnReading reading = rules::readEachPtnGame(
        link ? std::string_view((*link)->ptn) : text, file,
        {.stop = intake.stop, .progress = intake.progress, .given = givenIn(intake.given)},
        [&](const rules::PtnGame& game, std::size_t) { intake.take(recordOf(game)); },
        [&](base::Error problem, std::size_t) { intake.refuse(std::move(problem)); });
    if (!reading.ok()) return reading.errors.front();
    for (std::size_t i = 0; intake.warn && i < reading.warnings.size(); ++i) intake.warn(reading.warnings[i]);
    return {};
}

std::string TakKind::write(const game::Record& game) const {
    rules::PtnGame written = ptnOf(game);
    markTinue(written);
    return rules::writePtn(written);
}

std::string TakKind::writeAtOnce(const game::Record& game) const { return rules::writePtn(ptnOf(game)); }

base::Result<game::Kind::SetUp> TakKind::readPosition(std::string_view text,
                                                      const OptionValues& values) const {
    const auto position = rules::parseTps(text, agreedIn(values));
    if (!position) return position.error();
    SetUp setUp{.state = std::make_unique<TakState>(*position), .warnings = {}};
    if (auto doubt = rules::doubtAbout(*position)) setUp.warnings.push_back({.message = std::move(*doubt)});
    return setUp;
}

bool TakKind::isMeantAsPosition(std::string_view text) const {
    // Slashes alone may be those of a draw or of a link.
    return text.find('[') == std::string_view::npos && text.find('/') != std::string_view::npos &&
           text.find_first_of(",xX") != std::string_view::npos && !isGameLink(text);
}

/// Other games have boards with a size, too; their texts name them.
bool TakKind::recognises(std::string_view text) const {
    bool tagged = false;
    base::TextReader reader(text);
    for (reader.skipSpace(); reader.peek() == '['; reader.skipSpace()) {
        const std::string_view tags = reader.takeUntil("\r\n");
        const auto has = [&](const char* tag) { return tags.find(tag) != std::string_view::npos; };
        if (has("[Game \"") && !has("[Game \"Tak\"")) return false;
        tagged |= has("[Size \"") || has("[TPS \"");
    }
    return tagged;
}

bool TakKind::claims(std::string_view text, std::string_view extension) const {
    if (Kind::claims(text, extension) || (extension.empty() && isGameLink(text))) return true;
    return (extension.empty() || extension == ".txt") && recognises(text);
}

}  // namespace tak::play
