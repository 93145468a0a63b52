#pragma once

#include <string>
#include <vector>

#include "audio/Cue.h"
#include "base/Message.h"
#include "ui/screens/Captions.h"

namespace app {

/// Words for sounds, for who does not hear them: each is shown for kSeconds, kMost at once. Main thread only.
class Captions {
  public:
    static constexpr float kSeconds = 2;
    static constexpr std::size_t kMost = 3;

    void setOn(bool on);
    [[nodiscard]] bool on() const { return on_; }
    /// A sound is heard in `delay` seconds. A caption that is there already stays longer; the oldest one
    /// makes room. Nothing while off, and for an empty text.
    void add(std::string text, float delay = 0);
    /// The captions grow older by so many seconds; once a frame.
    void update(float seconds);
    /// The newest is last. Those of sounds that are yet to come have an age below 0.
    [[nodiscard]] const std::vector<ui::screens::Caption>& all() const { return captions_; }

  private:
    bool on_ = false;
    std::vector<ui::screens::Caption> captions_;
};

/// What a sound means: msgid. Null for one that says nothing by itself, or that a game has its own word for.
[[nodiscard]] const char* captionOf(audio::Cue cue);

}  // namespace app
