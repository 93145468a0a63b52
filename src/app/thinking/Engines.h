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

#include "app/catalog/Games.h"
#include "app/common/Changes.h"
#include "app/settings/Basics.h"
#include "app/settings/Preferences.h"
#include "app/thinking/EngineLog.h"
#include "app/thinking/ThinkingService.h"
#include "base/Platform.h"

namespace app {

/// The engines that the player has added: external programs, kept in the settings. They are started in the
/// background to learn their name and options, and take seats as bots do. An engine is named by its id in the
/// settings, and at a seat by seatIdOf(). Main thread only.
class Engines {
  public:
    Engines(const Basics& basics, ThinkingService& thinking) : basics_(basics), thinking_(thinking) {}
    /// Waits for the end of everything that ThinkingService::flush() waits for: engines write into the logs.
    ~Engines();
    Engines(const Engines&) = delete;
    Engines& operator=(const Engines&) = delete;

    [[nodiscard]] const std::vector<EngineSettings>& all() const {
        return basics_.preferences.settings().engines;
    }
    /// Null if there is none.
    [[nodiscard]] const EngineSettings* find(std::string_view id) const;
    /// Whether any game can be played by engines.
    [[nodiscard]] bool possible() const { return base::startsPrograms() && firstGame() != nullptr; }
    /// Msgid of an explanation of engines, for the last game that was begun; empty if no game supports them.
    [[nodiscard]] std::string explanation() const;

    // ---- introductions
    enum class Known { Unknown, Starting, Introduced, Failed };
    struct Acquaintance {
        Known known = Known::Unknown;
        std::unique_ptr<const game::Introduction> introduction = {};  ///< the last good one; may be null
        std::optional<base::Message> why = {};                        ///< if Failed
        std::uint64_t logBegin = 0;  ///< number of log lines before the last introduction
        /// Of games that were tried, by Kind::variantOf(): why it cannot play them; nothing: it can.
        std::map<std::string, std::optional<base::Message>> tried = {};
    };
    [[nodiscard]] const Acquaintance& acquaintance(std::string_view id) const;
    /// Starts the program in the background and reads its introduction, unless that is already running.
    /// `press`: an option of type button to press.
    void introduce(const std::string& id, const std::string& press = {});
    /// Calls introduce() if the engine was not introduced yet.
    void meet(const std::string& id);
    [[nodiscard]] const EngineLog& log(const std::string& id) { return logs_[id]; }

    // ---- changes by the player
    /// Adds a program for the last game that was begun, and introduces it; it gets the name that it reports.
    /// Returns its id, or an empty text if there are too many engines.
    std::string add(const std::filesystem::path& program);
    void rename(const std::string& id, std::string name);
    /// Sets other arguments and introduces the engine again.
    void setArguments(const std::string& id, std::vector<std::string> arguments);
    /// The error says why the option cannot have this value.
    base::Result<void> setOption(const std::string& id, const game::ProgramOption& option,
                                 const std::string& value);
    /// Removes an engine. New games get a person in its place; the game under way continues with it.
    void remove(const std::string& id);

    // ---- at seats
    /// The bots of a game, followed by the engines that play it.
    [[nodiscard]] std::vector<game::Opponent> opponents(const game::Kind& kind) const;
    /// Whether one of them has this seat id.
    [[nodiscard]] bool isSeat(const game::Kind& kind, std::string_view seatId) const;
    /// Creates the bot or engine with this seat id; null if there is none.
    [[nodiscard]] std::unique_ptr<game::Bot> createBot(const game::Kind& kind, std::string_view seatId);
    /// A function that creates any number of bots with the engine's present settings, on any thread.
    using BotMaker = std::function<std::unique_ptr<game::Bot>()>;
    [[nodiscard]] BotMaker botMaker(const game::Kind& kind, std::string_view seatId);
    /// Why a game with these seats and options cannot be played, as far as that is known; introduces engines
    /// that were not introduced yet, and lets those try the game that have not told whether they play it.
    [[nodiscard]] std::optional<base::Message> problemOf(const std::vector<std::string>& seatIds,
                                                         const game::State& start);

    /// Takes finished introductions and trials; call once a frame.
    void update();
    [[nodiscard]] bool busy() const { return !asked_.empty() || !trials_.empty(); }

  private:
    using Introduced = std::unique_ptr<const game::Introduction>;

    [[nodiscard]] const CatalogEntry* firstGame() const;
    [[nodiscard]] const game::Programs* programsOf(const EngineSettings& engine) const;
    [[nodiscard]] game::ProgramLog logger(const std::string& id);
    /// Adds a number if another engine already has the name.
    [[nodiscard]] std::string freeName(const std::string& id, const std::string& name) const;
    void take(const std::string& id, base::Result<Introduced> told);
    void takeTrials();
    /// Why the engine could not begin this game when it tried; starts a trial if there was none.
    [[nodiscard]] std::optional<base::Message> problemInTrial(const EngineSettings& engine,
                                                              const game::State& start);
    void forgetTrials(const std::string& id);
    /// Changes an engine's settings.
    template <class Change>
    void change(const std::string& id, Change change);

    const Basics& basics_;
    ThinkingService& thinking_;
    std::map<std::string, Acquaintance, std::less<>> acquaintances_;
    std::map<std::string, EngineLog> logs_;  ///< kept when an engine is removed: its program may still run
    std::set<std::string> unnamed_;          ///< ids of engines that take their reported names
    std::map<std::string, Question<Introduced>> asked_;  ///< by id
    /// By id and variant: the answer is the problem.
    std::map<std::pair<std::string, std::string>, Question<std::optional<base::Message>>> trials_;
};

}  // namespace app
