#pragma once

#include <cstddef>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "base/Result.h"
#include "game/Arrangements.h"
#include "game/Beliefs.h"
#include "game/Bot.h"
#include "game/Chance.h"
#include "game/Openings.h"
#include "game/Options.h"
#include "game/Program.h"
#include "game/Proofs.h"
#include "game/Puzzles.h"
#include "game/Record.h"
#include "game/Sides.h"
#include "game/WebPage.h"

namespace game {

class ExpectedEnds;
class PositionEditor;
class PositionKeys;
class Symmetries;

/// What lists of games call Kind::variantOf(); msgids.
struct VariantWords {
    std::string one;     ///< head of a column
    std::string all;     ///< the choice that shows all of them
    std::string filter;  ///< what that choice is for
    std::string by;      ///< heading above results
    /// Words that suit any game, and lists with several games.
    [[nodiscard]] static VariantWords neutral();
};

/// What is decided by who takes the first seat; msgids. By default that is who begins.
struct FirstSeat {
    std::string question;     ///< the form's: "Who begins"
    std::string answer;       ///< after lots were drawn: "{name} begins."
    std::string answerToYou;  ///< the same to that player
    /// Who begins in a position that was set up, the position says: there the seat's name is asked for
    /// instead.
    bool isWhoBegins = false;
    [[nodiscard]] static FirstSeat begins();
};

/// The entry point of a game for the shell: how it is set up, and how its files are read and written. One
/// object for each game, without state.
class Kind {
  public:
    virtual ~Kind() = default;
    /// Must never change: settings name it.
    [[nodiscard]] virtual std::string id() const = 0;
    /// Msgid, or a name that is the same in every language.
    [[nodiscard]] virtual std::string name() const = 0;
    /// The numbers of players that can play it, ascending; never empty.
    [[nodiscard]] virtual std::vector<int> playerCounts() const = 0;
    /// Msgid of the name of a seat ("White").
    [[nodiscard]] virtual std::string seatName(PlayerId player) const = 0;

    [[nodiscard]] virtual FirstSeat firstSeat(int /*players*/) const { return FirstSeat::begins(); }

    /// A short text without language, such as "5x5", that tells games with this start from other games. May
    /// be empty.
    [[nodiscard]] virtual std::string variantOf(const State&) const { return {}; }
    [[nodiscard]] virtual VariantWords variantWords() const { return VariantWords::neutral(); }
    /// How many turns at the beginning of a game lists show as its opening.
    [[nodiscard]] virtual int openingLength() const { return 6; }
    /// After how many turns of all players together a match of engines calls a game a draw, unless the match
    /// has a limit of its own. Several times as many as a usual game has. All parts of a turn count as one.
    [[nodiscard]] virtual int mostTurnsInMatches() const { return 300; }
    /// Whether a turn may have several moves, for each of which an engine gets its time.
    [[nodiscard]] virtual bool turnsHaveMoves() const { return false; }

    /// The number of players in a game with these values: the number under kPlayersKey, or else the nearest
    /// one that can play it (the smaller one of two that are as near). Without a number the first of
    /// playerCounts().
    [[nodiscard]] int playersOf(const OptionValues& values) const;
    /// Who wins together in a game with these values, as its start says (View::partnersOf()); everybody alone
    /// if there is no such game.
    [[nodiscard]] Sides sidesOf(const OptionValues& values) const;

    /// The options for these values: limits and defaults of one option may depend on the value of another.
    [[nodiscard]] virtual std::vector<OptionSpec> options(const OptionValues& values) const = 0;
    /// The values after a player has changed one option: values that fit only together with the old one are
    /// removed.
    [[nodiscard]] virtual OptionValues changed(OptionValues values, const std::string& key,
                                               const std::string& value) const;
    /// The start of a game; the same values and the same chance give the same one.
    [[nodiscard]] virtual base::Result<std::unique_ptr<State>> create(const OptionValues& values,
                                                                      Chance chance) const = 0;

