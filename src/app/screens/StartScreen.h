#pragma once

#include "app/window/Screen.h"
#include "ui/screens/Start.h"

namespace app {

class Contests;
class CurrentGame;
class Files;
class GameToLearn;
class Games;
class Narrator;
class Preferences;
class ProgramActions;
class QuickGame;
class ScreenStack;
class Tables;

/// The first screen: the main menu beside the showcase table.
class StartScreen final : public Screen {
  public:
    StartScreen(const Games& games, ScreenStack& screens, CurrentGame& currentGame, Tables& tables,
                QuickGame& quickGame, Files& files, const Contests& contests, const GameToLearn& gameToLearn,
                Preferences& preferences, const Narrator& narrator, const ProgramActions& actions)
        : games_(games),
          screens_(screens),
          currentGame_(currentGame),
          tables_(tables),
          quickGame_(quickGame),
          files_(files),
          contests_(contests),
          gameToLearn_(gameToLearn),
          preferences_(preferences),
          narrator_(narrator),
          actions_(actions) {}
    [[nodiscard]] const char* name() const override { return "start"; }
    void draw(ui::kit::Context& ui, float seconds) override;
    void handle(const SDL_Event& event) override;
    [[nodiscard]] ui::kit::Rect tableArea(ui::kit::Rect display) const override;
    [[nodiscard]] std::optional<scene::OrbitCamera::Viewpoint> viewpoint() const override {
        return scene::OrbitCamera::Viewpoint::Show;
    }

  private:
    [[nodiscard]] std::optional<ui::screens::SensesQuestion> senses(const ui::kit::Context& ui) const;
    /// The question has been seen: it is not asked again.
    void stopAsking();
    void turn(ui::screens::Sense sense);
    void act(ui::screens::StartAction action);

    const Games& games_;
    ScreenStack& screens_;
    CurrentGame& currentGame_;
    Tables& tables_;
    QuickGame& quickGame_;
    Files& files_;
    const Contests& contests_;
    const GameToLearn& gameToLearn_;
    Preferences& preferences_;
    const Narrator& narrator_;
    const ProgramActions& actions_;
};

}  // namespace app
