#pragma once

#include <chrono>
#include <filesystem>
#include <thread>

#include "app/common/Paths.h"
#include "app/library/Library.h"
#include "app/settings/Basics.h"
#include "app/settings/Preferences.h"
#include "base/Log.h"

namespace test {

/// What one run of the program has around its lessons and its practice.
struct LearningProgram {
    /// `file`: the library's.
    explicit LearningProgram(const std::filesystem::path& file) : library(file, games) {}

    /// Waits for the library's answers.
    void settle() {
        (void)library.flush();
        (void)library.update();
    }
    /// Until lessons, or practice, have read everything.
    template <class Part>
    void readAll(Part& part) {
        while (part.busy()) {
            settle();
            part.update();
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
    }

    app::Paths paths = app::Paths::find();
    app::Games games{app::gameCatalog()};
    i18n::Catalogue texts;
    base::Log log{base::Log::Sink()};
    app::Messages messages{texts, log};
    app::Changes changes;
    app::Preferences preferences{{paths, games, texts, messages, changes, log}, app::Settings{}};
    app::Basics basics{paths, games, texts, preferences, messages, changes};
    app::Library library;
};

}  // namespace test
