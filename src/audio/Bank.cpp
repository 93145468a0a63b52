#include "audio/Bank.h"

#include <SDL_mixer.h>

#include <cstring>
#include <memory>

#include "base/Files.h"

namespace audio {
namespace {

using base::msgid;
namespace fs = std::filesystem;

constexpr std::size_t kLargestSound = std::size_t{16} << 20U;
constexpr std::size_t kLongest = std::size_t{300} * kRate * 2;  // floats: five minutes

struct FreeChunk {
    void operator()(Mix_Chunk* chunk) const { Mix_FreeChunk(chunk); }
};

struct CloseSource {
    void operator()(SDL_RWops* source) const { SDL_RWclose(source); }
};

std::vector<Sample> readVariants(const SoundSet::Files& files, std::vector<base::Error>& problems,
                                 const std::stop_token& stop) {
    std::vector<Sample> samples;
    for (const fs::path& file : files) {
        if (stop.stop_requested()) break;
        auto sample = readSound(file);
        if (sample)
            samples.push_back(std::move(*sample));
        else
            problems.push_back(sample.error());
    }
    return samples;
}

}  // namespace

base::Result<Sample> readSound(const fs::path& file) {
    const auto bytes = base::readFile(file, kLargestSound);
    if (!bytes) return bytes.error();
    // SDL_mixer 2.6 does not close an unreadable source that it was told to close, so this object does.
    const std::unique_ptr<SDL_RWops, CloseSource> source(
        SDL_RWFromConstMem(bytes->data(), static_cast<int>(bytes->size())));
    const std::unique_ptr<Mix_Chunk, FreeChunk> chunk(source ? Mix_LoadWAV_RW(source.get(), 0) : nullptr);
    if (!chunk)
        return base::Error{{msgid("the sound cannot be read: {why}"), {{"why", SDL_GetError()}}},
                           file.string()};
    const std::size_t floats = chunk->alen / sizeof(float);
    if (floats < 2) return base::Error{msgid("the sound is empty"), file.string()};
    if (floats > kLongest) return base::Error{msgid("the sound is longer than five minutes"), file.string()};
    Sample sample(floats / 2 * 2);
    std::memcpy(sample.data(), chunk->abuf, sample.size() * sizeof(float));
    return sample;
}

BankReading readBank(const SoundSet& wanted, const SoundSet& fallback, const std::stop_token& stop) {
    BankReading reading;
    for (std::size_t i = 0; i < kCueCount; ++i) {
        const auto cue = static_cast<Cue>(i);
        reading.bank[cue] = readVariants(wanted[cue], reading.problems, stop);
        if (reading.bank[cue].empty())
            reading.bank[cue] = readVariants(fallback[cue], reading.problems, stop);
    }
    return reading;
}

}  // namespace audio
