#include "scene/Entry.h"

namespace scene {
namespace {

using game::PieceState;
using game::PreviewPiece;

/// Pieces that make one sound together.
struct Handful {
    int count = 0;
    PieceState lowest;  ///< as it is shown
    PieceState heard;   ///< the same piece, in the state for the sound

    void add(const PieceState& shown, const PieceState& told) {
        if (count++ > 0 && shown.place.level >= lowest.place.level) return;
        lowest = shown;
        heard = told;
    }
};

}  // namespace

void showPreview(World& world, const std::vector<PreviewPiece>& preview) {
    Entities& entities = world.entities;
    std::vector<const PreviewPiece*> previewed(world.pieces.size());
    for (const PreviewPiece& piece : preview) previewed[piece.piece.id.value] = &piece;
    Handful lifted;
    Handful moved;
    entities.each<Piece>([&](ecs::Entity e, Piece& piece) {
        const PreviewPiece* const now = previewed[piece.state.id.value];
        const PieceState before = std::exchange(piece.shown, now ? now->piece : piece.state);
        const bool held = entities.has<InHand>(e);
        entities.set(e, Gliding{});
        if (now && now->inHand) {
            if (!held)
                lifted.add(piece.shown, piece.state);
            else if (!before.place.sameSpot(piece.shown.place))
                moved.add(piece.shown, piece.shown);
            entities.set(e, InHand{});
            entities.remove<Falling>(e);
        } else if (held) {
            entities.remove<InHand>(e);
            entities.set(e, Falling{});
        }
    });
    if (lifted.count > 0) queueSoundMoment(world, SoundMoment::Kind::Lift, lifted.heard, lifted.count, 0);
    if (moved.count > 0) queueSoundMoment(world, SoundMoment::Kind::Onwards, moved.heard, moved.count, 0);
}

}  // namespace scene
