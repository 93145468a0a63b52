#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "game/Kind.h"

namespace game {

/// The tags of a game's text, in their order.
using Tags = std::vector<std::pair<std::string, std::string>>;
/// The value of a tag; nullptr if it is missing.
[[nodiscard]] const std::string* tagIn(const Tags& tags, std::string_view name);
/// Sets a tag, in its place if it is there already.
void setTag(Tags& tags, const std::string& name, std::string value);

/// The tag of a text that only tells what one viewer saw (writeTextFor()): "Player1" …, or "onlooker".
inline constexpr const char* kSeenBy = "SeenBy";
/// The viewer whom it names; nothing if it is missing or names none.
[[nodiscard]] std::optional<Viewer> toldViewer(const Tags& tags);

/// An error in the value of a tag, for TextFormat::start(): the tag's name stands for the file.
[[nodiscard]] base::Error inTag(std::string name, base::Error error);

/// The value of the tag of a game's text that holds its position, or else the whole text: a position by
/// itself.
[[nodiscard]] std::string_view positionIn(std::string_view text, std::string_view tag = "Position");

/// A text format for games that need no format of others: a line in brackets for each tag, then the turns.
/// Comments stand in braces after their turn, the game's own before the first one; "!" and "?" follow a turn.
/// A variation in round brackets replaces the turn before it. Numbers such as "12." and "|" are for readers
/// and are passed over; so is a result at the end, which the tag Result tells. Turns are as State and View
/// write them for the record.
class TextFormat {
  public:
    virtual ~TextFormat() = default;
    /// Value of the tag Game.
    [[nodiscard]] virtual std::string gameName() const = 0;
    /// The start that the tags describe; the error names the tags that are expected, or is inTag().
    [[nodiscard]] virtual base::Result<std::unique_ptr<State>> start(const Tags& tags) const = 0;
    /// The start of a game that is told as one viewer saw it: State::isTold(). The tag SeenBy names him.
    [[nodiscard]] virtual base::Result<std::unique_ptr<State>> toldStart(const Tags& tags) const;
    /// Sets the tags from which start() makes this start, and removes those that contradict them.
    virtual void describe(const State& start, Tags& tags) const = 0;
    /// The same for a text that only tells what this viewer saw: no tag may say more.
    virtual void describeFor(const State& start, Viewer, Tags& tags) const { describe(start, tags); }
    /// Adds to the tags of such a text what the viewer saw and no turn tells, such as the cards that he was
    /// dealt. Called for the start and after each turn.
    virtual void tellFor(const State& /*now*/, Viewer, Tags&) const {}
    /// The last turn as lists still tell it while the game goes on (View::earlierNotation()), with what can
    /// be seen on the table.
    [[nodiscard]] virtual std::string earlierWord(const State& now, Viewer viewer,
                                                  std::string_view played) const {
        return now.view(viewer)->earlierNotation(played);
    }
    /// Whether a text is a result of a game with this start.
    [[nodiscard]] virtual bool isResult(std::string_view text, const State& start) const = 0;
    /// What stands before a turn for readers, such as its number, with a blank after it; `begins`: it is the
    /// first one of a line, or follows a comment or a variation.
    [[nodiscard]] virtual std::string lead(const State& /*before*/, bool /*begins*/) const { return {}; }
};

/// Whether a text begins as a game of this format: the tag Game names it. Looks at the tags only.
[[nodiscard]] bool isGameOf(const TextFormat& format, std::string_view text);

/// Limits of a text; exceeding one is an error that names it. A game with comments on every turn has some
/// hundreds of turns.
inline constexpr std::size_t kMostTextTurns = 10'000;      ///< of a game, with its variations
inline constexpr std::size_t kDeepestTextVariation = 100;  ///< nesting of variations
inline constexpr std::size_t kMostTextGames = 100'000;     ///< of a text

/// As Kind::read(), of a text in UTF-8.
[[nodiscard]] base::Result<Kind::Reading> readText(const TextFormat& format, std::string_view text,
                                                   std::string_view file, const Kind::ReadRequest& request);
/// As Kind::readAll(); after a bad game it continues at the next line with a tag after a blank line.
[[nodiscard]] base::Result<void> readEachText(const TextFormat& format, std::string_view text,
                                              std::string_view file, const Kind::Intake& intake);
/// As Kind::write(): everything that readText() reads.
[[nodiscard]] std::string writeText(const TextFormat& format, const Record& record);
/// As Kind::writeFor(). The tags are those of the game's format, the names and the result. Of a game without
/// a result, turns are told as View::earlierNotation() does.
[[nodiscard]] std::string writeTextFor(const TextFormat& format, const Record& record, Viewer viewer);

}  // namespace game
