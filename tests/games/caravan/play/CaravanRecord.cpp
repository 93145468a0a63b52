#include "games/caravan/play/CaravanRecord.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

#include "base/TextReader.h"
#include "games/caravan/play/CaravanNotation.h"
#include "games/caravan/play/CaravanOutcome.h"
#include "games/caravan/play/CaravanState.h"
#include "games/caravan/rules/Notation.h"

namespace caravan::play {

using base::msgid;
using base::Result;
using base::TextReader;
using game::Record;
using rules::Position;

namespace {

std::string playerTag(std::size_t player) { return "Player" + std::to_string(player + 1); }

// ---- tags ----

const std::string* tagOf(const Record& record, std::string_view name) {
    for (const auto& [key, value] : record.tags)
        if (key == name) return &value;
    return nullptr;
}

/// The number in a tag; nothing if the tag is missing or has no such number.
template <class Number>
std::optional<Number> numberOf(const Record& record, std::string_view name, Number min, Number max) {
    const std::string* value = tagOf(record, name);
    if (value == nullptr) return {};
    Number number = 0;
    const auto [end, error] = std::from_chars(value->data(), value->data() + value->size(), number);
    const bool whole = error == std::errc() && end == value->data() + value->size();
    return whole && number >= min && number <= max ? std::optional(number) : std::nullopt;
}

Result<std::string> readValue(TextReader& reader) {
    if (!reader.accept("\"")) return reader.error(msgid("expected the tag's value in quotes"));
    std::string value;
    while (true) {
        value += reader.takeUntil("\"\\\r\n");
        if (reader.accept("\"")) return value;
        if (!reader.accept("\\")) return reader.error(msgid("expected the closing quote"));
        value += reader.take();
    }
}

Result<void> readTags(TextReader& reader, Record& record) {
    for (reader.skipSpace(); reader.accept("["); reader.skipSpace()) {
        reader.skipBlanks();
        const std::string name(reader.takeUntil(" \t\r\n\"]"));
        reader.skipBlanks();
        auto value = readValue(reader);
        if (!value) return value.error();
        reader.skipBlanks();
        if (!reader.accept("]")) return reader.error(msgid("expected ]"));
        record.tags.emplace_back(name, std::move(*value));
    }
    return {};
}

struct NamedRule {
    const char* name;
    bool rules::Rules::*rule;
};
constexpr std::array<NamedRule, 4> kNamedRules{{{"rest", &rules::Rules::rest},
                                                {"robbers", &rules::Rules::robbers},
                                                {"gifts", &rules::Rules::gifts},
                                                {"reshuffle", &rules::Rules::reshuffle}}};

/// The agreed rules; words that are no rule are passed over.
rules::Rules rulesOf(const Record& record, int players) {
    rules::Rules agreed{.partners = tagOf(record, "Partners") != nullptr && players == rules::kMaxPlayers};
    const std::string* words = tagOf(record, "Rules");
    if (words == nullptr) return agreed;
    for (const auto& [name, rule] : kNamedRules)
        if ((" " + *words + " ").find(" " + std::string(name) + " ") != std::string::npos)
            agreed.*rule = true;
    return agreed;
}

std::string namesOf(const rules::Rules& agreed) {
    std::string names;
    for (const auto& [name, rule] : kNamedRules)
        if (agreed.*rule) names += (names.empty() ? "" : " ") + std::string(name);
    return names;
}

/// Reads the start, the players and the result from the tags.
Result<Position> readStart(const TextReader& reader, Record& record) {
    const std::string* set = tagOf(record, "Position");
    const auto players = numberOf(record, "Players", rules::kMinPlayers, rules::kMaxPlayers);
    const auto seed = numberOf<std::uint64_t>(record, "Seed", 0, ~std::uint64_t{0});
    if (set != nullptr) {
        const auto position = rules::parsePosition(*set);
        if (!position) return reader.error(position.error().message);
        record.start = seed ? std::make_unique<CaravanState>(*position, game::Chance(*seed))
                            : std::make_unique<CaravanState>(*position);
    } else if (players && seed) {
        record.start =
            std::make_unique<CaravanState>(*players, game::Chance(*seed), rulesOf(record, *players));
    } else {
        return reader.error(msgid("expected the tags Players and Seed, or the tag Position"));
    }
    const int seats = record.start->playerCount();
    for (std::size_t player = 0; player < static_cast<std::size_t>(seats); ++player) {
        const std::string* name = tagOf(record, playerTag(player));
        record.players.push_back(name != nullptr ? *name : "");
    }
    const std::string* result = tagOf(record, "Result");
    if (result != nullptr && isResult(*result, seats)) record.result = *result;
    return static_cast<const CaravanState&>(*record.start).position();
}

// ---- turns ----

/// Reads the turns of one game. A variation in brackets replaces the turn before it.
class TurnReader {
  public:
    TurnReader(TextReader& reader, Record& record, Position start) : reader_(&reader), record_(&record) {
        lines_.push_back({0, start, start});
    }