    /// The bots that can take a seat, the weakest first, the same ones for as long as the program runs; there
    /// may be none.
    [[nodiscard]] virtual std::span<const Opponent> opponents() const { return {}; }
    /// Creates one of them; null for an unknown id.
    [[nodiscard]] virtual std::unique_ptr<Bot> createBot(std::string_view) const { return nullptr; }
    /// Whether its bots obey BotLimits::depth.
    [[nodiscard]] virtual bool searchesByDepth() const { return false; }
    /// Reads what its bots have learned, from this folder with the program's assets, for the whole program;
    /// call it before bots think. After an error bots are weaker. Blocks for some milliseconds.
    [[nodiscard]] virtual std::vector<base::Error> loadLearned(
        const std::filesystem::path& /*assets*/) const {
        return {};
    }
    /// Positions in which the strongest bot is measured.
    struct Bench {
        std::vector<std::string> positions = {};  ///< for readPosition(), from the opening to the end
        BotLimits limits = {};                    ///< with which the bot answers the same on every computer
    };
    /// Without positions there is no bench.
    [[nodiscard]] virtual Bench bench() const { return {}; }
    /// Openings for games with these values; null if games begin only at their start.
    [[nodiscard]] virtual std::unique_ptr<Openings> openings(const OptionValues&,
                                                             const OpeningRequest&) const {
        return nullptr;
    }

    /// Which game of a text is wanted, and how the reading reports back: `stop` ends it soon, with an error;
    /// `progress` gets a share from 0 to 1, a few hundred times at most, from the thread that reads.
    struct ReadRequest {
        std::size_t game = 0;     ///< from 0
        OptionValues given = {};  ///< agreed options, for texts that leave them open
        bool upToFault = false;   ///< a game with an error is read up to there
        std::stop_token stop = {};
        std::function<void(double share)> progress = {};
    };
    /// One game of a text. The other games were read and checked too, but only this one is kept, since a text
    /// may hold more games than fit in memory.
    struct Reading {
        Record game;
        std::size_t count = 1;  ///< of games in the text
        std::size_t begin = 0;  ///< the first byte of this game in base::plainText(text)
        std::size_t end = 0;
        std::vector<base::Error> warnings = {};  ///< errors of other games are among them
        std::optional<base::Error> fault = {};   ///< the game ends before it in the text
        /// Index of the turn after which the text wants the game to be shown (0: its start), if it says so.
        std::optional<std::size_t> shown = {};
        std::string name = {};  ///< of the game, if the text gives one beside its tags
    };
    /// Reads the wanted game, or fails; errors name file, line and column. Games read
    /// base::plainText(text). Callable from any thread.
    [[nodiscard]] virtual base::Result<Reading> read(std::string_view text, std::string_view file,
                                                     const ReadRequest& request) const = 0;
    /// The option that a text leaves open, so that read() refuses its first game, with the values with which
    /// it can be read. Nothing if no option helps. Callable from any thread.
    [[nodiscard]] virtual std::optional<OptionSpec> missingOption(std::string_view,
                                                                  const std::stop_token&) const {
        return {};
    }
    /// The callbacks of readAll(): all are called from the thread that reads, and none may throw.
    struct Intake {
        std::function<void(Record game)> take = {};            ///< each good game, in the order of the text
        std::function<void(base::Error problem)> refuse = {};  ///< each bad one: its first error
        std::function<void(base::Error doubt)> warn = {};      ///< about the game taken last; may be empty
        std::stop_token stop = {};
        std::function<void(double share)> progress = {};  ///< as in ReadRequest
        OptionValues given = {};                          ///< as in ReadRequest
    };
    /// Reads every game of a text in one pass, however many there are. Bad games do not stop the reading.
    /// Fails if the text as a whole cannot be read, or if `stop` was requested; games taken before that stay
    /// taken. Callable from any thread.
    virtual base::Result<void> readAll(std::string_view text, std::string_view file,
                                       const Intake& intake) const = 0;
    /// The game as a text. May take seconds, since it adds marks that need a search; callable from any
    /// thread.
    [[nodiscard]] virtual std::string write(const Record& game) const = 0;
    /// The same without those marks, in milliseconds: for saving after every turn.
    [[nodiscard]] virtual std::string writeAtOnce(const Record& game) const { return write(game); }
    /// The main line as this viewer saw it, turn by turn while it was played, as a text for people: nothing
    /// else goes into it, neither comments nor variations. While the game goes on, it leaves out what players
    /// have to remember. read() need not read it. Nothing if games hide nothing.
    [[nodiscard]] virtual std::optional<std::string> writeFor(const Record&, Viewer) const { return {}; }
    /// A view as a text for the program of a player far away (base/Fields.h), with nothing that its viewer
    /// may not know: positions that look alike to him give the same text.
    [[nodiscard]] virtual std::string writeView(const View& view) const = 0;
    /// Reads it: an equal view. An error for every text that is none; none crashes the program.
    [[nodiscard]] virtual base::Result<std::unique_ptr<const View>> readView(std::string_view text) const = 0;
    struct SetUp {
        std::unique_ptr<State> state;
        std::vector<base::Error> warnings;
        std::optional<base::Message> remark = {};  ///< what the reading has added to the text
    };
    /// Reads a position in the game's notation, as from the clipboard. The values hold agreed options that
    /// the text does not contain.
    [[nodiscard]] virtual base::Result<SetUp> readPosition(std::string_view text,
                                                           const OptionValues& values = {}) const = 0;
    /// The topics of View::remark(), by names that are never translated. Lessons name the topics that they
    /// cover.
    [[nodiscard]] virtual std::vector<std::string> topics() const { return {}; }
    /// Whether a text shows by what is in it that it is of this game: a game, a position, or what somebody
    /// saw of one, even if it cannot be read. It looks at the beginning only. Callable from any thread.
    [[nodiscard]] virtual bool recognises(std::string_view) const { return false; }
    /// Whether a text that is neither a game nor a position was probably meant as a position: then the player
    /// is shown the error of readPosition() instead of that of read().
    [[nodiscard]] virtual bool isMeantAsPosition(std::string_view) const { return false; }
    /// The extension of the game's files, with the dot.
    [[nodiscard]] virtual std::string extension() const = 0;
    /// Whether this game accepts a text from a file with this extension (with its dot; empty: from no file).
    /// By default the extension decides; case does not matter. Callable from any thread.
    [[nodiscard]] virtual bool claims(std::string_view text, std::string_view extension) const;

