#include "app/sound/MomentSounds.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace app {
namespace {

using audio::Cue;
using audio::Sound;
using audio::Tone;
using scene::SoundMoment;

constexpr float kUsualSpeed = 0.45F;    // metres a second, for a piece that is put down
constexpr float kLoudest = 3;           // dB
constexpr float kSoftest = -12;         // dB
constexpr float kUsualLying = 0.0230F;  // metres: size of the pieces for which the sounds were recorded
constexpr float kUsualFoot = 0.0338F;
constexpr float kUsualThin = 0.0115F;
constexpr float kUsualPeg = 0.0195F;
constexpr float kTallest = 10;          // pieces below, beyond which the sound stays the same
constexpr float kCasual = -7;           // dB
constexpr double kCasualApart = 0.045;  // seconds: many pieces at once sound like a rustle, not like a bang
constexpr double kShownApart = 0.4;     // seconds: both sides of one fight are shown with one sound
constexpr double kShuffledApart = 1.2;  // seconds: all sheets of a heap are mixed with one sound
constexpr float kWidth = 0.35F;         // how far sounds move to the left and right
constexpr std::array<int, 5> kSteps{0, 2, 4, 7, 9};  // semitones of the pentatonic scale

float factor(float decibels) { return std::pow(10.0F, decibels / 20); }

bool inHole(const scene::Contact& contact) {
    return contact.stance == scene::Stance::InHole || contact.stance == scene::Stance::Driven;
}

Cue landingInHole(const scene::Contact& contact) {
    if (contact.ground == scene::Ground::Supply) return Cue::PegBack;
    return contact.stance == scene::Stance::Driven ? Cue::Drive : Cue::Peg;
}

Cue landingOf(const scene::Contact& contact) {
    if (inHole(contact)) return landingInHole(contact);
    if (contact.thin) return contact.stance == scene::Stance::OnEdge ? Cue::SheetStand : Cue::Sheet;
    if (contact.ground == scene::Ground::Supply) return Cue::Back;
    const bool onPiece = contact.ground == scene::Ground::Piece;
    if (contact.stance == scene::Stance::OnFoot) return onPiece ? Cue::HeavyOn : Cue::Heavy;
    if (contact.stance == scene::Stance::OnEdge) return Cue::Stand;
    return onPiece ? Cue::LayOn : Cue::Lay;
}

/// How a stage sounds in which pieces touch down for another reason than a move.
Cue landingIn(const SoundMoment& moment) {
    switch (moment.reason) {
        case game::Reason::Show:
            return Cue::Show;
        case game::Reason::Settle:
            return Cue::Settle;
        case game::Reason::Complete:
            return Cue::Complete;
        case game::Reason::Move:
        case game::Reason::Hide:
        case game::Reason::Capture:
        case game::Reason::Deal:
        case game::Reason::Pass:
        case game::Reason::Shuffle:
            break;
    }
    return landingOf(moment.contact);
}

Cue liftOf(const scene::Contact& contact) {
    if (contact.thin) return Cue::SheetLift;
    return inHole(contact) ? Cue::PegLift : Cue::Lift;
}

Cue cueOf(const SoundMoment& moment) {
    if (moment.contact.thin && moment.reason == game::Reason::Shuffle) return Cue::Shuffle;
    const bool aside = moment.contact.ground == scene::Ground::Supply;
    switch (moment.kind) {
        case SoundMoment::Kind::Sink:
            return aside ? Cue::Lift : Cue::Sink;
        case SoundMoment::Kind::Rise:
            return aside ? Cue::Back : Cue::Rise;
        case SoundMoment::Kind::Hurl:
            return Cue::Hurl;
        case SoundMoment::Kind::Recoil:
            return Cue::Clash;
        case SoundMoment::Kind::Lift:
            return liftOf(moment.contact);
        case SoundMoment::Kind::Onwards:
            return moment.contact.thin ? Cue::SheetLift : Cue::Slide;
        case SoundMoment::Kind::Exchange:
            return Cue::Exchange;
        case SoundMoment::Kind::Tip:
            return Cue::Topple;
        case SoundMoment::Kind::Light:
            return Cue::Decide;
        case SoundMoment::Kind::Land:
            break;
    }
    return landingIn(moment);
}

/// Metres: the size of the pieces for which the sounds of this contact were made.
float usualSize(const scene::Contact& contact) {
    if (contact.thin) return kUsualThin;
    if (inHole(contact)) return kUsualPeg;
    return contact.stance == scene::Stance::OnFoot ? kUsualFoot : kUsualLying;
}

/// A piece of twice the size sounds an octave lower.
float pitchOf(const SoundMoment& moment, const scene::Theme& theme) {
    float pitch = moment.size > 0 ? -12 * std::log2(moment.size / usualSize(moment.contact)) : 0;
    if (moment.material.value < theme.materials.size()) pitch += theme.materials[moment.material.value].pitch;
    return std::clamp(pitch, -9.0F, 9.0F);
}

/// A tall pile is springy: its sound is duller and lower.
void pileBeneath(Tone& tone, float pieces) {
    tone.pitch -= 0.32F * pieces;
    tone.brightness -= 0.025F * pieces;
}

void struck(Tone& tone, float speed) {
    const float decibels = 9 * std::log10(std::max(speed, 0.01F) / kUsualSpeed);
    tone.gain *= factor(std::clamp(decibels, kSoftest, kLoudest));
    tone.brightness = std::clamp(0.9F + 0.028F * decibels, 0.45F, 1.0F);
}

/// A piece that steps from hole to hole is heard to climb.
float climbOf(const SoundMoment& moment) {
    constexpr float kSemitones = 0.6F;
    constexpr int kHighest = 12;
    const bool steps = moment.kind == SoundMoment::Kind::Land && inHole(moment.contact) && !moment.casual;
    return steps ? kSemitones * static_cast<float>(std::min(moment.step, kHighest)) : 0;
}

Sound noteOf(int place) {
    const auto steps = static_cast<int>(kSteps.size());
    const int octave = std::min(place / steps, 1);
    const int step = place < 2 * steps ? place % steps : steps - 1;
    return {Cue::Decide, {.pitch = static_cast<float>(12 * octave + kSteps[static_cast<std::size_t>(step)])}};
}

}  // namespace

