#include "games/tactiki/engine/Features.h"

#include <algorithm>
#include <cstdlib>

#include "games/tactiki/engine/Race.h"

namespace tactiki::engine {
namespace {

using rules::Field;
using rules::ownerOf;
using rules::Piece;
using rules::Side;

/// The worth of a threatened piece by rank; its scale is that of the weights.
constexpr std::array<float, rules::kHighestRank + 1> kPrey = {0, 0.9F, 0.8F, 1, 1.3F, 1.6F};

/// The features of one player; threats are those that he makes.
struct Portrait {
    Features features{};
    float threats = 0;
};

bool beats(const World& world, Piece attacker, Field to) {
    const Piece defender = world.topOf(to);
    return defender != rules::kNoPiece && ownerOf(defender) != ownerOf(attacker) &&
           rules::fight(world.rankOf(attacker), world.rankOf(defender)) == rules::FightResult::Won;
}

/// What a free top piece could beat with one move.
float threatsOf(const World& world, Piece piece) {
    const Side side = ownerOf(piece);
    const Field field = world.fieldOf(piece);
    const int file = field.file();
    float prey = 0;
    const auto look = [&](Field to) {
        if (beats(world, piece, to)) prey = std::max(prey, kPrey[world.rankOf(world.topOf(to))]);
    };
    look(Field(file, field.row() + forward(side)));
    if (isStartField(field, side) && !world.rules().sideways) return prey;  // those at home are frozen
    if (file > 0) look(Field(file - 1, field.row()));
    if (file < rules::kWidth - 1) look(Field(file + 1, field.row()));
    return prey;
}

void addFree(Portrait& portrait, const World& world, Piece piece) {
    const Side side = ownerOf(piece);
    const Field field = world.fieldOf(piece);
    Features& features = portrait.features;
    const int rank = world.rankOf(piece) - 1;
    features[static_cast<std::size_t>(kFree1 + rank)] += 1;
    features[static_cast<std::size_t>(kAdvance1 + rank)] +=
        static_cast<float>(std::abs(field.row() - startRow(side)));
    if (world.topOf(field) != piece) return;
    features[kMobile] += 1;
    portrait.threats += threatsOf(world, piece);
}

void addPiece(Portrait& portrait, const World& world, Piece piece) {
    const Side side = ownerOf(piece);
    Features& features = portrait.features;
    if (world.inPile(piece)) {
        features[static_cast<std::size_t>(kPile1 + world.rankOf(piece) - 1)] += 1;
        return;
    }
    if (!world.onBoard(piece)) return;
    const Field field = world.fieldOf(piece);
    if (isStartField(field, !side)) {
        features[kFrozen] += 1;
        return;
    }
    const Piece top = world.topOf(field);
    if (ownerOf(top) == side)
        addFree(portrait, world, piece);
    else if (!isStartField(field, side))
        features[kCovered] += 1;
}

void addRace(Features& features, const World& world, Side side) {
    Race race = raceOf(world, side);
    if (side == world.toMove()) race.steps = std::max(0, race.steps - (world.second() ? 1 : 2));
    features[kRace] = static_cast<float>(race.steps);
    features[kNearness] = 10.0F / static_cast<float>(2 + race.steps);
    for (Piece piece = world.topOf(Field(race.file, startRow(!side)));
         piece != rules::kNoPiece && ownerOf(piece) != side; piece = world.below(piece))
        features[kGuards] += 1;
}

Portrait portraitOf(const World& world, Side side) {
    Portrait portrait;
    const Piece first = rules::firstOf(side);
    for (Piece piece = first; piece < first + rules::kPiecesEach; ++piece) addPiece(portrait, world, piece);
    Features& features = portrait.features;
    int best = 0;
    for (int file = 0; file < rules::kWidth; ++file) {
        best = std::max(best, world.statueAt(side, file));
        features[kHomesTaken] += world.statueAt(!side, file) > 0 ? 1.0F : 0.0F;
    }
    features[kStatueSquared] = static_cast<float>(best * best);
    addRace(features, world, side);
    return portrait;
}

}  // namespace

Features featuresOf(const World& world) {
    const Portrait own = portraitOf(world, world.toMove());
    const Portrait other = portraitOf(world, !world.toMove());
    Features features;
    for (std::size_t i = 0; i < kFeatures; ++i) features[i] = own.features[i] - other.features[i];
    features[kThreats] = own.threats;
    features[kThreatened] = -other.threats;
    features[kTurn] = world.second() ? 0.5F : 1.0F;
    return features;
}

}  // namespace tactiki::engine
