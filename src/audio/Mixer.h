#pragma once

#include <array>
#include <atomic>
#include <memory>

#include "audio/Sample.h"
#include "base/Result.h"

struct Mix_Chunk;

namespace audio {

/// The program's audio device and the sounds that it plays: short sounds, and one background loop under them.
/// No call waits for the device. One thread at a time.
class Mixer {
  public:
    /// Opens the system's device; may take as long as the sound server does. The error says why there is
    /// none.
    [[nodiscard]] static base::Result<std::unique_ptr<Mixer>> open();
    ~Mixer();
    Mixer(const Mixer&) = delete;
    Mixer& operator=(const Mixer&) = delete;

    /// Starts a sound. If too many play already, the oldest one stops.
    void play(Sample sample);
    /// Fades to another background loop; an empty one is silence.
    void setAmbience(Sample loop);
    /// The volume of the background loop, as a factor; it changes smoothly.
    void setAmbienceGain(float gain);
    /// Ends a former background loop once it has faded out, and frees its memory; call now and then.
    void endFadedAmbience();
    /// The number of background loops that play: two while one fades to the other.
    [[nodiscard]] int ambiences() const;
    /// The number of sounds that play, without the background loop.
    [[nodiscard]] int voices() const;

  private:
    Mixer() = default;
    struct FreeChunk {
        void operator()(Mix_Chunk* chunk) const;
    };
    /// The sound that plays on one of SDL_mixer's channels, and must stay in memory meanwhile.
    struct Voice {
        Sample frames;
        std::unique_ptr<Mix_Chunk, FreeChunk> chunk;
        unsigned long started = 0;
    };
    /// SDL_mixer has 128 steps of volume: too few for quiet loops. So these are scaled here, on the device's
    /// thread.
    struct Ambience {
        Voice voice;
        std::atomic<float> wanted = 0;
        float now = 0;                     ///< used by the device's thread only
        std::atomic<bool> silent = false;  ///< it was mixed with volume 0 last
    };
    static constexpr int kVoices = 24;
    static constexpr int kAmbiences = 2;  ///< the channels after those of the voices

    void start(int channel, Voice& voice, Sample frames, int loops);
    static void scaleAmbience(int channel, void* stream, int bytes, void* ambience);
    static void limit(void* mixer, unsigned char* stream, int bytes);

    std::array<Voice, kVoices> voices_;
    std::array<Ambience, kAmbiences> ambiences_;
    int currentAmbience_ = 0;  ///< index of the loop that is fading in or playing
    float ambienceGain_ = 0;
    unsigned long count_ = 0;
    bool open_ = false;
};

}  // namespace audio
