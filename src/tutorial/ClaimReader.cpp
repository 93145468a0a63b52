#include "tutorial/ClaimReader.h"

#include <map>
#include <utility>

namespace tutorial {
namespace {

using base::msgid;

/// The words of a claim with arguments, but for "after".
std::optional<Condition::Kind> kindNamed(const std::string& word) {
    static const std::map<std::string, Condition::Kind> kKinds{{"legal", Condition::Kind::Legal},
                                                               {"safe", Condition::Kind::Safe},
                                                               {"takes", Condition::Kind::Takes},
                                                               {"covers", Condition::Kind::Covers},
                                                               {"position", Condition::Kind::Position}};
    const auto found = kKinds.find(word);
    if (found == kKinds.end()) return {};
    return found->second;
}

/// Whether a word begins something new, and so ends a list of turns or places.
bool begins(const Token& token) {
    if (token.quoted) return false;
    return token.text == "not" || token.text == "after" || token.text == "nothing" || token.text == "reply" ||
           kindNamed(token.text) || conditionNamed(token.text);
}

/// Whether a condition compares the position with the one before the last turn.
bool needsTurn(Condition::Kind kind) {
    return kind == Condition::Kind::Takes || kind == Condition::Kind::Covers;
}

class ClaimReader {
  public:
    ClaimReader(const LessonLine& line, std::size_t& from, const game::View& names,
                const base::TextReader& reader)
        : line_(line), from_(from), names_(names), reader_(reader) {}

    base::Result<void> readInto(StepText& text) {
        const base::TextPosition begin = line_.tokens[from_++].at;  // of "claims"
        if (isNext("nothing")) return readReason(text);
        while (!atEnd()) {
            if (isNext("after")) {
                if (auto read = readAfter(); !read) return read;
                continue;
            }
            auto condition = readCondition();
            if (!condition) return condition.error();
            if (needsTurn(condition->kind) && condition->after.empty() && text.of != StepText::Of::Turn)
                return reader_.errorAt(condition->at, msgid("expected \"after\" and turns before this"));
            text.claims.push_back(std::move(*condition));
        }
        if (text.claims.empty()) return expectedCondition(begin);
        return {};
    }

  private:
    [[nodiscard]] bool atEnd() const { return from_ >= line_.tokens.size() || isNext("reply"); }
    [[nodiscard]] bool isNext(std::string_view word) const {
        return from_ < line_.tokens.size() && !line_.tokens[from_].quoted && line_.tokens[from_].text == word;
    }
    [[nodiscard]] base::Error expectedCondition(base::TextPosition at) const {
        return reader_.errorAt(at,
                               msgid("expected wins, draws, continues, threatens, forces, defends, stops, "
                                     "loses, legal, safe, takes, covers or position"));
    }

    base::Result<void> readReason(StepText& text) {
        const base::TextPosition at = line_.tokens[from_++].at;
        if (from_ >= line_.tokens.size() || !line_.tokens[from_].quoted || line_.tokens[from_].text.empty())
            return reader_.errorAt(at, msgid("expected why nothing can be proven, in double quotes"));
        text.claimsNothing = line_.tokens[from_++].text;
        return {};
    }

    base::Result<void> readAfter() {
        const base::TextPosition at = line_.tokens[from_++].at;
        after_ = arguments();
        if (after_.empty()) return reader_.errorAt(at, msgid("expected a turn"));
        if (atEnd()) return expectedCondition(line_.tokens[from_ - 1].at);
        return {};
    }

    base::Result<Condition> readCondition() {
        Condition condition;
        condition.at = line_.tokens[from_].at;
        condition.after = after_;
        const std::size_t begin = from_;
        if (isNext("not")) {
            condition.denied = true;
            if (++from_; atEnd()) return expectedCondition(condition.at);
        }
        if (auto read = readKind(condition); !read) return read.error();
        for (const std::string& turn : after_)
            condition.words += (condition.words.empty() ? "after " : " ") + turn;
        for (std::size_t i = begin; i < from_; ++i)
            condition.words += (condition.words.empty() ? "" : " ") + line_.tokens[i].text;
        return condition;
    }

    base::Result<void> readKind(Condition& condition) {
        const Token& word = line_.tokens[from_++];
        if (const auto turn = word.quoted ? std::nullopt : conditionNamed(word.text)) {
            condition.turn = *turn;
            return {};
        }
        const auto kind = word.quoted ? std::nullopt : kindNamed(word.text);
        if (!kind) return expectedCondition(word.at);
        condition.kind = *kind;
        if (*kind == Condition::Kind::Legal) {
            condition.turns = arguments();
            if (condition.turns.empty()) return reader_.errorAt(word.at, msgid("expected a turn"));
            return {};
        }
        if (*kind != Condition::Kind::Position) return readPlaces(word, condition);
        if (atEnd() || !line_.tokens[from_].quoted)
            return reader_.errorAt(word.at, msgid("expected a pattern in double quotes"));
        condition.turns = {line_.tokens[from_++].text};
        return {};
    }

    base::Result<void> readPlaces(const Token& word, Condition& condition) {
        for (; !atEnd() && !begins(line_.tokens[from_]); ++from_) {
            const Token& name = line_.tokens[from_];
            const auto place = names_.placeNamed(name.text);
            if (!place)
                return reader_.errorAt(name.at,
                                       {msgid("there is no place \"{place}\" here"), {{"place", name.text}}});
            condition.places.push_back(*place);
        }
        if (condition.places.empty()) return reader_.errorAt(word.at, msgid("expected a place"));
        return {};
    }

    /// The words up to one that begins something new.
    std::vector<std::string> arguments() {
        std::vector<std::string> all;
        for (; !atEnd() && !line_.tokens[from_].quoted && !begins(line_.tokens[from_]); ++from_)
            all.push_back(line_.tokens[from_].text);
        return all;
    }

    const LessonLine& line_;
    std::size_t& from_;
    const game::View& names_;
    const base::TextReader& reader_;
    std::vector<std::string> after_;  ///< that of the conditions to come
};

}  // namespace

std::optional<Expectation::Kind> conditionNamed(const std::string& name) {
    static const std::map<std::string, Expectation::Kind> kConditions{
        {"wins", Expectation::Kind::Wins},           {"draws", Expectation::Kind::Draws},
        {"continues", Expectation::Kind::Continues}, {"threatens", Expectation::Kind::Threatens},
        {"forces", Expectation::Kind::Forces},       {"defends", Expectation::Kind::Defends},
        {"stops", Expectation::Kind::Stops},         {"loses", Expectation::Kind::Loses}};
    const auto found = kConditions.find(name);
    if (found == kConditions.end()) return {};
    return found->second;
}

base::Result<void> readClaims(const LessonLine& line, std::size_t& from, const game::View& names,
                              const base::TextReader& reader, StepText& text) {
    return ClaimReader(line, from, names, reader).readInto(text);
}

}  // namespace tutorial
