#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "games/tactiki/rules/Act.h"
#include "games/tactiki/rules/Rules.h"
#include "games/tactiki/rules/Unseen.h"

namespace tactiki::rules {

/// What is due next. A turn has two moves (rule 6).
enum class Stage : std::uint8_t { SetUp, First, Second };

/// Why the game is over.
enum class Ending : std::uint8_t {
    None,
    Statue,      ///< rule 2
    OutOfReach,  ///< neither side can reach five any more (rule 15)
    Repetition,  ///< the third time of a public position (rule 17); only Position knows it
    QuietTurns   ///< too many turns without a forward move, a fight or a reincarnation (rule 18)
};
inline constexpr int kMostQuietTurns = 40;

/// The defeated pieces of a player.
class Pile {
  public:
    [[nodiscard]] int size() const { return size_; }
    [[nodiscard]] bool empty() const { return size_ == 0; }
    [[nodiscard]] Piece operator[](int slot) const { return pieces_[static_cast<std::size_t>(slot)]; }
    [[nodiscard]] const Piece* begin() const { return pieces_.data(); }
    [[nodiscard]] const Piece* end() const { return pieces_.data() + size_; }
    [[nodiscard]] Piece back() const { return (*this)[size_ - 1]; }
    void push(Piece piece) { pieces_[static_cast<std::size_t>(size_++)] = piece; }
    void pop() { pieces_[static_cast<std::size_t>(--size_)] = kNoPiece; }
    friend bool operator==(const Pile&, const Pile&) = default;

  private:
    std::array<Piece, kPiecesEach> pieces_{kNoPiece, kNoPiece, kNoPiece, kNoPiece, kNoPiece,
                                           kNoPiece, kNoPiece, kNoPiece, kNoPiece, kNoPiece};
    std::int8_t size_ = 0;
};

/// One position without its past, of some 300 bytes; the engine's search copies a smaller one. In a viewer's
/// board some ranks are unknown; then acts whose effect depends on them must not be played.
class Board {
  public:
    /// Before the set-up.
    explicit Board(Rules rules = {});

    [[nodiscard]] const Rules& rules() const { return rules_; }
    [[nodiscard]] Stage stage() const { return stage_; }
    /// The player to move; during the set-up Tiki, as long as he owes it.
    [[nodiscard]] Side toMove() const { return toMove_; }
    [[nodiscard]] bool hasSetUp(Side side) const { return ready_[side == Side::Tac]; }
    /// The number of the present turn of one player, from 1; 0 during the set-up.
    [[nodiscard]] int turn() const { return turn_; }
    /// Turns in a row without a forward move, a fight or a reincarnation.
    [[nodiscard]] int quietTurns() const { return quiet_; }
    [[nodiscard]] Ending ending() const { return ending_; }
    /// Who has completed a statue.
    [[nodiscard]] std::optional<Side> winner() const;
    /// Where it stands.
    [[nodiscard]] Field statue() const { return statue_; }

    // ---- what stands where
    [[nodiscard]] Piece topOf(Field field) const { return top_[at(field)]; }
    [[nodiscard]] Piece below(Piece piece) const { return below_[at(piece)]; }
    /// Only of a piece on the board.
    [[nodiscard]] Field fieldOf(Piece piece) const { return Field::fromIndex(where_[at(piece)]); }
    [[nodiscard]] bool onBoard(Piece piece) const { return where_[at(piece)] >= 0; }
    [[nodiscard]] bool inPile(Piece piece) const { return where_[at(piece)] == kInPile; }
    [[nodiscard]] const Pile& pile(Side side) const { return piles_[side == Side::Tac]; }
    /// From the bottom up.
    [[nodiscard]] std::vector<Piece> column(Field field) const;
    /// Pieces below this one.
    [[nodiscard]] int levelOf(Piece piece) const;
    /// The piece of a column with `level` others below it; the column must have it.
    [[nodiscard]] Piece pieceAt(Field field, int level) const;
    /// The pieces of a player in a column.
    [[nodiscard]] int countOf(Side side, Field field) const;
    /// The most pieces of a player on one start field of his opponent.
    [[nodiscard]] int bestStatue(Side side) const;
    /// On an enemy start field (rule 9).
    [[nodiscard]] bool isFrozen(Piece piece) const {
        return onBoard(piece) && isStartField(fieldOf(piece), !ownerOf(piece));
    }

    // ---- ranks
    [[nodiscard]] Rank rankOf(Piece piece) const { return rank_[at(piece)]; }
    /// Whether everybody knows its rank, since it was shown, or came back as the only rank in the pile.
    [[nodiscard]] bool isShown(Piece piece) const { return (shown_ >> piece & 1U) != 0; }
    [[nodiscard]] const Unseen& unseen(Side side) const { return unseen_[side == Side::Tac]; }
    /// The ranks that the pile and the reborn unseen pieces have together, as everybody knows.
    [[nodiscard]] RankCounts lying(Side side) const;
    /// The ranks of which at least one may lie in the pile, as everybody knows.
    [[nodiscard]] std::vector<Rank> possibleInPile(Side side) const;
    /// The carved figure, from 0 to 9, by which its owner knows a piece: those of rank r are 2r - 2 and
    /// 2r - 1. The others cannot tell which one comes back from the pile under which number.
    [[nodiscard]] int figureOf(Piece piece) const { return figure_[at(piece)]; }

