#include "games/tactiki/engine/Observation.h"

#include <algorithm>
#include <array>
#include <optional>

namespace tactiki::engine {
namespace {

using rules::Act;
using rules::Board;
using rules::Field;
using rules::ownerOf;
using rules::Piece;
using rules::Played;
using rules::Side;

/// The situation of a top piece that can move; nothing for others.
std::optional<Situation> situationOf(const Board& board, Piece piece) {
    if (!board.onBoard(piece) || board.isFrozen(piece)) return {};
    const Field field = board.fieldOf(piece);
    if (board.topOf(field) != piece) return {};
    const Side side = ownerOf(piece);
    bool hidden = false;
    std::optional<rules::Rank> known;
    const auto look = [&](Field to) {
        const Piece top = board.topOf(to);
        if (top == rules::kNoPiece || ownerOf(top) == side || board.isFrozen(top)) return;
        if (!board.isShown(top))
            hidden = true;
        else
            known = std::max(known.value_or(0), board.rankOf(top));
    };
    look(Field(field.file(), field.row() + forward(side)));
    if (field.file() > 0) look(Field(field.file() - 1, field.row()));
    if (field.file() < rules::kWidth - 1) look(Field(field.file() + 1, field.row()));
    if (known) return static_cast<Situation>(static_cast<int>(Situation::Faces1) + *known - 1);
    if (hidden) return Situation::FacesHidden;
    return isStartField(field, side) ? Situation::Home : Situation::Away;
}

/// The moves of one turn, by the pieces that made them.
class Turn {
  public:
    void add(const Played& played) {
        const Act& act = played.act;
        const Piece piece = played.before.pieceAt(act.from, act.level);
        const bool ahead = act.to.row() != act.from.row();
        const Conduct now = !played.blows.empty() ? Conduct::Attacked
                            : ahead               ? Conduct::Advanced
                                                  : Conduct::WentAside;
        Conduct& conduct = conduct_[static_cast<std::size_t>(piece)];
        if (conduct != Conduct::Advanced || now == Conduct::Attacked) conduct = now;
    }
    [[nodiscard]] Conduct of(Piece piece) const { return conduct_[static_cast<std::size_t>(piece)]; }

  private:
    std::array<Conduct, rules::kPieces> conduct_{};
};

void addTurn(std::vector<Observation>& all, const Board& before, const Turn& turn, std::size_t start) {
    const Piece first = rules::firstOf(before.toMove());
    for (Piece piece = first; piece < first + rules::kPiecesEach; ++piece) {
        if (before.isShown(piece)) continue;
        if (const auto situation = situationOf(before, piece))
            all.push_back(
                {.piece = piece, .situation = *situation, .conduct = turn.of(piece), .turnStart = start});
    }
}

}  // namespace

std::vector<Observation> observationsOf(const rules::Position& game, Side side) {
    std::vector<Observation> all;
    const auto& past = game.past();
    for (std::size_t i = 0; i < past.size(); ++i) {
        if (past[i].side != side || past[i].before.stage() != rules::Stage::First) continue;
        if (past[i].act.kind == Act::Kind::Reincarnation) {
            all.push_back({.piece = past[i].before.pile(side).back(), .returned = true, .turnStart = i});
            continue;
        }
        if (past[i].act.kind != Act::Kind::Move) continue;
        Turn turn;
        turn.add(past[i]);
        const std::size_t next = i + 1;
        const Board& after = next < past.size() ? past[next].before : game.board();
        if (after.stage() == rules::Stage::Second) {
            if (next == past.size()) break;  // what has stayed so far may still move
            turn.add(past[next]);
        }
        addTurn(all, past[i].before, turn, i);
    }
    return all;
}

}  // namespace tactiki::engine
