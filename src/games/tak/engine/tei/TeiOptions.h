#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "games/tak/engine/Engine.h"
#include "games/tak/engine/tei/TeiResult.h"

namespace tak::engine {

/// The number of stones or capstones that the board's size calls for.
inline constexpr int kUsualSupply = -1;

/// The values of all options.
struct TeiOptions {
    Options engine;
    int halfKomi = 0;  ///< of games whose `teinewgame` states none
    bool ponder = false;
    rules::DrawRules draws = rules::DrawRules::book();
    rules::Opening opening = rules::Opening::Swap;
    int stones = kUsualSupply;     ///< of each player
    int capstones = kUsualSupply;  ///< of each player
};

/// The bound on half komi that is declared to clients. Everything that rules::Setup allows is accepted.
inline constexpr int kDeclaredHalfKomi = 20;

/// The limits of the machine.
struct TeiCapacity {
    int hashMiB = kMaxHashMiB;
    int threads = kMaxThreads;
};

/// The options as declared to a client: their names, types and ranges.
class TeiOptionTable {
  public:
    explicit TeiOptionTable(const TeiCapacity& capacity);

    /// The initial values.
    [[nodiscard]] const TeiOptions& defaults() const { return defaults_; }
    /// One line `option name … type … default …` for each option.
    [[nodiscard]] std::vector<std::string> declarations() const;
    /// Sets the option with this name (case does not matter). Fails for unknown names and for values of the
    /// wrong type or out of range, and then changes nothing.
    [[nodiscard]] TeiResult<void> set(TeiOptions& options, std::string_view name,
                                      std::string_view value) const;
    /// The option that decides what a client means to decide about the game with this name, which may be one
    /// that does not exist, such as Komi; empty: the game is the same with any value.
    [[nodiscard]] std::string_view conditionOf(std::string_view name) const;

  private:
    struct Range {
        int least;
        int most;
    };
    struct Spin {
        int& (*of)(TeiOptions&);
        Range declared;
        Range accepted;
    };
    struct Check {
        bool& (*of)(TeiOptions&);
    };
    template <class Value>
    struct Combo {
        struct Choice {
            std::string_view name;
            Value value;
        };
        Value& (*of)(TeiOptions&);
        std::vector<Choice> choices;
    };
    struct Option {
        std::string_view name;
        std::variant<Spin, Check, Combo<rules::DrawRules>, Combo<rules::Opening>> kind;
        bool ofTheGame = false;  ///< it decides which game is played
    };

    static std::string typeOf(const Spin& spin, TeiOptions defaults);
    static std::string typeOf(const Check& check, TeiOptions defaults);
    template <class Value>
    static std::string typeOf(const Combo<Value>& combo, TeiOptions defaults);
    static TeiResult<void> setTo(const Spin& spin, TeiOptions& options, std::string_view value);
    static TeiResult<void> setTo(const Check& check, TeiOptions& options, std::string_view value);
    template <class Value>
    static TeiResult<void> setTo(const Combo<Value>& combo, TeiOptions& options, std::string_view value);

    std::vector<Option> options_;
    TeiOptions defaults_;
};

}  // namespace tak::engine
