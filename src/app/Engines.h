#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "app/BackgroundTask.h"
#include "app/Changes.h"
#include "app/EngineLog.h"
#include "app/Games.h"
#include "app/Preferences.h"

namespace app {

/// The engines that the player has added: programs of others, kept in the settings, that tell who they are in
/// the background and take seats as bots do. An engine is named by the id of its settings, at a seat by
/// seatIdOf(). Main thread only.
class Engines {
  public:
    /// What it works with; all of it must outlive it.
    struct Surroundings {
        const Games& games;
        Preferences& preferences;
        Changes& changes;
    };
    explicit Engines(const Surroundings& surroundings) : with_(surroundings) {}
    Engines(const Engines&) = delete;
    Engines& operator=(const Engines&) = delete;

    [[nodiscard]] const std::vector<EngineSettings>& all() const {
        return with_.preferences.settings().engines;
    }
    /// Null if there is none.
    [[nodiscard]] const EngineSettings* find(std::string_view id) const;
    /// Whether any game takes engines.
    [[nodiscard]] bool possible() const { return firstGame() != nullptr; }
    /// Msgid of what engines are, for the game that was begun last; empty where they are not possible.
    [[nodiscard]] std::string explanation() const;

    // ---- who they are
    enum class Known { Unknown, Starting, Introduced, Failed };
    struct Acquaintance {
        Known known = Known::Unknown;
        std::unique_ptr<const game::Introduction> introduction = {};  ///< the last good one; may be null
        std::optional<base::Message> why = {};                        ///< Failed
        std::uint64_t logBegin = 0;  ///< lines of the log before it was asked last
    };
    [[nodiscard]] const Acquaintance& acquaintance(std::string_view id) const;
    /// Starts the program in the background to have it tell who it is, unless that is under way; `press`: an
    /// option of it that is to be pressed.
    void introduce(const std::string& id, const std::string& press = {});
    /// The same where it was not asked yet.
    void meet(const std::string& id);
    [[nodiscard]] const EngineLog& log(const std::string& id) { return logs_[id]; }

    // ---- what the player changes
    /// Adds a program for the game that was begun last, and asks who it is; its name is then what it says.
    /// Answers its id; empty: there are too many.
    std::string add(const std::filesystem::path& program);
    void rename(const std::string& id, std::string name);
    /// Other arguments: it tells anew who it is.
    void setArguments(const std::string& id, std::vector<std::string> arguments);
    /// The error says why the option cannot have this value.
    base::Result<void> setOption(const std::string& id, const game::ProgramOption& option,
                                 const std::string& value);
    /// A new game has a person in its place; the game under way goes on with it.
    void remove(const std::string& id);

    // ---- at seats
    /// The bots of a game, then the engines that play it.
    [[nodiscard]] std::vector<game::Opponent> opponents(const game::Kind& kind) const;
    /// A bot or an engine by its seat's id; null if there is none.
    [[nodiscard]] std::unique_ptr<game::Bot> createBot(const game::Kind& kind, std::string_view seatId);
    /// What makes any number of them, in any thread, as the engine is set up now.
    using BotMaker = std::function<std::unique_ptr<game::Bot>()>;
    [[nodiscard]] BotMaker botMaker(const game::Kind& kind, std::string_view seatId);
    /// Why a game that begins so cannot be played with these at its seats, as far as is known; asks those
    /// that have not told yet.
    [[nodiscard]] std::optional<base::Message> problemOf(const std::vector<std::string>& seatIds,
                                                         const game::State& start);

    /// Looks after programs that tell who they are; once a frame.
    void update();
    [[nodiscard]] bool busy() const { return !tasks_.empty(); }

  private:
    using Asked = BackgroundTask<std::unique_ptr<const game::Introduction>>;

    [[nodiscard]] const CatalogEntry* firstGame() const;
    [[nodiscard]] const game::Programs* programsOf(const EngineSettings& engine) const;
    [[nodiscard]] game::ProgramLog logger(const std::string& id);
    /// Another engine's name gets a number.
    [[nodiscard]] std::string freeName(const std::string& id, const std::string& name) const;
    void forgetTask(const std::string& id);
    void take(const std::string& id, base::Result<std::unique_ptr<const game::Introduction>> told);
    /// Changes an engine's settings.
    template <class Change>
    void change(const std::string& id, Change change);

    Surroundings with_;
    std::map<std::string, Acquaintance, std::less<>> acquaintances_;
    std::map<std::string, EngineLog> logs_;  ///< they stay: a program may end after its engine was removed
    std::set<std::string> unnamed_;          ///< take the names that they tell
    std::map<std::string, std::unique_ptr<Asked>> tasks_;
    std::vector<std::unique_ptr<Asked>> unwanted_;  ///< told to stop
};

}  // namespace app