    /// Reads up to the next game or the end of the text.
    Result<void> read() {
        for (reader_->skipSpace(); !reader_->atEnd() && reader_->peek() != '['; reader_->skipSpace())
            if (auto done = readPart(); !done) return done;
        if (lines_.size() > 1) return reader_->error(msgid("expected ) to end the variation"));
        return {};
    }

  private:
    /// A line of turns under construction.
    struct Line {
        std::size_t turn;
        Position position;
        Position before;     ///< that turn
        bool begun = false;  ///< with a turn of its own
    };

    Result<void> readPart() {
        if (reader_->accept("(")) return beginVariation();
        if (reader_->accept(")")) return endVariation();
        if (reader_->accept("{")) return readComment();
        return readTurn();
    }

    Result<void> beginVariation() {
        const Line& line = lines_.back();
        if (!line.begun) return reader_->error(msgid("expected a turn before its variation"));
        if (lines_.size() > kDeepestVariation)
            return reader_->error(msgid("expected at most 100 variations within each other"));
        lines_.push_back({record_->turns[line.turn].parent, line.before, line.before});
        return {};
    }

    Result<void> endVariation() {
        if (lines_.size() == 1) return reader_->error(msgid("this ) ends no variation"));
        lines_.pop_back();
        return {};
    }

    Result<void> readComment() {
        const std::string_view comment = reader_->takeUntil("}");
        if (!reader_->accept("}")) return reader_->error(msgid("expected } to end the comment"));
        record_->turns[lines_.back().turn].comments.emplace_back(comment);
        return {};
    }

    Result<void> readTurn() {
        const base::TextPosition at = reader_->position();
        const std::string_view word = reader_->takeUntil(" \t\r\n()[{");
        const std::size_t end = std::min(word.find_first_of("!?"), word.size());
        Line& line = lines_.back();
        const auto action = actionIn(line.position, word.substr(0, end));
        if (!action) return reader_->errorAt(at, action.error().message);
        if (word.find_first_not_of("!?", end) != std::string_view::npos)
            return reader_->errorAt(at, msgid("expected only ! and ? after the turn"));
        if (record_->turns.size() > kMostTurns)
            return reader_->errorAt(at, msgid("expected at most 10000 turns"));
        const std::size_t number = record_->turns.size();
        record_->turns.push_back({.action = *action,
                                  .notation = textOf(line.position, *action),
                                  .marks = std::string(word.substr(end)),
                                  .parent = line.turn});
        record_->turns[line.turn].children.push_back(number);
        line.before = line.position;
        line.position.play(giverIn(*action).value_or(line.position.toMove()), moveOf(*action));
        line.turn = number;
        line.begun = true;
        return {};
    }

