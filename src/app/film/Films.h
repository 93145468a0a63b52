#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "app/common/Changes.h"
#include "app/common/Messages.h"
#include "app/common/Paths.h"
#include "app/film/FilmJob.h"
#include "app/play/Tables.h"
#include "app/settings/Basics.h"
#include "app/settings/Preferences.h"
#include "app/thinking/GameAnalysis.h"
#include "i18n/Catalogue.h"
#include "ui/kit/Toast.h"

namespace app {

/// Makes films of games in the background, one at a time, and tells the player about the result. If a film
/// shows thoughts and the game was not analysed yet, the game is analysed first. FilmStudio draws the
/// pictures. A film looks from beginning to end as the table did when it was started; the place must stay,
/// since its textures are shared with the window. Main thread only.
class Films {
  public:
    Films(const Basics& basics, Tables& tables, ThinkingService& thinking)
        : basics_(basics), tables_(tables), thinking_(thinking) {}

    /// Why no film of the game on the table can be made, such as while it would show secrets; nullopt: one
    /// can.
    [[nodiscard]] std::optional<base::Message> refusal() const;
    /// Starts a film of the shown line. Does nothing if another film is being made.
    void start(const FilmOrder& order);
    void cancel();
    /// The last order, as the starting point for the next one.
    [[nodiscard]] const FilmOrder& wishes() const { return wishes_; }
    void remember(const FilmOrder& order) { wishes_ = order; }

    /// The film that is being made; null if none.
    [[nodiscard]] FilmJob* current() { return film_.get(); }
    [[nodiscard]] const FilmJob* current() const { return film_.get(); }
    /// The number of that film, counted from the start of the program.
    [[nodiscard]] int number() const { return number_; }
    /// The translations for the text in the film, which keeps its language.
    [[nodiscard]] const i18n::Catalogue& texts() const { return filmTexts_; }
    [[nodiscard]] ui::kit::Palette palette() const;
    /// The finished part of the film, or of the analysis before it, from 0 to 1. There must be a film.
    [[nodiscard]] double share() const;
    /// The progress, shown on every screen; nullopt if no film is being made.
    [[nodiscard]] std::optional<ui::kit::Toast> toast() const;
    /// The error of the last film; nullopt if there was none.
    [[nodiscard]] const std::optional<base::Error>& problem() const { return problem_; }

    /// The file of the last film; nullopt until it is written.
    [[nodiscard]] const std::optional<std::filesystem::path>& saved() const { return saved_; }

    /// Advances the analysis and the film; call once a frame.
    void update();
    [[nodiscard]] bool busy() const { return film_ != nullptr; }

  private:
    [[nodiscard]] FilmTable::Signs signs(const CatalogEntry& entry) const;
    void beginAnalysis();
    /// Continues the analysis; when it is done, the film begins.
    void analyse();
    void tell();

    const Basics& basics_;
    Tables& tables_;
    ThinkingService& thinking_;
    std::unique_ptr<FilmJob> film_;
    std::unique_ptr<GameAnalysis> analysis_;  ///< analysis of the film's game; null once the film has begun
    i18n::Catalogue filmTexts_;               ///< a copy from the film's start
    FilmOrder wishes_;
    std::optional<base::Error> problem_;
    std::optional<std::filesystem::path> saved_;
    int number_ = 0;
    int shown_ = -1;  ///< per cent when the interface was last drawn
};

}  // namespace app
