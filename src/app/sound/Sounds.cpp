#include "app/sound/Sounds.h"

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

Sounds::Sounds(std::filesystem::path common, bool device, base::Log& log)
    : common_(std::move(common)), device_(device), log_(log) {}

void Sounds::setTheme(const scene::Theme& theme) {
    set_ = soundSetOf(theme);
    stale_ = true;
}

void Sounds::load() {
    stale_ = false;
    loading_ =
        std::make_unique<BackgroundTask<Loaded>>([set = set_, common = common_, open = mixer_ == nullptr](
                                                     const std::stop_token& stop) -> base::Result<Loaded> {
            Loaded loaded;
            if (open) {
                auto mixer = audio::Mixer::open();
                if (!mixer) {
                    loaded.noDevice = mixer.error();
                    return base::Result<Loaded>(std::move(loaded));
                }
                loaded.mixer = std::move(*mixer);
            }
            loaded.reading = audio::readBank(set, audio::soundSetIn(common), stop);
            return base::Result<Loaded>(std::move(loaded));
        });
}

void Sounds::adopt(Loaded loaded, std::vector<base::Error>& problems) {
    if (lost_) return;
    if (loaded.noDevice) {
        log_.info(loaded.noDevice->describe());
        return;
    }
    if (loaded.mixer) mixer_ = std::move(loaded.mixer);
    bank_ = std::move(loaded.reading.bank);
    problems = std::move(loaded.reading.problems);
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
    if (loading_ && loading_->ready()) {
        auto loaded = loading_->take();
        loading_.reset();
        if (loaded)
            adopt(std::move(loaded).value(), problems);
        else
            problems.push_back(loaded.error());
        if (std::exchange(lost_, false)) mixer_.reset();
    }
    if (device_ && stale_ && !loading_) load();
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
    if (!hidden && !mixer_) stale_ = true;
}

void Sounds::reopen() {
    stale_ = true;
    if (!loading_) return mixer_.reset();
    // The task decodes with the mixer, or has just opened it, so update() closes it once the task has ended.
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