    TextReader* reader_;
    Record* record_;
    std::vector<Line> lines_;
};

Result<Record> readGame(TextReader& reader) {
    Record record;
    if (auto read = readTags(reader, record); !read) return read.error();
    const auto start = readStart(reader, record);
    if (!start) return start.error();
    if (auto read = TurnReader(reader, record, *start).read(); !read) return read.error();
    return record;
}

/// Skips to the next line with a tag after a blank line.
void skipGame(TextReader& reader) {
    bool blank = false;
    while (!reader.atEnd() && !(blank && reader.peek() == '[')) {
        blank = reader.takeUntil("\r\n").find_first_not_of(" \t") == std::string_view::npos;
        reader.take();
    }
}

// ---- writing ----

std::string inQuotes(std::string_view value) {
    std::string text = "\"";
    for (const char letter : value) {
        if (letter == '"' || letter == '\\') text += '\\';
        text += letter == '\n' || letter == '\r' ? ' ' : letter;
    }
    return text + '"';
}

void setTag(Record& record, const std::string& name, std::string value) {
    for (auto& [key, old] : record.tags)
        if (key == name) {
            old = std::move(value);
            return;
        }
    record.tags.emplace_back(name, std::move(value));
}

/// The record's tags, with all required ones added.
std::vector<std::pair<std::string, std::string>> completeTags(const Record& record) {
    Record tagged;
    tagged.tags = record.tags;
    const auto& start = static_cast<const CaravanState&>(*record.start);
    if (tagOf(tagged, "Game") == nullptr) tagged.tags.insert(tagged.tags.begin(), {"Game", ""});
    setTag(tagged, "Game", "Caravan");
    setTag(tagged, "Players", std::to_string(start.playerCount()));
    // After a position that was set up, only the larger rules draw anything.
    const bool draws = start.dealt() || (start.chance() && start.position().rules().extended());
    std::erase_if(tagged.tags, [&](const auto& tag) {
        return (tag.first == "Position" && start.dealt()) || (tag.first == "Seed" && !draws);
    });
    if (draws) setTag(tagged, "Seed", std::to_string(start.chance()->seed()));
    if (!start.dealt()) setTag(tagged, "Position", rules::formatPosition(start.position()));
    if (start.dealt() && start.position().partners()) setTag(tagged, "Partners", "opposite");
    if (const std::string names = namesOf(start.position().rules()); start.dealt() && !names.empty())
        setTag(tagged, "Rules", names);
    for (std::size_t player = 0; player < record.players.size(); ++player)
        setTag(tagged, playerTag(player), record.players[player]);
    setTag(tagged, "Result", record.result);
    return tagged.tags;
}

/// The text of a turn, with comments.
std::string turnText(const Record::Turn& turn) {
    std::string text = turn.notation + turn.marks;
    for (std::string comment : turn.comments) {
        std::replace(comment.begin(), comment.end(), '}', ')');
        text += (text.empty() ? "{" : " {") + comment + '}';
    }
    return text;
}

/// The text of all turns. Without recursion, since variations may be nested deeply.
std::string turnsText(const Record& record) {
    /// A pending item: the turns after one, or a variation's turn with its brackets.
    struct Step {
        enum class What : std::uint8_t { GoOn, Open, Close } what = What::GoOn;
        std::size_t turn = 0;
    };
    using What = Step::What;
    std::string text = turnText(record.turns[0]);
    std::vector<Step> steps{{}};
    while (!steps.empty()) {
        const auto [what, turn] = steps.back();
        steps.pop_back();
        if (what == What::Open) text += " (" + turnText(record.turns[turn]);
        if (what == What::Close) text += ')';
        const auto& children = record.turns[turn].children;
        if (what != What::GoOn || children.empty()) continue;
        text += (text.empty() ? "" : " ") + turnText(record.turns[children.front()]);
        steps.push_back({What::GoOn, children.front()});
        // Variations come after their alternative and before its continuation; the first one is on top.
        for (std::size_t i = children.size(); i-- > 1;)
            for (const What part : {What::Close, What::GoOn, What::Open})
                steps.push_back({part, children[i]});
    }
    return text;
}

}  // namespace

Result<game::Kind::Reading> readCaravan(std::string_view text, std::string_view file,
                                        const game::Kind::ReadRequest& request) {
    TextReader reader(text, file);
    std::optional<game::Kind::Reading> wanted;
    std::size_t count = 0;
    for (reader.skipSpace(); !reader.atEnd() || count == 0; ++count) {
        if (request.stop.stop_requested()) return reader.error(msgid("the reading was given up"));
        if (count == kMostGames) return reader.error(msgid("expected at most 100000 games"));
        const std::size_t begin = reader.offset();
        auto game = readGame(reader);
        if (!game) return game.error();
        if (count == request.game)
            wanted.emplace(game::Kind::Reading{
                .game = std::move(*game), .begin = begin, .end = reader.offset(), .warnings = {}});
        if (request.progress && count % 256 == 0)
            request.progress(static_cast<double>(reader.offset()) / static_cast<double>(text.size() + 1));
    }
    if (!wanted) return reader.error(msgid("there are not so many games in this file"));
    wanted->count = count;
    return std::move(*wanted);
}

Result<void> readEachCaravan(std::string_view text, std::string_view file, const game::Kind::Intake& intake) {
    TextReader reader(text, file);
    std::size_t count = 0;
    for (reader.skipSpace(); !reader.atEnd() || count == 0; ++count) {
        if (intake.stop.stop_requested()) return reader.error(msgid("the reading was given up"));
        if (count == kMostGames) return reader.error(msgid("expected at most 100000 games"));
        const TextReader begin = reader;
        auto game = readGame(reader);
        if (game) {
            intake.take(std::move(*game));
        } else {
            intake.refuse(game.error());
            skipGame(reader = begin);
        }
        if (intake.progress && count % 256 == 0)
            intake.progress(static_cast<double>(reader.offset()) / static_cast<double>(text.size() + 1));
    }
    return {};
}

std::string writeCaravan(const Record& record) {
    std::string text;
    for (const auto& [name, value] : completeTags(record)) text += '[' + name + ' ' + inQuotes(value) + "]\n";
    return text + '\n' + turnsText(record) + '\n';
}

}  // namespace caravan::play