    // ---- acts
    /// The legal acts of the player to move, in a fixed order; none during the set-up and after the end. He
    /// must know the ranks in his pile.
    void addLegalActs(std::vector<Act>& acts) const;
    [[nodiscard]] std::vector<Act> legalActs() const;
    /// Set-ups are legal for whoever owes one.
    [[nodiscard]] bool isLegal(const Act& act) const;
    [[nodiscard]] bool hasMove() const;
    [[nodiscard]] bool canReincarnate() const;
    /// Plays a legal act; returns the blows of an attack.
    Blows play(const Act& act);
    /// Goes on by an act that somebody saw, as actTold() checks it; ranks that he did not see are unknown.
    /// Only the ranks and results of the blows matter. What everybody knows of hidden ranks is not kept.
    Blows tell(const Act& act, const Blows& seen);

    /// Ends the game as a draw: Position knows the positions before.
    void endByRepetition() { ending_ = Ending::Repetition; }
    /// Two boards at the start of a turn have equal keys if and only if their public positions are the same
    /// (rule 17), but for a chance of 2^-64.
    [[nodiscard]] std::uint64_t publicKey() const;

    // ---- for positions that are set up, and for what viewers know
    /// What is due in a position that is set up.
    struct Due {
        Side side = Side::Tiki;
        Stage stage = Stage::First;
        int turn = 1;
        int quietTurns = 0;
        bool eventful = false;  ///< in the second stage: the first move was no quiet one
    };
    void stand(Piece piece, Field field, Rank rank, bool shown);
    void lay(Piece piece, Rank rank);
    void setDue(const Due& due);
    [[nodiscard]] Due due() const { return {toMove_, stage_, turn_, quiet_, eventful_}; }
    void setReady(Side side) { ready_[side == Side::Tac] = true; }
    Unseen& unseenOf(Side side) { return unseen_[side == Side::Tac]; }
    void setRank(Piece piece, Rank rank) { rank_[at(piece)] = rank; }
    void setFigure(Piece piece, int figure) { figure_[at(piece)] = static_cast<std::uint8_t>(figure); }
    /// Takes a player's pieces off the board: others do not see a set-up before theirs is made.
    void hideSetUp(Side side);
    /// Finds the statue, or that no move is possible; for a position that was set up.
    void judge();

    friend bool operator==(const Board&, const Board&) = default;

  private:
    static constexpr std::int8_t kInPile = -1;
    static constexpr std::int8_t kOffBoard = -2;
    [[nodiscard]] static constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }
    [[nodiscard]] static constexpr std::size_t at(Field field) { return at(field.index()); }

    [[nodiscard]] bool mayLeave(Piece piece) const;
    [[nodiscard]] bool mayEnter(Side side, Field to) const;
    template <class Visitor>
    bool eachMove(Visitor visit) const;

    void setUp(const Act& act);
    /// `seen`: the fights of a game that is told.
    Blows carryOut(const Act& act, const Blows* seen = nullptr);
    /// Fights down the column from its top; whether the attacker is still on the board.
    bool attack(Piece attacker, Field to, Blows& blows, const Blows* seen);
    void name(Piece piece, Rank rank);
    void comeBack(const Act& act);
    void show(Piece piece);
    [[nodiscard]] bool oneRankLies(Side side) const;
    void bringForward(const Pile& pile, Rank rank);
    void reincarnate(const Act& act);
    void take(Piece piece);
    void put(Piece piece, Field field);
    void defeat(Piece piece);
    void endTurn();
    [[nodiscard]] bool canReachFive(Side side) const;

    std::array<Piece, kFields> top_;
    std::array<Piece, kPieces> below_;
    std::array<std::int8_t, kPieces> where_;
    std::array<Rank, kPieces> rank_{};
    std::array<std::uint8_t, kPieces> figure_{};
    std::array<Pile, kSides> piles_;
    std::array<Unseen, kSides> unseen_;
    std::uint32_t shown_ = 0;  ///< bit by piece
    Rules rules_;
    std::array<bool, kSides> ready_{};
    Stage stage_ = Stage::SetUp;
    Side toMove_ = Side::Tiki;
    Ending ending_ = Ending::None;
    Field statue_ = {};
    bool eventful_ = false;  ///< the present turn had a forward move, a fight or a reincarnation
    std::uint8_t quiet_ = 0;
    int turn_ = 0;
};

}  // namespace tactiki::rules
