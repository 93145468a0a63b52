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
    setTag(tags, "SeenBy", player ? "Player" + std::to_string(player->value + 1) : "onlooker");
    return tags;
}

/// Plays a legal action; returns its notation as this viewer read it, or while the game goes on, what he may
/// still read of it.
std::string playNotingFor(State& state, Action action, Viewer viewer, bool goesOn) {
    std::string before = state.view(viewer)->notation(state.actionFor(action, viewer));
    (void)state.apply(action);
    const std::string after = state.lastNotation(viewer);
    const std::string& read = after.empty() ? before : after;
    return goesOn ? state.view(viewer)->earlierNotation(read) : read;
}

}  // namespace

std::string writeTextFor(const TextFormat& format, const Record& record, Viewer viewer) {
    std::string text;
    addTags(text, tagsFor(format, record, viewer));
    text += '\n';
    const std::unique_ptr<State> state = record.start->clone();
    const bool goesOn = record.result == Record().result;
    std::size_t line = 0;
    for (std::size_t turn = 0; !record.turns[turn].children.empty();) {
        turn = record.turns[turn].children.front();
        std::string word = format.lead(*state, line == 0);
        word += playNotingFor(*state, record.turns[turn].action, viewer, goesOn);
        if (line > 0) {
            const bool fits = line + word.size() < kLineLength;
            text += fits ? ' ' : '\n';
            if (!fits) line = 0;
        }
        text += word;
        line += word.size() + 1;
    }
    return text + '\n';
}

std::string writeText(const TextFormat& format, const Record& record) {
    std::string text;
    addTags(text, completeTags(format, record));
    return text + '\n' + TurnWriter(format, record).write() + '\n';
}

}  // namespace game
