#pragma once

namespace i18n {
class Catalogue;
}

namespace app {

class Games;
class Messages;
class Preferences;
struct Changes;
struct Paths;

/// What nearly every part of the program uses, and who is given it keeps a reference. The shell has the
/// objects and the group.
struct Basics {
    const Paths& paths;
    const Games& games;  ///< the catalogue
    const i18n::Catalogue& texts;
    Preferences& preferences;
    Messages& messages;
    Changes& changes;  ///< what the window and the renderer must adopt
};

}  // namespace app