std::vector<Sound> MomentSounds::soundsOf(const SoundMoment& heard, const scene::Theme& theme, float pan,
                                          float delay) {
    if (heard.casual && heard.kind != SoundMoment::Kind::Onwards) {
        if (heard.time - lastCasual_ < kCasualApart && heard.time >= lastCasual_) return {};
        lastCasual_ = heard.time;
    }
    Sound sound{cueOf(heard), {}};
    if (sound.cue == Cue::Show) {
        if (heard.time - lastShown_ < kShownApart && heard.time >= lastShown_) return {};
        lastShown_ = heard.time;
    }
    if (sound.cue == Cue::Shuffle) {
        if (heard.time - lastShuffled_ < kShuffledApart && heard.time >= lastShuffled_) return {};
        lastShuffled_ = heard.time;
    }
    if (heard.kind == SoundMoment::Kind::Light)
        sound = noteOf(heard.count);
    else if (sound.cue != Cue::Complete)  // which is a chord
        sound.tone.pitch = pitchOf(heard, theme) + climbOf(heard);
    sound.tone.pan = kWidth * std::clamp(pan, -1.0F, 1.0F);
    sound.tone.delay = std::max(delay, 0.0F);
    if (heard.casual) sound.tone.gain *= factor(kCasual);
    const auto beneath = std::min(static_cast<float>(heard.piece.place.level), kTallest);
    std::vector<Sound> sounds;
    if (heard.kind == SoundMoment::Kind::Land || heard.kind == SoundMoment::Kind::Tip) {
        struck(sound.tone, heard.kind == SoundMoment::Kind::Tip ? kUsualSpeed : heard.speed);
        // Sheets lie firmly, however many there are.
        const bool onPile = heard.contact.ground == scene::Ground::Piece && !heard.contact.thin;
        if (onPile) pileBeneath(sound.tone, beneath);
        // A piece that lands on a tall pile makes the pile shift.
        if (onPile && beneath >= 3 && !heard.casual) {
            Sound shift{Cue::LayOn, sound.tone};
            shift.tone.gain *= factor(-19 + 0.6F * beneath);
            shift.tone.pitch -= 1.5F;
            shift.tone.delay += 0.034F;
            sounds.push_back(shift);
        }
    } else if (heard.count > 1 && heard.kind != SoundMoment::Kind::Light) {
        const auto more = static_cast<float>(std::min(heard.count, 8) - 1);
        sound.tone.gain *= factor(0.6F * more);
        sound.tone.pitch -= 0.4F * more;
    }
    sounds.insert(sounds.begin(), sound);
    return sounds;
}

}  // namespace app