    // ---- what only some games give; null where a game does not. They last as long as the kind.

    /// How external programs that the player has added take a seat.
    [[nodiscard]] virtual const Programs* programs() const { return nullptr; }
    /// What can be proved about its positions.
    [[nodiscard]] virtual const Proofs* proofs() const { return nullptr; }
    /// What players arrange before a game and may want again.
    [[nodiscard]] virtual const Arrangements* arrangements() const { return nullptr; }
    /// What its players may believe about hidden pieces.
    [[nodiscard]] virtual const Beliefs* beliefs() const { return nullptr; }
    /// Its puzzles.
    [[nodiscard]] virtual const Puzzles* puzzles() const { return nullptr; }
    /// How its positions are expected to end (game/ExpectedEnds.h).
    [[nodiscard]] virtual const ExpectedEnds* expectedEnds() const { return nullptr; }
    /// The pages of the web that show it, the best known first; none where a game has none.
    [[nodiscard]] virtual std::vector<const WebPage*> webPages() const { return {}; }
    /// What tells its positions apart, so that games in which one was reached can be counted.
    [[nodiscard]] virtual const PositionKeys* positionKeys() const { return nullptr; }
    /// How its positions are set up by hand (game/PositionEditor.h).
    [[nodiscard]] virtual const PositionEditor* positionEditor() const { return nullptr; }
    /// How its games are turned and mirrored (game/Symmetries.h).
    [[nodiscard]] virtual const Symmetries* symmetries() const { return nullptr; }
};

}  // namespace game
