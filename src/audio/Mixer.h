#pragma once

#include <array>
#include <atomic>
#include <memory>

#include "audio/Sample.h"
#include "base/Result.h"

struct Mix_Chunk;

namespace audio {

/// The one audio device of the program and what is heard on it at present: short sounds, and the air of a
/// place that repeats under them. Nothing here waits for the device. One thread at a time.
class Mixer {
  public:
    /// Opens the system's device; may take as long as its sound server does. The error says why there is
    /// none.
    [[nodiscard]] static base::Result<std::unique_ptr<Mixer>> open();
    ~Mixer();
    Mixer(const Mixer&) = delete;
    Mixer& operator=(const Mixer&) = delete;

    /// Heard from now on. Where too many are heard at once, the oldest gives way.
    void play(Sample sample);
    /// Another air fades in while the one before fades out; an empty one is silence.
    void setAir(Sample loop);
    /// How loud the air is, as a factor; it goes there in a moment.
    void setAirGain(float gain);
    /// Sounds that are being heard, air apart.
    [[nodiscard]] int voices() const;

  private:
    Mixer() = default;
    struct FreeChunk {
        void operator()(Mix_Chunk* chunk) const;
    };
    /// What is heard on one of the library's channels, and must outlive it.
    struct Voice {
        Sample frames;
        std::unique_ptr<Mix_Chunk, FreeChunk> chunk;
        unsigned long started = 0;
    };
    /// The library counts volumes in 128 steps: too few for a whisper. So the air is scaled here, on the
    /// device's thread.
    struct Air {
        Voice voice;
        std::atomic<float> wanted = 0;
        float now = 0;  ///< the device's thread only
    };
    static constexpr int kVoices = 24;
    static constexpr int kAirs = 2;  ///< the channels after those of the voices

    void start(int channel, Voice& voice, Sample frames, int loops);
    static void scaleAir(int channel, void* stream, int bytes, void* air);
    static void limit(void* mixer, unsigned char* stream, int bytes);

    std::array<Voice, kVoices> voices_;
    std::array<Air, kAirs> airs_;
    int air_ = 0;  ///< which of them is to be heard
    float airGain_ = 0;
    unsigned long count_ = 0;
    bool open_ = false;
};

}  // namespace audio
