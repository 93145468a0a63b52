#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "app/Changes.h"
#include "app/Evening.h"
#include "app/FilmInWork.h"
#include "app/GameAnalysis.h"
#include "app/Leavers.h"
#include "app/Messages.h"
#include "app/Paths.h"
#include "app/Preferences.h"
#include "i18n/Catalogue.h"
#include "ui/kit/Toast.h"

namespace app {

/// Films of games, made in the background one at a time while the player goes on; tells what became of each.
/// A game that is to be shown with thoughts and was not analysed yet is, before its film begins.
/// FilmStudio draws their pictures. Main thread.
class Films {
  public:
    /// What it works with; all of it must outlive it.
    struct Surroundings {
        const Paths& paths;
        const i18n::Catalogue& texts;
        const Preferences& preferences;
        Messages& messages;
        Evening& evening;
        Changes& changes;
    };
    explicit Films(const Surroundings& surroundings) : with_(surroundings) {}

    /// Whether a film of what is on the table can be made: not while it would show what is to be kept secret.
    [[nodiscard]] bool possible() const;
    /// Begins a film of the line that the table shows. Nothing happens while another one is being made.
    void start(const FilmOrder& order);
    void cancel();
    /// What was wished last, for the next one.
    [[nodiscard]] const FilmOrder& wishes() const { return wishes_; }
    void remember(const FilmOrder& order) { wishes_ = order; }

    /// The film that is being made; null: none.
    [[nodiscard]] FilmInWork* current() { return film_.get(); }
    [[nodiscard]] const FilmInWork* current() const { return film_.get(); }
    /// Of that film, counted from the start of the program.
    [[nodiscard]] int number() const { return number_; }
    /// What its thoughts are written with.
    [[nodiscard]] const i18n::Catalogue& texts() const { return with_.texts; }
    [[nodiscard]] ui::kit::Palette palette() const;
    /// How much of it is done, or of the analysis before it, 0 to 1; there must be one.
    [[nodiscard]] double share() const;
    /// How far it is, to be seen on every screen.
    [[nodiscard]] std::optional<ui::kit::Toast> toast() const;
    /// Why the film that was begun last was not made.
    [[nodiscard]] const std::optional<base::Error>& problem() const { return problem_; }

    /// Where the film is that was begun last, once it is made.
    [[nodiscard]] const std::optional<std::filesystem::path>& saved() const { return saved_; }

    /// Takes over that there is another theme.
    void followTheme();
    /// Looks after the film; once a frame.
    void update();
    [[nodiscard]] bool busy() const { return film_ != nullptr || !leavers_.empty(); }

  private:
    [[nodiscard]] FilmTable::Signs signs(const CatalogEntry& entry) const;
    void beginAnalysis();
    /// Goes on with the analysis; the film begins once that is done.
    void analyse();
    void endAnalysis();
    void tell();

    Surroundings with_;
    std::unique_ptr<FilmInWork> film_;
    std::unique_ptr<GameAnalysis> analysis_;  ///< of the film's game, while the film waits for it
    Leavers leavers_;
    FilmOrder wishes_;
    std::optional<base::Error> problem_;
    std::optional<std::filesystem::path> saved_;
    int number_ = 0;
    int shown_ = -1;  ///< per cent, when the interface was drawn last
};

}  // namespace app
