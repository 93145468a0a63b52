#include "audio/Mixer.h"

#include <SDL.h>
#include <SDL_mixer.h>

#include <algorithm>
#include <span>
#include <utility>

namespace audio {
namespace {

using base::msgid;

constexpr int kFramesAtOnce = 512;    // about 10 ms: a sound must not lag behind its picture
constexpr float kFadeSeconds = 1.2F;  // from full volume to silence

std::span<float> floatsOf(void* stream, int bytes) {
    return {static_cast<float*>(stream), static_cast<std::size_t>(bytes) / sizeof(float)};
}

}  // namespace

void Mixer::FreeChunk::operator()(Mix_Chunk* chunk) const { Mix_FreeChunk(chunk); }

base::Result<std::unique_ptr<Mixer>> Mixer::open() {
    std::unique_ptr<Mixer> mixer(new Mixer);
    const auto failed = [] {
        return base::Error{{msgid("there is no sound: {why}"), {{"why", SDL_GetError()}}}};
    };
    if (SDL_InitSubSystem(SDL_INIT_AUDIO) != 0) return failed();
    // SDL_mixer converts our format to the device's.
    if (Mix_OpenAudioDevice(kRate, AUDIO_F32SYS, 2, kFramesAtOnce, nullptr, 0) != 0) {
        const base::Error error = failed();
        SDL_QuitSubSystem(SDL_INIT_AUDIO);
        return error;
    }
    mixer->open_ = true;
    Mix_Init(MIX_INIT_OGG);
    Mix_AllocateChannels(kVoices + kAmbiences);
    Mix_SetPostMix(&Mixer::limit, nullptr);
    return mixer;
}

Mixer::~Mixer() {
    if (!open_) return;
    Mix_SetPostMix(nullptr, nullptr);
    Mix_HaltChannel(-1);
    for (Voice& voice : voices_) voice.chunk.reset();
    for (Ambience& ambience : ambiences_) ambience.voice.chunk.reset();
    Mix_CloseAudio();
    Mix_Quit();
    SDL_QuitSubSystem(SDL_INIT_AUDIO);
}

void Mixer::start(int channel, Voice& voice, Sample frames, int loops) {
    voice.frames = std::move(frames);
    voice.chunk.reset(Mix_QuickLoad_RAW(reinterpret_cast<Uint8*>(voice.frames.data()),
                                        static_cast<Uint32>(voice.frames.size() * sizeof(float))));
    voice.started = ++count_;
    if (voice.chunk) Mix_PlayChannel(channel, voice.chunk.get(), loops);
}

void Mixer::play(Sample sample) {
    if (sample.empty()) return;
    int chosen = 0;
    for (int channel = 0; channel < kVoices; ++channel) {
        if (Mix_Playing(channel) == 0) {
            chosen = channel;
            break;
        }
        if (voices_[static_cast<std::size_t>(channel)].started <
            voices_[static_cast<std::size_t>(chosen)].started)
            chosen = channel;
    }
    Mix_HaltChannel(chosen);
    start(chosen, voices_[static_cast<std::size_t>(chosen)], std::move(sample), 0);
}

void Mixer::setAmbience(Sample loop) {
    ambiences_[static_cast<std::size_t>(currentAmbience_)].wanted = 0;
    currentAmbience_ = 1 - currentAmbience_;
    Ambience& next = ambiences_[static_cast<std::size_t>(currentAmbience_)];
    const int channel = kVoices + currentAmbience_;
    Mix_HaltChannel(channel);
    next.voice = {};
    next.now = 0;
    next.silent = false;
    next.wanted = ambienceGain_;
    if (loop.empty()) return;
    // This must come after Mix_HaltChannel(), which removes the channel's effects, and before start(), which
    // plays at once.
    Mix_RegisterEffect(channel, &Mixer::scaleAmbience, nullptr, &next);
    start(channel, next.voice, std::move(loop), -1);
}

void Mixer::setAmbienceGain(float gain) {
    ambienceGain_ = gain;
    ambiences_[static_cast<std::size_t>(currentAmbience_)].wanted = gain;
}

void Mixer::endFadedAmbience() {
    Ambience& former = ambiences_[static_cast<std::size_t>(1 - currentAmbience_)];
    if (!former.voice.chunk || !former.silent) return;
    Mix_HaltChannel(kVoices + 1 - currentAmbience_);
    former.voice = {};
}

int Mixer::ambiences() const {
    int heard = 0;
    for (int i = 0; i < kAmbiences; ++i) heard += Mix_Playing(kVoices + i) != 0 ? 1 : 0;
    return heard;
}

int Mixer::voices() const {
    int heard = 0;
    for (int channel = 0; channel < kVoices; ++channel) heard += Mix_Playing(channel) != 0 ? 1 : 0;
    return heard;
}

// ---- on the device's thread ----

void Mixer::scaleAmbience(int, void* stream, int bytes, void* data) {
    Ambience& ambience = *static_cast<Ambience*>(data);
    const float wanted = ambience.wanted;
    constexpr float kStep = 1.0F / (kFadeSeconds * kRate);
    const std::span<float> frames = floatsOf(stream, bytes);
    for (std::size_t i = 0; i + 1 < frames.size(); i += 2) {
        ambience.now += std::clamp(wanted - ambience.now, -kStep, kStep);
        frames[i] *= ambience.now;
        frames[i + 1] *= ambience.now;
    }
    ambience.silent = wanted == 0 && ambience.now == 0;
}

void Mixer::limit(void*, unsigned char* stream, int bytes) {
    for (float& x : floatsOf(stream, bytes)) x = limited(x);
}

}  // namespace audio
