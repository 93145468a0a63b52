#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "games/tak/engine/Engine.h"
#include "games/tak/engine/TeiResult.h"

namespace tak::engine {

/// Everything that `setoption` can set.
struct TeiOptions {
    Options engine;
    int halfKomi = 0;  ///< where a new game does not state its own
    bool ponder = false;
    rules::DrawRules draws = rules::DrawRules::book();
};

/// Half komi that is declared to a client. More is accepted: what rules::Setup allows.
inline constexpr int kDeclaredHalfKomi = 20;

/// What the machine can bear.
struct TeiCapacity {
    int hashMiB = kMaxHashMiB;
    int threads = kMaxThreads;
};

/// The options as a client sees them: their names, types and ranges.
class TeiOptionTable {
  public:
    explicit TeiOptionTable(const TeiCapacity& capacity);

    /// What holds before anything is set.
    [[nodiscard]] const TeiOptions& defaults() const { return defaults_; }
    /// A line `option name … type … default …` for each.
    [[nodiscard]] std::vector<std::string> declarations() const;
    /// Sets the option of this name (of any case). Refuses unknown names, and values of the wrong type or out
    /// of range; then nothing is changed.
    [[nodiscard]] TeiResult<void> set(TeiOptions& options, std::string_view name,
                                      std::string_view value) const;

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
    struct Combo {
        struct Choice {
            std::string_view name;
            rules::DrawRules value;
        };
        rules::DrawRules& (*of)(TeiOptions&);
        std::vector<Choice> choices;
    };
    struct Option {
        std::string_view name;
        std::variant<Spin, Check, Combo> kind;
    };

    static std::string typeOf(const Spin& spin, TeiOptions defaults);
    static std::string typeOf(const Check& check, TeiOptions defaults);
    static std::string typeOf(const Combo& combo, TeiOptions defaults);
    static TeiResult<void> setTo(const Spin& spin, TeiOptions& options, std::string_view value);
    static TeiResult<void> setTo(const Check& check, TeiOptions& options, std::string_view value);
    static TeiResult<void> setTo(const Combo& combo, TeiOptions& options, std::string_view value);

    std::vector<Option> options_;
    TeiOptions defaults_;
};

}  // namespace tak::engine
