#pragma once

#include <string_view>

#include "app/input/Actions.h"

namespace app {

class GameOpener;
class ScreenStack;
class Tables;
struct Basics;

/// The actions that do the same on several screens, such as opening the library.
class ProgramActions {
  public:
    /// The objects that it uses; all of them must outlive it.
    struct Surroundings {
        ScreenStack& screens;
        Tables& tables;
        GameOpener& opener;
        const Basics& basics;
    };
    explicit ProgramActions(const Surroundings& surroundings) : surroundings_(surroundings) {}

    /// Whether it is one of these actions.
    [[nodiscard]] static bool knows(Action action);
    /// False if it is none of these actions.
    bool carryOut(Action action) const;
    bool carryOut(std::string_view id) const;
    /// The same for the actions whose keys have their meaning in menus, too.
    bool carryOutInMenu(Action action) const;

  private:
    Surroundings surroundings_;
};

}  // namespace app
