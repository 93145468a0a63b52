#include <algorithm>

#include "game/TextFormat.h"

namespace game {
namespace {

constexpr std::size_t kLineLength = 100;

std::string inQuotes(std::string_view value) {
    std::string text = "\"";
    for (const char letter : value) {
        if (letter == '"' || letter == '\\') text += '\\';
        text += letter == '\n' || letter == '\r' ? ' ' : letter;
    }
    return text + '"';
}

Tags completeTags(const TextFormat& format, const Record& record) {
    Tags tags = record.tags;
    if (tagIn(tags, "Game") == nullptr) tags.insert(tags.begin(), {"Game", ""});
    setTag(tags, "Game", format.gameName());
    format.describe(*record.start, tags);
    for (std::size_t player = 0; player < record.players.size(); ++player)
        setTag(tags, "Player" + std::to_string(player + 1), record.players[player]);
    setTag(tags, "Result", record.result);
    return tags;
}

/// Writes the turns of a record. Without recursion, since variations may be nested deeply.
class TurnWriter {
  public:
    TurnWriter(const TextFormat& format, const Record& record)
        : format_(format), record_(record), state_(record.start->clone()) {}

    std::string write() && {
        writeComments(record_.turns[0]);
        steps_.push_back({What::Continue, 0});
        while (!steps_.empty()) {
            const auto [what, turn] = steps_.back();
            steps_.pop_back();
            carryOut(what, turn);
        }
        return std::move(text_);
    }

  private:
    enum class What : std::uint8_t { Continue, Play, Open, Close, TakeBack };
    struct Step {
        What what;
        std::size_t turn;
    };

    void carryOut(What what, std::size_t turn) {
        switch (what) {
            case What::Continue:
                return goOn(turn);
            case What::Play:
                (void)state_->apply(record_.turns[turn].action);
                return;
            case What::Open:
                begins_ = true;
                open_ = "(";
                return writeTurn(turn);
            case What::Close:
                text_ += ')';
                begins_ = true;
                return;
            case What::TakeBack:
                (void)state_->undo();
                return;
        }
    }

    /// The turns after one. Variations come after their alternative and before its continuation.
    void goOn(std::size_t turn) {
        const auto& children = record_.turns[turn].children;
        if (children.empty()) return;
        writeTurn(children.front());
        std::vector<Step> next;
        for (std::size_t i = 1; i < children.size(); ++i) {
            const std::size_t child = children[i];
            next.insert(next.end(), {{What::Open, child}, {What::Play, child}, {What::Continue, child}});
            next.insert(next.end(), {{What::Close, child}, {What::TakeBack, child}});
        }
        next.insert(next.end(), {{What::Play, children.front()}, {What::Continue, children.front()}});
        steps_.push_back({What::TakeBack, children.front()});
        steps_.insert(steps_.end(), next.rbegin(), next.rend());
    }

    void writeTurn(std::size_t turn) {
        const Record::Turn& t = record_.turns[turn];
        add(format_.lead(*state_, begins_ || text_.empty()) + noted(t.action) + t.marks);
        begins_ = false;
        writeComments(t);
    }

    /// Leaves the state as it is.
    std::string noted(Action action) {
        std::string notation = playNoting(*state_, action);
        (void)state_->undo();
        return notation;
    }

    void writeComments(const Record::Turn& turn) {
        for (std::string comment : turn.comments) {
            std::replace(comment.begin(), comment.end(), '}', ')');
            add('{' + comment + '}');
            begins_ = true;
        }
    }

    /// Words stay whole; those in a comment are the writer's.
    void add(const std::string& words) {
        const std::size_t line = text_.size() - (text_.rfind('\n') + 1);
        if (!text_.empty()) text_ += line + words.size() < kLineLength ? ' ' : '\n';
        text_ += std::exchange(open_, {}) + words;
    }

    const TextFormat& format_;
    const Record& record_;
    std::unique_ptr<State> state_;  ///< before the next turn
    std::vector<Step> steps_;
    std::string text_;
    std::string open_;  ///< the bracket before the next word
    bool begins_ = true;
};

}  // namespace

namespace {

void addTags(std::string& text, const Tags& tags) {
    for (const auto& [name, value] : tags) text += '[' + name + ' ' + inQuotes(value) + "]\n";
}

Tags tagsFor(const TextFormat& format, const Record& record, Viewer viewer) {
    Tags tags{{"Game", format.gameName()}};
    format.describeFor(*record.start, viewer, tags);
    for (std::size_t player = 0; player < record.players.size(); ++player)
        setTag(tags, "Player" + std::to_string(player + 1), record.players[player]);
    setTag(tags, "Result", record.result);
    const auto player = viewer.player();
    setTag(tags, kSeenBy, player ? "Player" + std::to_string(player->value + 1) : "onlooker");
    return tags;
}

/// The turns of the main line as one viewer may read them, each with what stands before it.
class SeenTurns {
  public:
    SeenTurns(const TextFormat& format, const Record& record, Viewer viewer, Tags& tags)
        : format_(format),
          viewer_(viewer),
          tags_(tags),
          goesOn_(record.result == Record().result),
          state_(record.start->clone()) {
        format_.tellFor(*state_, viewer_, tags_);
        for (std::size_t turn = 0; !record.turns[turn].children.empty();) {
            turn = record.turns[turn].children.front();
            play(record.turns[turn].action);
        }
    }

    /// In lines, each of which begins with its number.
    [[nodiscard]] std::string text() const {
        std::string text;
        std::size_t line = 0;
        for (const Word& word : words_) {
            std::string next = (line == 0 ? word.first : word.lead) + word.notation;
            if (line > 0 && line + next.size() >= kLineLength) {
                text += '\n';
                line = 0;
                next = word.first + word.notation;
            } else if (line > 0) {
                text += ' ';
            }
            text += next;
            line += next.size() + 1;
        }
        return text;
    }

  private:
    struct Word {
        std::string first;  ///< what stands before it at the beginning of a line
        std::string lead;   ///< elsewhere
        std::string notation;
    };

    void play(Action action) {
        Word word{format_.lead(*state_, true), format_.lead(*state_, false),
                  state_->view(viewer_)->notation(state_->actionFor(action, viewer_))};
        (void)state_->apply(action);
        if (std::string after = state_->lastNotation(viewer_); !after.empty())
            word.notation = std::move(after);
        words_.push_back(std::move(word));
        for (const Unveiled& told : state_->unveiled(viewer_))
            words_[words_.size() - 1 - static_cast<std::size_t>(told.before)].notation = told.notation;
        // What has to be remembered of it. What a turn unveils is known for good.
        if (goesOn_) words_.back().notation = format_.earlierWord(*state_, viewer_, words_.back().notation);
        format_.tellFor(*state_, viewer_, tags_);
    }

    const TextFormat& format_;
    Viewer viewer_;
    Tags& tags_;
    bool goesOn_;
    std::unique_ptr<State> state_;
    std::vector<Word> words_;
};

}  // namespace

std::string writeTextFor(const TextFormat& format, const Record& record, Viewer viewer) {
    Tags tags = tagsFor(format, record, viewer);
    const SeenTurns turns(format, record, viewer, tags);
    std::string text;
    addTags(text, tags);
    return text + '\n' + turns.text() + '\n';
}

std::string writeText(const TextFormat& format, const Record& record) {
    std::string text;
    addTags(text, completeTags(format, record));
    return text + '\n' + TurnWriter(format, record).write() + '\n';
}

}  // namespace game
