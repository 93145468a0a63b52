#include "app/sound/Sounds.h"

#include <utility>

#include "app/common/Wake.h"

namespace app {
namespace {

constexpr std::size_t kRemembered = 400;  // number of cues kept for scripts

}  // namespace

audio::SoundSet soundSetOf(const scene::Theme& theme) {
    audio::SoundSet set;
    for (const auto& [name, files] : theme.sounds)
        if (const auto cue = audio::cueNamed(name))
            for (const std::filesystem::path& file : files) set[*cue].push_back(theme.folder / file);
    return set;
}

Sounds::Sounds(std::filesystem::path common, std::optional<audio::MixerThread::Device> device, base::Log& log)
    : common_(std::move(common)), log_(log) {
    if (device) device_.emplace(std::move(*device), &wakeLoop);
}

Sounds::~Sounds() {
    loading_.reset();
    if (mixer_) device_->close(std::move(mixer_));
}

void Sounds::setTheme(const scene::Theme& theme) {
    set_ = soundSetOf(theme);
    stale_ = awaitsLook_ = true;
}

void Sounds::load() {
    stale_ = false;
    loading_ = std::make_unique<BackgroundTask<audio::BankReading>>(
        [set = set_, common = common_](const std::stop_token& stop) -> base::Result<audio::BankReading> {
            return audio::readBank(set, audio::soundSetIn(common), stop);
        });
}

void Sounds::takeMixer() {
    if (auto mixer = device_->take()) {
        mixer_ = std::move(mixer);
        stale_ = true;
    }
    if (const auto problem = device_->takeProblem()) log_.info(problem->describe());
}

void Sounds::adopt(audio::BankReading reading, std::vector<base::Error>& problems) {
    bank_ = std::move(reading.bank);
    problems = std::move(reading.problems);
    playAmbience();
}

void Sounds::playAmbience() {
    setAmbienceGain();
    std::vector<audio::Sample>& ambiences = bank_[audio::Cue::Ambience];
    audio::Sample ambience = ambiences.empty() ? audio::Sample() : std::move(ambiences.front());
    ambiences.clear();
    audio::closeSeam(ambience);
    mixer_->setAmbience(std::move(ambience));
}

std::vector<base::Error> Sounds::update() {
    std::vector<base::Error> problems;
    if (!device_) return problems;
    if (!mixer_) takeMixer();
    if (std::exchange(awaitsLook_, false) && !mixer_) device_->open();
    if (loading_ && loading_->ready()) {
        auto loaded = loading_->take();
        loading_.reset();
        if (std::exchange(lost_, false))
            device_->replace(std::move(mixer_));
        else if (loaded)
            adopt(std::move(loaded).value(), problems);
        else
            problems.push_back(loaded.error());
    }
    if (mixer_ && stale_ && !loading_) load();
    if (mixer_) mixer_->endFadedAmbience();
    return problems;
}

void Sounds::setVolumes(const audio::Volumes& volumes) {
    volumes_ = volumes;
    setAmbienceGain();
}

void Sounds::setHidden(bool hidden) {
    if (std::exchange(hidden_, hidden) == hidden) return;
    setAmbienceGain();
    if (!hidden) awaitsLook_ = true;
}

void Sounds::reopen() {
    if (!device_) return;
    if (!loading_) return device_->replace(std::move(mixer_));
    // The task decodes with the mixer, so update() gives it back once the task has ended.
    lost_ = true;
    loading_->stop();
}

void Sounds::setAmbienceGain() {
    if (mixer_) mixer_->setAmbienceGain(hidden_ ? 0 : audio::gainOf(volumes_, audio::Bus::Ambience));
}

void Sounds::play(const audio::Sound& sound) {
    if (playedCues_.size() < kRemembered) playedCues_.push_back(sound.cue);
    const std::vector<audio::Sample>& variants = bank_[sound.cue];
    const float gain = audio::gainOf(volumes_, audio::busOf(sound.cue));
    if (!mixer_ || variants.empty() || gain <= 0) return;
    audio::Tone tone = variety_.varied(sound.cue, sound.tone);
    tone.gain *= gain;
    mixer_->play(audio::toned(variants[variety_.next(sound.cue, variants.size())], tone));
}

std::string Sounds::takeHeard() {
    std::string names;
    for (const audio::Cue cue : playedCues_)
        names.append(names.empty() ? "" : " ").append(audio::nameOf(cue));
    playedCues_.clear();
    return names;
}

}  // namespace app
